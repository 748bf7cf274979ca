package import Rendering

/// Something that takes the terminal over for a while: a playback, a comparison, a knob.
///
/// A screen is a value without a clock. The driver tells it what happened and when, in seconds since
/// it was first shown, and draws its picture whenever it asks.
package protocol Screen: Sendable {
  /// Frames a second while it moves.
  var frameRate: Double { get }

  /// Rows it takes in a window; at most the window's rows less two.
  func rows(in window: WindowSize) -> Int

  /// Takes note of an event.
  mutating func handle(_ event: ScreenEvent, at elapsed: Double) -> ScreenResponse

  /// What it looks like now, no wider than the window less one column.
  ///
  /// Mutating, since a screen keeps the layout it made for a window until the window changes.
  mutating func picture(in window: WindowSize) -> Picture

  /// What to say once it is gone and its last picture stands above.
  func farewell() -> [Effect]
}

/// What happens to a screen.
package enum ScreenEvent: Hashable, Sendable {
  /// A frame is due; so many were skipped since the one before, and it comes so many seconds late.
  case frame(skipped: Int, lateness: Double = 0)
  case key(Key)
}

/// What a screen wants after an event.
package struct ScreenResponse: Hashable, Sendable {
  package enum Next: Hashable, Sendable {
    /// Frames go on at the frame rate.
    case moving
    /// Nothing happens until a key: no timer, no byte.
    case waiting
    /// The screen is done; its last picture stays.
    case finished
  }

  /// Whether the picture changed.
  package let draws: Bool
  package let next: Next

  package init(draws: Bool, next: Next) {
    self.draws = draws
    self.next = next
  }
}

/// A key as a screen sees it.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case shiftUp, shiftDown, shiftLeft, shiftRight
  case enter, escape, tab, backTab, backspace
  /// Ctrl-C.
  case interrupt
}
