import Language
import Testing

struct SuggestionTests {
  private let verbs =
    Verbs.all.map(\.name) + ["state", "let", "view", "phases", "keyframes", "onChange", "scene"]

  @Test(arguments: [
    ("plto", "plot"), ("paly", "play"), ("plya", "play"), ("ply", "play"), ("Play", "play"),
    ("comapre", "compare"),
    ("compair", "compare"), ("insepct", "inspect"), ("inspct", "inspect"), ("smaple", "sample"),
    ("sampel", "sample"),
    ("swep", "sweep"), ("tnue", "tune"), ("expct", "expect"), ("delte", "delete"), ("renmae", "rename"),
    ("hstory", "history"), ("sesions", "sessions"), ("hlep", "help"), ("qiut", "quit"), ("sttae", "state"),
    ("keyframe", "keyframes"), ("phase", "phases"), ("reducemotion", "reduceMotion"), ("unod", "undo"),
    ("comp", "compare"), ("onchange", "onChange"),
  ])
  func `a typing slip is understood`(typed: String, meant: String) {
    #expect(Suggestion.closest(to: typed, among: verbs) == meant)
  }

  @Test(arguments: [
    "banana", "house", "xyzzy", "animate", "green", "foo", "git", "ls", "exit", "function", "var", "import",
    "table",
    "hello", "x", "", "transform", "print", "grep", "cat",
  ])
  func `another word is left alone`(typed: String) {
    #expect(Suggestion.closest(to: typed, among: verbs) == nil)
  }

  @Test func `a word that is right needs no suggestion, and neither does a very long one`() {
    #expect(Suggestion.closest(to: "plot", among: ["plot"]) == nil)
    #expect(Suggestion.closest(to: String(repeating: "a", count: 100_000), among: verbs) == nil)
  }
}
