import EarshotModel
import EarshotSpeech

/// Stretches of text as they are said.
struct TextWords {
  private let speech: SpeechEngine
  private let settings: ReaderSettings
  private let language: String?
  private let isSecure: Bool

  /// The words for the text of an element.
  init(of element: Responder?, isSecure: Bool, speech: SpeechEngine, settings: ReaderSettings) {
    self.speech = speech
    self.settings = settings
    self.isSecure = isSecure
    language = element.flatMap { Phrase.language(of: $0) }
  }

  /// A stretch without the white space around it; what is nothing else has a name, and of what is secret only
  /// the number of characters is said.
  func runs(_ characters: ArraySlice<Character>) -> [SpeechRun] {
    guard !isSecure else { return speech.runs(.bullets, characters.count) }
    guard let first = characters.firstIndex(where: { !$0.isWhitespace }),
      let last = characters.lastIndex(where: { !$0.isWhitespace })
    else {
      if characters.contains(where: \.isNewline) { return speech.runs(.newLine) }
      return Word(ofWhiteSpace: String(characters)).map { speech.runs($0) } ?? []
    }
    if first == last { return runs(character: characters[first]) }
    return [SpeechRun(String(characters[first...last]), language: language)]
  }

  /// What stands between two stretches.
  var separator: SpeechRun { SpeechRun(speech.comma) }

  /// A stretch spelled, character by character.
  func spelled(_ characters: ArraySlice<Character>) -> [SpeechRun] {
    guard !isSecure else { return runs(characters) }
    var spelled: [SpeechRun] = []
    for place in characters.indices {
      if !spelled.isEmpty { spelled.append(separator) }
      spelled += runs(characters[place...place])
    }
    return spelled
  }

  /// What was deleted.
  func deleted(_ characters: ArraySlice<Character>) -> [SpeechRun] {
    switch settings.deletionEcho {
    case .none: return []
    case .words: return speech.runs(.textDeleted, around: runs(characters))
    case .pitch:
      return runs(characters).map { run in
        var run = run
        run.prosody.pitch *= Self.deletionPitch
        return run
      }
    }
  }

  /// The word of the spelling alphabet for a character; nothing for one that has none.
  func phonetics(of character: Character) -> [SpeechRun] {
    guard !isSecure, settings.speaksPhonetics else { return [] }
    let letter = character.lowercased()
    let alphabet = speech.runs(.spellingAlphabet)
    // Letters and words take turns.
    let words = (alphabet.first?.text ?? "").split(separator: " ")
    guard
      let index = stride(from: 0, to: words.count - 1, by: 2).first(where: { words[$0] == letter })
    else { return [] }
    return [SpeechRun(String(words[index + 1]), language: alphabet.first?.language)]
  }

  /// How much lower the voice is on what was deleted.
  private static let deletionPitch = 0.8

  private func runs(character: Character) -> [SpeechRun] {
    [SpeechRun(String(character), language: language, spellsOut: true)]
  }
}
