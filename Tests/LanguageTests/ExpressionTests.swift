import Language
import TestSupport
import Testing

struct ExpressionTests {
  /// Writes a tree in a way that shows every bracket: `(+ a (* b c))`.
  private func shape(_ text: String, allowsAt: Bool = false) throws -> String {
    let expression = try Parser.expression(text, allowsAt: allowsAt)
    var stack: [String] = []
    for node in expression.nodes {
      let count = node.operation.operandCount
      let operands = stack.suffix(count)
      stack.removeLast(count)
      stack.append(shape(node.operation, Array(operands)))
    }
    #expect(stack.count == 1)
    return stack.joined()
  }

  private func shape(_ operation: Expression.Operation, _ operands: [String]) -> String {
    func labelled(_ labels: [String?], _ values: ArraySlice<String>) -> String {
      zip(labels, values).map { ($0.map { $0 + ":" } ?? "") + $1 }.joined(separator: " ")
    }
    switch operation {
    case .number(let value, let unit): return "\(value)" + (unit?.rawValue ?? "")
    case .string(let text): return "'\(text)'"
    case .boolean(let value): return "\(value)"
    case .none: return "nil"
    case .color(let value): return "#" + String(value, radix: 16)
    case .name(let name): return name
    case .implicitMember(let name): return "." + name
    case .member(let name): return "\(operands[0])->\(name)"
    case .call(let labels): return "\(operands[0])[\(labelled(labels, operands.dropFirst()))]"
    case .tuple(let labels): return "<\(labelled(labels, operands[...]))>"
    case .prefix(let sign): return "(\(sign.rawValue) \(operands[0]))"
    case .infix(let infix): return "(\(infix.rawValue) \(operands[0]) \(operands[1]))"
    case .conditional: return "(? \(operands.joined(separator: " ")))"
    case .clauses(let clauses):
      return "(\(operands[0]) \(clauses.map { SyntaxPrinter.text($0) }.joined(separator: " ")))"
    case .css(let function, let arguments): return "\(function){\(arguments)}"
    }
  }

  @Test(arguments: [
    ("a + b * c", "(+ a (* b c))"), ("a * b + c", "(+ (* a b) c)"), ("a - b - c", "(- (- a b) c)"),
    ("a / b % c", "(% (/ a b) c)"), ("(a + b) * c", "(* (+ a b) c)"), ("-a.b", "(- a->b)"),
    ("-a * b", "(* (- a) b)"), ("a - -b", "(- a (- b))"), ("!a && b", "(&& (! a) b)"),
    ("a || b && c", "(|| a (&& b c))"), ("a + 1 < b * 2", "(< (+ a 1.0) (* b 2.0))"),
    ("a == .idle", "(== a .idle)"), ("a < b && b < c || d", "(|| (&& (< a b) (< b c)) d)"),
    ("a ? b : c ? d : e", "(? a b (? c d e))"), ("a ? b ? c : d : e", "(? a (? b c d) e)"),
    ("a == b ? c + 1 : -d", "(? (== a b) (+ c 1.0) (- d))"), ("0...0.6", "(... 0.0 0.6)"),
    ("-1...1 + 1", "(... (- 1.0) (+ 1.0 1.0))"), ("a...b < c", "(< (... a b) c)"),
    ("f(1, x: 2)", "f[1.0 x:2.0]"), ("f()", "f[]"),
    (".spring(duration: 0.5).delay(1)", ".spring[duration:0.5]->delay[1.0]"),
    (".easeIn.speed(2).repeatForever()", ".easeIn->speed[2.0]->repeatForever[]"), ("a.b.c", "a->b->c"),
    ("(1, 2)", "<1.0 2.0>"), ("(x: 1, y: 2)", "<x:1.0 y:2.0>"), ("((1))", "1.0"), ("(1 // a,\n)", "1.0"),
    ("(a ? 1 : 0 /* , */)", "(? a 1.0 0.0)"), ("(a).b", "a->b"),
    ("(1, 2).x", "<1.0 2.0>->x"), ("f(a ? b : c)", "f[(? a b c)]"), ("f(a: b ? c : d,)", "f[a:(? b c d)]"),
    ("cubic-bezier(0.4, 0, 0.2, 1)", "cubic-bezier{0.4, 0, 0.2, 1}"),
    ("linear(0, 0.5 25% 75%, 1)", "linear{0, 0.5 25% 75%, 1}"),
    ("steps(4, jump-end)", "steps{4, jump-end}"), ("linear(0, calc(1 + 1))", "linear{0, calc(1 + 1)}"),
    (".linear(duration: 1)", ".linear[duration:1.0]"), ("linear", "linear"),
    ("cubic - bezier", "(- cubic bezier)"),
    ("cubic-bezier(0,0,1,1).inverse", "cubic-bezier{0,0,1,1}->inverse"),
    (
      ".timingCurve(cubic-bezier(0,0,1,1), duration: 0.3)", ".timingCurve[cubic-bezier{0,0,1,1} duration:0.3]"
    ),
    ("CGPoint(x: 1, y: -2)", "CGPoint[x:1.0 y:(- 2.0)]"), ("Animation.spring()", "Animation->spring[]"),
    (".init(x: 1, y: 2)", ".init[x:1.0 y:2.0]"), ("nil", "nil"), ("true", "true"),
    ("reduceMotion ? nil : .smooth", "(? reduceMotion nil .smooth)"),
    ("5% + 1", "(+ 5.0% 1.0)"), ("7 % 3", "(% 7.0 3.0)"), ("#FF0000", "#ff0000ff"), ("\"a\"", "'a'"),
    ("2 * pi / sqrt(1500)", "(/ (* 2.0 pi) sqrt[1500.0])"), ("max(1,\n 2)", "max[1.0 2.0]"),
    ("a\n + b", "(+ a b)"), ("a\n ? b\n : c", "(? a b c)"),
    (".spring()\n  .delay(1)", ".spring[]->delay[1.0]"),
  ])
  func `operators bind as in Swift`(text: String, expected: String) throws {
    #expect(try shape(text) == expected)
  }

