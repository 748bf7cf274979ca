package import Rendering

/// What the workbench knows about the world it talks to; decided once, before the first line.
package struct Configuration: Hashable, Sendable {
  /// A prompt is shown and a person types; results may be more talkative.
  package var isInteractive = false

  /// Standard output can show moving pictures: `play` runs in real time.
  package var movesPictures = false

  /// Keys can be read while a picture is shown.
  package var takesKeys = false

  /// Results are JSON objects, one a line.
  package var isJSON = false

  /// Words instead of pictures.
  package var isPlain = false

  /// Everything is parsed and type-checked, nothing runs.
  package var checksOnly = false

  /// An error does not end a script.
  package var keepsGoing = false

  /// Scripts are run as checks: expectations and faults are handed on instead of being told, and an
  /// expectation that does not hold ends nothing.
  package var isTesting = false

  /// Only ASCII may be written.
  package var isASCII = false

  /// Only ASCII may be written of faults, whatever results are made of.
  package var tellsFaultsInASCII = false

  /// Columns of the window in which faults are told, where results go elsewhere.
  package var faultColumns: Int?

  /// Columns and rows of the window, or what `--width` and `--height` say.
  package var window = WindowSize(columns: 80, rows: 24)

  /// Roles become colours somewhere on the way.
  package var hasColor = false

  /// Somebody reads the results in a window that is only so wide.
  package var hasWindow = false

  /// Columns the prompt takes, so that a caret can stand under what was typed.
  package var promptWidth = 7

  package init() {}
}

extension Configuration {
  /// The characters that may be written.
  package var charset: Charset { isASCII ? .ascii : .unicode }
}

/// Columns and rows of a window.
package struct WindowSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
