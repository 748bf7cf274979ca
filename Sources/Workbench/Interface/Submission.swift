import Language
import Model

/// What a screen asks to have done once it is gone.
package struct Submission: Equatable, Sendable {
  /// What `undo` and `history` call it where it changes several things, which are one step then.
  let title: String

  /// Statements, run as if they had been typed.
  package let text: String

  /// Last changes that are to be told otherwise before that.
  let retold: [Retelling]

  /// What `play` alone plays from now on; nil leaves that as it is.
  let lastMotion: ShownMotion?

  init(title: String, text: String, retold: [Retelling] = [], lastMotion: ShownMotion? = nil) {
    (self.title, self.text, self.retold, self.lastMotion) = (title, text, retold, lastMotion)
  }

  /// A view's last change, and the actions that are to have made it.
  struct Retelling: Equatable, Sendable {
    let view: String
    let actions: [ActionSyntax]
  }
}
