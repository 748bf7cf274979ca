import Language
import Motion

@testable import Model

/// Enters every line of a text, as a script would.
func enter(_ text: String, into document: inout Document) throws {
  let parsed = Parser(signatures: []).parse(Source(text: text))
  if let fault = parsed.diagnostics.first { throw fault }
  for statement in parsed.statements {
    switch statement.kind {
    case .definition(let syntax): try document.define(syntax)
    case .action(let action): _ = try document.perform(action)
    case .amendment(let modifier): try document.amend(with: modifier, at: statement.range)
    case .bare, .command: break
    }
  }
}

func document(_ text: String) throws -> Document {
  var document = Document()
  try enter(text, into: &document)
  return document
}

/// What an expression comes to, in a document's words.
func evaluate(_ text: String, in document: Document = Document()) throws -> Datum {
  try document.evaluate(try Parser.expression(text)).datum
}

/// The components of an expression's value.
func components(_ text: String, in document: Document = Document()) throws -> SIMD4<Double>? {
  try evaluate(text, in: document).value?.components
}

/// A fault with carets under its place, the way a person sees it.
func picture(of fault: Diagnostic, in text: String) -> String {
  let before = String(repeating: " ", count: fault.range.lowerBound)
  let carets = String(repeating: "^", count: max(fault.range.count, 1))
  let suggestion = fault.suggestion.map { " -> \($0)" } ?? ""
  return "\(text)\n\(before)\(carets) \(fault.message)\(suggestion)"
}

/// The picture of the fault that entering one line into a document brings.
func fault(entering line: String, into document: Document = Document()) -> String {
  var document = document
  return fault(in: line) { try enter(line, into: &document) }
}

/// The picture of the fault an expression has.
func fault(_ text: String, in document: Document = Document()) -> String {
  fault(in: text) { _ = try evaluate(text, in: document) }
}

private func fault(in text: String, _ body: () throws -> Void) -> String {
  do {
    try body()
    return "\(text)\nno fault"
  } catch let fault as Diagnostic {
    return picture(of: fault, in: text)
  } catch {
    return "\(error)"
  }
}

func clip(_ text: String, in document: Document = Document()) throws -> Clip {
  let parsed = Parser(signatures: []).parse(Source(text: text))
  if let fault = parsed.diagnostics.first { throw fault }
  guard case .bare(let clip)? = parsed.statements.first?.kind else { throw NoClip() }
  return try ClipResolver.resolve(clip, in: document)
}

struct NoClip: Error {}

/// Everything that can be seen of a document: its file, what its states hold, and its text.
func portrait(of document: Document) -> String {
  let values = document.definitions.map { "\($0.name): \(document.value(of: $0.name).debugDescription)" }
  return SessionCodec.encode(document, name: "portrait") + values.joined(separator: "\n")
}

/// The text that builds the document again.
func script(of document: Document) -> String {
  document.definitionsInDependencyOrder.map { SyntaxPrinter.text($0.syntax) }.joined(separator: "\n")
}
