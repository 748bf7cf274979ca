import Testing

@testable import Workbench

/// What a slip means is told once, and what is told to be typed puts the line right.
struct MeantSlipTests {
  /// Where everything is defined; each line is typed into one of its own.
  private static let start: World = {
    var world = World { $0.keepsGoing = true }
    world.type(MeantSlips.definitions)
    return world
  }()

  @Test(arguments: MeantSlips.all)
  func `a slip is one fault, and what is told to be typed in its place works`(
    line: String,
    message: String,
    instead: String?
  ) throws {
    var world = Self.start
    #expect(world.complaints.isEmpty)
    world.type(line)
    let heads = world.complaints.filter { $0.hasPrefix("error: ") }
    #expect(heads == ["error: " + message], "\(world.complaints)")
    let fault = try #require(ToldFault(world.complaints))
    #expect(fault.instead == instead)
    guard instead != nil else { return }
    // What is missing is typed before the line.
    let isFirst =
      message.hasPrefix("no state") && instead?.hasPrefix("state ") == true && !line.hasPrefix("state")
    let mended = isFirst ? "\(instead ?? "")\n\(line)" : try #require(fault.mending(line))
    var other = Self.start
    other.type(mended)
    #expect(other.complaints.isEmpty, "\(mended): \(other.complaints)")
  }
}
