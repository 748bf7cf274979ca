import Language
import Model
import Motion

/// What is tuned: clips, where their numbers are written, and a session of its own to try every turn in.
struct TuningSubject: Sendable {
  let session: Session
  let motion: ShownMotion

  /// Everything that may hold a number: what was typed, the definitions it names, the constants they use.
  let holders: [TunedHolder]

  /// The places that are meant, by name: a phase of `tune Save.settle`; nil for all.
  private let chosenPlace: String?

  /// How many holders stand first, before the constants.
  private let rootCount: Int

  /// What the places are called, whatever is written in them since: `at 0`, though that time is turned.
  private let placeNames: [[String]]

  init(_ motion: ShownMotion, chosenPlace: String? = nil, in session: Session) {
    self.session = session
    self.motion = motion
    self.chosenPlace = chosenPlace
    let roots = Self.roots(of: motion, in: session.document)
    holders = roots + Self.constants(of: roots, in: session.document)
    rootCount = roots.count
    placeNames = holders.map { PlaceRewriter.places(of: $0).map(\.name) }
  }

  // MARK: - Holders

  private static func roots(of motion: ShownMotion, in document: Document) -> [TunedHolder] {
    var roots: [TunedHolder] = []
    var names: Set<String> = []
    for clip in motion.clips {
      guard let name = definedClip(clip.expression, in: document) else { continue }
      if let last = document.lastChange(of: name) {
        let isTold = roots.contains { if case .change(_, last.actions) = $0 { true } else { false } }
        if !isTold { roots.append(.change(view: name, last.actions)) }
      }
      for animator in document.animators(of: name) where names.insert(animator.name).inserted {
        roots.append(.definition(animator.syntax))
      }
    }
    // What was typed comes first where it holds numbers itself.
    return [.line(motion.clips, clauses: motion.clauses)] + roots
  }

  private static func definedClip(_ expression: Expression, in document: Document) -> String? {
    guard case .name(let name)? = expression.nodes.first?.operation,
      document.definition(named: name) is any ClipDefinition
    else { return nil }
    return name
  }

  /// Every constant that anything of it may use, in the order they are met.
  private static func constants(of roots: [TunedHolder], in document: Document) -> [TunedHolder] {
    var found: [TunedHolder] = []
    var names: Set<String> = []
    var waiting = roots[...]
    while let holder = waiting.popFirst() {
      for place in PlaceRewriter.places(of: holder) {
        let finder = KnobFinder(place, at: .init(holder: 0, place: 0), in: document, takesBothSides: true)
        for name in finder.constants where names.insert(name).inserted {
          guard let syntax = document.definition(named: name)?.syntax else { continue }
          found.append(.definition(syntax))
          waiting.append(.definition(syntax))
        }
      }
    }
    return found
  }

  // MARK: - Knobs

  /// The knobs of holders as they are now, in the order of their places.
  ///
  /// - Parameter dead: The places that do not count.
  func knobs(
    of holders: [TunedHolder],
    isReduced: Bool,
    dead: Set<Knob.Address> = []
  ) -> [Knob] {
    var document = session.document
    document.reduceMotionOverride = isReduced
    var found: [(place: String, knobs: [Knob])] = []
    var waiting = Array(0..<rootCount)[...]
    var seen = Set(waiting)
    while let index = waiting.popFirst() {
      for (number, place) in PlaceRewriter.places(of: holders[index]).enumerated() {
        let address = Knob.Address(holder: index, place: number)
        guard isChosen(place, of: holders[index]), !dead.contains(address) else { continue }
        let finder = KnobFinder(place, at: address, in: document)
        let names = placeNames[index]
        let name = names.indices.contains(number) ? names[number] : place.name
        if !finder.knobs.isEmpty { found.append((name, finder.knobs)) }
        for name in finder.constants {
          guard let next = holder(of: name), seen.insert(next).inserted else { continue }
          waiting.append(next)
        }
      }
    }
    return KnobNames.named(found)
  }

  /// What a place has after a turn of it, where that changes nothing else; nil where all must be found anew.
  ///
  /// - Parameters:
  ///   - old: The expression the place had before.
  ///   - isOne: Whether every knob is of one place, or of places of one name.
  func knobs(
    at address: Knob.Address,
    of holders: [TunedHolder],
    since old: Expression,
    isReduced: Bool,
    isOne: Bool
  ) -> [Knob]? {
    var document = session.document
    document.reduceMotionOverride = isReduced
    let place = PlaceRewriter.places(of: holders[address.holder])[address.place]
    let before = KnobFinder(place.holding(old), at: address, in: document)
    let after = KnobFinder(place, at: address, in: document)
    guard before.constants == after.constants, before.knobs.isEmpty == after.knobs.isEmpty else { return nil }
    let names = placeNames[address.holder]
    let name = names.indices.contains(address.place) ? names[address.place] : place.name
    return KnobNames.named([(name, after.knobs)], isOne: isOne)
  }

  private func holder(of constant: String) -> Int? {
    holders.indices.dropFirst(rootCount).first { index in
      guard case .definition(.constant(let syntax)) = holders[index] else { return false }
      return syntax.name.text == constant
    }
  }

  private func isChosen(_ place: TunedPlace, of holder: TunedHolder) -> Bool {
    guard let chosenPlace else { return true }
    switch holder {
    case .definition(.phases): return place.name == chosenPlace
    case .definition(.keyframes): return place.name.hasPrefix(chosenPlace + " ")
    default: return true
    }
  }

  // MARK: - Motion

  /// The clips as they move with other holders in place of these.
  ///
  /// - Throws: What the language refuses about them.
  func clips(of holders: [TunedHolder], isReduced: Bool) throws(Diagnostic) -> [Clip] {
    var session = session
    var motion = motion
    for (new, old) in zip(holders, self.holders) where new != old {
      switch new {
      case .line(let clips, let clauses): motion = ShownMotion(clips: clips, clauses: clauses)
      case .definition(let syntax): try session.document.define(syntax)
      case .change(let view, let actions): try session.document.retell(view, as: actions)
      }
    }
    return try motion.clips.map { clip throws(Diagnostic) in
      try session.resolve(clip, clauses: motion.clauses, isReduced: isReduced)
    }
  }
}

/// What the rows of knobs are called.
enum KnobNames {
  /// Gives every knob the name of its place, unless all are of one.
  static func named(_ found: [(place: String, knobs: [Knob])]) -> [Knob] {
    named(found, isOne: Set(found.map(\.place)).count < 2)
  }

  static func named(_ found: [(place: String, knobs: [Knob])], isOne: Bool) -> [Knob] {
    found.flatMap { place, knobs in
      knobs.map { knob in
        var knob = knob
        let isBare = knob.label == "value" && !place.contains(" ")
        if isBare { knob.name = place }
        let isSaid = place.hasSuffix(" " + knob.label)
        if !isBare, !isOne, !place.isEmpty { knob.name = isSaid ? place : "\(place) \(knob.label)" }
        return knob
      }
    }
  }
}
