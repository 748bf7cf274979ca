import Language

/// One kind of clip: its help, and how one is made.
package struct ClipKind: Sendable {
  package let kind: Clip.Kind

  /// A phrase for help.
  package let summary: String
  package let example: String

  /// Makes the clip; nil where what was typed is another kind's.
  let resolve: @Sendable (ClipResolver) throws(Diagnostic) -> Clip?
}

/// Every kind of clip, in the order help lists them.
package enum ClipCatalog {
  // To add a kind: its file in this folder, then its line here.
  package static let all: [ClipKind] = [
    .animation,
    .spring,
    .curve,
    .transition,
    .view,
    .phases,
    .keyframes,
    .scene,
    .symbolEffect,
  ]
}
