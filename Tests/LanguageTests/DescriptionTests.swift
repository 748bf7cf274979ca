import Foundation
import Language
import Testing

/// Lines of the language's description: each block reads without a fault and reads back as it prints.
struct DescriptionTests {
  static let blocks = [
    """
    state isExpanded = false
    state upload: idle | saving | succeeded | failed = .idle  // or a type name
    state offset = (0, 0)
    state size: CGSize = .size(10, 20)
    let quick = .easeOut(duration: 0.12)                      // a motion token
    let calm  = reduceMotion ? quick : .spring(duration: 0.4, bounce: 0.3)
    """,
    """
    view Card {                                               // properties derived from states
        scale   = isExpanded ? 1 : 0.96
        opacity = isExpanded ? 1 : 0.7
    }
    view Dot { scale = isOnline ? 1 : 0.8 }.animation(.bouncy, value: isOnline)
    view Banner if showBanner { }.transition(.move(edge: .top).combined(with: .opacity))
    """,
    """
    phases Save(trigger: saveCount) {                         // without a trigger it loops
        idle     { scale = 1 }    .smooth
        compress { scale = 0.88 } .easeIn(duration: 0.12)
        settle   { scale = 1.05 } .spring(duration: 0.35, bounce: 0.35)
    }
    phases Pulse { dim { opacity = 0.4 }, bright { opacity = 1 } nil; calm { } reduceMotion ? nil : .smooth }
    """,
    """
    keyframes Feedback(trigger: taps) {
        scale = 1 {
            SpringKeyframe(1.25, duration: 0.28, spring: .bouncy)
            CubicKeyframe(1, duration: 0.2)
        }
        rotation = .degrees(0) { CubicKeyframe(.degrees(10), duration: 0.18); CubicKeyframe(.zero, duration: 0.3) }
        verticalOffset = 0 { CubicKeyframe(-12, duration: 0.2); SpringKeyframe(0, duration: 0.28, spring: .bouncy) }
    }
    keyframes Spin(repeating: true) { rotation = 0deg { LinearKeyframe(360deg, duration: 1, timingCurve: .easeIn) } }
    keyframes Once { scale = 1 { MoveKeyframe(0), CubicKeyframe(1, duration: 1, startVelocity: 0, endVelocity: 2) } }
    """,
    """
    onChange titleGuard(of: scroll < -30) { withAnimation(.easeInOut(duration: 0.25)) { showTitle.toggle() } }
    onChange(of: taps) { count += 1 }
    """,
    """
    scene doubleTap {
        at 0    withAnimation(.snappy) { isExpanded.toggle() }
        at 0.12 withAnimation(.snappy) { isExpanded.toggle() }
    }
    scene swipe {
        at 0   drag offset by (140, 0) over 0.3 curve .easeOut release to (0, 0) with .spring
        at 0.3 { if abs(offset.x) > 120 { withAnimation { dismissed = true } } }
    }
    """,
    """
    isOn = true
    count += 1
    count -= 2
    offset.x = 3
    isOn.toggle()
    withAnimation(.snappy) { isOn.toggle() }
    withAnimation { isOn = false; count = 0 }
    if isOn { count = 1 } else if count > 3 { count = 2 } else { count = 3 }
    reduceMotion = true
    drag zoom to 2 over 300ms release
    """,
    """
    compare (doubleTap with .snappy), (doubleTap with .easeInOut)
    compare Card, (Card reduced)
    sample Spring(duration: 0.4, bounce: 0) from 0 to 10 velocity 50 at 0.1
    play .bouncy, Card from 0 to 2 at 0.25x loop for 3s
    play
    play at 0.1x
    plot .bouncy
    compare .easeInOut(duration: 0.25), .spring(response: 0.3, dampingFraction: 0.8) step
    inspect .spring(duration: 0.4, bounce: 0.3)
    sample .bouncy at 0, 0.1, 0.2
    sample .bouncy every 1/60 until 1
    sweep .spring(duration: 0.5, bounce: b) for b in 0...0.6 by 0.1
    tune .snappy knob duration
    tune
    tune Save.settle
    live Card Dot
    pin Card
    unpin
    expect Feedback.scale at 0.28 == 1.25 within 0.02
    expect overshoot(.bouncy) < 5%
    expect duration(Save) <= 1.2
    expect velocity(Card.offset.x) at 0.1 > 0
    expect updates(swipe, showTitle) == 2
    list; show Card; show all; delete Card, Dot; rename Card Panel; undo; undo 3; redo 1; history
    save card
    save
    save --force card
    open "Sessions/my card.json"
    open ~/Sessions/card-1.json
    run "demo.easel"
    set fps 120
    set style braille
    set speed 0.25x
    set
    reduceMotion on
    reduceMotion
    help spring
    help
    quit
    """,
    """
    2 * pi / sqrt(1500);
    .spring(duration: 0.5)
        .delay(0.1)
    Card
    Card reduced
    .bouncy from 0 to 10
    cubic-bezier(0.4, 0, 0.2, 1)
    .timingCurve(cubic-bezier(0.4, 0, 0.2, 1), duration: 0.3)
    Spring(mass: 1, stiffness: 100, damping: 10)
    UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.1, y: 0), endControlPoint: .init(x: 0.5, y: 1)).inverse
    Angle(degrees: 10) * 2
    throttled(s, every: 1/30)
    """,
    """
    keyframes Feedback(trigger: taps) {
        scale = 1
        rotation = 0deg
        KeyframeTrack(\\.scale) {
            SpringKeyframe(1.25, duration: 0.28, spring: .bouncy)
            CubicKeyframe(1, duration: 0.2)
        }
        KeyframeTrack(\\.rotation) { LinearKeyframe(1deg, duration: 1) }
    }
    """,
    """
    plot = 3
    play.x = 4
    set.toggle()
    state = 5
    view += 1
    if = 3
    plot ? 1 : 2
    scene * 2
    """,
  ]

  @Test(arguments: blocks)
  func `the description's own lines read, and read back as they print`(block: String) throws {
    let parsed = Verbs.parse(block)
    #expect(parsed.diagnostics == [])
    #expect(!parsed.isIncomplete)
    #expect(!parsed.statements.isEmpty)
    for statement in parsed.statements {
      let printed = SyntaxPrinter.text(statement)
      let again = Verbs.parse(printed)
      #expect(again.diagnostics == [], "\(printed)")
      #expect(again.statements == [statement], "\(printed)")
    }
  }
}
