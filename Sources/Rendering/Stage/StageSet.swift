import Motion

/// What stands still on a stage: its frame, the shapes' names, and the lines that balls run along.
struct StageSet {
  private(set) var picture: Picture

  /// Cells inside the frame.
  let inner: (row: Int, column: Int, rows: Int, columns: Int)

  private let charset: Charset

  /// Lays a stage out; the smallest have no frame.
  init(_ stage: Stage, width: Int, height: Int, charset: Charset) {
    self.charset = charset
    picture = Picture(width: width, height: height)
    let (width, height) = (picture.width, picture.height)
    let isFramed = width >= 16 && height >= 6
    inner = isFramed ? (1, 1, height - 2, width - 2) : (0, 0, height, width)
    if isFramed {
      drawFrame()
      drawNames(of: stage.actors)
    }
    let camera = StageCamera(on: stage.bounds, columns: inner.columns, rows: inner.rows, pixels: (1, 1))
    for actor in stage.actors { drawTrack(of: actor, in: camera) }
  }

  /// What a shape is called where there are several; nil after the last letter.
  static func letter(_ index: Int) -> String? {
    index < 26 ? Unicode.Scalar(UInt32(0x41 + index)).map { String($0) } : nil
  }

  private mutating func drawFrame() {
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    for column in 1..<right {
      put(.axis, row: 0, column: column)
      put(.axis, row: bottom, column: column)
    }
    for row in 1..<bottom {
      put(.gutter, row: row, column: 0)
      put(.gutter, row: row, column: right)
    }
    put(.upperLeft, row: 0, column: 0)
    put(.upperRight, row: 0, column: right)
    put(.lowerLeft, row: bottom, column: 0)
    put(.lowerRight, row: bottom, column: right)
  }

  private mutating func put(_ glyph: Glyph, row: Int, column: Int) {
    picture.put(glyph.scalar(in: charset), row: row, column: column, role: .faint)
  }

  /// The names in the lower edge of the frame, as many as there is room for.
  private mutating func drawNames(of actors: [StageActor]) {
    let names = actors.map(\.name)
    // An expression's only channel has no name of its own.
    guard names != ["value"], names != [""] else { return }
    var column = 2
    for (index, actor) in actors.enumerated() {
      let letter = actors.count > 1 ? Self.letter(index).map { $0 + " " } ?? "" : ""
      let room = picture.width - 4 - column
      let name = " \(letter)\(charset.spell(actor.name)) ".cropped(to: room, charset: charset)
      guard room > letter.count + 2 else { return }
      column = picture.write(name, row: picture.height - 1, column: column, role: .faint) + 1
    }
  }

  private mutating func drawTrack(of actor: StageActor, in camera: StageCamera) {
    guard let track = actor.track else { return }
    let end = SIMD2(StageTrack.length, StageTrack.diameter) / 2
    let left = camera.pixel(of: actor.home + [-end.x, end.y])
    let right = camera.pixel(of: actor.home + end)
    guard left.isFinite, right.isFinite else { return }
    let row = Int((left.y - 0.3).rounded(.up))
    let columns = Int(left.x)...max(Int(left.x), Int(right.x))
    guard row < inner.rows, columns.upperBound < inner.columns else { return }
    for column in columns { put(.axis, row: inner.row + row, column: inner.column + column) }
    put(.trackLeft, row: inner.row + row, column: inner.column + columns.lowerBound)
    put(.trackRight, row: inner.row + row, column: inner.column + columns.upperBound)
    // What the ends are called stands in the line, where no ball hides it.
    let texts = [track.ends.left, track.ends.right].map { " \(charset.spell(track.text(of: $0))) " }
    guard texts[0].count + texts[1].count + 4 < columns.count else { return }
    let first = inner.column + columns.lowerBound + 1
    picture.write(texts[0], row: inner.row + row, column: first, role: .faint)
    let last = inner.column + columns.upperBound - texts[1].count
    picture.write(texts[1], row: inner.row + row, column: last, role: .faint)
  }
}

extension StageTrack {
  /// A value as the end of the line is called.
  func text(of value: Double) -> String {
    switch channel.kind {
    case .bool: value == 0 ? "false" : "true"
    case .choice(let names):
      Int(exactly: value).flatMap { names.indices.contains($0) ? names[$0] : nil } ?? ""
    default: NumberText.significant(value)
    }
  }
}

extension Glyph {
  fileprivate static let upperLeft = Glyph(unicode: "╭", ascii: "+")
  fileprivate static let upperRight = Glyph(unicode: "╮", ascii: "+")
  fileprivate static let lowerLeft = Glyph(unicode: "╰", ascii: "+")
  fileprivate static let lowerRight = Glyph(unicode: "╯", ascii: "+")
  fileprivate static let trackLeft = Glyph(unicode: "├", ascii: "|")
  fileprivate static let trackRight = Glyph(unicode: "┤", ascii: "|")
}
