/// A definition that moves: a view, phases, keyframes.
package protocol ClipDefinition: Definition {
  /// The names of its channels, in order.
  var channelNames: [String] { get }
}
