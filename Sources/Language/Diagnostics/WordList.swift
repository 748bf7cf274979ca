extension Collection<String> {
  /// The words with something between them, for a message: of very many only the first.
  package func listed(_ separator: String = ", ") -> String {
    guard count > mostListed + 1 else { return joined(separator: separator) }
    return prefix(mostListed).joined(separator: separator) + separator + "... and \(count - mostListed) more"
  }
}

/// Words that anybody reads in a message.
private let mostListed = 12
