import Language
import Model
import Workbench

/// Scripts as a whole: some without a fault, and what is found wrong with others.
package enum SoundScript {
  /// Random definitions and actions that the workbench takes one after the other.
  package static func lines(seed: UInt64, count: Int) -> [String] {
    var script = RandomScript(seed: seed)
    var world = MemoryWorld(variant: 64)
    var lines: [String] = []
    var tried = 0
    while lines.count < count, tried < 20 * count {
      tried += 1
      let line = script.next()
      // Whatever looks at the lines before, or is not done in a check, would change what stands there.
      guard !["undo", "redo", "rename", "delete", "reduceMotion", "set", "."].contains(where: line.hasPrefix)
      else { continue }
      let refusals = world.refusals
      guard (try? world.type(line)) != nil, world.refusals == refusals else { continue }
      lines.append(line)
    }
    return lines
  }

  /// Where a fault is told: line and column, from 1.
  package struct Place: Hashable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The places where faults are told, in the order they are.
  package static func faultPlaces(in text: String, checksOnly: Bool) -> [Place] {
    faultPlaces(in: Array(text.utf8), checksOnly: checksOnly)
  }

  /// The places where faults are told of bytes that need not be UTF-8, in the order they are.
  package static func faultPlaces(in bytes: [UInt8], checksOnly: Bool) -> [Place] {
    guard let source = Source(name: "x.easel", bytes: bytes) else { return [] }
    var configuration = Configuration()
    configuration.isJSON = true
    configuration.checksOnly = checksOnly
    configuration.keepsGoing = true
    var workbench = Workbench(configuration: configuration)
    workbench.enter(source)
    var places: [Place] = []
    while let effects = workbench.advance() {
      for case .json(let text) in effects {
        guard let error = (try? JSONReader.read(Array(text.utf8)))?["error"],
          case .number(let line)? = error["line"]?.content,
          case .number(let column)? = error["column"]?.content
        else { continue }
        places.append(Place(line: Int(exactly: line) ?? 0, column: Int(exactly: column) ?? 0))
      }
    }
    return places
  }
}
