import EarshotModel
import EarshotSpeech

/// What the reader says: words on their way to the voice, the announcements that have not ended, and
/// whether the app has asked for quiet.
///
/// It does not know where the cursor stands; what belongs to a place of the cursor comes with the
/// generation of that place.
final class SpeechEngine {
  private let labels: ListenerLabels
  private var wordings = Wordings()
  /// What ``wordings`` were made for.
  private var prepared: (version: Int, language: String?)?
  private var lastID: UInt64 = 0
  private var announcements = Announcements()
  /// How many times more the app asked the reader to stand back than to go on.
  private var pauses = 0
  /// Whether speech was paused because the app asked the reader to stand back.
  private var didPause = false
  /// Whether something was left unsaid since then.
  private var wasHeldBack = false

  /// The last utterance that was submitted, unless the cursor has gone to something silent since.
  private(set) var last: Utterance?
  /// The last utterance that was not about the reader itself, wherever the cursor has gone since.
  private(set) var lastOfApp: Utterance?
  /// Whether speech is held, by a person or because the app asked the reader to stand back.
  private(set) var isPaused = false

  init(labels: ListenerLabels = ListenerLabels()) {
    self.labels = labels
    wordings.labels = labels
  }

  /// Takes on the settings of the reader and the language of what it reads, unless a listener has chosen
  /// another for texts that name none.
  func prepare(for host: any AccessibilityHost, settings store: SettingsStore) {
    let hostLanguage = host.accessibilityLanguage
    if let prepared, prepared == (store.version, hostLanguage) { return }
    prepared = (store.version, hostLanguage)
    let settings = store.settings
    let (style, verbosity) = (settings.style, settings.verbosity)
    let language = settings.language ?? hostLanguage
    // What a listener chooses for texts without a language leaves the reader's own words as they are, or the way
    // back could not be understood.
    let interface =
      settings.interfaceLanguage ?? hostLanguage ?? (settings.language == nil ? nil : "en")
    guard
      language != wordings.language || interface != wordings.interfaceLanguage
        || style != wordings.style || verbosity != wordings.verbosity
        || settings.wordings != wordings.files
    else { return }
    wordings = Wordings(
      language: language, interfaceLanguage: interface, style: style,
      verbosity: verbosity, files: settings.wordings)
    wordings.labels = labels
  }

  /// Forgets what the app asked for, and ends the announcements that wait; the reader is turned off.
  func turnOff(into answer: inout ReaderAnswer) {
    for text in announcements.takeHeld() { refuse(text, into: &answer) }
    (pauses, didPause, wasHeldBack) = (0, false, false)
  }

  // MARK: Words

  /// What is said at a stop, with its hint or without it, after what is said in the same breath.
  func words(
    of stop: Stop, in order: ReadingOrder, comingFrom previous: Stop?, includingHint: Bool = true,
    after introduction: [SpeechRun] = []
  ) -> SpokenPhrase {
    wordings.words(
      of: stop, in: order, comingFrom: previous, includingHint: includingHint,
      after: introduction.reduce(into: "") { $0 += $1.text })
  }

  /// What is said at a stop by somebody who wants to hear so much of it, whatever the listener wants as a
  /// rule.
  func words(
    of stop: Stop, in order: ReadingOrder, comingFrom previous: Stop?, verbosity: Verbosity
  ) -> SpokenPhrase {
    var told = Wordings(
      language: wordings.language, interfaceLanguage: wordings.interfaceLanguage,
      style: wordings.style, verbosity: verbosity, files: wordings.files)
    told.labels = labels
    return told.words(of: stop, in: order, comingFrom: previous)
  }

  /// Some parts of what can be said of an element, in words.
  func runs(_ parts: [PhrasePart], of element: Responder) -> [SpeechRun] {
    parts.isEmpty ? [] : wordings.words(of: parts, about: element).runs
  }

  /// What is said again at a stop, by what the parts say; the hint belongs to the kind of a field,
  /// with how the rotor moves in its text where that is given.
  func runs(
    _ roles: Set<PhrasePart.Role>, of stop: Stop, in order: ReadingOrder, mode: Word? = nil
  ) -> [SpeechRun] {
    wordings.words(of: stop, in: order, saying: roles, mode: mode).runs
  }

  /// A word of the reader's own, spoken in its own language.
  func runs(_ word: Word, _ numbers: Int...) -> [SpeechRun] {
    let wording = wordings.wording(for: nil)
    return [SpeechRun(wording.text(word, numbers), language: wordings.ownLanguage())]
  }

  /// A sentence of the reader's own, with texts in the places that are marked for them.
  func runs(_ word: Word, filledWith values: [String]) -> [SpeechRun] {
    [SpeechRun(text(word, filledWith: values), language: wordings.ownLanguage())]
  }

  /// A sentence of the reader's own as a text.
  func text(_ word: Word, filledWith values: [String] = []) -> String {
    wordings.wording(for: nil).text(word, values)
  }

  /// What commands, keys and gestures are called in the language of the reader's own words.
  var commandNames: CommandNames { CommandNames(wordings.wording(for: nil)) }

  /// The marks between parts of what the reader says of itself.
  var marks: Wording { wordings.wording(for: nil) }

  /// What stands between two parts of what the reader says of itself.
  var comma: String { marks.comma }

  /// What stands between two parts of what it reads.
  var textComma: String { wordings.wording(for: wordings.language).comma }

