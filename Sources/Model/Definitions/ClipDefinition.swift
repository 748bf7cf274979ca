/// A definition that moves: a view, phases, keyframes, a scene.
package protocol ClipDefinition: Definition {
  /// The names of its channels, in order.
  func channelNames(in document: Document) -> [String]

  /// Everything it works out.
  var expressions: [TypedExpression] { get }
}
