import Language
import Model
import Motion
import Rendering

extension CommandSignature.Option {
  static let stage = Self("stage", summary: "the thing itself beside its tracks")
}

extension StillPicture {
  /// The clips as shapes.
  var stage: Stage { Stage(of: clips, until: end) }
}

extension Stage {
  /// Each clip by its name, where there are several.
  init(of clips: [Clip], until end: Double) {
    self.init(clips.map { (name: clips.count > 1 ? $0.nameAmongOthers : "", trace: $0.trace) }, end: end)
  }
}
