import CTerminal
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Bytes on their way to the terminal, which are never waited for.
@MainActor final class FrameWriter {
  private let descriptor: Int32
  private var rest: ArraySlice<UInt8> = []
  private var source: (any DispatchSourceWrite)?

  /// The terminal is gone.
  private(set) var isBroken = false

  /// What the terminal must be told should the process die in the midst of a frame.
  private let debts: Int32

  init(descriptor: Int32, alsoOwing debt: cterminal_debt? = nil) {
    self.descriptor = descriptor
    debts = Int32(cterminal_synchronized_output.rawValue | (debt?.rawValue ?? 0))
  }

  /// Whether everything sent so far has been taken; only then may more be sent.
  var isIdle: Bool { rest.isEmpty }

  func send(_ bytes: [UInt8]) {
    rest += bytes
    advance()
  }

  /// Waits until everything sent has been taken: somebody else is about to write.
  func settle() {
    while !isIdle {
      System.poll(descriptor, for: POLLOUT, milliseconds: -1)
      advance()
    }
  }

  /// Gives up what the terminal does not take.
  func discard() {
    rest = []
    stopWaiting()
  }

  private func advance() {
    while !rest.isEmpty {
      if let count = System.write(descriptor, rest) {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        return wait()
      } else if errno != EINTR {
        isBroken = true
        rest = []
      }
    }
    // Lets go of the frame's memory.
    rest = []
    stopWaiting()
  }

  private func wait() {
    guard source == nil else { return }
    cterminal_owe(debts, 1)
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in self?.advance() }
    source.activate()
    self.source = source
  }

  private func stopWaiting() {
    guard let source else { return }
    source.cancel()
    self.source = nil
    cterminal_owe(debts, 0)
  }
}
