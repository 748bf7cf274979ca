import TestSupport
import Language

/// Makes syntax trees of every form, as the parser could have made them.
struct RandomTrees {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  // MARK: Choices

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  mutating func list<Element>(_ counts: ClosedRange<Int>, _ make: (inout RandomTrees) -> Element) -> [Element]
  {
    (0..<count(counts)).map { _ in make(&self) }
  }

  mutating func optional<Element>(_ make: (inout RandomTrees) -> Element) -> Element? {
    chance(50) ? make(&self) : nil
  }

  /// Words that mean something elsewhere are names like any other.
  mutating func name() -> String {
    pick([
      "x", "isOn", "größe", "日本", "at", "from", "to", "with", "reduced", "play", "state", "view", "cubic",
      "steps",
      "release", "by", "over", "curve", "for", "in", "_a1",
    ])
  }

  mutating func word() -> Word { Word(text: name(), range: 0..<0) }

  func word(_ text: String) -> Word { Word(text: text, range: 0..<0) }

  // MARK: Expressions

  mutating func expression(_ depth: Int = 4, allowsAt: Bool = false) -> Expression {
    var nodes: [Expression.Node] = []
    add(depth, allowsAt, to: &nodes)
    return Expression(nodes: nodes, range: 0..<0)
  }

  private mutating func add(_ depth: Int, _ allowsAt: Bool, to nodes: inout [Expression.Node]) {
    let start = nodes.count
    let operation = depth == 0 || chance(20) ? leaf() : branch(depth, allowsAt, to: &nodes)
    nodes.append(Expression.Node(operation: operation, range: 0..<0, size: nodes.count - start + 1))
  }

  private mutating func leaf() -> Expression.Operation {
    switch count(0...9) {
    case 0, 1, 2:
      .number(number(), unit: chance(20) ? pick([.milliseconds, .seconds, .degrees, .percent, .times]) : nil)
    case 3: .string(string())
    case 4: .boolean(chance(50))
    case 5: .none
    case 6: .color(UInt32.random(in: 0...UInt32.max, using: &generator) | (chance(50) ? 0xFF : 0))
    case 7:
      .css(
        function: pick(["cubic-bezier", "linear", "steps"]),
        arguments: pick(["", "0, 1", "0 25%, calc(1)", "4, jump-end"])
      )
    case 8: .implicitMember(name())
    default: .name(name())
    }
  }

  private mutating func branch(
    _ depth: Int,
    _ allowsAt: Bool,
    to nodes: inout [Expression.Node]
  ) -> Expression.Operation {
    let infixes: [Expression.Infix] = [
      .add, .subtract, .multiply, .divide, .remainder, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal,
      .notEqual, .and, .or, .closedRange,
    ]
    switch count(0...9) {
    case 0...4:
      add(depth - 1, allowsAt, to: &nodes)
      add(depth - 1, allowsAt, to: &nodes)
      return .infix(allowsAt && chance(30) ? .at : pick(infixes))
    case 5:
      add(depth - 1, allowsAt, to: &nodes)
      return .prefix(pick([.minus, .plus, .not]))
    case 6:
      for _ in 0..<3 { add(depth - 1, allowsAt, to: &nodes) }
      return .conditional
    case 7:
      add(depth - 1, allowsAt, to: &nodes)
      return .member(name())
    case 8 where allowsAt && chance(40):
      add(depth - 1, allowsAt, to: &nodes)
      let clauses = clauses(CommandSignature.clipClauses)
      return clauses.isEmpty ? .member(name()) : .clauses(clauses)
    case 8:
      let labels = labels(2...3)
      for _ in labels { add(depth - 1, allowsAt, to: &nodes) }
      return .tuple(labels: labels)
    default:
      callee(depth, allowsAt, to: &nodes)
      let labels = labels(0...3)
      for _ in labels { add(depth - 1, allowsAt, to: &nodes) }
      return .call(labels: labels)
    }
  }

  private mutating func labels(_ counts: ClosedRange<Int>) -> [String?] {
    list(counts) { $0.optional { $0.name() } }
  }

  private mutating func callee(_ depth: Int, _ allowsAt: Bool, to nodes: inout [Expression.Node]) {
    let start = nodes.count
    var operation: Expression.Operation =
      chance(50) ? .name(pick(["f", "Spring", "at"])) : .implicitMember(name())
    if chance(40) {
      add(depth - 1, allowsAt, to: &nodes)
      operation = .member(name())
    }
    nodes.append(Expression.Node(operation: operation, range: 0..<0, size: nodes.count - start + 1))
  }

