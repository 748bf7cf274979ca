import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// Help says only what is true, and says it in eighty columns.
struct HelpTests {
  static let verbExamples = CommandCatalog.all.flatMap(\.examples)
  static let factoryExamples = FactoryCatalog.all.map(\.example)
  static let definitionExamples = DefinitionCatalog.all.flatMap { [$0.example, $0.form] }
  static let pageExamples = HelpCatalog.all.flatMap(\.parts).compactMap { part in
    if case .example(let text) = part { text } else { nil }
  }

  static let clipExamples = ClipCatalog.all.map(\.example)

  @Test(arguments: verbExamples + factoryExamples + definitionExamples + clipExamples + pageExamples)
  func `an example runs as it stands`(example: String) {
    var world = Self.terminal
    world.type(example)
    #expect(world.complaints.isEmpty)
  }

  /// A prompt with the files that examples speak of, and work of an earlier run.
  private static var terminal: World {
    var world = World { ($0.isInteractive, $0.movesPictures, $0.takesKeys) = (true, true, true) }
    world.files = files
    var earlier = World { $0.isInteractive = true }
    earlier.type("state isOn = false")
    if case .whole(let work) = earlier.workbench.unsavedWork(isWhole: true, folder: "/") {
      world.kept = [work]
    }
    return world
  }

  private static let files: [String: [UInt8]] = [
    "tokens.easel": Array("let quick = .snappy(duration: 0.2)".utf8),
    "moves.easel": Array("state isOn = false".utf8),
    "card.json": Array("{\"easel\": 1, \"definitions\": []}".utf8),
  ]

