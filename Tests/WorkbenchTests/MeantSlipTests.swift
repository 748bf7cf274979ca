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
    guard world.complaints.count > 2 else { return }
    let place = world.complaints[2].prefix { $0 == " " || $0 == "^" }
    let told = world.complaints[2].dropFirst(place.count)
    #expect(String(told) == (instead.map { "type: " + $0 } ?? ""))
    guard let instead, let first = place.firstIndex(of: "^") else { return }
    let start = place.distance(from: place.startIndex, to: first)
    let typed = Array(world.complaints[1])
    let behind = typed.dropFirst(start + place.count { $0 == "^" })
    let mended = String(typed.prefix(start)) + instead + String(behind)
    var other = Self.start
    other.type(mended)
    #expect(other.complaints.isEmpty, "\(mended): \(other.complaints)")
  }
}
