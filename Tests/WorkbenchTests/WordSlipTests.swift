import Testing

@testable import Workbench

/// What is nearly right is told once, at its place, and what is told to be typed puts it right.
struct WordSlipTests {
  @Test(arguments: WordSlips.all)
  func `a slip is one fault, with what to type`(line: String, message: String, instead: String?) {
    var world = World { $0.keepsGoing = true }
    world.type(WordSlips.definitions)
    #expect(world.complaints.isEmpty)
    world.type(line)
    let heads = world.complaints.filter { $0.hasPrefix("error: ") }
    #expect(heads == ["error: " + message], "\(world.complaints)")
    #expect(ToldFault(world.complaints)?.instead == instead)
  }

  /// Lines with several faults, each of which is told.
  @Test(arguments: [
    (
      "view B { scale = isOm ? 1 : 0 }.animaton(.bouncey, value: isOff)",
      [
        "no state or let named 'isOm'", "a view has no modifier 'animaton'; expected animation or transition",
        "no animation is called '.bouncey'", "no state or let named 'isOff'",
      ]
    ),
    (
      "scene s { at 0 drag ofset by (140, 0) over -1 curve .easeot release to (0, 0, 0) with .sprig }",
      [
        "no state named 'ofset'", "'over' is -1, and must be above 0", "no unit curve is called '.easeot'",
        "a point has two numbers, a size is .size(w, h), a rect .rect(x:y:width:height:)",
        "no animation is called '.sprig'",
      ]
    ),
    (
      "plot .bouncey.dealy(0.2).sped(2)",
      ["nothing is called '.bouncey'", "nothing has '.dealy'", "an animation has no '.sped'"]
    ),
    (
      "expect overshot(.bouncey) < 5%", ["no measure is called 'overshot'", "nothing is called '.bouncey'"]
    ),
    ("view W { color = isOn ? .ret : .bleu }", ["no colour is called '.ret'", "nothing is called '.bleu'"]),
    (
      "view W { f = .rect(x: 0, y: 0, w: 10, h: 10) }",
      ["'.rect' has no arguments 'w:', 'h:'; it takes x:, y:, width:, height:"]
    ),
    (
      "View W { scale = isOm ? 1 : 2; x = nobody }.animation(.bouncey, value: isOn)",
      [
        "no command named 'View'", "no state or let named 'isOm'", "no state or let named 'nobody'",
        "no animation is called '.bouncey'",
      ]
    ),
    (
      "withAnimaton(.snapy) { isOnn.toggle() }",
      [
        "nothing with a block is called 'withAnimaton' here", "no animation is called '.snapy'",
        "no state named 'isOnn'",
      ]
    ),
    (
      "view W { scale = isOnn ? 1 : 2 }.animation(.bouncey, value: isOn))",
      [
        "no state or let named 'isOnn'", "no animation is called '.bouncey'",
        "no bracket is open that ')' could close",
      ]
    ),
    ("plot bouncey 300ms", ["nothing is called 'bouncey'", "expected 'for' before '300ms'"]),
    (
      "expect isOn ? (2 at 0.1) == 2 : 3",
      [
        "both branches of '?:' must be of one type: one is true or false (2 at 0.1 == 2), the other a number (3)",
        "this is a number, which does not move",
      ]
    ),
    (
      "let x = sin-cos",
      [
        "'sin' is a function, and has brackets, as in sin(30deg)",
        "'cos' is a function, and has brackets, as in cos(60deg)",
      ]
    ),
    (
      "let x = (oops-max + 1, oh-no)",
      [
        "no state or let named 'oops'", "'max' is a function, and has brackets, as in max(1, 2)",
        "nothing is called 'oh-no'",
      ]
    ),
    (
      """
      scene s {
        at 0 withAnimation(.smooth) isOn.toggle()
        at 1 withAnimation(.smooth) {
          isOn.toggle()
          at 2 isOn.toggle()
        }
      }
      """,
      ["expected '{' and actions", "'at' begins an entry of the scene, and stands in no other block"]
    ),
    (
      "view W {{ scale = isOn ? 1 : 2\n  .animation(.bouncy, value: isOn)\n}",
      ["'{' stands here twice", "'.animation' stands behind the '}' of its view"]
    ),
  ])
  func `no fault hides another`(line: String, messages: [String]) {
    var world = World { $0.checksOnly = true }
    world.type(WordSlips.definitions)
    world.type(line)
    let heads = world.complaints.filter { $0.hasPrefix("error: ") }
    #expect(heads.map { String($0.dropFirst(7)) } == messages, "\(world.complaints)")
  }

  @Test func `tune is told which phase was meant`() {
    var world = World { $0.keepsGoing = true }
    world.type(WordSlips.definitions)
    world.type("tune Save.idel")
    #expect(world.complaints.first == "error: 'Save' has no phase 'idel'")
    #expect(ToldFault(world.complaints)?.mending("tune Save.idel") == "tune Save.idle")
  }

  @Test func `of arguments that fit no form each is told with all that its place takes`() {
    var world = World { $0.keepsGoing = true }
    world.type("let a = lerp(true, false, 0.5)")
    let heads = world.complaints.filter { $0.hasPrefix("error: ") }
    let takes = "takes a number or an angle or a point or a size or a rect or a colour, not true or false"
    #expect(heads == ["a", "b"].map { "error: '\($0)' of 'lerp' \(takes)" })
  }

  /// Lines with a fault of another kind, which shows when the slip is mended.
  private static let furtherFaults: Set = [
    "compare .smooth, Cardd", "tune Cardd", "expect Cardd at 0.1 < 1",
  ]

  /// What is told to be typed takes the place of what the carets underline.
  @Test(arguments: (WordSlips.all + StrangerTests.answers + StrangerTests.slips).filter { $0.instead != nil })
  func `what is told to be typed mends the line`(line: String, message: String, instead: String?) throws {
    let instead = try #require(instead)
    var world = World { $0.keepsGoing = true }
    world.type(WordSlips.definitions)
    world.type(line)
    let mended = try #require(ToldFault(world.complaints)?.mending(line))
    // Where a definition is missing, its line comes first.
    let typed = message.hasPrefix("no state") && instead.hasPrefix("state ") ? "\(instead)\n\(line)" : mended
    world = World { $0.checksOnly = true }
    world.type(WordSlips.definitions)
    world.type(typed)
    let isMended = world.complaints.isEmpty || Self.furtherFaults.contains(line)
    #expect(isMended && !world.complaints.contains("error: " + message), "\(typed)")
  }
}