  /// Numbers are never below zero: a sign is an operator.
  mutating func number() -> Double {
    switch count(0...4) {
    case 0: Double(count(0...1000))
    case 1: Double(count(0...1000)) / 100
    case 2: Double.random(in: 0...1, using: &generator)
    case 3:
      pick([
        0, 1e-7, 1e21, 1e22, Double.leastNonzeroMagnitude, 1.7976931348623157e308, 1e16, 0.1, 123_456_789.123,
        1e-5, 1e-6,
      ])
    default: Double(bitPattern: UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &generator))
    }
  }

  mutating func string() -> String {
    String(
      list(0...8) {
        $0.pick(["a", "\"", "\\", "\n", "\t", "\r", "\0", " ", ";", "é", "日", "\u{85}", "//", "😀", "\u{1B}"])
      }.joined()
    )
  }

  // MARK: Definitions

  mutating func definition() -> DefinitionSyntax {
    switch count(0...6) {
    case 0: .state(StateSyntax(name: word(), annotation: annotation(), initial: expression()))
    case 1: .constant(LetSyntax(name: word(), annotation: optional { $0.word() }, expression: expression()))
    case 2:
      .view(
        ViewSyntax(
          name: word(),
          condition: optional { $0.expression() },
          properties: properties(),
          modifiers: list(0...2) { $0.modifier() }
        )
      )
    case 3:
      .phases(
        PhasesSyntax(name: word(), trigger: optional { $0.expression() }, phases: list(0...3) { $0.phase() })
      )
    case 4: .keyframes(KeyframesSyntax(name: word(), run: run(), tracks: list(0...3) { $0.track() }))
    case 5:
      .onChange(OnChangeSyntax(name: optional { $0.word() }, observed: expression(), actions: actions(2)))
    default:
      .scene(
        SceneSyntax(
          name: word(),
          entries: list(0...3) { SceneSyntax.Entry(time: $0.expression(2), actions: $0.actions(2)) }
        )
      )
    }
  }

  private mutating func annotation() -> StateSyntax.Annotation? {
    switch count(0...2) {
    case 0: nil
    case 1: .type(word("CGPoint"))
    default: .cases(["idle", "saving", "from", "日本"].prefix(count(2...4)).map { word($0) })
    }
  }

  private mutating func properties() -> [PropertySyntax] {
    list(0...3) { PropertySyntax(name: $0.word(), expression: $0.expression(3)) }
  }

  mutating func modifier() -> ViewModifierSyntax {
    chance(50) ? .animation(expression(2), value: expression(2)) : .transition(expression(2))
  }

  private mutating func phase() -> PhasesSyntax.Phase {
    PhasesSyntax.Phase(name: word(), values: properties(), animation: optional { $0.expression(3) })
  }

  private mutating func run() -> KeyframesSyntax.Run {
    switch count(0...2) {
    case 0: .once
    case 1: .trigger(expression(2))
    default: .repeating(expression(2))
    }
  }

  private mutating func track() -> KeyframesSyntax.Track {
    KeyframesSyntax.Track(
      property: word(),
      initial: expression(2),
      keyframes: list(0...3) { trees in
        KeyframesSyntax.Keyframe(
          kind: trees.word(trees.pick(KeyframesSyntax.Keyframe.kinds)),
          arguments: trees.list(0...3) {
            ArgumentSyntax(label: $0.optional { $0.word() }, value: $0.expression(2))
          }
        )
      }
    )
  }

  // MARK: Actions

  mutating func actions(_ depth: Int) -> [ActionSyntax] { list(0...3) { $0.action(depth) } }

  mutating func action(_ depth: Int = 3) -> ActionSyntax {
    switch count(0...(depth == 0 ? 2 : 4)) {
    case 0: .assign(target: target(), operation: pick([nil, .add, .subtract]), value: expression(3))
    case 1: .toggle(TargetSyntax(name: word(), component: nil))
    case 2: .drag(drag())
    case 3: .withAnimation(optional { $0.expression(2) }, keyword: word("withAnimation"), actions(depth - 1))
    default: .conditional(expression(2), then: actions(depth - 1), otherwise: actions(depth - 1))
    }
  }

  private mutating func target() -> TargetSyntax {
    TargetSyntax(name: word(), component: optional { $0.word() })
  }

  private mutating func drag() -> DragSyntax {
    DragSyntax(
      target: target(),
      isRelative: chance(50),
      destination: expression(2),
      duration: expression(2),
      curve: optional { $0.expression(2) },
      release: optional { trees in
        DragSyntax.Release(
          value: trees.optional { $0.expression(2) },
          animation: trees.optional { $0.expression(2) }
        )
      }
    )
  }

  // MARK: Commands

  mutating func command() -> CommandSyntax {
    let signature = pick(Verbs.all)
    return CommandSyntax(
      verb: word(signature.name),
      operands: operands(signature.operands),
      clauses: clauses(signature.allClauses),
      options: signature.options.filter { _ in chance(50) }.map { option in
        OptionSyntax(name: word(option.name), value: option.value == nil ? nil : path())
      }
    )
  }

  private mutating func operands(_ operands: CommandSignature.Operands) -> CommandSyntax.Operands {
    switch operands {
    case .none: .none
    case .clips(let counts): .clips(list(counts) { $0.clip() })
    case .expression: .expression(expression(4, allowsAt: true))
    case .names(let counts): .names(list(counts.lowerBound...min(counts.upperBound, 4)) { $0.nameOrText() })
    case .path(let isOptional): .path(isOptional && chance(50) ? nil : path())
    case .pathAndClips(let counts): .pathAndClips(path(), list(counts) { $0.clip() })
    case .definitions(let counts): chance(50) ? self.operands(.names(counts)) : .expression(dotted())
    case .setting: setting()
    case .text: .text(word(pick(["", "spring", "how to  plot, (and why)", "--x"])))
    case .count: .count(optional { $0.count(1...100) })
    case .restore: .restore(restore())
    }
  }

  private mutating func restore() -> RestoreSyntax {
    let before = list(0...3) { trees in
      PropertySyntax(name: trees.word(), expression: trees.expression(3))
    }
    return RestoreSyntax(view: word(), actions: actions(2), before: before)
  }

  private mutating func dotted() -> Expression {
    let dot = Expression.Node(operation: .implicitMember(name()), range: 0..<0, size: 1)
    let member = Expression.Node(operation: .member(name()), range: 0..<0, size: 2)
    return Expression(nodes: chance(50) ? [dot] : [dot, member], range: 0..<0)
  }

  private mutating func setting() -> CommandSyntax.Operands {
    let name = optional { $0.word() }
    return .setting(name: name, value: name == nil ? nil : optional { $0.path() })
  }

  private mutating func nameOrText() -> Word { chance(80) ? word() : word(string()) }

  private mutating func path() -> Word {
    word(
      chance(50)
        ? pick(["card", "a/b-c.json", "~/x", "on", "0.25x", "*.json", "--x", "//x", "a;b", "größe", "'"])
        : string()
    )
  }

  mutating func clip() -> ClipSyntax {
    let clauses = chance(30) ? clauses(CommandSignature.clipClauses) : []
    return ClipSyntax(expression: expression(3), clauses: clauses, range: 0..<0)
  }

  private mutating func clauses(_ allowed: [CommandSignature.Clause]) -> [ClauseSyntax] {
    allowed.shuffled(using: &generator).prefix(count(0...2)).map { clause in
      ClauseSyntax(word: word(clause.word), argument: argument(clause.argument))
    }
  }

  private mutating func argument(_ argument: CommandSignature.Clause.Argument) -> ClauseSyntax.Argument {
    switch argument {
    case .none: .none
    case .expression: .expression(expression(2))
    case .expressions: .expressions(list(1...3) { $0.expression(2) })
    case .name: .name(word())
    case .bindings: .bindings(list(1...2) { $0.binding() })
    }
  }

  private mutating func binding() -> BindingSyntax {
    BindingSyntax(name: word(), range: expression(2), step: count(0...1) == 0 ? nil : expression(2))
  }

  mutating func statement() -> Statement {
    let kind: Statement.Kind =
      switch count(0...4) {
      case 0: .definition(definition())
      case 1: .action(action())
      case 2: .command(command())
      case 3: .amendment(modifier())
      default: .bare(clip())
      }
    return Statement(kind: kind, range: 0..<0)
  }
}
