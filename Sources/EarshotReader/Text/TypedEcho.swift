import EarshotModel
import EarshotSpeech

/// What is said of characters that were typed.
struct TypedEcho {
  private let text: [Character]
  private let before: ArraySlice<Character>
  private let words: TextWords

  /// Looks at what was typed behind what stood before it.
  init(of text: String, after before: ArraySlice<Character>, words: TextWords) {
    self.text = Array(text)
    self.before = before
    self.words = words
  }

  /// Whether a character by itself is said.
  func saysCharacters(_ echo: TypingEcho) -> Bool { echo != .none && echo != .words }

  /// What is said, as a listener wants it.
  ///
  /// One character is a key, whose word is said behind the word that it ends. Several came at once, and are
  /// said as they stand.
  func runs(_ echo: TypingEcho, isSecure: Bool) -> [SpeechRun] {
    if isSecure { return echo == .none ? [] : words.runs(text[...]) }
    switch echo {
    case .none: return []
    case .characters: return words.spelled(text[...])
    case .words: return ended.map { words.runs($0[...]) } ?? []
    case .charactersAndWords:
      let typed = words.runs(text[...])
      guard text.count == 1, let ended else { return typed }
      return words.runs(ended[...]) + [words.separator] + typed
    }
  }

  /// What has ended: the word that was begun before, and all words up to the last character that ends one.
  private var ended: [Character]? {
    guard let end = text.lastIndex(where: TextBoundaries.endsWord) else { return nil }
    var start = before.endIndex
    if start > before.startIndex {
      let word = TextBoundaries(Array(before)).word(at: before.count - 1)
      start = before.startIndex + word.lowerBound
      if word.isEmpty { start = before.endIndex }
    }
    let ended = Array(before[start...]) + text[..<end]
    return ended.allSatisfy(\.isWhitespace) ? nil : ended
  }
}
