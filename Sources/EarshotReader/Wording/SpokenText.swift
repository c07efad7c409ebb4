import EarshotModel
import EarshotSpeech

/// Text for the ear that is put together piece by piece; pieces of one language and manner become
/// one run.
struct SpokenText {
  /// The runs so far.
  private(set) var runs: [SpeechRun] = []
  /// Whether what was added last stands between two pieces.
  private(set) var endsInSeparator = false
  private let language: String?
  private let wordLanguage: String?
  private let context: SpeechContext?
  private let role: SpeechRun.Role

  /// Creates a text without words.
  ///
  /// - Parameters:
  ///   - language: The language of the author's words, or `nil` for that of the voice.
  ///   - wordLanguage: The language of the reader's words, or `nil` for that of the voice.
  ///   - context: What kind of text the author's words are.
  ///   - role: What part of an utterance the text is.
  init(
    language: String?, wordLanguage: String?, context: SpeechContext?,
    role: SpeechRun.Role = .content
  ) {
    self.language = language
    self.wordLanguage = wordLanguage
    self.context = context
    self.role = role
  }

  /// Whether nothing was added.
  var isEmpty: Bool { runs.isEmpty }

  /// The text as one string.
  var text: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  /// The last character.
  var last: Character? { runs.last?.text.last }

  /// Adds words of the author's.
  mutating func append(_ text: AttributedText) {
    for run in text.runs where !run.text.isEmpty {
      let attributes = run.attributes
      append(
        SpeechRun(
          run.text, language: attributes.language ?? language,
          prosody: Prosody(pitch: attributes.pitch ?? 1),
          spellsOut: attributes.spellsOut ?? false,
          speaksPunctuation: attributes.speaksPunctuation ?? false,
          pronunciation: attributes.phoneticNotation,
          context: attributes.textualContext.flatMap(SpeechContext.init) ?? context, role: role))
    }
  }

  /// Adds a word of the reader's.
  mutating func append(word: String) {
    append(SpeechRun(word, language: wordLanguage, role: role))
  }

  /// Adds what stands between two pieces; it belongs to the piece before it.
  ///
  /// What is pronounced in a given way stays as it is, and a run of its own holds what stands behind it.
  mutating func append(separator: String) {
    guard let last = runs.last else { return }
    if last.pronunciation == nil {
      runs[runs.count - 1].text += separator
    } else {
      runs.append(SpeechRun(separator, language: last.language, role: role))
    }
    endsInSeparator = true
  }

  /// Begins a new run after a pause, even where language and manner stay the same.
  mutating func pause(_ pause: Duration, before pieces: (inout SpokenText) -> Void) {
    let count = runs.count
    var later = SpokenText(
      language: language, wordLanguage: wordLanguage, context: context, role: role)
    pieces(&later)
    runs += later.runs
    if runs.count > count { runs[count].leadingPause = pause }
  }

  /// Adds the runs of a text that was put together by itself, pauses included.
  mutating func append(_ other: SpokenText) {
    guard !other.isEmpty else { return }
    append(separator: " ")
    runs += other.runs
    endsInSeparator = other.endsInSeparator
  }

  /// Leaves out everything behind so many characters.
  mutating func cut(to limit: Int) {
    var room = max(0, limit)
    for index in runs.indices {
      let kept = runs[index].text.prefix(room)
      room -= kept.count
      runs[index].text = String(kept)
    }
    runs.removeAll(where: \.text.isEmpty)
  }

  /// Takes away the last character when it is one of some marks and the one before it is not the same.
  mutating func dropLast(ifIn marks: String) {
    guard let text = runs.last?.text.unicodeScalars, let last = text.last,
      // Most words end in a letter, which is no mark.
      !("a"..."z").contains(last), marks.unicodeScalars.contains(last),
      let before = text.dropLast().last, before != last
    else { return }
    runs[runs.count - 1].text.unicodeScalars.removeLast()
  }

  private mutating func append(_ run: SpeechRun) {
    endsInSeparator = false
    // What is spelled out stays by itself, or the words around it would be spelled as well.
    if runs.last?.isSpoken(like: run) == true {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}

extension SpeechRun {
  /// Whether another run is the same but for its words.
  fileprivate func isSpoken(like other: SpeechRun) -> Bool {
    language == other.language && prosody == other.prosody && leadingPause == other.leadingPause
      && spellsOut == other.spellsOut && pronunciation == nil && other.pronunciation == nil
      && speaksPunctuation == other.speaksPunctuation
      && context == other.context && role == other.role
  }
}

extension SpeechContext {
  /// The kind of text for the ear, or `nil` when it is read like any other.
  init?(_ context: AccessibilityTextualContext) {
    switch context {
    case .console: self = .console
    case .fileSystem: self = .fileSystem
    case .sourceCode: self = .sourceCode
    case .messaging, .narrative, .spreadsheet, .wordProcessing: return nil
    }
  }
}
