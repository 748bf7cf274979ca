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

  /// A label and what it names.
  private struct Row {
    let label: String
    let words: String
    let remark: String?

    init(_ label: String, _ words: String, remark: String? = nil) {
      self.label = label
      self.words = words
      self.remark = remark
    }
  }

  var lines: [StyledLine] {
    var rows: [Row] = []
    if let spring = clip.spring { rows.append(Row("spring", words(for: spring))) }
    if measures.count == 1, let only = measures.first {
      let parts = ChannelWords(clip.trace, only).parts
      if !parts.isEmpty { rows.append(Row("motion", parts.joined(separator: ", "))) }
    }
    rows.append(Row("ends", endWords))
    if !clip.stateUpdates.isEmpty {
      rows.append(Row("updates", clip.stateUpdates.map { "\($0.state) \($0.count)" }.joined(separator: ", ")))
    }
    var lines = labelled(rows)
    if let spring = clip.spring {
      if let omission { lines += wrapped(omission) }
      lines += labelled(SpringSpellingCatalog.equivalents(of: spring).map(row))
    }
    if measures.count > 1 {
      lines += ChannelTable(trace: clip.trace, measures: measures, charset: charset, width: width).lines
    }
    return lines + clip.trace.notes.flatMap(wrapped)
  }

  /// Labels beside what they name; above it where the window is too narrow for both.
  private func labelled(_ rows: [Row]) -> [StyledLine] {
    let longest = SpringSpellingCatalog.all.map(\.ecosystem.count).max() ?? 0
    let label = clip.spring == nil ? rows.map(\.label.count).max() ?? 0 : longest
    guard width - label >= 44 else {
      return rows.flatMap { row in
        [StyledLine(row.label, .faint)] + told(row, width: width - 2).map { StyledLine([.init("  ")] + $0) }
      }
    }
    return rows.flatMap { row in
      told(row, width: width - label - 4).enumerated().map { index, words in
        let name = (index == 0 ? row.label : "").padded(right: label)
        return StyledLine([.init("  \(name)  ", .faint)] + words)
      }
    }
  }

  /// The words of a row in lines, its remark behind the last or on one of its own.
  private func told(_ row: Row, width: Int) -> [[StyledLine.Span]] {
    var lines = TiedText.lines(row.words, width: width, charset: charset).map { [StyledLine.Span($0)] }
    guard let remark = row.remark, let last = lines.last?.first?.text else { return lines }
    if DisplayWidth.columns(of: last) + 2 + DisplayWidth.columns(of: remark) <= width {
      lines[lines.count - 1].append(.init("  " + remark, .faint))
    } else {
      lines += TiedText.lines(remark, width: width, charset: charset).map { [.init($0, .faint)] }
    }
    return lines
  }

  /// An equivalent with how far it is off, quietly.
  private func row(_ equivalent: SpringSpelling.Equivalent) -> Row {
    let percent = equivalent.error * 100
    let size =
      percent < 0.0001 ? "< 0.0001" : NumberText.significant(percent, digits: percent < 0.1 ? 1 : 2)
    let remark = equivalent.error > 0 ? "off by \(size)\(TiedText.tie)%" : nil
    return Row(equivalent.ecosystem, tied(equivalent.line), remark: remark)
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
