import Language
import TestSupport
import Testing

@testable import Model

struct JSONTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  private func refusal(_ text: String) -> String {
    do {
      _ = try read(text)
      return "accepted"
    } catch let fault as Diagnostic {
      return "\(fault.range.lowerBound): \(fault.message)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `values keep the order of their keys and the place they stood at`() throws {
    let value = try read(#"{"b": [1, 2], "a": "x"}"#)
    guard case .object(let members) = value.content else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "a"])
    #expect(members.map(\.keyRange) == [1..<4, 14..<17])
    #expect(members[0].value.range == 6..<12)
    #expect(value.path(to: 10..<11).text == "b[1]")
  }

  @Test(arguments: [
    ("", "0: expected a value, found the end of the file"),
    ("{\"a\": 1,}", "7: no ',' stands behind the last one"),
    ("[1 2]", "3: expected ',' or ']', found '2'"),
    ("[01]", "1: [0]: a number has no leading zero"),
    ("[1.]", "3: [0]: expected a digit, found ']'"),
    ("[.5]", "1: [0]: '.5' is no value of JSON"),
    ("[+1]", "1: [0]: '+1' is no value of JSON"),
    ("[1e]", "3: [0]: expected a digit, found ']'"),
    ("[1e999]", "1: [0]: the number 1e999 is too large"),
    ("[NaN]", "1: [0]: 'NaN' is no value of JSON"),
    ("[tru]", "1: [0]: 'tru' is no value of JSON"),
    ("[\"a]", "1: [0]: the string that starts here has no end"),
    ("[\"\\x\"]", "2: [0]: no such escape in a string"),
    ("[\"\\ud800\"]", "2: [0]: half of a surrogate pair is no character"),
    ("[\"a\nb\"]", "3: [0]: a control character in a string is written \\n, \\t or \\u00XX"),
    ("{\"a\": {\"b\": 1, \"b\": 2}}", "15: a.b: the key \"b\" stands here twice"),
    ("[] []", "3: expected the end of the file, found '['"),
    ("{1: 2}", "1: a key stands in quotes"),
    ("[1, // no\n2]", "4: JSON has no comments"),
  ])
  func `what is not JSON is refused at its place`(text: String, refusal expected: String) {
    #expect(refusal(text) == expected)
  }

  @Test(arguments: [
    ("{\"a\": 1 \"b\": 2}", "8 expected ',' or '}', found '\"'"),
    ("[1 2, 3,]", "3 expected ',' or ']', found '2'; 7 no ',' stands behind the last one"),
    ("{a: 1, 'b': 2}", "1 a key stands in quotes: \"a\"; 7 a key stands in quotes: \"b\""),
    ("{\"a\" 1, \"b\" = 2}", "5 expected ':', found '1'; 12 expected ':', found '='"),
    (
      "[True, nil, 1., 'x y']",
      "1 'True' is no value of JSON: true; 7 'nil' is no value of JSON: null; 14 expected a digit, found ','; "
        + "16 text stands in double quotes: \"x y\""
    ),
    ("[1, /* one */ 2, // two\n3]", "4 JSON has no comments; 17 JSON has no comments"),
    ("[1] /* open", "4 JSON has no comments"),
  ])
  func `what can be passed over does not hide what stands behind it`(text: String, faults: String) {
    var told: [Diagnostic] = []
    do throws(Diagnostic) { _ = try JSONReader.read(Array(text.utf8)) } catch { told = error.all }
    let words = told.map { fault in
      let message = fault.message.replacing(#/^[a-z0-9\[\]]+: /#, with: "")
      return "\(fault.range.lowerBound) \(message)" + (fault.suggestion.map { ": \($0)" } ?? "")
    }
    #expect(words.joined(separator: "; ") == faults)
  }

  @Test func `nesting stops at its limit, not at the end of the stack`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSONWriter.line(read(nested(200))) == nested(200))
    #expect(refusal(nested(201)).hasSuffix("nested more than 200 deep"))
    #expect(refusal(String(repeating: "[", count: 100_000)).hasSuffix("nested more than 200 deep"))
  }

  @Test func `bytes that are no text are refused, and a byte order mark is passed over`() throws {
    #expect(throws: Diagnostic.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    #expect(try JSONReader.read([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
  }

  @Test(arguments: [
    (#""\u0041\n\"\\\/""#, "A\n\"\\/"), (#""\ud83d\ude00""#, "😀"), ("\"é\"", "é"), (#""\u00e9""#, "é"),
  ])
  func `escapes mean their characters`(text: String, meaning: String) throws {
    #expect(try read(text) == .string(meaning))
  }

  @Test(arguments: [
    (0.12, "0.12"), (5, "5"), (-0.0, "-0"), (1e20, "100000000000000000000"), (1e22, "1e22"), (1e-7, "1e-7"),
    (0.1 + 0.2, "0.30000000000000004"), (.infinity, "null"),
  ])
  func `numbers are written in their shortest exact form`(number: Double, text: String) {
    #expect(JSONWriter.line(.number(number)) == text)
  }

  @Test func `what is written is read back, whatever it is`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let value = random(depth: 4, &generator)
      #expect(try read(JSONWriter.line(value)) == value)
      #expect(try read(JSONWriter.pretty(value)) == value)
    }
  }

  private func random(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
    let texts = ["", "a b", "\"\\", "\u{0}\u{1f}\n\t\r", "😀é", "/", "\u{2028}"]
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2:
      return .number(Double(bitPattern: UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &generator)))
    case 3: return .number(Double(Int.random(in: -1000...1000, using: &generator)) / 8)
    case 4: return .string(texts.randomElement(using: &generator) ?? "")
    case 5:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in random(depth: depth - 1, &generator) }
      )
    default:
      return .object(
        (0..<Int.random(in: 0...4, using: &generator)).map { index in
          JSONValue.Member("\(index)", random(depth: depth - 1, &generator))
        }
      )
    }
  }

  @Test func `what fits on a line stands on one, and objects in a list on one each`() {
    let value = JSONValue.object([
      "name": "x", "empty": .object([JSONValue.Member]()),
      "list": [.object(["a": 1, "b": [1, 2]]), .object(["c": true])],
    ])
    #expect(
      JSONWriter.pretty(value) == """
        {
          "name": "x",
          "empty": {},
          "list": [
            {"a": 1, "b": [1, 2]},
            {"c": true}
          ]
        }

        """
    )
  }
}
