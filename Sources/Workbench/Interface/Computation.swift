package import Language

/// Work that may take long, in pieces that do not need each other.
///
/// Whoever performs it may share the pieces among all cores, tell how far it is, and give up between
/// two of them when nobody wants the result any more.
package struct Computation: Sendable {
  /// What is being done, for a line of progress: `sweeping`.
  package let purpose: String

  /// How many pieces there are.
  package let count: Int

  private let piece: @Sendable (Int) -> any Sendable
  private let finish: @Sendable ([any Sendable]) throws(Diagnostic) -> [Effect]

  /// Creates a computation.
  ///
  /// - Parameters:
  ///   - piece: Does the piece of a number in 0..<count; called from any thread, in any order.
  ///   - finish: Makes the result of all parts, in the order of their numbers.
  package init<Part: Sendable>(
    _ purpose: String,
    count: Int,
    piece: @escaping @Sendable (Int) -> Part,
    finish: @escaping @Sendable ([Part]) throws(Diagnostic) -> [Effect]
  ) {
    self.purpose = purpose
    self.count = count
    self.piece = piece
    self.finish = { parts throws(Diagnostic) in try finish(parts.compactMap { $0 as? Part }) }
  }

  /// Does one piece.
  package func part(_ number: Int) -> any Sendable { piece(number) }

  /// Does all pieces, one after the other.
  package func parts() -> [any Sendable] { (0..<count).map(piece) }

  /// What the world must do now that every part is there.
  package func effects(of parts: [any Sendable]) throws(Diagnostic) -> [Effect] { try finish(parts) }
}
