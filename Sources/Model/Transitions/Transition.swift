import Motion

/// How a view comes and goes: what it looks like on either side of being there.
package struct Transition: Sendable {
  /// What it does to one channel.
  struct Part: Sendable {
    let channel: TransitionChannel
    var insertion: Side
    var removal: Side
  }

  /// What a part looks like while the view is away, and how it gets there or back.
  struct Side: Sendable {
    /// In the channel's units, but for what the view's size adds.
    let value: SIMD4<Double>

    /// Shares of the view's width and height that are added to the value.
    var shares: SIMD2<Double> = .zero

    /// An animation of its own over that of the change; one of nil is none.
    var animation: Animation??

    static func rest(_ channel: TransitionChannel) -> Side { Side(value: channel.rest) }

    /// The value for a view of a width and height.
    func value(ofViewSized size: SIMD2<Double>) -> SIMD4<Double> {
      value + SIMD4(lowHalf: shares * size, highHalf: .zero)
    }

    func isRest(_ channel: TransitionChannel) -> Bool { value == channel.rest && shares == .zero }
  }

  /// Which way a view goes through its transition.
  enum Direction: Sendable { case insertion, removal }

  /// What a part is known by: its channel, and its place among the parts of that channel.
  struct Key: Hashable, Sendable {
    let channel: TransitionChannel
    let place: Int
  }

  /// From the innermost to the outermost; none does nothing on both sides.
  let parts: [Part]

  /// Whether Reduce Motion takes it away.
  let moves: Bool

  /// More are refused, since each `combined(with:)` may double them.
  static let mostParts = 16

  private init(_ parts: [Part], moves: Bool) {
    self.parts = parts.filter { !$0.insertion.isRest($0.channel) || !$0.removal.isRest($0.channel) }
    self.moves = moves
  }

  /// A transition of one part.
  init(_ channel: TransitionChannel, insertion: Side, removal: Side, moves: Bool) {
    self.init([Part(channel: channel, insertion: insertion, removal: removal)], moves: moves)
  }

  /// The same on both sides.
  init(_ channel: TransitionChannel, _ side: Side, moves: Bool) {
    self.init(channel, insertion: side, removal: side, moves: moves)
  }

  static let identity = Transition([], moves: false)

  static let opacity = Transition(.opacity, Side(value: .zero), moves: false)
}

// MARK: - Made of others

extension Transition {
  /// Both at once.
  func combined(with other: Transition) throws(ParameterError) -> Transition {
    let count = parts.count + other.parts.count
    _ = try ParameterError.checked(Double(count), "parts", .within(0...Double(Self.mostParts)))
    return Transition(parts + other.parts, moves: moves || other.moves)
  }

  /// One for coming, another for going; where both do something to a channel it is one motion there and back.
  static func asymmetric(insertion: Transition, removal: Transition) throws(ParameterError) -> Transition {
    var going = removal.parts
    var parts: [Part] = insertion.parts.map { part in
      let partner = going.firstIndex { $0.channel == part.channel }.map { going.remove(at: $0) }
      return Part(
        channel: part.channel,
        insertion: part.insertion,
        removal: partner?.removal ?? .rest(part.channel)
      )
    }
    parts += going.map {
      Part(channel: $0.channel, insertion: .rest($0.channel), removal: $0.removal)
    }
    _ = try ParameterError.checked(Double(parts.count), "parts", .within(0...Double(mostParts)))
    return Transition(parts, moves: insertion.moves || removal.moves)
  }

  /// Runs with an animation of its own; an inner one that has its own already keeps it.
  func animated(_ animation: Animation?) -> Transition {
    let parts = parts.map { part in
      var part = part
      if part.insertion.animation == nil { part.insertion.animation = .some(animation) }
      if part.removal.animation == nil { part.removal.animation = .some(animation) }
      return part
    }
    return Transition(parts, moves: moves)
  }

  /// What the system shows with Reduce Motion: a fade in place of whatever contains something that moves
  /// (measured); with which own animation is our own choice: that of the first part of each side.
  var reduced: Transition {
    guard moves else { return self }
    func fade(_ path: (Part) -> Side) -> Side {
      let acting = parts.first { !path($0).isRest($0.channel) }
      return Side(value: .zero, animation: acting.map(path)?.animation)
    }
    return Transition(.opacity, insertion: fade(\.insertion), removal: fade(\.removal), moves: false)
  }

  /// One side of every part.
  func sides(_ direction: Direction) -> [Key: Side] {
    var sides: [Key: Side] = [:]
    var places: [TransitionChannel: Int] = [:]
    for part in parts {
      let key = Key(channel: part.channel, place: places[part.channel, default: 0])
      places[part.channel, default: 0] += 1
      sides[key] = direction == .insertion ? part.insertion : part.removal
    }
    return sides
  }

  /// The same with another animation in place of each it has of its own.
  func replacingAnimations(with animation: Animation?) -> Transition {
    func replaced(_ side: Side) -> Side {
      guard case .some(.some) = side.animation else { return side }
      return Side(value: side.value, shares: side.shares, animation: .some(animation))
    }
    let parts = parts.map {
      Part(channel: $0.channel, insertion: replaced($0.insertion), removal: replaced($0.removal))
    }
    return Transition(parts, moves: moves)
  }

  /// The channels it uses, in order.
  var channels: [TransitionChannel] {
    TransitionChannel.allCases.filter { channel in parts.contains { $0.channel == channel } }
  }
}
