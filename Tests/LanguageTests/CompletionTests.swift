import Language
import Testing

/// `|` is the cursor, at the end of what is typed.
struct CompletionTests {
  typealias Place = CompletionContext.Place

  private func context(_ marked: String) -> CompletionContext {
    let text = marked.replacing("|", with: "")
    let cursor = marked.utf8.prefix { $0 != UInt8(ascii: "|") }.count
    return CompletionContext.at(cursor, in: text, signatures: Verbs.all)
  }

  private static func argument(_ callee: String, _ before: [String] = [], _ label: String? = nil)
    -> CompletionContext.Argument
  {
    CompletionContext.Argument(callee: callee, before: before, label: label)
  }

  @Test(
    arguments: [
      ("|", .statement, ""), ("pl|", .statement, "pl"), ("  pl|", .statement, "pl"),
      ("plot Card; pl|", .statement, "pl"),
      ("plot Card\npl|ot", .statement, "pl"),
      // Values and members
      ("plot |", .value(of: nil), ""), ("plot Ca|", .value(of: nil), "Ca"),
      ("plot Card, |", .value(of: nil), ""),
      ("plot .|", .implicitMember(of: nil), ""), ("plot .bou|", .implicitMember(of: nil), "bou"),
      ("compare Card, .|", .implicitMember(of: nil), ""), (".bou|", .implicitMember(of: nil), "bou"),
      ("plot Card.|", .member(base: "Card"), ""), ("plot Card.offset.|", .member(base: "Card.offset"), ""),
      ("plot Spring.b|", .member(base: "Spring"), "b"),
      ("plot .spring().de|", .member(base: ".spring()"), "de"),
      ("plot .spring(duration: 1)\n  .|", .member(base: ".spring()"), ""), ("x + |", .value(of: nil), ""),
      ("state x = |", .value(of: nil), ""), ("state x: |", .typeName(isState: true), ""),
      ("let a: An|", .typeName(isState: false), "An"),
      ("state x = .i|", .implicitMember(of: nil), "i"), ("x = |", .value(of: nil), ""),
      ("state |", .nothing, ""),
      ("view A if |", .value(of: nil), ""), ("view A { }.|", .member(base: "{}"), ""),
      // Calls
      ("plot .spring(|", .argument(of: argument(".spring")), ""),
      ("plot .spring(du|", .argument(of: argument(".spring")), "du"),
      ("plot .spring(duration: 0.5, |", .argument(of: argument(".spring", ["duration"])), ""),
      ("plot .spring(duration: |", .value(of: argument(".spring", [], "duration")), ""),
      ("plot .spring(duration: 0.5 |", .nothing, ""),
      (".move(edge: .|", .implicitMember(of: argument(".move", [], "edge")), ""),
      ("plot Animation.easeIn(|", .argument(of: argument("Animation.easeIn")), ""),
      ("plot .bouncy.repeatCount(3, |", .argument(of: argument(".bouncy.repeatCount")), ""),
      ("view A { }.animation(.x, |", .argument(of: argument(".animation")), ""),
      ("f(g(1, |", .argument(of: argument("g")), ""), ("f(g(1), |", .argument(of: argument("f")), ""),
      ("keyframes K(|", .argument(of: argument("keyframes")), ""),
      // Clauses
      ("plot Card |", .clause(verb: "plot", used: []), ""),
      ("play Card at 2x |", .clause(verb: "play", used: ["at"]), ""),
      ("play Card at 2x lo|", .clause(verb: "play", used: ["at"]), "lo"),
      ("play Card at |", .value(of: nil), ""),
      ("play Card loop |", .clause(verb: "play", used: ["loop"]), ""),
      ("sample .bouncy at 0, |", .value(of: nil), ""),
      ("plot .spring(duration: 1) |", .clause(verb: "plot", used: []), ""),
      ("plot (Card |", .clause(verb: nil, used: []), ""),
      ("plot (Card reduced |", .clause(verb: nil, used: ["reduced"]), ""),
      ("compare Card, Dot st|", .clause(verb: "compare", used: []), "st"),
      ("plot .bouncy from .|", .implicitMember(of: nil), ""),
      ("expect x w|", .clause(verb: "expect", used: []), "w"),
      // Words as they stand
      ("open |", .path(verb: "open"), ""), ("open ~/a/b-|", .path(verb: "open"), "~/a/b-"),
      ("open \"a b|", .path(verb: "open"), "a b"),
      ("save --|", .option(verb: "save"), "--"), ("save --force |", .path(verb: "save"), ""),
      ("open a |", .nothing, ""),
      ("record |", .path(verb: "record"), ""), ("record de|", .path(verb: "record"), "de"),
      ("record demo.cast |", .value(of: nil), ""),
      ("record --force \"a b.cast\" .|", .implicitMember(of: nil), ""),
      ("record demo.cast Card f|", .clause(verb: "record", used: []), "f"),
      ("record out/demo.cast Card at 1 |", .clause(verb: "record", used: ["at"]), ""),
      ("set |", .settingName, ""), ("set f|", .settingName, "f"),
      ("set style |", .settingValue(name: "style"), ""),
      ("set style br|", .settingValue(name: "style"), "br"), ("help |", .text(verb: "help"), ""),
      ("help sp|", .text(verb: "help"), "sp"),
      ("show |", .name(verb: "show"), ""), ("delete A, B|", .name(verb: "delete"), "B"),
      ("live Card D|", .name(verb: "live"), "D"),
      // Blocks
      ("view Card { |", .blockEntry(opener: "view"), ""), ("view Card {\n  scale = |", .value(of: nil), ""),
      ("view Card {\n  scale = 1\n  op|", .blockEntry(opener: "view"), "op"),
      ("withAnimation(.snappy) { |", .blockEntry(opener: "withAnimation"), ""),
      ("withAnimation(.|", .implicitMember(of: argument("withAnimation")), ""),
      ("scene S { |", .blockEntry(opener: "scene"), ""),
      ("scene S { at 0 |", .blockEntry(opener: "at"), ""),
      ("scene S { at 0 { |", .blockEntry(opener: "at"), ""),
      ("phases P { idle { |", .blockEntry(opener: "phase"), ""),
      ("phases P { idle { x = 1 } .|", .implicitMember(of: nil), ""),
      ("keyframes K { scale = 1 { Cu|", .blockEntry(opener: "track"), "Cu"),
      ("scene S { at 0 drag |", .value(of: nil), ""),
      ("scene S { at 0 drag x |", .dragClause, ""), ("scene S { at 0 drag x by 1 ov|", .dragClause, "ov"),
      ("scene S { at 0 drag x by |", .value(of: nil), ""),
      // Nothing fits
      ("plot \"ab|", .nothing, ""), ("plot Card // pl|", .nothing, ""), ("/* pl|", .nothing, ""),
      ("plot 0.5|", .nothing, ""),
      ("list // |", .nothing, ""),
    ] as [(String, Place, String)]
  )
  func `the cursor's place and the word before it are known`(marked: String, place: Place, prefix: String) {
    let context = context(marked)
    #expect(context.place == place)
    #expect(context.prefix == prefix)
    #expect(context.range.upperBound == marked.utf8.prefix { $0 != UInt8(ascii: "|") }.count)
  }

  @Test(
    arguments: [
      ("plot |", .clip), ("plot .|", .clip), ("compare Card, .b|", .clip), ("compare (.|", .clip),
      ("plot .bouncy from .|", .value), ("plot .bouncy from 0 to |", .value), ("play Card at |", .value),
      ("plot Card with .|", .animation), ("compare (Card with .|", .animation),
      ("phases P { idle { x = 1 } .|", .animation), ("upload = .|", .like("upload")),
      ("view V { x = upload == .|", .like("upload")), ("state x = |", .like("x")), ("|", .anything),
      ("x + |", .anything),
    ] as [(String, CompletionContext.Wanted)]
  )
  func `the words before the cursor say what is wanted`(marked: String, wanted: CompletionContext.Wanted) {
    #expect(context(marked).wanted == wanted)
  }

  @Test(arguments: DescriptionTests.blocks)
  func `any place in any text has a context`(block: String) {
    for offset in -1...block.utf8.count + 1 {
      let context = CompletionContext.at(offset, in: block, signatures: Verbs.all)
      #expect(context.range.upperBound <= block.utf8.count)
      #expect(context.range.count == context.prefix.utf8.count || !block.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
