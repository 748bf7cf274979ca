import Language
import Model
import Motion

extension FuzzTarget {
  /// Any expression is checked and worked out or refused; a value it gives is written so that it reads
  /// back as itself, and a clip it gives can be asked for any moment.
  static let expressions = FuzzTarget(name: "expressions", longest: 300) { bytes throws in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let expression = try? Parser.expression(text) else { return }
    do {
      let (type, datum, _) = try document.evaluate(expression)
      try check(datum, of: type)
      try checkPrinted(expression, datum)
    } catch let error as Diagnostic {
      try require(0 <= error.range.lowerBound && error.range.upperBound <= text.utf8.count, "\(error)")
    }
    let clip = ClipSyntax(expression: expression, clauses: [], range: 0..<text.utf8.count)
    if let moving = try? ClipResolver.resolve(clip, in: document) { try check(moving.trace) }
  }

  /// A document with a name of every type.
  private static let document = {
    let text = """
      state isOn = false; state n = 2.5; state count: Int = 3; state angle = .degrees(30)
      state place = (3, 4); state box: CGSize = .size(30, 20); state frame = .rect(0, 0, 10, 10)
      state tint = .red; state upload: idle | saving | done = .idle
      let quick = .easeOut(duration: 0.12); let soft: Spring = .smooth; let curve: UnitCurve = .easeIn
      let calm = reduceMotion ? quick : .spring(duration: 0.4, bounce: 0.3); let two = 2
      view Card { scale = isOn ? 1 : 0.96; at = place; turn = angle; fill = tint }
      phases Save(trigger: count) { idle { scale = 1 } .smooth; press { scale = 0.9 } .bouncy }
      keyframes Pop { scale = 1 { SpringKeyframe(1.2, duration: 0.3); CubicKeyframe(1, duration: 0.2) } }
      """
    var document = Document()
    for case .definition(let syntax) in Parser(signatures: []).parse(Source(text: text)).statements.map(
      \.kind
    ) {
      _ = try? document.define(syntax)
    }
    return document
  }()

  private static func check(_ datum: Datum, of type: LanguageType) throws {
    guard case .value(let value) = datum else { return }
    try require((0..<4).allSatisfy { value.components[$0].isFinite }, "\(value) is not finite")
    let again = try? document.evaluate(value.expression, wanted: Wanted(type, by: "x")).datum.value
    try require(again == value, "\(value) reads back as \(again.map { "\($0)" } ?? "nothing")")
  }

  /// What is printed means the same.
  private static func checkPrinted(_ expression: Expression, _ datum: Datum) throws {
    let printed = SyntaxPrinter.text(expression)
    guard let again = try? Parser.expression(printed), again == expression else {
      throw BrokenLaw(sentence: "printed as \(printed)")
    }
    let value = try? document.evaluate(again).datum.value
    try require(value == datum.value, "printed as \(printed), which is another value")
  }

  private static func check(_ trace: Trace) throws {
    try require(trace.duration >= 0 && trace.settlingDuration >= 0, "it ends before it begins")
    for channel in trace.channels {
      for time in [-1, 0, 0.1, trace.duration, trace.settlingDuration, 1e9] where time.isFinite {
        _ = channel.trajectory.state(at: time)
      }
    }
  }
}