  /// A word of the reader's own around a text that stands in it.
  func runs(_ word: Word, around runs: [SpeechRun]) -> [SpeechRun] {
    let wording = wordings.wording(for: nil)
    let template = wording.text(word)
    let gap = template.firstIndex(of: "{") ?? template.endIndex
    let rest = template[gap...].drop { $0 != "}" }.dropFirst()
    let language = wordings.ownLanguage()
    let frame = [String(template[..<gap]), String(rest)].map {
      $0.isEmpty ? [] : [SpeechRun($0, language: language)]
    }
    return frame[0] + runs + frame[1]
  }

  /// The author's words by themselves, as announcements are.
  func runs(_ text: AttributedText) -> [SpeechRun] {
    var spoken = SpokenText(language: wordings.language, wordLanguage: nil, context: nil)
    spoken.append(text)
    return spoken.runs
  }

  // MARK: Saying

  /// Whether what is to be said now has to wait: nobody asked for it and the app wants quiet.
  func holdsItsTongue(in answer: ReaderAnswer) -> Bool { pauses > 0 && !answer.isObeying }

  /// Speaks a stop; where there is nothing to say, what was spoken of the place before ends.
  ///
  /// - Returns: The utterance, unless there is nothing to say.
  @discardableResult
  func speak(
    _ stop: Stop, in order: ReadingOrder, comingFrom previous: Stop?, source: UtteranceSource,
    queueing: SpeechQueueing = .interrupt, before introduction: [SpeechRun] = [],
    at place: FocusGeneration, into answer: inout ReaderAnswer
  ) -> Utterance.ID? {
    var runs = introduction
    let words = words(
      of: stop, in: order, comingFrom: previous, includingHint: source != .reading,
      after: introduction)
    runs.join(words.runs, in: answer.settings.style, comma: textComma)
    guard !runs.isEmpty else {
      last = nil
      answer.append(.speech(.focusMoved(place)))
      return nil
    }
    return say(runs, source: source, queueing: queueing, validity: place, into: &answer)
  }

  /// Hands words to the voice, unless the app wants quiet and nobody asked for them.
  @discardableResult
  func say(
    _ runs: [SpeechRun], source: UtteranceSource, priority: SpeechPriority = .default,
    queueing: SpeechQueueing = .interrupt, validity: FocusGeneration? = nil,
    into answer: inout ReaderAnswer
  ) -> Utterance.ID? {
    guard !holdsItsTongue(in: answer) else {
      last = nil
      wasHeldBack = true
      return nil
    }
    lastID += 1
    let utterance = Utterance(
      id: Utterance.ID(lastID), source: source, priority: priority, queueing: queueing,
      validity: validity, manner: answer.settings.manner,
      runs: answer.settings.capitals == .word ? runs.tellingCapitals(in: wordings.language) : runs)
    last = utterance
    if source != .status { lastOfApp = utterance }
    answer.append(.speech(.submit(utterance)))
    return utterance.id
  }

  /// Says a sentence of the reader's own about itself or its answer, with texts in the places that are
  /// marked for them.
  func tell(_ word: Word, _ values: [String] = [], into answer: inout ReaderAnswer) {
    say(runs(word, filledWith: values), source: .status, into: &answer)
  }

  /// Holds speech, or lets it go on.
  func togglePause(into answer: inout ReaderAnswer) {
    answer.append(.speech(isPaused ? .resume : .pause))
  }

  /// Takes in whether the voice is held.
  func voiceWasPaused(_ isPaused: Bool) {
    self.isPaused = isPaused
  }

  // MARK: Announcements

  /// Speaks what the app announces, as urgently as it asks.
  func announce(_ text: AttributedText, waits: Bool = false, into answer: inout ReaderAnswer) {
    guard !holdsItsTongue(in: answer) else { return announcements.hold(text) }
    let utterance = say(
      runs(text), source: .announcement, priority: SpeechPriority(text.announcementPriority),
      queueing: waits || text.queuesAnnouncement ? .queue : .interrupt, into: &answer)
    if let utterance { announcements.submit(text, as: utterance) }
  }

  /// Ends an announcement that nobody hears.
  func refuse(_ text: AttributedText, into answer: inout ReaderAnswer) {
    answer.append(
      .message(AnnouncementDidFinish(announcement: text.text, wasSuccessful: false)))
  }

  /// Whether an utterance is an announcement that has not ended.
  func isAnnouncement(_ utterance: Utterance.ID) -> Bool { announcements.holds(utterance) }

  /// Tells the app that an utterance has ended, if that was an announcement (guide row G32).
  func finish(
    _ utterance: Utterance.ID, _ outcome: UtteranceOutcome, into answer: inout ReaderAnswer
  ) {
    if let message = announcements.finish(utterance, outcome) { answer.append(.message(message)) }
  }

  // MARK: Standing back

  /// Says nothing by itself from now on, because the app asks for it; a person's commands work as ever.
  func standBack(into answer: inout ReaderAnswer) {
    pauses += 1
    guard pauses == 1, !isPaused else { return }
    didPause = true
    answer.append(.speech(.pause))
  }

  /// Speaks again as ever, once the app has asked for that as often as it asked for quiet.
  ///
  /// - Returns: Whether something was left unsaid meanwhile that was no announcement.
  func goOn(into answer: inout ReaderAnswer) -> Bool {
    guard pauses > 0 else {
      answer.note("resumeAssistiveTechnology was posted without a pause before it")
      return false
    }
    pauses -= 1
    guard pauses == 0 else { return false }
    if didPause { answer.append(.speech(.resume)) }
    didPause = false
    return exchange(&wasHeldBack, with: false)
  }

  /// Speaks the announcements that had to wait, one after the other, unless they have to wait on.
  func announceWhatWaited(into answer: inout ReaderAnswer) {
    guard pauses == 0 else { return }
    for text in announcements.takeHeld() { announce(text, waits: true, into: &answer) }
  }
}
