/// An expression, stored flat in evaluation order: operands stand before what uses them.
///
/// Nothing that reads an expression recurses: checking, evaluating and printing are loops with a
/// stack, so a sum of twenty thousand terms costs no more than its length. Node `i` and its operands
/// occupy the positions `i - size + 1 ... i`.
package struct Expression: Sendable {
  /// A scale that follows a number without a space.
  package enum Unit: String, Hashable, Sendable {
    case milliseconds = "ms"
    case seconds = "s"
    case degrees = "deg"
    case percent = "%"
    /// A playback speed: `0.25x`.
    case times = "x"
  }

  package enum Prefix: String, Hashable, Sendable { case minus = "-", plus = "+", not = "!" }

  package enum Infix: String, Hashable, Sendable {
    case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
    case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case equal = "==", notEqual = "!="
    case and = "&&", or = "||"
    case closedRange = "..."
    /// `CLIP.CHANNEL at T`, in `expect` only; binds tighter than a comparison.
    case at = "at"
  }

  /// What a node does with the operands before it.
  package enum Operation: Equatable, Sendable {
    case number(Double, unit: Unit?)
    case string(String)
    case boolean(Bool)
    /// `nil`.
    case none
    /// `#RRGGBB` or `#RRGGBBAA`, as 0xRRGGBBAA.
    case color(UInt32)
    case name(String)
    /// `.name` with nothing before the dot: its type comes from its place.
    case implicitMember(String)
    /// `operand.name`; one operand.
    case member(String)
    /// `callee(label: argument, ...)`; the callee (a name, member or implicit member), then the arguments.
    case call(labels: [String?])
    /// `(a, b, ...)` with two elements or more; as many operands as labels.
    case tuple(labels: [String?])
    case prefix(Prefix)
    case infix(Infix)
    /// `condition ? a : b`; three operands.
    case conditional
    /// `(Card reduced)` in `expect`: a clip with clauses of its own; one operand.
    case clauses([ClauseSyntax])
    /// `cubic-bezier(...)`, `linear(...)`, `steps(...)`: read by CSS's rules; the text between the brackets.
    case css(function: String, arguments: String)
  }

  package struct Node: Equatable, Sendable {
    package let operation: Operation

    /// The operator, name or literal itself in the source's UTF-8: where a caret stands.
    package let range: Range<Int>

    /// How many nodes this one and everything below it take.
    package var size: Int

    /// Where the label of the argument begins whose whole value this node is; nil for anything else.
    package var labelStart: Int?

    /// Whether the comma is missing before the argument whose whole value this node is.
    package var lacksComma = false

    /// Whether it is a name of which all is told elsewhere: whatever gives it its meaning has a fault.
    package var isTold = false

    package init(operation: Operation, range: Range<Int>, size: Int) {
      self.operation = operation
      self.range = range
      self.size = size
    }
  }

  /// At least one node; the last is the whole.
  package let nodes: [Node]

  /// The whole expression in the source's UTF-8.
  package let range: Range<Int>

  package init(nodes: [Node], range: Range<Int>) {
    self.nodes = nodes
    self.range = range
  }
}

extension Expression: Equatable {
  /// Two expressions are equal when they say the same, wherever they stand.
  package static func == (left: Expression, right: Expression) -> Bool {
    left.nodes.elementsEqual(right.nodes) { $0.operation == $1.operation && $0.size == $1.size }
  }
}
