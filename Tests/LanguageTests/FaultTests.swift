import Language
import Testing

/// What is wrong with a line, and where: `«»` mark the place.
struct FaultTests {
  @Test(
    arguments: [
      // Commands
      ("«plto» .bouncy", "unknown-command", "plot"),
      ("«plto» (doubleTap with .snappy)", "unknown-command", "plot"),
      ("«wibble» Card", "unknown-command", nil),
      ("«Card» foo", "unknown-command", nil),
      ("«stat» x = 1", "unknown-command", "state"),
      ("«paly» Card at 0.1x", "unknown-command", "play"),
      ("plot«»", "expected", nil),
      ("plot Card,«»", "expected", nil),
      ("plot Card «Dot»", "unknown-clause", nil),
      ("sample .bouncy at 0.1 «evrey» 0.2", "unknown-clause", "every"),
      ("sample .bouncy at 0 every 1 «at» 2", "duplicate-clause", nil),
      ("compare Card«»", "operand-count", nil),
      ("pin Card, «Dot»", "operand-count", nil),
      ("play (Card «foo»)", "unknown-clause", nil),
      ("play (Card «reduced reduced»)", "doubled-word", "reduced"),
      ("play «(»Card reduced", "unclosed-bracket", nil),
      ("play Card reduced «.»x", "expected", nil),
      ("play Card at«»", "expected", nil),
      ("sweep .bouncy for «3s»", "expected", nil),
      ("sweep .bouncy for b in 0...1 by«»", "expected", nil),
      ("sweep .bouncy for b in 0,«»\n1s", "expected", nil),
      ("sweep .bouncy for b in 0,«»\n5%", "expected", nil),
      ("sweep .bouncy for b in 0,«»\n  1s", "expected", nil),
      ("sweep .bouncy for b in 0, «5%»", "expected", nil),
      ("sweep .bouncy for b in «0, 1», 5%", "range-missing", nil),
      ("sweep .bouncy for «true» in 0...1 by 1", "reserved-name", nil),
      ("tune Card knob «3»", "expected", nil),
      ("save «--forec» card", "unknown-option", "--force"),
      ("save --force «--force» card", "duplicate-clause", nil),
      ("list «--force»", "unknown-option", nil),
      ("save card «extra»", "unknown-clause", nil),
      ("open«»", "expected", nil),
      ("open «\"a»", "unclosed-string", nil),
      ("rename A«»", "operand-count", nil),
      ("rename A B «C»", "operand-count", nil),
      ("undo «1.5»", "expected", nil),
      ("undo «0»", "expected", nil),
      ("undo «-»1", "expected", nil),
      ("«quit now»", "unknown-clause", "quit"),
      ("set fps 1 «2»", "expected", nil),
      ("expect within «1»", "expected", nil),
      ("expect «not »a == 1", "spoken-operator", "!"),
      ("expect a «is» 1", "spoken-operator", "=="),
      ("expect «a between 1 and 2»", "spoken-range", "a >= 1 && a <= 2"),
      ("expect «a in 1...2»", "spoken-range", "a >= 1 && a <= 2"),
      ("expect a «about» 1", "spoken-nearness", nil),
      ("if a { b = 1 } «esle» { b = 2 }", "misspelt-else", "else"),
      ("if a { b = 1 } «elif» c { b = 2 }", "foreign-else", "else if"),
      ("if a { b = 1 } «else b = 2»", "bare-else", "else { b = 2 }"),
      ("«else» { b = 2 }", "stray-else", nil),
      // Bare lines
      ("«)»", "unmatched-bracket", nil),
      ("«}»", "unmatched-bracket", nil),
      ("«=»", "expected", nil),
      ("1 «2»", "expected", nil),
      ("«.bouncy at 0.1»", "missing-verb", "sample .bouncy at 0.1"),
      ("1 + «@»", "unknown-character", nil),
      ("plot .bouncy «(»1)", "detached-call", nil),
      // Definitions
      ("state«»", "expected", nil),
      ("state «3» = 1", "expected", nil),
      ("state «true» = 1", "reserved-name", nil),
      ("state x«»", "expected", nil),
      ("state x: «=» 1", "expected", nil),
      ("state x: a | b | «a» = .a", "duplicate-case", nil),
      ("state x: a | «|» b = .a", "expected", nil),
      ("state x =«»", "expected", nil),
      ("let «nil» = 1", "reserved-name", nil),
      ("view Card«»", "expected", nil),
      ("view Card\n«{» }", "brace-on-new-line", nil),
      ("view Card { «3» = 1 }", "expected", nil),
      ("view Card { scale «1» }", "expected", "= 1"),
      ("view Card { }«.opacity»(1)", "swift-spelling", nil),
      ("view Card { }«.animaton»(1, value: x)", "unknown-modifier", ".animation"),
      ("view Card { }.animation(.bouncy«)»", "expected", nil),
      ("view Card { }.animation(.bouncy, «1»)", "expected", nil),
      ("view Card if { }", "expected", nil),
      ("phases P(«x») { }", "expected", "trigger: x"),
      ("phases P { idle «=» 1 }", "expected", nil),
      ("keyframes K(«x:» 1) { }", "expected", "trigger:"),
      ("keyframes K { scale = 1 { «CubicKeyfram»(1) } }", "unknown-keyframe", "CubicKeyframe"),
      ("keyframes K { scale = 1 { CubicKeyframe «1» } }", "expected", nil),
      ("keyframes K { KeyframeTrack(\\.«scale») { } }", "track-without-start", nil),
      (
        "keyframes K { scale = 1 { MoveKeyframe(1) }; KeyframeTrack(\\.«scale») { MoveKeyframe(2) } }",
        "duplicate-track", nil
      ),
      ("keyframes K { KeyframeTrack(«scale») { } }", "expected", nil),
      ("onChange x(«scroll») { }", "expected", "of: scroll"),
      ("onChange «{» }", "expected", nil),
      ("scene S { «isOn».toggle() }", "expected", nil),
      ("scene S { at 0«» }", "expected", nil),
      ("scene S { at 0 drag by«» 3 }", "expected", nil),
      // Actions
      ("x = «)»", "expected", nil),
      ("isOn.toggle(«3»)", "expected", nil),
      ("withAnimation(.snappy) { «state» x = 1 }", "definition-in-block", nil),
      ("withAnimation { «plot» Card }", "command-in-block", nil),
      ("view Card { «view» Dot { } }", "definition-in-block", nil),
      ("withAnimation { «isOn» }", "not-an-action", nil),
      ("withAnimation { «withanimation»(.x) { } }", "not-an-action", "withAnimation"),
      ("if «{» x = 1 }", "expected", nil),
      ("if a { x = 1 } «x» = 2", "expected", nil),
      ("drag x over 1«»", "expected", nil),
      ("«drag» x by 1", "expected", nil),
      ("drag x by 1 over 2 «by» 3", "duplicate-clause", nil),
      ("drag x by 1 over 2 «relase»", "unknown-clause", "release"),
      ("«x *= 2»", "unknown-sign", "x = x * 2"),
      // Open at the end
      ("plot .spring«(»duration: 1", "unclosed-bracket", nil),
      ("plot «\"abc»", "unclosed-string", nil),
      ("plot Card «/*» more", "unclosed-comment", nil),
      ("view Card «{»", "unclosed-bracket", nil),
      ("plot cubic-bezier«(»1, 2", "unclosed-bracket", nil),
    ] as [(String, Diagnostic.ID, String?)]
  )
  func `a fault has its kind, its place and what was meant`(
    marked: String,
    id: Diagnostic.ID,
    suggestion: String?
  ) throws {
    let place = MarkedText(marked)
    let parsed = Verbs.parse(place.text)
    #expect(parsed.diagnostics.map(\.id) == [id])
    let fault = try #require(parsed.diagnostics.first)
    if marked.contains("«") { #expect(fault.range == place.range) }
    #expect(fault.suggestion == suggestion)
    #expect(fault.message.first.map { !$0.isUppercase && $0 != "." } == true)
    #expect(!fault.message.hasSuffix("."))
  }
}

struct CountTests {
  @Test(arguments: ["undo 1e30", "redo 9007199254740993", "undo 1"])
  func `a count may be larger than there is of anything`(text: String) {
    #expect(Verbs.parse(text).diagnostics == [])
  }
}

struct ClauseWordTests {
  @Test func `every clause word of the description is known to the printer`() {
    for signature in Verbs.all {
      for clause in signature.allClauses { #expect(CommandSignature.clauseWords.contains(clause.word)) }
    }
  }

  @Test(arguments: ["play (loop)", "play (to) at 2x", "play (to - 1)", "tune (knob)"])
  func `a clip named like a clause is played in brackets`(text: String) {
    let parsed = Verbs.parse(text)
    #expect(parsed.diagnostics == [])
    #expect(parsed.statements.map { SyntaxPrinter.text($0) } == [text])
  }
}