  @Test(arguments: [
    ("Feedback.scale at 0.28 == 1.25", "(== (at Feedback->scale 0.28) 1.25)"),
    ("A.x at 0.1 - B.x at 0.2 < 1", "(< (- (at A->x 0.1) (at B->x 0.2)) 1.0)"),
    ("2 * A.x at 1/60", "(* 2.0 (at A->x (/ 1.0 60.0)))"),
    ("A.x at 0.1 + 0.18 == 1", "(== (at A->x (+ 0.1 0.18)) 1.0)"),
    ("A.x at d - 0.1 < B.x at 1", "(< (at A->x (- d 0.1)) (at B->x 1.0))"),
    ("A.x at 1 + 2 - B.x at 3 - 4 < 1", "(< (- (at A->x (+ 1.0 2.0)) (at B->x (- 3.0 4.0))) 1.0)"),
    ("A.x at 1 - 2 * -f(3).y at 4", "(- (at A->x 1.0) (* 2.0 (- (at f[3.0]->y 4.0))))"),
    ("A.x at 1 - (B.x at 2) == 0", "(== (at A->x (- 1.0 (at B->x 2.0))) 0.0)"),
    ("(Save reduced).x at 1", "(at (Save reduced)->x 1.0)"),
    ("f(Save with .snappy from 0 to 2, 3)", "f[(Save with .snappy from 0 to 2) 3.0]"),
    ("f((Save with .snappy), 3)", "f[(Save with .snappy) 3.0]"),
    ("-velocity(A.x) at 0.1", "(- (at velocity[A->x] 0.1))"),
    ("(A.x at 0.1) * 2", "(* (at A->x 0.1) 2.0)"),
    ("overshoot(.bouncy) < 5%", "(< overshoot[.bouncy] 5.0%)"),
    ("at at at", "(at at at)"),
  ])
  func `a moment binds tighter than a sum`(text: String, expected: String) throws {
    #expect(try shape(text, allowsAt: true) == expected)
  }

