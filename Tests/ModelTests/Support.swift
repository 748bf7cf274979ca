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
    default: break
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

/// The number, or first component, of an expression.
func number(_ text: String, in document: Document = Document()) throws -> Double {
  try evaluate(text, in: document).value?.components.x ?? .nan
}

/// A fault with carets under its place, the way a person sees it.
func picture(of fault: Diagnostic, in text: String) -> String {
  let before = String(repeating: " ", count: fault.range.lowerBound)
  let carets = String(repeating: "^", count: max(fault.range.count, 1))
  let suggestion = fault.suggestion.map { " -> \($0)" } ?? ""
  return "\(text)\n\(before)\(carets) \(fault.message)\(suggestion)"
}

/// The picture of the fault an expression has.
func fault(_ text: String, in document: Document = Document()) -> String {
  do {
    _ = try evaluate(text, in: document)
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
