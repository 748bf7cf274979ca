import Language
import Motion
import Testing

@testable import Model

struct CheckerTests {
  static let states = """
    state isOn = false
    state tilt = .degrees(10)
    state place = (3, 4)
    state upload: idle | saving = .idle
    let quick = .easeOut(duration: 0.12)
    let calm = reduceMotion ? quick : .spring(duration: 0.4, bounce: 0.3)
    view Card { scale = isOn ? 1 : 0.96 }
    """

  /// Expressions with the number they come to, worked out by hand; `true` is 1, angles are in degrees.
  static let numbers: [(String, Double)] = [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 % 4", 3), ("-7 % 4", -3), ("2 - -3", 5), ("120ms", 0.12),
    ("2s", 2), ("35%", 0.35), ("0.25x", 0.25), ("2 * pi / 4", 1.5707963267948966),
    ("1 < 2", 1), ("2 <= 1", 0), ("1 == 1 && 2 != 2", 0), ("false || !false", 1), ("10deg < 20deg", 1),
    ("isOn ? 1 : 2", 2), ("isOn ? 1 / 0 : 3", 3), ("!isOn ? 3 : 1 / 0", 3), ("isOn && 1 / 0 > 1", 0),
    ("!isOn || 1 / 0 > 1", 1),
    ("upload == .idle", 1), ("upload != .idle", 0), (".saving == upload", 0), ("colorScheme == .light", 1),
    ("reduceMotion", 0), ("place == (3, 4)", 1), ("#FF0000 == .init(red: 1, green: 0, blue: 0)", 1),
    ("place.x * place.y", 12), ("CGRect(x: 1, y: 2, width: 3, height: 4).height", 4), ("(1, 2).y", 2),
    (".size(5, 6).width", 5), ("CGSize(width: 5, height: 6).height", 6), ("UnitPoint(x: 0.2, y: 1).x", 0.2),
    ("(2 * (1, 2) - (0, 1)).y", 3), ("((8, 4) / 2).x", 4), ("tilt.degrees", 10), ("(tilt * 2).degrees", 20),
    ("min(3, 1, 2)", 1), ("max(3, 1, 2)", 3), ("abs(-3)", 3), ("clamp(5, 0, 3)", 3), ("clamp(-5, 0, 3)", 0),
    ("min(10deg, tilt, .degrees(5)).degrees", 5), ("lerp(1, 3, 0.25)", 1.5),
    ("lerp((0, 0), (2, 4), 0.5).y", 2),
    ("sin(30deg)", 0.5), ("cos(pi)", -1), ("sqrt(16)", 4), ("pow(2, 10)", 1024), ("round(2.5)", 3),
    ("floor(-2.5)", -3), ("Angle(degrees: 90).radians", 1.5707963267948966),
    ("Angle.degrees(90).degrees", 90), ("(isOn ? tilt : .zero).degrees", 0), ("1_000", 1000),
  ]

  @Test(arguments: numbers)
  func `an expression comes to its value`(text: String, expected: Double) throws {
    let value = try components(text, in: try document(Self.states))
    #expect(abs((value?.x ?? .nan) - expected) < 1e-12)
  }

