import Language
import TestSupport
import Testing

/// What a line leaves open is looked through once, not for every line anew.
struct LookAheadTests {
  @Test(arguments: [
    "print(1", "Circle(1", "x *= (1", "#expect(1", "transition: (1", "@State var x: (",
    "let x = Point(1",
    "private let x = (", "easel plot (", ".bouncy at (", "compare step a, (b",
    "withAnimation(.bouncy, (",
    "withAnimation .bouncy (", "struct X (", ".onChange(of: x", "UIView.animate(withDuration: 1",
    "var x = (",
    "at 1 x = (", "sample 0.1 a (", "compare .bouncy .smooth (", "play a loop (, b", "wibble(1",
    "else x (",
    "console.log(1", "@Foo(1", "enum X (", "let x = switch (",
  ])
  func `an open bracket takes time in proportion`(line: String) {
    let factor = Growth.factor(size: 15) { count in
      _ = Verbs.parse(String(repeating: "\(line)\nlist\n", count: count))
    }
    // A look ahead that ends somewhere grows a little until it does; a square would be 16.
    #expect(factor < 11, "four times as much took \(factor) times as long")
  }
}
