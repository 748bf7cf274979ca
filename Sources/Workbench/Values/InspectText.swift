import Exchange
import Model
import Motion
import Rendering

/// What `inspect` says to a reader: labelled lines, aligned.
struct InspectText: Sendable {
  let clip: Clip
  let measures: [ChannelMeasures]
  let charset: Charset

  /// Columns the lines may take.
  let width: Int

  var lines: [StyledLine] {
    var rows: [[String]] = []
    if let spring = clip.spring { rows.append(["spring", words(for: spring)]) }
    if measures.count == 1, let only = measures.first {
      let parts = ChannelWords(clip.trace, only).parts
      if !parts.isEmpty { rows.append(["motion", parts.joined(separator: ", ")]) }
    }
    rows.append(["ends", endWords])
    var lines = labelled(rows)
    if let spring = clip.spring {
      if let omission { lines += wrapped(omission) }
      lines += labelled(SpringSpellingCatalog.all.map { [$0.ecosystem, tied($0.line(spring))] })
    }
    if measures.count > 1 {
      lines += ChannelTable(trace: clip.trace, measures: measures, charset: charset, width: width).lines
    }
    return lines + clip.trace.notes.flatMap(wrapped)
  }

  /// Labels beside what they name; above it where the window is too narrow for both.
  private func labelled(_ rows: [[String]]) -> [StyledLine] {
    let longest = SpringSpellingCatalog.all.map(\.ecosystem.count).max() ?? 0
    let label = clip.spring == nil ? rows.map(\.[0].count).max() ?? 0 : longest
    guard width - label >= 44 else {
      return rows.flatMap { row in
        [StyledLine(row[0], .faint)]
          + TiedText.lines(row[1], width: width - 2, charset: charset).map { StyledLine("  " + $0) }
      }
    }
    return rows.flatMap { row in
      TiedText.lines(row[1], width: width - label - 4, charset: charset).enumerated().map { index, words in
        let name = (index == 0 ? row[0] : "").padded(right: label)
        return StyledLine([.init("  \(name)  ", .faint), .init(words)])
      }
    }
  }

  private func wrapped(_ text: String) -> [StyledLine] {
    TiedText.lines(text, width: width - 2, charset: charset).map { StyledLine("  " + $0, .faint) }
  }

  /// A line of code whose labels stay with their values, where there is room for that.
  private func tied(_ code: String) -> String {
    width < 60
      ? code : code.replacing(": ", with: ":" + TiedText.tie).replacing(" }", with: TiedText.tie + "}")
  }

  private func words(for spring: Spring) -> String {
    let ratio = NumberText.significant(spring.dampingRatio, digits: 5)
    return "response \(number(spring.response))\(TiedText.tie)s, ratio \(ratio); "
      + [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
      .map { $0.0 + TiedText.tie + number($0.1) }.joined(separator: ", ")
  }

  /// What the spring's other spellings say nothing about; nil where they say all.
  private var omission: String? {
    guard let animation = clip.animation else { return nil }
    let modifiers = AnimationSpelling.modifiers(of: animation)
    var parts = modifiers.isEmpty ? [] : ["is told without \(modifiers)"]
    if case .interpolatingSpring(_, let velocity) = animation.base {
      if velocity != 0 { parts.append("starts without initialVelocity: \(number(velocity))") }
      parts.append("takes over what runs instead of adding to it")
    }
    guard let last = parts.popLast() else { return nil }
    let before = parts.isEmpty ? "" : parts.joined(separator: ", ") + " and "
    return "The spring below \(before)\(last)."
  }

  private var endWords: String {
    if clip.trace.axis == .progress { return "a unit curve; it plays in 1 s" }
    let (logical, rest) = (clip.trace.duration, clip.trace.settlingDuration)
    var words = logical.isFinite ? "logically \(ChannelWords.seconds(logical))" : "never complete"
    words += rest.isFinite ? ", at rest \(ChannelWords.seconds(rest))" : ", never at rest"
    // SwiftUI reports on the bare spring, which says nothing about one that waits or repeats.
    if let spring = clip.spring, clip.animation?.modifiers.isEmpty == true, rest.isFinite {
      let reported = spring.swiftUISettlingDuration()
      if reported.isFinite { words += " (SwiftUI reports \(ChannelWords.seconds(reported)))" }
    }
    return words
  }

  private func number(_ value: Double) -> String { NumberText.significant(value, digits: 5) }
}
