import Language
import Model
import Motion
import Rendering
import Testing

@testable import Workbench

/// `live`: states under keys, told without a terminal or a clock.
struct LiveTests {
  private static let dot = """
    state isOn = false; state mode: idle | busy | done = .idle; state count = 0; state place = (0, 0)
    view Dot { scale = isOn ? 2 : 1; angle = mode == .busy ? 90deg : 0deg; x = 10 * count; offset = place }
    """

  /// A workbench that shows `live`, with the screen it asked for.
  private func live(_ setup: String = dot, _ command: String = "live") -> (World, LiveScreen)? {
    var world = World {
      $0.movesPictures = true
      $0.takesKeys = true
    }
    world.type(setup)
    var screen: LiveScreen?
    world.workbench.enter(Source(text: command))
    while let effects = world.workbench.advance() {
      for case .show(let shown as LiveScreen) in effects { screen = shown }
    }
    return screen.map { (world, $0) }
  }

  private func rows(_ screen: LiveScreen, columns: Int = 80, rows: Int = 24) -> [String] {
    var screen = screen
    return screen.picture(in: WindowSize(columns: columns, rows: rows)).rows
  }

  private func keys(_ screen: LiveScreen, columns: Int = 80) -> String {
    rows(screen, columns: columns).suffix(4).dropLast(2).joined(separator: "\n")
  }

