/// What a word that begins no line, or a whole line, was meant to do.
package struct WordHint: Sendable {
  /// Said behind the fault; nil where the suggestion says it all.
  package let explanation: String?

  /// The verb to type instead.
  package let verb: String?

  /// By the ending of a file behind the word, the verb that takes the file in: `.easel`.
  package let files: [String: String]

  package init(verb: String?, explanation: String? = nil, files: [String: String] = [:]) {
    (self.verb, self.explanation, self.files) = (verb, explanation, files)
  }
}

/// Words of Swift and SwiftUI that begin no line here, and what is typed instead.
enum ForeignWords {
  struct Advice {
    /// `%` stands for the word in quotes.
    let message: String
    let suggestion: String?

    init(_ message: String, _ suggestion: String? = nil) {
      self.message = message
      self.suggestion = suggestion
    }
  }

  /// What draws in SwiftUI.
  static let drawing: Set<String> = [
    "Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "Path", "Text", "Image", "Label",
    "Button", "Toggle", "Slider", "Spacer", "Divider", "VStack", "HStack", "ZStack", "List", "ScrollView",
  ]

  /// What has a change animated in other ways.
  static let animators: Set<String> = [
    "UIView", "UIViewPropertyAnimator", "NSAnimationContext", "CATransaction", "CABasicAnimation",
    "CAKeyframeAnimation", "gsap",
  ]

  static let views = "a view is written 'view NAME { scale = isOn ? 1 : 0.9 }', its states before it"

  /// Said of what animates a change in another way.
  static let changes =
    "a change is animated by withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() } here"

  static let told = Advice("a value alone on its line is told: no % is needed")

  static let later = Advice(
    "what happens later stands in a scene: scene NAME { at 0.5 isOn = true }"
  )
  private static let loops = Advice("% repeats nothing here; .repeatForever() and phases repeat a motion")
  private static let choices = Advice(
    "% chooses nothing here; write 'if isOn { ... } else { ... }', or a ? b : c"
  )
  private static let functions = Advice(
    "there are no functions of one's own; a name for an animation is 'let quick = .snappy'"
  )
  private static let waiting = Advice("nothing is waited for here, and what fails is told: no % is needed")

  static let types = Advice(views)

  /// For types that would hold what changes.
  static let holders = Advice("there are no types of one's own; what changes is a state: state NAME = VALUE")

  /// For names that are given to animations.
  static let tokens = Advice("a name for an animation is a let: let quick = .snappy")

  /// For values that move in a way of their own.
  static let moving = Advice(
    "what moves is a number, an angle, a point, a size, a rect or a colour: view NAME { x = isOn ? 80 : 0 }"
  )

  /// What a type would have been, by the protocol behind its name.
  static let conformances: [String: Advice] = [
    "View": types, "ViewModifier": types, "App": types, "PreviewProvider": types, "Animatable": moving,
    "VectorArithmetic": moving,
    "CustomAnimation": Advice(
      "an animation of one's own is a curve or a spring: let mine = .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4)"
    ),
    "Transition": Advice(
      "a transition of one's own is made of others: let mine = .move(edge: .top).combined(with: .opacity)"
    ),
  ]

  /// Attributes of properties, behind their '@'.
  static let attributes: [String: Advice] = [
    "Namespace": Advice("no % is needed: two 'view NAME if CONDITION' with one frame hand it over"),
    "Environment": Advice("no % is needed: reduceMotion and colorScheme are there wherever a value stands"),
  ]

  private static let silent = Advice("nothing is told while states change; sample and expect ask for values")
  private static let leaving = Advice(
    "nothing is left or returned here; what a condition chooses stands in 'if isOn { ... }'"
  )

  /// What draws, where actions stand.
  static let shown = Advice(
    "nothing is drawn here; what comes and goes is a view with a condition: view NAME if isOn { }.transition(.slide)"
  )

  /// Words at the start of an action.
  static let actions: [String: Advice] = [
    "print": silent, "NSLog": silent, "debugPrint": silent, "return": leaving, "break": leaving,
    "continue": leaving, "guard": leaving, "throw": leaving,
  ]

