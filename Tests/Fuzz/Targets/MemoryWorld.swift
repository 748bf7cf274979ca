import Language
import Model
import Rendering
import Workbench

/// A world without a disk or a terminal, in which whatever a workbench asks for is drawn and answered.
struct MemoryWorld {
  var workbench: Workbench
  private var files: [String: [UInt8]] = [:]
  private var writes = 0

  /// How often something was refused.
  private(set) var refusals = 0

  /// Effects that may follow from one text; scripts that run each other could go on for ever.
  private var patience = 2_000

  /// - Parameter variant: Any number; each stands for one set of answers to what the workbench may ask.
  init(variant: Int) {
    var configuration = Configuration()
    configuration.isInteractive = variant & 1 != 0
    configuration.movesPictures = variant & 2 != 0
    configuration.isJSON = variant & 12 == 4
    configuration.isPlain = variant & 12 == 8
    configuration.keepsGoing = variant & 16 != 0
    configuration.isASCII = variant & 32 != 0
    configuration.checksOnly = variant & 0xC0 == 0
    configuration.hasWindow = configuration.movesPictures
    configuration.takesKeys = configuration.movesPictures
    let size = [(80, 24), (20, 6), (1, 1), (300, 3)][(variant >> 8) & 3]
    configuration.window = WindowSize(columns: size.0, rows: size.1)
    workbench = Workbench(configuration: configuration)
  }

  mutating func type(_ text: String) throws {
    workbench.enter(Source(text: text))
    while let effects = workbench.advance() { try perform(effects) }
  }

  private mutating func perform(_ effects: [Effect]) throws {
    for effect in effects {
      patience -= 1
      guard patience > 0 else { return workbench.abandon() }
      switch effect {
      case .output(let lines): try check(lines)
      case .complaint(let lines):
        refusals += 1
        try check(lines)
      case .json(let text):
        let value = try? JSONReader.read(Array(text.utf8))
        try require(value != nil, "no JSON: \(text)")
      case .show(let screen): try show(screen)
      case .compute(let computation):
        try perform(workbench.receive(.computed(computation, computation.parts())))
      case .read(let request): try perform(workbench.receive(read(request)))
      case .write(let request, let bytes, _):
        writes += 1
        files[request.name] = bytes
        let saved = SavedFile(path: request.name, stamp: stamp(bytes.count))
        try perform(workbench.receive(.wrote(request, .success(saved))))
      case .submit(let submission): try perform(workbench.submit(submission))
      case .listSessions: try perform(workbench.receive(.sessions([])))
      default: break
      }
    }
  }

  private func read(_ request: FileRequest) -> Reply {
    guard let bytes = files[request.name] else {
      let fault = FileFault(id: "file-not-found", message: "there is no file '\(request.name)'")
      return .read(request, .failure(fault))
    }
    let contents = FileContents(path: request.name, bytes: bytes, stamp: stamp(bytes.count))
    return .read(request, .success(contents))
  }

  private func stamp(_ size: Int) -> FileStamp {
    FileStamp(device: 1, node: UInt64(writes), size: Int64(size), modified: Int64(writes))
  }

  /// Watches for a while and presses every key.
  private mutating func show(_ shown: any Screen) throws {
    var screen = shown
    let window = workbench.configuration.window
    let keys: [Key] = [
      .character(" "), .right, .shiftRight, .left, .shiftLeft, .up, .down, .shiftUp, .shiftDown, .tab,
      .backTab, .character("r"), .character("l"), .character("m"), .character("v"), .character("?"),
      .character("0"), .backspace, .character("p"), .left, .character("b"), .character("u"), .shiftRight,
      .character("s"), .character("1"), .tab, .enter, .character("q"), .escape, .interrupt,
    ]
    var elapsed = 0.0
    for key in keys {
      for event in [ScreenEvent.frame(skipped: 0), .key(key)] {
        elapsed += 0.037
        let response = screen.handle(event, at: elapsed)
        if response.draws { try check(screen.picture(in: window).lines) }
        if response.next == .finished { return try perform(screen.farewell()) }
      }
    }
    try perform(screen.farewell())
  }

  /// What is written is text: whatever was typed, nothing in it moves the cursor.
  private func check(_ lines: [StyledLine]) throws {
    for line in lines {
      let control = line.text.unicodeScalars.first { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
      try require(control == nil, "a control character in \(line.text.debugDescription)")
    }
  }
}