  @Test(arguments: verbExamples + factoryExamples + definitionExamples + clipExamples + pageExamples)
  func `an example runs as the page shows it, with its lines broken at eighty columns`(example: String) {
    let lines = HelpPart.example(example).lines(width: 79).dropFirst()
    var world = Self.terminal
    world.type(lines.map { $0.text.drop { $0 == " " } }.joined(separator: "\n"))
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  /// What works without a terminal.
  private static let plainExamples = CommandCatalog.all
    .filter { !["live", "pin", "unpin", "recover"].contains($0.signature.name) }.flatMap(\.examples)

  @Test(arguments: plainExamples)
  func `an example runs the same way in JSON`(example: String) throws {
    var world = World { $0.isJSON = true }
    world.files = Self.files
    let lines = world.type(example)
    #expect(world.complaints.isEmpty)
    for line in lines {
      #expect(throws: Never.self) { try JSONReader.read(Array(line.utf8)) }
    }
  }

  @Test(arguments: [20, 40, 79])
  func `every topic can be asked for, and fits the window`(width: Int) {
    for name in HelpCatalog.names {
      var world = World { $0.window = WindowSize(columns: width + 1, rows: 24) }
      let lines = world.type("help \(name)")
      #expect(world.complaints.isEmpty, "help \(name)")
      #expect(!lines.isEmpty, "help \(name)")
      for line in lines { #expect(DisplayWidth.columns(of: line) <= width, "help \(name): \(line)") }
    }
  }

  /// What a reader of SwiftUI, or of an error message, asks for first.
  @Test(arguments: [
    ("withAnimation", "isOpen.toggle()"), ("animation", ".animation(.bouncy, value: isOn)"),
    ("LinearKeyframe", "timingCurve:"), ("CubicKeyframe", "endVelocity:"),
    ("SpringKeyframe", "spring:"), ("MoveKeyframe", "takes no time"), ("KeyframeTrack", "CubicKeyframe("),
    ("UnitCurve", "UnitCurve.easeIn"), ("Spring", "stiffness:"), ("from", "from (0, 0) to (100, 50)"),
    ("to", "from .blue to .orange"), ("velocity", "units a second"), ("with", "in place of every"),
    ("reduced", "Reduce Motion"), ("loop", "again and again"), ("at", "0.25x"), ("for", "3 seconds"),
    ("until", "the motion's end"), ("every", "every 1/60"), ("units", "250ms"), ("pi", "3.14159"),
    ("set fps", "set fps 1 to 240"), ("view", ".animation(.bouncy, value: isOpen)"),
    ("phases", "trigger: saves"), ("keyframes", "MoveKeyframe(.degrees(0))"), ("state", "idle | saving"),
    ("let", "reduceMotion ?"), ("play", "velocity VALUE"), ("sample", "with VALUE"), ("PLOT", "plot CLIP"),
  ])
  func `the words asked for first are explained`(topic: String, says: String) {
    var world = World()
    let lines = world.type("help \(topic)")
    #expect(world.complaints.isEmpty)
    #expect(lines.contains { $0.contains(says) }, "\(lines)")
  }

  @Test func `forms that share a name are told apart by their types`() {
    var world = World()
    let lines = world.type("help bouncy")
    #expect(lines.filter { $0 == "Animation.bouncy(duration:, extraBounce:)" }.count == 1)
    #expect(lines.filter { $0 == "Spring.bouncy(duration:, extraBounce:)" }.count == 1)
  }

  @Test func `forms that differ in nothing but types are one`() {
    var world = World()
    #expect(world.type("help lerp").filter { $0.hasPrefix("lerp(") } == ["lerp(a, b, t)"])
  }

  @Test func `clips stand under headings, colours in one line`() {
    var world = World()
    let lines = world.type("help clips")
    for heading in ["Animations", "Behind an animation", "Springs", "Unit curves", "Values", "Functions"] {
      #expect(lines.contains(heading))
    }
    #expect(lines.filter { $0.contains(".indigo") }.count == 1)
  }

  @Test func `a name of the session is shown`() {
    var world = World()
    world.type("state isOpen = false; view Card { scale = isOpen ? 1 : 0.9 }")
    #expect(world.type("help isOpen").contains("  used by Card"))
    #expect(world.type("help Card").contains("        scale = isOpen ? 1 : 0.9"))
  }

  @Test(arguments: [("finger", "help velocity")])
  func `a word that is no topic is looked for in the pages`(word: String, page: String) {
    var world = World()
    let lines = world.type("help \(word)")
    #expect(world.complaints.isEmpty)
    #expect(lines.contains { $0.hasPrefix("  \(page) ") }, "\(lines)")
  }

  /// What a newcomer asks for, and the heading that answers.
  @Test(arguments: [
    ("wobble", "Spring(duration: 0.5, bounce: 0.3)"), ("Wobbly", "Spring(duration: 0.5, bounce: 0.3)"),
    ("easing", ".linear, .easeIn, .easeOut, .easeInOut, .timingCurve(x1, y1, x2, y2,"),
    ("interpolation", ".linear, .easeIn, .easeOut, .easeInOut, .timingCurve(x1, y1, x2, y2,"),
    ("ease-in-out", "Animation.easeInOut(duration:)"), ("overshoot", "overshoot(CLIP)"),
    ("stiffness", "Spring"),
    ("phaseAnimator", "phases"), ("@State", "state"), ("exit", "quit"), ("framerate", "set fps 1 to 240"),
    ("curve", "curve, as something that moves"), ("key l", "key l"), ("key P", "key P"),
    ("Ctrl-C", "key Ctrl-C"),
    ("Spring.smooth", "Spring.smooth(duration:, extraBounce:)"), ("CGPoint.center", ".center"),
    ("UnitCurve.easeIn", "UnitCurve.easeIn"), ("Angle.degrees", ".degrees("),
  ])
  func `a word of one's own finds the page`(word: String, heading: String) {
    var world = World()
    let lines = world.type("help \(word)")
    #expect(world.complaints.isEmpty)
    #expect(lines.contains { $0.hasPrefix(heading) }, "\(lines)")
  }

  @Test(arguments: [("a11y", "help reduceMotion"), ("css", "help UnitCurve"), ("stagger", "help delay")])
  func `a word for several pages lists them`(word: String, page: String) {
    var world = World()
    #expect(world.type("help \(word)").contains { $0.hasPrefix("  \(page) ") })
  }

  @Test func `every word leads to pages that are there, and stands once`() {
    var seen: Set<String> = []
    for (words, topics) in HelpSynonyms.all {
      for topic in topics { #expect(!HelpCatalog.topics(named: topic).isEmpty, "\(words) mean \(topic)") }
      for word in words {
        #expect(HelpSynonyms.topics(for: word) == topics, "\(word)")
        #expect(seen.insert(word).inserted, "\(word)")
      }
    }
  }

  @Test func `every verb, factory, keyframe, setting, key, measure and clip has a page with an example`() {
    let names =
      CommandCatalog.all.map(\.signature.name)
      + FactoryCatalog.all.map(\.name)
      + KeyframeCatalog.all.map(\.name) + SettingCatalog.all.map { "set \($0.name)" }
      + ["p", "P", "k", "Esc", "Ctrl-C", "Shift-Tab", "space", "digits"].map { "key \($0)" }
      + MeasureCatalog.all.map(\.name)
      + ClipCatalog.all.map(\.kind.rawValue) + DefinitionCatalog.all.map(\.keyword)
    for name in names {
      let parts = HelpCatalog.topics(named: name).flatMap(\.parts)
      #expect(parts.contains { if case .example = $0 { true } else { false } }, "\(name)")
    }
  }

  @Test func `in JSON help is an object`() throws {
    var world = World { $0.isJSON = true }
    let page = try JSONReader.read(Array(try #require(world.type("help set fps").first).utf8))
    #expect(page["command"] == "help")
    #expect(page["topic"] == "set fps")
    #expect(
      page["text"] == .array(["set fps 1 to 240", "  frames a second", "  for example", "    set fps 60"])
    )
  }

  @Test func `every verb stands in the overview`() {
    var world = World()
    let overview = world.type("help")
    for verb in CommandCatalog.all.map(\.signature.name) {
      #expect(overview.contains { $0.hasPrefix("  \(verb) ") }, "\(verb)")
    }
  }

  @Test func `a topic that is not there gets the one that was meant`() {
    var world = World()
    world.type("help plto")
    #expect(ToldFault(world.complaints)?.mending("help plto") == "help plot")
    world = World()
    world.type("help (")
    #expect(ToldFault(world.complaints)?.mending("help (") == "help")
  }

  /// What a fault has an answer for, help answers with the same.
  @Test func `every word that a fault knows from elsewhere can be asked for`() {
    #expect(ForeignTopics.words.count > 150)
    for word in ForeignTopics.words where word.allSatisfy({ $0.isLetter }) {
      var world = World { $0.window = WindowSize(columns: 80, rows: 24) }
      let told = world.type("help \(word)").map { $0.drop { $0 == " " } }.joined(separator: " ")
      #expect(world.complaints.isEmpty, "\(word)")
      let answer = ForeignTopics.answer(to: word)
      #expect(told.contains(answer ?? "\(ForeignTopics.verb(for: word) ?? "help")"), "\(word): \(told)")
      #expect(answer == nil || !told.contains("these speak of it") || told.hasPrefix(answer ?? ""), "\(word)")
    }
  }

  @Test(arguments: [
    ("CustomAnimation", "an animation of one's own is a curve or a spring"),
    ("@Namespace", "no '@Namespace' is"),
    ("Namespace", "no '@Namespace' is"), ("struct", "a view is written 'view NAME"),
    ("Transaction", "an animation is given to a change"),
    ("UIView", "withAnimation(.easeInOut(duration: 0.3))"),
    ("tokens", "a named animation, spring, curve or value"), ("junit", "`--junit` writes the results"),
    ("repeat", ".repeatForever() and phases repeat a motion"), ("repeat", "See also `help repeatForever`"),
    ("Float", "Double"), ("types", "a number without a fraction"),
    (".padding()", "'.padding' changes how a view looks"),
    ("@Observable", "nothing here has attributes"),
  ])
  func `words of SwiftUI's are answered with what is here`(word: String, says: String) {
    var world = World { $0.window = WindowSize(columns: 80, rows: 24) }
    let told = world.type("help \(word)").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(told.contains(says), "\(told)")
    #expect(world.complaints.isEmpty)
  }
}
