import Exchange
import Foundation
import Model
import Rendering
import Testing

@testable import Language
@testable import Workbench

/// A definition that nobody listed does nothing; these tests find it.
struct CatalogTests {
  /// A catalogue: its folder, what a definition in it looks like, and how many it lists.
  static let catalogs: [(folder: String, mark: String, listed: Int)] = [
    ("Sources/Workbench/Commands", " = CommandDefinition(", CommandCatalog.all.count),
    ("Sources/Model/Definitions", "static let kind = DefinitionKind(", DefinitionCatalog.all.count),
    ("Sources/Model/Clips", " = ClipKind(", ClipCatalog.all.count),
    ("Sources/Model/Keyframes", " = KeyframeKind(", KeyframeCatalog.all.count),
    ("Sources/Model/Measures", " = Measure(", MeasureCatalog.all.count),
    ("Sources/Model/SymbolEffects", " = SymbolEffect(", SymbolEffectCatalog.all.count),
    ("Sources/Rendering/Styles", " = PlotStyle(", PlotStyleCatalog.all.count),
    ("Sources/Exchange/Springs", " = SpringSpelling(", SpringSpellingCatalog.all.count),
  ]

  @Test(arguments: catalogs)
  func `every definition of a folder is listed`(folder: String, mark: String, listed: Int) throws {
    let defined = try House.swiftFiles(below: folder).reduce(0) { count, file in
      count + file.text.components(separatedBy: mark).count - 1
    }
    #expect(defined == listed)
  }

  @Test func `every family of factories is listed`() throws {
    let catalog =
      try House.swiftFiles(below: "Sources/Model/Factories")
      .first { $0.path.hasSuffix("FactoryCatalog.swift") }?.text ?? ""
    for (path, text) in try House.swiftFiles(below: "Sources/Model/Factories") {
      for line in text.split(separator: "\n")
      where line.hasPrefix("  static let ") && line.contains(": [Factory] =") {
        let name = line.dropFirst("  static let ".count).prefix { $0 != ":" }
        #expect(catalog.contains("Factory.\(name)"), "\(path) defines \(name)")
      }
    }
  }

  @Test func `no two verbs share a name, and none is a word for a definition`() {
    let verbs = CommandCatalog.all.map(\.signature.name)
    #expect(Set(verbs).count == verbs.count)
    #expect(Set(verbs).isDisjoint(with: DefinitionCatalog.all.map(\.keyword)))
  }

  @Test func `no word is called foreign that has come to mean something here`() {
    let behindDots = Set(FactoryCatalog.all.map(\.name))
    #expect(behindDots.isDisjoint(with: ForeignWords.modifiers.keys))
    let verbs = CommandCatalog.all.map(\.signature.name) + DefinitionCatalog.all.map(\.keyword)
    #expect(Set(verbs).isDisjoint(with: ForeignWords.statements.keys))
    #expect(Set(verbs).isDisjoint(with: ForeignVerbs.hints.keys))
    #expect(behindDots.isDisjoint(with: ForeignCalls.all.keys))
  }

  @Test func `the language names no verb`() throws {
    let words = ReservedWord.all + DefinitionCatalog.all.map(\.keyword)
    let verbs = CommandCatalog.all.map(\.signature.name).filter { !words.contains($0) }
    for file in try House.swiftFiles(below: "Sources/Language") {
      let named = verbs.filter { file.text.contains("\"\($0)\"") }
      #expect(named.isEmpty, "\(file.path)")
    }
  }

  @Test func `the printer knows every clause word, so that what it prints reads back`() {
    let words = Set(CommandCatalog.all.flatMap { $0.signature.allClauses.map(\.word) })
    #expect(words.isSubset(of: CommandSignature.clauseWords))
  }

  @Test func `a plot style can be set, asked for and drawn, each by the same name`() {
    let drawn = PlotStyleCatalog.all.map(\.name)
    #expect(Settings.Style.allCases.map(\.rawValue) == ["auto"] + drawn)
    let option = CommandLineOption.all.first { $0.spelling == "--style" }
    #expect(option?.usage == "--style \(drawn.joined(separator: "|"))")
  }

  @Test func `every setting is read by somebody`() throws {
    let workbench = try House.swiftFiles(below: "Sources/Workbench").map(\.text).joined()
    for property in ["framesPerSecond", "speed", "style", "color", "autoplay", "width", "height", "stats"] {
      #expect(workbench.contains("settings.\(property)"), "\(property)")
    }
  }
}
