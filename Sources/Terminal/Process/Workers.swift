import CTerminal
import Dispatch
import Synchronization
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Long work on all cores, while the main thread listens and tells how far it is.
///
/// What is done within milliseconds never leaves the main thread.
@MainActor struct Workers {
  /// Whether there is a terminal to tell of progress.
  let showsProgress: Bool

  /// Milliseconds that work may take before others are called in: they take about one to come.
  private static let patience = 5.0

  /// Milliseconds before anybody wonders whether something happens, and from one look to the next.
  private static let silence = 400.0
  private static let interval = DispatchTimeInterval.milliseconds(50)

  /// Every part in the order of the pieces; nil when it was interrupted.
  func parts(of computation: Computation, isInterrupted: () -> Bool) -> [any Sendable]? {
    let begun = DispatchTime.now()
    var parts: [any Sendable] = []
    while parts.count < computation.count, Self.milliseconds(since: begun) < Self.patience {
      parts.append(computation.part(parts.count))
    }
    guard parts.count < computation.count else { return parts }
    return share(computation, after: parts, begun: begun, isInterrupted: isInterrupted)
  }

  private func share(
    _ computation: Computation,
    after first: [any Sendable],
    begun: DispatchTime,
    isInterrupted: () -> Bool
  ) -> [any Sendable]? {
    let ledger = Ledger(count: computation.count - first.count)
    let (done, start) = (DispatchSemaphore(value: 0), first.count)
    DispatchQueue.global(qos: .userInitiated).async {
      DispatchQueue.concurrentPerform(iterations: computation.count - start) { index in
        guard !ledger.isCancelled.load(ordering: .relaxed) else { return }
        ledger.enter(computation.part(start + index), at: index)
      }
      done.signal()
    }
    var isTold = false
    // A piece is short: who gives up waits for those that have begun, and nothing runs on unseen.
    while done.wait(timeout: .now() + Self.interval) == .timedOut {
      if isInterrupted() { ledger.isCancelled.store(true, ordering: .relaxed) }
      guard showsProgress, Self.milliseconds(since: begun) > Self.silence else { continue }
      isTold = true
      tell(computation, done: start + ledger.done)
    }
    if isTold { erase() }
    return ledger.isCancelled.load(ordering: .relaxed) ? nil : first + ledger.parts
  }

  private func tell(_ computation: Computation, done: Int) {
    cterminal_owe(Int32(cterminal_open_line.rawValue), 1)
    let line = "\r  \(computation.purpose): \(done) of \(computation.count)   Ctrl-C stops\u{1B}[K"
    _ = System.writeAll(STDOUT_FILENO, Array(line.utf8))
  }

  private func erase() {
    _ = System.writeAll(STDOUT_FILENO, Array("\r\u{1B}[K".utf8))
    cterminal_owe(Int32(cterminal_open_line.rawValue), 0)
  }

  private static func milliseconds(since start: DispatchTime) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e6
  }
}

/// What the threads have done so far.
private final class Ledger: Sendable {
  let isCancelled = Atomic(false)
  private let entries: Mutex<[(any Sendable)?]>

  init(count: Int) { entries = Mutex(Array(repeating: nil, count: count)) }

  func enter(_ part: any Sendable, at index: Int) { entries.withLock { $0[index] = part } }

  var done: Int { entries.withLock { $0.count { $0 != nil } } }
  var parts: [any Sendable] { entries.withLock { $0.compactMap(\.self) } }
}