  /// Words at the start of a line.
  // To add a word: its line here, with what is typed instead.
  static let statements: [String: Advice] = [
    "import": Advice("nothing is imported here: SwiftUI's words are known"),
    "func": functions, "function": functions, "await": waiting, "try": waiting, "async": waiting,
    "typealias": holders,
    "for": loops, "while": loops, "repeat": loops,
    "switch": choices, "guard": choices,
    "DispatchQueue": later, "Task": later, "Timer": later,
    "return": told,
  ]

  private static let looks = Advice("% changes how a view looks; here a view is only what moves: \(views)")
  static let drags = Advice(
    "a drag is an action of a scene here: scene NAME { at 0 drag offset by (140, 0) over 0.3 release to (0, 0) }"
  )

  static let symbolEffects = Advice(
    "a symbol effect is a clip of its own, behind no view: plot .symbolEffect(.bounce, value: isOn)"
  )

  /// For values that are kept together, one of each thing that moves.
  static let together = Advice(
    "values that move together are keyframes with their first values: keyframes NAME { scale = 1 { ... } }; "
      + "what changes is a state: state NAME = VALUE"
  )

  static let taps = Advice(
    "% waits for somebody; here a change is typed, or stands in a scene: scene NAME { at 0 isOn.toggle() }"
  )

  private static func property(_ name: String) -> Advice {
    Advice("% is a property of a view here: view NAME { \(name) }")
  }

  /// Modifiers that are properties of a view here.
  static let properties = [
    "scaleEffect": "scale", "rotationEffect": "rotation", "opacity": "opacity", "offset": "offset",
    "position": "position", "blur": "blur", "frame": "size", "foregroundStyle": "color",
    "foregroundColor": "color", "cornerRadius": "cornerRadius", "trim": "trim", "brightness": "brightness",
    "contrast": "contrast", "saturation": "saturation", "grayscale": "grayscale",
    "hueRotation": "hueRotation",
  ]

  /// Operators as words, and how they are written.
  static let operators = ["and": "&&", "or": "||", "is": "==", "equals": "==", "is not": "!="]

  /// Modifiers at the start of a line, behind a dot.
  static let modifiers: [String: Advice] = [
    "scaleEffect": property("scale = isOn ? 1 : 0.9"),
    "rotationEffect": property("rotation = isOn ? 90deg : 0deg"),
    "blur": property("blur = isOn ? 0 : 8"), "position": property("position = isOn ? (0, 0) : (40, 0)"),
    "frame": property("size = isOn ? .size(80, 40) : .size(40, 40)"),
    "foregroundStyle": property("color = isOn ? .red : .blue"),
    "foregroundColor": property("color = isOn ? .red : .blue"),
    "cornerRadius": property("cornerRadius = isOn ? 20 : 8"),
    "background": looks, "padding": looks, "font": looks, "overlay": looks, "clipShape": looks,
    "shadow": looks, "contentTransition": looks, "border": looks, "mask": looks, "clipped": looks,
    "buttonStyle": looks, "rotation3DEffect": looks, "symbolRenderingMode": looks, "imageScale": looks,
    "scrollTransition": Advice(
      "% is a property that follows the scroll here: "
        + "state scroll = 0; view NAME { opacity = clamp(1 - scroll / 100, 0, 1) }"
    ),
    "visualEffect": Advice(
      "what a % changes are properties of a view here: view NAME { offset = isOn ? (0, 0) : (0, 20) }"
    ),
    "simultaneousGesture": taps, "highPriorityGesture": taps, "onLongPressGesture": taps,
    "onTapGesture": taps, "gesture": taps, "onAppear": taps, "onDisappear": taps, "task": taps,
    "transaction": Advice(
      "no % is needed: an animation is given to a change, as in withAnimation(nil) { isOn = true }"
    ),
    "matchedGeometryEffect": Advice("two 'view NAME if CONDITION' with one frame are a % here"),
  ]
}
