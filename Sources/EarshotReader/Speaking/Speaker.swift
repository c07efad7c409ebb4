import EarshotModel
import EarshotSpeech

/// Turns what is to be said into utterances, and remembers the last of them.
struct Speaker {
  private var wordings = Wordings()
  private var lastID: UInt64 = 0
  /// The last utterance that was submitted, unless the cursor has gone to something silent since.
  private(set) var last: Utterance?

  /// Takes on the settings of the reader and the language of what it reads.
  mutating func prepare(language: String?, style: WordingStyle, verbosity: Verbosity) {
    guard
      language != wordings.language || style != wordings.style || verbosity != wordings.verbosity
    else { return }
    wordings = Wordings(language: language, style: style, verbosity: verbosity)
  }

  /// What is said at a stop.
  mutating func words(
    of stop: Stop, in order: ReadingOrder, comingFrom previous: Stop?
  ) -> SpokenPhrase {
    wordings.words(of: stop, in: order, comingFrom: previous)
  }

  /// Some parts of what can be said of an element, in words.
  mutating func runs(_ parts: [PhrasePart], of element: Responder) -> [SpeechRun] {
    parts.isEmpty ? [] : wordings.words(of: parts, about: element).runs
  }

  /// What is said again at a stop, by what the parts say; the hint belongs to the kind of a field.
  mutating func runs(
    _ roles: Set<PhrasePart.Role>, of stop: Stop, in order: ReadingOrder
  ) -> [SpeechRun] {
    wordings.words(of: stop, in: order, saying: roles).runs
  }

  /// A word of the reader's own, spoken in its own language.
  mutating func runs(_ word: Word, _ numbers: Int...) -> [SpeechRun] {
    let wording = wordings.wording(for: nil)
    return [SpeechRun(wording.text(word, numbers), language: wordings.language)]
  }

  /// The author's words by themselves, as announcements are.
  mutating func runs(_ text: AttributedText) -> [SpeechRun] {
    var spoken = SpokenText(
      language: wordings.language, wordLanguage: nil, context: nil)
    spoken.append(text)
    return spoken.runs
  }

  /// Makes an utterance; it is the last one from now on.
  mutating func utterance(
    _ runs: [SpeechRun], source: UtteranceSource, priority: SpeechPriority = .default,
    queueing: SpeechQueueing = .interrupt, validity: FocusGeneration? = nil
  ) -> Utterance {
    lastID += 1
    let utterance = Utterance(
      id: Utterance.ID(lastID), source: source, priority: priority, queueing: queueing,
      validity: validity, runs: runs)
    last = utterance
    return utterance
  }

  /// Forgets the last utterance: there is nothing to say where the cursor stands now.
  mutating func forgetLast() {
    last = nil
  }
}
