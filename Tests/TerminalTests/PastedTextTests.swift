import Testing

@testable import Terminal

/// A pasted transcript is what was typed in it.
struct PastedTextTests {
  @Test(arguments: [
    ("plot .bouncy", "plot .bouncy"),
    ("easel> plot .bouncy", "plot .bouncy"),
    ("easel> 1 + 1\n2\neasel> 2 + 2\n4", "1 + 1\n2 + 2"),
    ("easel> view V {\n  ...>     x = 1\n  ...> }\neasel> V", "view V {\n    x = 1\n}\nV"),
    ("1 + 1\n2\neasel> 2 + 2", "1 + 1\n2 + 2"),
    ("easel> 1\neasel>", "1\n"),
    ("let a = 1\nlet b = 2", "let a = 1\nlet b = 2"),
    ("```swift\nplot .bouncy\n```", "plot .bouncy"), ("```", "```"),
    ("easels > 3", "easels > 3"), ("", ""),
  ])
  func `prompts and results fall away`(pasted: String, typed: String) {
    #expect(PastedText.withoutPrompts(pasted) == typed)
  }
}
