// swift-tools-version: 6.2

import PackageDescription

/// Settings every Swift target shares.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

/// Pure targets: no Foundation, no clock, no file, no C beyond libm.
let pure: [SwiftSetting] = strict + [.strictMemorySafety()]

// Debian's readline.pc carries -D flags that SwiftPM refuses with a warning on
// every build; on Linux the module map's `link` line is enough.
#if os(macOS)
  let readlinePackage: String? = "readline"
#else
  let readlinePackage: String? = nil
#endif

// A fully static binary starts in a third of the time of a dynamic one. Only
// Linux links that way, and only for release: tests need the dynamic runtime.
let executableLinking: [LinkerSetting] = [
  .linkedLibrary("tinfo", .when(platforms: [.linux])),
  .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release)),
]

let package = Package(
  name: "easel",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Motion", swiftSettings: pure),
    .target(name: "Language", swiftSettings: pure),
    .target(name: "Model", dependencies: ["Motion", "Language"], swiftSettings: pure),
    .target(name: "Rendering", dependencies: ["Motion"], swiftSettings: pure),
    .target(name: "Exchange", dependencies: ["Motion", "Language", "Model"], swiftSettings: pure),
    .target(
      name: "Workbench",
      dependencies: ["Motion", "Language", "Model", "Rendering", "Exchange"],
      swiftSettings: pure
    ),
    .systemLibrary(
      name: "CReadline",
      pkgConfig: readlinePackage,
      providers: [.brew(["readline"]), .apt(["libreadline-dev"])]
    ),
    .target(name: "CTerminal"),
    .target(
      name: "Terminal",
      dependencies: ["Workbench", "Language", "Rendering", "CReadline", "CTerminal"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "easel",
      dependencies: ["Terminal", "Workbench"],
      swiftSettings: strict,
      linkerSettings: executableLinking
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Motion", "Language", "Model", "Rendering", "Workbench"],
      swiftSettings: strict
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "LanguageTests", dependencies: ["Language", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ModelTests",
      dependencies: ["Model", "Motion", "Language", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Motion", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ExchangeTests",
      dependencies: ["Exchange", "Model", "Motion", "Language", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: ["Workbench", "Exchange", "Model", "Rendering", "Motion", "Language", "TestSupport"],
      swiftSettings: strict
    ),
    .target(
      name: "FuzzTargets",
      dependencies: ["Workbench", "Terminal", "Rendering", "Model", "Motion", "Language", "TestSupport"],
      path: "Tests/Fuzz/Targets",
      swiftSettings: strict
    ),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "Workbench", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HouseTests",
      dependencies: ["Workbench", "Exchange", "Model", "Rendering", "Motion", "Language"],
      swiftSettings: strict
    ),
  ]
)

// Links libFuzzer, so it exists only for `make fuzz`, which sets this.
if Context.environment["EASEL_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer",
      dependencies: ["FuzzTargets"],
      path: "Tests/Fuzz/Driver",
      swiftSettings: strict
    )
  )
}
