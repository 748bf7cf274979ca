import Language
import Model
import Motion

/// How the modifiers of an animation are typed.
enum AnimationSpelling {
  /// `.delay(1).speed(2)`; empty where nothing is wrapped around.
  static func modifiers(of animation: Animation) -> String { animation.modifiers.map(text).joined() }

  private static func text(_ modifier: Animation.Modifier) -> String {
    func number(_ value: Double) -> String { SyntaxPrinter.number(value) }
    switch modifier {
    case .delay(let seconds): return ".delay(\(number(seconds)))"
    case .speed(let factor): return ".speed(\(number(factor)))"
    case .repeating(let count?, let autoreverses):
      return ".repeatCount(\(count)\(autoreverses ? "" : ", autoreverses: false"))"
    case .repeating(nil, let autoreverses):
      return ".repeatForever(\(autoreverses ? "" : "autoreverses: false"))"
    case .logicallyComplete(let seconds): return ".logicallyComplete(after: \(number(seconds)))"
    }
  }
}
