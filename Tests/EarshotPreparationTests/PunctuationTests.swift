import Testing

@testable import EarshotSpeech

@Suite struct PunctuationTests {
  @Test(arguments: [
    (SymbolLevel.none, "a+b (c), d.", "a b c, d."),
    (.some, "a+b (c), d.", "a plus b c, d."),
    (.most, "a+b (c), d.", "a plus b left paren c right paren, d."),
    (.all, "a+b (c), d.", "a plus b left paren c right paren comma, d dot."),
    (.some, "don’t well-known", "don’t well-known"),
    (.most, "x - y", "x dash y"),
    (.all, "it's", "it apostrophe s"),
    (.some, "example.com", "example dot com"), (.some, "e.g. this", "e.g. this"),
    (.some, "U.S.A.", "U.S.A."), (.none, "3.14 1,000 3:45", "3.14 1,000 3:45"),
    (.some, "and/or", "and slash or"), (.some, "me@example.org", "me at example dot org"),
    (.some, "a.txt", "a dot txt"), (.some, "main.c", "main dot c"), (.some, "a.b", "a.b"),
    (.all, "a.txt", "a dot txt"), (.all, "e.g", "e dot g"), (.all, "1,000", "1,000"),
    (.all, "1,a", "1 comma,a"), (.all, "a,1", "a comma,1"), (.all, "3:45", "3:45"),
    (.some, "ab.cd.ef", "ab dot cd dot ef"), (.some, ".txt", ".txt"), (.some, "txt.", "txt."),
    (.some, "a.b.", "a.b."), (.some, "a-b", "a-b"), (.most, "a-1", "a dash 1"),
    (.some, "100%", "100 percent"), (.none, "50 % off", "50 percent off"),
    (.some, "“quoted”", "quoted"), (.some, "#1", "hash 1"), (.some, "Really?!", "Really?!"),
  ])
  func levelsNameMoreAndMore(level: SymbolLevel, text: String, expected: String) {
    #expect(said(text, level: level) == expected)
  }

  @Test(arguments: [
    ("en", "=====", "5 equals"), ("ko", "=====", "5 등호"), ("de", "****", "4 Sterne"),
    ("en", "Loading....", "Loading 4 dots"), ("en", "Wait...", "Wait..."),
    ("en", "a ---- b", "a 4 dashes b"), ("en", "••••••", "6 bullets"),
    ("en", "🎉🎉🎉🎉", "4 party popper"), ("fr", "!!!!", "4 points d’exclamation"),
    ("hi", "=====", "5 बराबर"), ("en", "──────", ""),
  ])
  func rowsAreCounted(language: String, text: String, expected: String) {
    #expect(said(text, in: language) == expected)
  }

  @Test func aRunCanAskForAllPunctuation() {
    let preparation = TextPreparation(symbols: catalog)
    #expect(said(SpeechRun("a, b.", speaksPunctuation: true), by: preparation) == "a comma, b dot.")
  }

  @Test(arguments: [
    ("+", "plus"), ("×", "times"), ("...", "dot, dot, dot"), ("…", "ellipsis"),
    ("?", "question mark"),
    ("()", "left paren, right paren"), ("…, button", "ellipsis, button"),
    ("••••, text", "4 bullets, text"),
    ("a, +, b", "a, plus, b"), ("Wi-Fi, …", "Wi-Fi, ellipsis"), ("—", "em dash"), (",", ","),
    (".", "."), (" ", ""),
    ("", ""),
  ])
  func aTextOfSymbolsIsNeverSilent(text: String, expected: String) {
    for level in [SymbolLevel.none, .some] {
      #expect(said(text, level: level) == expected, "\(level)")
    }
  }

  @Test(arguments: [
    (
      SpeechContext.sourceCode, "let myURLName2 = f(x_1)",
      "let my URL Name 2 equals f left paren x underscore 1 right paren"
    ),
    (.fileSystem, "~/Documents/readMe.txt", "tilde slash Documents slash read Me dot txt"),
    (.console, "$ git-log --all", "dollar git dash log dash dash all"),
  ])
  func codeIsReadToTheLetter(context: SpeechContext, text: String, expected: String) {
    #expect(said(text, context: context) == expected)
  }

  @Test func identifiersStayWholeInProse() {
    #expect(said("iPhone and readMe") == "iPhone and readMe")
  }
}
