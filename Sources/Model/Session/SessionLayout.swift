/// A session file as somebody laid it out: spaces, line breaks, the order of keys, `0.30` for `0.3`.
///
/// Saving a session that was opened and not changed writes these bytes again, so that nobody's own layout
/// is lost and a diff shows only what changed.
package struct SessionLayout: Hashable, Sendable {
  private let bytes: [UInt8]

  /// - Parameter bytes: A file that was opened without a fault.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of this layout, under another name where it has one.
  ///
  /// - Parameter canonical: What ``SessionCodec`` writes for the session that is to be saved.
  /// - Returns: Nil where the file said something else than the session does.
  package func bytes(saying canonical: String, name: String) -> [UInt8]? {
    guard let root = try? JSONReader.read(bytes), let document = try? SessionCodec.decode(bytes),
      SessionCodec.encode(document, name: name) == canonical
    else { return nil }
    guard let stored = root["name"], stored != .string(name) else { return bytes }
    var renamed = bytes
    renamed.replaceSubrange(stored.range, with: JSONWriter.line(.string(name)).utf8)
    return renamed
  }
}
