import FuzzTargets

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The target that the environment names; libFuzzer owns the command line.
private let target: FuzzTarget = {
  let name = getenv("EASEL_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    print("EASEL_FUZZ_TARGET is one of: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
    exit(2)
  }
  return target
}()

/// Called by libFuzzer for every input; whatever ends the process here is kept as a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count).prefix(target.longest))
  if let sentence = target.check(bytes) {
    print("\(target.name): \(sentence)")
    fflush(nil)
    abort()
  }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

@main
enum Driver {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }
}
