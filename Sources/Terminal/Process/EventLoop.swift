import CTerminal
import Dispatch

#if canImport(Darwin)
  import CoreFoundation
#else
  import Glibc
#endif

/// Waits on the main thread for what Dispatch has put on its main queue.
///
/// Timers, keys and signals are Dispatch sources on the main queue. `dispatchMain()` would move that
/// queue to another thread on Linux, and `RunLoop.main` brings Foundation, which makes the program
/// six times as large and its start half again as long. So the loop polls the queue's own handle, as
/// Core Foundation's loop does inside, and everything stays on the thread the process began with: the
/// one whose alternate stack the crash handler stands on.
///
/// The code above is written straight down: it turns the loop until what it waits for has happened.
@MainActor enum EventLoop {
  #if canImport(Darwin)
    /// Waits for the next events and lets their handlers run.
    static func turn() {
      CFRunLoopRunInMode(.defaultMode, 1e9, true)
    }

    /// Lets the handlers of what has already happened run.
    static func drain() {
      CFRunLoopRunInMode(.defaultMode, 0, false)
    }
  #else
    private static let handle = _dispatch_get_main_queue_handle_4CF()

    /// Waits for the next events and lets their handlers run.
    static func turn() {
      System.poll(handle, for: POLLIN, milliseconds: -1)
      drain()
    }

    /// Lets the handlers of what has already happened run.
    static func drain() {
      guard System.isReadable(handle) else { return }
      // The handle counts; reading sets it back before the queue is emptied, so nothing is missed.
      _ = System.read(handle, atMost: MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
    }
  #endif
}
