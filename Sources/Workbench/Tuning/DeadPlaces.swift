import Language
import Model
import Motion

/// Finds out on which places a motion does not depend: an animation that never runs is no knob.
struct DeadPlaces {
  private let subject: TuningSubject
  private let holders: [TunedHolder]
  private let isReduced: Bool
  private let before: [SIMD4<Double>]

  /// More places than this are all taken: each is tried by playing everything once.
  private static let mostTried = 40

  /// The places whose numbers change nothing; none where that would be all of them.
  static func find(in subject: TuningSubject, _ holders: [TunedHolder], isReduced: Bool)
    -> Set<Knob.Address>
  {
    let knobs = subject.knobs(of: holders, isReduced: isReduced)
    let all = Set(knobs.map(\.address))
    // A number by itself has no stranger to be tried.
    let addresses = Set(knobs.filter { $0.anchor != nil }.map(\.address))
    guard all.count > 1, addresses.count <= mostTried,
      let clips = try? subject.clips(of: holders, isReduced: isReduced)
    else { return [] }
    let places = DeadPlaces(
      subject: subject,
      holders: holders,
      isReduced: isReduced,
      before: fingerprint(of: clips)
    )
    let dead = addresses.filter { !places.matters($0) }
    return dead == all ? [] : dead
  }

  /// Whether the motion is another one with something else in a place.
  private func matters(_ address: Knob.Address) -> Bool {
    let place = PlaceRewriter.places(of: holders[address.holder])[address.place]
    let type = (try? subject.session.document.calls(in: place.expression, as: place.wanted))?.type
    guard let type, let stranger = Self.stranger(of: type) else { return true }
    var changed = holders
    changed[address.holder] = PlaceRewriter.replacing(
      address.place,
      of: holders[address.holder],
      with: Expression(typed: stranger)
    )
    // What cannot be told stays.
    guard let clips = try? subject.clips(of: changed, isReduced: isReduced) else { return true }
    return Self.fingerprint(of: clips) != before
  }

  /// Something nobody would write there.
  private static func stranger(of type: LanguageType) -> String? {
    switch type {
    case .animation: ".timingCurve(0.91, 0.07, 0.93, 0.11, duration: 12.345)"
    case .spring: "Spring(duration: 9.876, bounce: 0.345)"
    case .curve: "UnitCurve.bezier(startControlPoint: (0.91, 0.07), endControlPoint: (0.93, 0.11))"
    default: nil
    }
  }

  private static func fingerprint(of clips: [Clip]) -> [SIMD4<Double>] {
    clips.flatMap(\.trace.channels).flatMap { channel -> [SIMD4<Double>] in
      let motion = channel.trajectory
      let ends = SIMD4(motion.duration, motion.settlingDuration, 0, 0)
      return [ends] + [0.013, 0.05, 0.11, 0.23, 0.47, 0.9, 1.7].map { motion.state(at: $0).value }
    }
  }
}