  /// Faults with their place and words; names what stands where, both types, and what to type.
  @Test(arguments: [
    """
    tilt + 5
           ^ '+' takes two numbers, angles, points or sizes of one type, not an angle ('tilt') and a number (5) -> 5deg
    """,
    """
    isOn ? 1 : tilt
           ^ both branches of '?:' must be of one type: one is a number (1), the other an angle ('tilt') -> 1deg
    """,
    """
    isOn == 3
         ^^ '==' takes two values of one type, not true or false ('isOn') and a number (3)
    """,
    """
    tilt ? 1 : 2
    ^^^^ what stands before '?' takes true or false, not an angle ('tilt')
    """,
    """
    !tilt
     ^^^^ '!' takes true or false, not an angle ('tilt')
    """,
    """
    upload == .savin
              ^^^^^^ '.savin' is not one of .idle .saving -> .saving
    """,
    """
    .bouncyy
    ^^^^^^^^ nothing is called '.bouncyy' -> .bouncy
    """,
    """
    .bouncy.dely(1)
           ^^^^^ an animation or a spring ('.bouncy') has no '.dely' -> .delay
    """,
    """
    isOnn
    ^^^^^ no state or let named 'isOnn' -> isOn
    """,
    """
    bouncy
    ^^^^^^ no state or let named 'bouncy' -> .bouncy
    """,
    """
    spring(duration: 1)
    ^^^^^^ no function named 'spring' -> .spring
    """,
    """
    quick(3)
    ^^^^^ 'quick' is no function
    """,
    """
    Card + 1
    ^^^^ 'Card' is a view, not a value
    """,
    """
    .zero
    ^^^^^ '.zero' takes its type from its neighbours, and has none here -> Angle.zero
    """,
    """
    .circularEaseIn
    ^^^^^^^^^^^^^^^ '.circularEaseIn' takes its type from its neighbours, and has none here -> UnitCurve.circularEaseIn
    """,
    """
    .timingCurve
    ^^^^^^^^^^^^ '.timingCurve' needs something in its brackets: 'x1', 'y1', 'x2', 'y2', as in plot .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4)
    """,
    """
    .bouncy(duration: tilt)
                      ^^^^ 'duration:' of '.bouncy' takes a number, not an angle ('tilt')
    """,
    """
    .snappy(bonce: 0.3)
            ^^^^^^ '.snappy' has no argument 'bonce:'; it takes duration:, extraBounce:
    """,
    """
    .interpolatingSpring(mass: 1, stiffness: 100)
                                             ^^^ '.interpolatingSpring' needs 'damping:' too, as in plot .interpolatingSpring(mass: 1, stiffness: 100, damping: 15)
    """,
    """
    .snappy(extraBounce: 0.1, duration: 1)
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ '.snappy' takes its arguments in this order: duration:, extraBounce: -> .snappy(duration: 1, extraBounce: 0.1)
    """,
    """
    min(1, 2deg)
           ^^^^ 'b' of 'min' takes a number, not an angle
    """,
    """
    (1, 2, 3)
    ^^^^^^^^^ a point has two numbers, a size is .size(w, h), a rect .rect(x:y:width:height:)
    """,
    """
    .spring(duration: 0)
                      ^ duration is 0, and must be above 0; nil stands for no animation
    """,
    """
    .spring(duration: 0.5, bounce: 2)
                                   ^ bounce is 2, and must be above -1, up to 1
    """,
    """
    .spring(response: 0)
                      ^ response is 0, and must be above 0; nil stands for no animation
    """,
    """
    Spring(mass: 0, stiffness: 1, damping: 1)
                 ^ mass is 0, and must be above 0
    """,
    """
    .bouncy.delay(-1)
                  ^^ delay is -1, and must be at least 0
    """,
    """
    .bouncy.speed(0)
                  ^ speed is 0, and must be above 0
    """,
    """
    .linear.repeatCount(2.5)
                        ^^^ repeatCount is 2.5, and must be a whole number, 1 to 1000000000
    """,
    """
    .timingCurve(cubic-bezier(2, 0, 0, 1), duration: 1)
                              ^ x1 is 2, and must be 0 to 1
    """,
    """
    1 + 1 / 0
          ^ this divides by zero
    """,
    """
    sqrt(-1)
    ^^^^^^^^ 'sqrt' comes to no finite number here
    """,
    """
    clamp(5, 3, 0)
                ^ high is 0, and must be at least 3
    """,
    """
    1...0
     ^^^ a range runs from the lower to the higher end; 1 is above 0
    """,
  ])
  func `a fault says what, where and what instead`(expected: String) throws {
    let text = String(expected.prefix { $0 != "\n" })
    #expect(fault(text, in: try document(Self.states)) == expected)
  }

  @Test func `a leading dot takes the type its place wants`() throws {
    let document = try document(Self.states)
    let types: [(String, LanguageType)] = [
      (".bouncy", .animation), ("isOn ? nil : .bouncy", .animation), (".red", .color),
      ("Spring.bouncy", .spring),
      ("UnitCurve.easeIn", .curve), (".easeIn", .animation), ("UnitCurve.easeIn.inverse", .curve),
      (".easeIn.inverse", .curve), (".spring(.bouncy)", .animation), (".degrees(3)", .angle),
      ("Animation.spring(duration: 0.4)", .animation), ("Spring.init(duration: 1)", .spring),
      ("steps(4)", .curve),
      (".timingCurve(.circularEaseIn, duration: 1)", .animation), ("Color.red.opacity(0.5)", .color),
      (".bezier(startControlPoint: .zero, endControlPoint: (1, 1)).inverse", .curve), ("calm", .animation),
    ]
    for (text, type) in types {
      #expect(try document.evaluate(try Parser.expression(text)).type == type, "\(text)")
    }
  }

  @Test func `a let follows the environment, whatever was on when it was entered`() throws {
    var document = try document(Self.states + "\nlet indirect = calm.delay(1)")
    func base() throws -> String {
      guard case .animation(let animation?) = try evaluate("indirect", in: document) else { return "none" }
      if case .spring = animation.base { return "spring" } else { return "curve" }
    }
    #expect(try base() == "spring")
    document.setReduceMotion(true)
    #expect(try base() == "curve")
  }

  @Test func `twenty thousand terms are checked and worked out without recursion`() throws {
    let text = Array(repeating: "1", count: 20_000).joined(separator: " + ")
    #expect(try components(text)?.x == 20_000)
  }
}