  @Test(
    arguments: [
      ("a +«»", "expected"), ("a + «)»", "expected"), ("«»", "expected"), ("«)»", "expected"),
      ("f(1«»", "expected"),
      ("f(1 «2»)", "missing-comma"), ("(a«»", "expected"), ("a ? b«»", "missing-colon"),
      ("a ? «:» c", "expected"),
      ("a < b «<» c", "chained-comparison"), ("0...1«...»2", "chained-comparison"), ("«(»)", "expected"),
      ("(x: 1«»", "expected"), ("a «b»", "expected"), ("a «(»1)", "expected"), ("(f)«(»1)", "expected"),
      ("f()«(»1)", "expected"), ("«.»", "expected"), ("a«.»", "expected"), ("1 «=» 2", "expected"),
      ("a + «1sec»", "unknown-unit"), ("«[»1]", "expected"), ("a«»\nb", "expected"), ("1«»\n.x", "expected"),
      ("steps(4«»", "expected"), ("A.x «at» 1", "expected"), ("(A «reduced»)", "expected"),
      ("«\"abc»", "unclosed-string"),
      ("-«»", "expected"),
    ] as [(String, Diagnostic.ID)]
  )
  func `a fault stands where the text stops making sense`(marked: String, id: Diagnostic.ID) {
    let place = MarkedText(marked)
    let fault = #expect(throws: Diagnostic.self) { try Parser.expression(place.text) }
    #expect(fault?.id == id)
    #expect(fault?.range == place.range)
  }

  @Test func `ranges of nodes are where carets stand`() throws {
    let text = "  -.spring(duration: 2).delay(1) * (a, b) "
    let expression = try Parser.expression(text)
    func spelled(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(
      expression.nodes.map { spelled($0.range) } == [
        ".spring", "2", ".spring(duration: 2)", "delay", "1", "delay(1)", "-", "a", "b", "(a, b)", "*",
      ]
    )
    #expect(spelled(expression.range) == "-.spring(duration: 2).delay(1) * (a, b)")
    #expect(expression.operands(of: expression.root) == [6, 9])
    #expect(spelled(expression.range(of: 5)) == ".spring(duration: 2).delay(1)")
    #expect(try expression.subexpression(at: 9) == Parser.expression("(a, b)"))
  }

  // MARK: Depth

  private func nested(_ open: String, _ core: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + core + String(repeating: close, count: count)
  }

  @Test(arguments: [
    ("(", "1", ")"), ("f(", "1", ")"), ("!", "a", ""), ("-(", "1", ")"), ("a ? b : ", "c", ""),
    ("a ? ", "c", " : b"),
    ("", ".x", ".delay(1)"), ("", "x", ".y"),
  ])
  func `two hundred levels are read and one more is refused in words`(
    open: String,
    core: String,
    close: String
  ) {
    // A sign is a level besides its bracket; the last modifier of a chain has brackets of its own.
    let levels = open == "-(" ? 100 : close == ".delay(1)" ? 199 : 200
    #expect(throws: Never.self) { try Parser.expression(nested(open, core, close, levels)) }
    for count in [levels + 1, 5_000] {
      let fault = #expect(throws: Diagnostic.self) { try Parser.expression(nested(open, core, close, count)) }
      #expect(fault?.id == "too-deep")
    }
  }

  @Test(arguments: [("!", "a"), ("- ", "a"), ("-+", "1"), ("(", "a"), ("f(", "1"), ("a ? b : ", "c")])
  func `what was just shallow enough still is when it was printed, in the deepest place`(
    open: String,
    core: String
  ) throws {
    let count = open == "-+" ? 100 : 200
    let close = open.hasSuffix("(") ? ")" : ""
    let expression = try Parser.expression(nested(open, core, close, count))
    let text = SyntaxPrinter.text(expression)
    #expect(try Parser.expression(text) == expression)
    let deep = Verbs.parse("keyframes K { x = 1 { CubicKeyframe(\(text), duration: 1) } }")
    #expect(deep.diagnostics == [])
  }

  @Test(arguments: [" + ", " - ", " * ", " && ", " / 2 + "])
  func `a chain of operators is not deep`(sign: String) throws {
    let count = Effort.times(sign == " + " ? 20_000 : 4_000)
    let text = Array(repeating: "a", count: count).joined(separator: sign)
    let expression = try Parser.expression(text)
    #expect(expression.nodes.last?.size == expression.nodes.count)
    #expect(SyntaxPrinter.text(expression) == text)
  }
}
