import EarshotModel
import EarshotSpeech
import EarshotVoices

/// Turns phrases into words, in one language, style and verbosity.
public struct Wording {
  /// The notation.
  public let style: WordingStyle
  /// How much is said.
  public let verbosity: Verbosity
  let table: WordTable

  /// The pause between two sentences of a hint: 0.2 seconds, as measured (What VoiceOver does,
  /// "Hints").
  static let pauseBetweenHints = Duration.milliseconds(200)

  /// Creates the wording of a language.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag; a language without a table has English words.
  ///   - style: The notation.
  ///   - verbosity: How much is said.
  ///   - files: Words of the listener's own, the first file before the later ones.
  public init(
    language: String = "en", style: WordingStyle = .spoken, verbosity: Verbosity = .standard,
    files: [WordingFile] = []
  ) {
    self.style = style
    self.verbosity = verbosity
    table = WordTable(language: language, style: style, files: files)
  }

  /// The language of the words as a BCP 47 tag: the one asked for or, without a table for it, English.
  public var language: String { table.language }

  /// Whether the words are in the language of a BCP 47 tag.
  func speaks(_ tag: String) -> Bool {
    tag == table.language || WordingTables.language(for: tag) == table.language
  }

  /// A word in this language and style, with its numbers filled in.
  public func text(_ word: Word, _ numbers: Int...) -> String { text(word, numbers) }

  /// A word, with a list of numbers in the places that are marked for them.
  func text(_ word: Word, _ numbers: [Int]) -> String { table.text(word, numbers) }

  /// A sentence in this language and style, with texts in the places that are marked for them.
  public func text(_ word: Word, _ values: [String]) -> String { table.text(word, values) }

  /// The words of a phrase.
  public func words(of phrase: Phrase) -> SpokenPhrase {
    var description = description(of: phrase)
    var hint = phrase.hint.isEmpty ? nil : hint(of: phrase)
    if style == .ios27, let sentences = hint {
      description.append(sentences)
      hint = nil
    }
    if let limit = verbosity.characterLimit { description.cut(to: limit) }
    var runs = description.runs
    if let hint { runs += hint.runs }
    let extras = isSaid(.extra) ? [] : phrase.parts.filter { $0.role == .extra }
    return SpokenPhrase(
      description: description.text,
      hint: hint.flatMap { $0.isEmpty ? nil : $0.text },
      extras: extras.compactMap { part in
        if case .word(let word, let numbers) = part.content {
          table.text(word, numbers)
        } else {
          nil
        }
      },
      runs: runs)
  }

  /// The language in which the reader's words are spoken: that of the author's words where it is the
  /// same language, so that one voice speaks both.
  private func wordLanguage(beside language: String?) -> String? {
    guard let language else { return nil }
    return speaks(language) ? language : table.language
  }

  func emptyText(for phrase: Phrase, role: SpeechRun.Role = .content) -> SpokenText {
    SpokenText(
      language: phrase.language, wordLanguage: wordLanguage(beside: phrase.language),
      context: phrase.textualContext.flatMap(SpeechContext.init), role: role)
  }

  /// Adds the words of one part that is no header.
  func append(_ content: PhrasePart.Content, to text: inout SpokenText) {
    switch content {
    case .text(let words): text.append(words)
    case .word(let word, let numbers): text.append(word: table.text(word, numbers))
    case .header(let label, let value):
      text.append(label)
      if !label.isEmpty, !value.isEmpty { text.append(separator: labelSeparator) }
      text.append(value)
    }
  }

  /// What stands between a header's label and its value.
  private var labelSeparator: String {
    switch style {
    case .spoken: comma
    case .snapshot: ": "
    case .ios27: " "
    }
  }

  private func hint(of phrase: Phrase) -> SpokenText {
    // The test service has hints in the utterance itself.
    var text = emptyText(for: phrase, role: style == .ios27 ? .content : .hint)
    let isSaidAsLabel =
      leavesOutFacts(phrase) && phrase.parts.contains { $0.role == .hintAsLabel }
    for sentence in phrase.hint
    where !(isSaidAsLabel && sentence.needsName) {
      if !text.isEmpty {
        if !(text.last.map { ".!?。！？؟".contains($0) } ?? false) { text.append(separator: fullStop) }
        text.append(separator: sentenceSpace)
      }
      text.pause(text.isEmpty ? SpeechRun.hintPause : Self.pauseBetweenHints) { text in
        switch sentence {
        case .author(let words): text.append(words)
        case .system(let word): text.append(word: table.text(word))
        }
      }
    }
    return text
  }
}

/// The notation in which a phrase is written (the table in `Decisions`).
nonisolated public enum WordingStyle: String, Sendable, CaseIterable {
  /// What is heard: parts joined by commas, trait words in lower case.
  case spoken
  /// The notation of AccessibilitySnapshot: parts closed by full stops.
  case snapshot
  /// The strings of Apple's test service on iOS 27: parts joined by blanks.
  case ios27
}
