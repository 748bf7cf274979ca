package import Motion

/// A motion in words, for readers who do not want a picture: a sentence a channel.
package enum TraceSentences {
  /// The sentences, in the order of the channels.
  ///
  /// - Parameters:
  ///   - window: Seconds or progress looked at; nil is all of it, or three seconds of what never rests.
  package static func lines(
    for trace: Trace,
    window: ClosedRange<Double>? = nil,
    charset: Charset = .unicode
  ) -> [String] {
    let window = Plot.readable(window ?? Plot.window(of: [trace]))
    let unit = trace.axis == .seconds ? " s" : ""
    return trace.channels.map { channel in
      charset.spell(TraceSentence(channel: channel, window: window, unit: unit).text)
    }
  }
}
