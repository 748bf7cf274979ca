import Language

extension Document {
  /// The key under which a session keeps what last moved a view; none where nothing did.
  func encodedLastChange(of name: String) -> [JSONValue.Member] { [] }
}

extension Contents {
  mutating func decodeLastChange(_ value: JSONValue, of name: String) throws(Diagnostic) {}
}