  @Test func `every state has a key of its own, which is on the screen`() throws {
    let (_, screen) = try #require(live())
    #expect(
      rows(screen).suffix(4).first == "  i isOn false   o mode .idle   c count 0         p ←→↑↓ place (0, 0)"
    )
  }

  @Test func `a press changes the state, its capital changes it back`() throws {
    var (_, screen) = try #require(live())
    for (key, words) in [
      ("i", "isOn true"), ("i", "isOn false"), ("o", "mode .busy"), ("o", "mode .done"), ("o", "mode .idle"),
      ("O", "mode .done"), ("c", "count 1"), ("c", "count 2"), ("C", "count 1"),
    ] as [(Character, String)] {
      _ = screen.handle(.key(.character(key)), at: 1)
      #expect(keys(screen).contains(words), "\(key): \(keys(screen))")
    }
    _ = screen.handle(.key(.down), at: 1)
    _ = screen.handle(.key(.left), at: 1)
    #expect(keys(screen).contains("place (-20, 20)"))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (40, 24), (30, 10)])
  func `every key is on the screen, or behind one that is`(columns: Int, height: Int) throws {
    var (_, screen) = try #require(live())
    var seen = rows(screen, columns: columns, rows: height).joined(separator: "\n")
    let isWhole = LiveScreen.fixedKeys.allSatisfy { seen.contains($0.hint) }
    #expect(isWhole || seen.contains(" ?"), "\(seen)")
    #expect(seen.contains("k keep and leave") && seen.contains("q leave"))
    if columns >= 80 { #expect(isWhole) }
    for _ in 0..<4 {
      _ = screen.handle(.key(.character("?")), at: 1)
      seen += rows(screen, columns: columns, rows: height).joined(separator: "\n")
    }
    for key in LiveScreen.fixedKeys { #expect(seen.contains(key.hint), "\(key.hint)") }
  }

  @Test(arguments: [40, 48, 60, 80], [false, true])
  func `what the next press changes with is told in any width`(columns: Int, isReduced: Bool) throws {
    var (_, screen) = try #require(live(Self.dot, "live with .spring(duration: 0.5, bounce: 0.25)"))
    if isReduced { _ = screen.handle(.key(.character("m")), at: 0.5) }
    let status = rows(screen, columns: columns).last ?? ""
    #expect(status.contains(".spring(d") && status.contains("reduced") == isReduced, "\(status)")
    _ = screen.handle(.key(.character("a")), at: 1)
    #expect(rows(screen, columns: columns).last?.contains(".default") == true)
    _ = screen.handle(.key(.character("q")), at: 1)
    #expect(!rows(screen, columns: columns).contains { $0.contains("q leave") })
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (20, 6)])
  func `the stage shows what the curves are of, wherever there is room`(columns: Int, height: Int) throws {
    let setup =
      "state isFar = false; view Dot { offset = isFar ? (120, 0) : (0, 0) }.animation(.linear(duration: 1), value: isFar)"
    var (_, screen) = try #require(live(setup, "live with nil"))
    let before = rows(screen, columns: columns, rows: height)
    _ = screen.handle(.key(.character("t")), at: 0.1)
    _ = screen.handle(.key(.character("i")), at: 1)
    func place(at time: Double) -> Int? {
      _ = screen.handle(.frame(skipped: 0), at: time)
      let rows = rows(screen, columns: columns, rows: height)
      #expect(rows.allSatisfy { DisplayWidth.columns(of: $0) < columns } && rows.count <= height - 2)
      // The thing is what is drawn solid.
      let solid = rows.compactMap { row in
        row.enumerated().filter { "█⣿".contains($0.element) }.map(\.offset).min()
      }
      return solid.min()
    }
    let places = [1.01, 1.5, 1.99].map { place(at: $0) ?? -1 }
    if columns >= 40 {
      #expect(
        places[0] < places[1] && places[1] < places[2],
        "\(places) \(rows(screen, columns: columns, rows: height))"
      )
    }
    _ = screen.handle(.key(.character("t")), at: 9)
    let after = rows(screen, columns: columns, rows: height)
    #expect(!after.contains { $0.contains("╭") } && after.count == before.count)
  }

  // The last press stands at its time, the second i 0.527 s before it: of 5, 13 and 23 columns a second. Of
  // three c that have no room of their own, one stands for all.
  static let letterRows: [(columns: Int, letters: String)] = [
    (40, "               └┬─────────┬───ioci─co s"),
    (80, "                 └┬────────────┬────────────┬────────────┬──ioci─────co  s"),
    (
      120,
      "                 └┬──────────┬───────────┬──────────┬───────────┬──────────┬───────────┬───────ioci──────────co  s"
    ),
  ]

  @Test(arguments: letterRows)
  func `letters stand in the order they were pressed, however close`(columns: Int, letters: String) throws {
    var (_, screen) = try #require(live())
    let presses: [(Character, Double)] = [
      ("i", 1), ("o", 1.001), ("c", 1.002), ("i", 1.003), ("c", 1.5), ("c", 1.51), ("c", 1.52), ("o", 1.53),
    ]
    for (key, time) in presses { _ = screen.handle(.key(.character(key)), at: time) }
    #expect(rows(screen, columns: columns).first { $0.contains("└") } == letters)
  }

  @Test func `a held key leaves as many letters as there is room for`() throws {
    var (_, screen) = try #require(live())
    for press in 0..<90 { _ = screen.handle(.key(.character("c")), at: 1 + Double(press) / 30) }
    _ = screen.handle(.key(.character("i")), at: 4.001)
    let axis = rows(screen).first { $0.contains("└") } ?? ""
    let letters = axis.filter { $0 == "c" || $0 == "i" }
    #expect(letters.count > 30 && letters.last == "i" && letters.count { $0 == "i" } == 1, "\(axis)")
  }

  @Test func `what is kept plays back as it was seen`() throws {
    var (world, screen) = try #require(live())
    let presses: [(Character, Double)] = [
      ("i", 0.5), ("i", 0.62), ("a", 0.7), ("a", 0.7), ("i", 0.703), ("c", 1.25), ("o", 1.3), ("m", 1.31),
      ("i", 1.4),
    ]
    var seen: [[String]] = []
    for (key, time) in presses { _ = screen.handle(.key(.character(key)), at: time) }
    for time in [1.5, 1.7, 2.5] {
      _ = screen.handle(.frame(skipped: 0), at: time)
      seen.append(rows(screen))
    }
    #expect(screen.handle(.key(.character("k")), at: 3).next == .finished)
    world.perform(screen.farewell())
    world.type("")
    #expect(world.complaints.isEmpty, "\(world.complaints)")
    let script = world.type("show take").joined(separator: "\n")
    #expect(script.contains("at 0.62 withAnimation(.default) { isOn.toggle() }"), "\(script)")
    #expect(script.contains("at 0.703 withAnimation(.snappy) { isOn.toggle() }"), "\(script)")
    #expect(script.contains("at 1.31 reduceMotion = true"), "\(script)")

    // The scene, sampled: the numbers beside the curves were those.
    let sampled = world.type("sample take at 1.5, 1.7, 2.5")
    let scales = seen.map { lines in
      // The value stands in the last columns, beside one of the first panel's rows.
      lines.prefix(5).filter { DisplayWidth.columns(of: $0) > 72 && !$0.hasSuffix("⠤") }
        .compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }.first ?? -1
    }
    let expected = sampled.dropFirst().map { Double($0.split(separator: " ")[1]) ?? -2 }
    for (scale, expected) in zip(scales, expected) {
      #expect(abs(scale - expected) < 0.006, "\(scales) \(expected)")
    }
    #expect(expected.count == 3)
  }

  @Test func `what the session holds stays as it was, and where it began is kept`() throws {
    var (world, screen) = try #require(live(Self.dot + "; isOn = true; count = 3"))
    #expect(keys(screen).contains("isOn true") && keys(screen).contains("count 3"))
    // What it was defined with was never to be seen: no axis makes room for it, no line recalls it.
    #expect(!rows(screen, rows: 40).contains { $0.contains("· ·") })
    _ = screen.handle(.key(.character("c")), at: 0.25)
    _ = screen.handle(.key(.character("k")), at: 0.5)
    world.perform(screen.farewell())
    world.type("")
    #expect(world.type("count") == ["3"])
    let script = world.type("show take")
    #expect(
      script.contains { $0.contains("at start isOn = true") }
        && script.contains { $0.contains("at start count = 3") }
    )
    #expect(!script.contains { $0.contains("at start mode") })
  }

  /// Sessions in which everything stands still, though what led there would move, set off or run something.
  private static let standing = [
    "state m = 0; state n = 0; onChange x(of: n) { m += 1 }; view M { s = m }; n += 1",
    "state n = 0; view M { s = n }; phases Pulse(trigger: n) { a { scale = 1 } .smooth; b { scale = 2 } .smooth }; "
      + "n += 1",
    "state n = 0; view M { s = n }; keyframes Pop(trigger: n) { scale = 1 { CubicKeyframe(2, duration: 1) } }; "
      + "n += 1",
    "state on = false; view Dot { s = on ? 1.25 : 1 }.animation(.bouncy, value: on); on.toggle()",
    "state on = false; view Tip if on { }.animation(.bouncy, value: on); on.toggle()",
  ]

  @Test(arguments: standing)
  func `what the session holds stands still until a key is pressed`(setup: String) throws {
    var (world, screen) = try #require(live(setup))
    for channel in screen.take.channels {
      let start = channel.trajectory.state(at: 0).value
      for time in [0.01, 0.1, 0.5, 1] {
        #expect(channel.trajectory.state(at: time).value == start, "\(channel.name) at \(time)")
      }
    }
    let held = screen.take.values
    _ = screen.handle(.key(.character(setup.contains("on =") ? "o" : "n")), at: 1)
    _ = screen.handle(.key(.character("k")), at: 2)
    world.perform(screen.farewell())
    world.type("")
    // The states are the session's own, seen through views that are shown; kept, they begin the same.
    for (name, value) in held {
      world.type(
        "view Probe { p = \(name) }; expect take.Probe.p at 0 == \(SyntaxPrinter.text(value.expression))"
      )
      #expect(world.complaints.isEmpty, "\(name): \(world.complaints)")
    }
  }

  @Test func `leaving without keeping leaves nothing`() throws {
    var (world, screen) = try #require(live())
    _ = screen.handle(.key(.character("i")), at: 0.25)
    #expect(screen.handle(.key(.interrupt), at: 0.5).next == .finished)
    #expect(screen.farewell().isEmpty)
    #expect(!world.type("list").contains { $0.contains("take") })
  }

  @Test func `time stands still while it is stopped, and goes slower`() throws {
    var (_, screen) = try #require(live())
    #expect(screen.handle(.key(.character(" ")), at: 1).next == .waiting)
    #expect(screen.handle(.key(.character(" ")), at: 9).next == .moving)
    _ = screen.handle(.key(.character("s")), at: 9)
    _ = screen.handle(.frame(skipped: 0), at: 10)
    #expect(rows(screen, columns: 120).last?.contains("1.500 s") == true)
    #expect(rows(screen, columns: 120).last?.contains("0.5×") == true)
  }

  @Test func `states that change in turn are told as they are`() throws {
    let setup = """
      state isOn = false; state echo = 0; view Dot { x = echo; scale = isOn ? 2 : 1 }
      onChange follow(of: isOn) { echo += 1 }
      """
    var (_, screen) = try #require(live(setup))
    _ = screen.handle(.key(.character("i")), at: 0.1)
    _ = screen.handle(.key(.character("i")), at: 0.2)
    #expect(keys(screen).contains("echo 2"), "\(keys(screen))")
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (20, 6), (10, 3), (3, 2)])
  func `no row is wider than the window, and none moves when a value does`(columns: Int, height: Int) throws {
    var (_, screen) = try #require(live())
    var columnsOfCount: Set<Int> = []
    for step in 0..<12 {
      _ = screen.handle(.key(.character("c")), at: Double(step) / 10)
      let rows = rows(screen, columns: columns, rows: height)
      #expect(rows.allSatisfy { DisplayWidth.columns(of: $0) < max(columns, 2) }, "\(rows)")
      #expect(rows.count <= max(height - 2, 1))
      if let line = rows.first(where: { $0.contains("p ←→↑↓") }), let place = line.firstIndex(of: "p") {
        columnsOfCount.insert(line.distance(from: line.startIndex, to: place))
      }
    }
    #expect(columnsOfCount.count <= 1)
  }

  @Test(arguments: [
    ("live", "no state is there"), ("live Nobody", "nothing is called 'Nobody'"),
    ("state a = 1; live a", "'a' is a state"),
    ("state a = #FF0000; view V { color = a }; live", "no state is there"),
  ])
  func `what cannot be driven is refused in words`(line: String, words: String) {
    var world = World {
      $0.movesPictures = true
      $0.takesKeys = true
    }
    world.type(line)
    #expect(world.complaints.first?.contains(words) == true, "\(world.complaints)")
  }

  @Test func `without keys it says what a script has instead`() {
    var world = World()
    world.type(Self.dot + "; live")
    #expect(world.complaints.first?.contains("live needs a terminal with keys") == true)
  }

  @Test func `only the views that were named are seen`() throws {
    let setup = "state a = false; state b = false; view A { x = a ? 1 : 0 }; view B { x = b ? 1 : 0 }"
    let (_, screen) = try #require(live(setup, "live B with .bouncy"))
    let text = rows(screen, columns: 120).joined(separator: "\n")
    #expect(text.contains("B.x") && !text.contains("A.x") && text.contains("with .bouncy"))
  }
}
