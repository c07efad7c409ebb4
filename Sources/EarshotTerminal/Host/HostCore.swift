import EarshotModel
import EarshotPrograms
import EarshotReader
import EarshotSession
import EarshotSpeech

/// A session that lives in real time, and the one stream of everything it waits for.
///
/// Both kinds of host, the drawn one and the plain one, are made of it.
final class HostCore {
  let session: Session
  let reader: ScreenReader
  let speech: HostSpeech
  /// Everything that happens, in order of arrival.
  let events = HostEvents()

  private let clock: HostClock
  /// What is read.
  var host: any AccessibilityHost { session.host }
  /// Whether what is said takes its time; without a voice and without a person there is nothing to wait
  /// for.
  let isPaced: Bool
  /// Keeps the names that a listener gave to elements.
  private let keepLabels: (([String: String]) -> String?)?
  private var forwarding: Task<Void, Never>?
  /// Keeps the settings, and returns why it cannot.
  private let keepSettings: ((ReaderSettings) -> String?)?
  /// Reads the settings again.
  let readSettings: (() -> ReadSettings)?
  /// Whether it is still to be said that nobody knows which screen comes first.
  var offersScenes = false
  private var news: [TranscriptEvent] = []
  /// Why there is no sound and what to do, once no device is left that could be heard.
  private(set) var noSound: String?
  /// The same in one line.
  var noSoundLine: String? {
    noSound?.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
  /// What the listener comes back to.
  var bookmarks = Bookmarks()
  /// How many utterances there were.
  private(set) var begun = 0
  /// How many utterances have not ended.
  private(set) var unfinished = 0

  /// Creates a session that has not begun.
  ///
  /// - Throws: `TerminalError.refused` when the system has no thread to give that keeps the time.
  init(
    _ host: any AccessibilityHost, speech: HostSpeech, reader: ScreenReader,
    transcript: Transcript, keepSettings: ((ReaderSettings) -> String?)? = nil,
    readSettings: (() -> ReadSettings)? = nil, isAttended: Bool = true,
    keepLabels: (([String: String]) -> String?)? = nil
  ) throws(TerminalError) {
    clock = try HostClock { [events] in events.send(.tick) }
    self.readSettings = readSettings
    self.keepLabels = keepLabels
    isPaced = isAttended || speech.events != nil
    self.keepSettings = keepSettings
    self.speech = speech
    self.reader = reader
    session = Session(
      host: host, reader: reader, speech: speech.channel, transcript: transcript)
    let listener = transcript.onEvent
    transcript.onEvent = { [weak self] event in
      self?.note(event)
      listener?(event)
    }
  }

  /// Keeps the settings for the next time, and says whether they are.
  func keep(_ settings: ReaderSettings) {
    guard let keepSettings else { return say(.settingsNotKept) }
    guard let reason = keepSettings(settings) else { return say(.settingsKept) }
    say(.settingsNotKeptBecause, [reason])
  }

  /// Keeps the names that the listener gave, and says where that cannot be.
  func keep(_ labels: [String: String]) {
    if let reason = keepLabels?(labels) { say(.labelNotKept, [reason]) }
  }

  /// Launches what is read and turns the reader on.
  func start() {
    host.onWaitingWork { [events] in events.send(.mail) }
    if let news = speech.events {
      forwarding = Task { [events] in
        for await event in news { events.send(.speech(event)) }
      }
    }
    session.perform(.work(name: "launch") { [host] in host.launch() })
    session.perform(.command(.enable))
  }

  /// Brings the session to the present, and hands news of speech on.
  func take(_ event: HostEvent) {
    // What was left was taken in with what came before.
    if case .mail = event, !host.hasWaitingWork { return }
    if case .tick = event { clock.alarmRang() }
    clock.bringUp(session)
    guard case .speech(let event) = event else { return }
    session.take(event)
    switch event.news {
    case .soundLost: noSound = speech.noSound()
    case .soundMoved: noSound = nil
    default: break
    }
  }

  /// Lets what is said in virtual time be said to its end at once, where nobody follows it.
  func skipSpeech() {
    if !isPaced { clock.skipSpeech(of: session) }
  }

  /// Sees to it that the host is woken when the session next has something to do, and that what has happened is
  /// handed on.
  func rest() {
    session.transcript.rest()
    clock.setAlarm(for: session)
  }

  /// Ends what is read, and speech.
  func stop() async {
    session.perform(.work(name: "terminate") { [host] in host.terminate() })
    host.onWaitingWork(nil)
    speech.channel.perform(.silence)
    await speech.finish()
    forwarding?.cancel()
    events.finish()
  }

  /// Says something of the host's own.
  func say(_ word: Word, _ values: [String] = []) {
    session.perform(.command(.tell(word, values)))
  }

  /// Says something of the host's own.
  func say(_ runs: [SpeechRun], source: UtteranceSource) {
    session.perform(.command(.say(runs, source: source)))
  }

  /// Ends speech at once.
  func silence() {
    session.speech.perform(.silence)
  }

  /// Whether what is said can be heard here, as far as is known.
  var isHeard: Bool {
    guard let soundSwitch = speech.soundSwitch else { return false }
    return !soundSwitch.isMuted && noSound == nil
  }

  /// Has nothing be heard, or everything again.
  func mute(_ isMuted: Bool) {
    guard let soundSwitch = speech.soundSwitch else { return say(.noSoundToTurnOff) }
    soundSwitch.mute(isMuted)
  }

  // MARK: Dead ends

  /// Says what there is where a new screen is empty or nobody knows that it comes first, who would act where only
  /// code of an app does, and that an item says nothing.
  ///
  /// - Parameters:
  ///   - isNew: Whether the screen is new, whatever has happened.
  ///   - way: How a listener gets to the list of other screens.
  func tellDeadEnds(isNew: Bool, way: String) {
    let isNew =
      isNew || news.contains { $0.kind == .notification && $0.name == "screenChanged" }
    guard reader.isEnabled, !reader.isPrompting else { return }
    if isNew {
      if reader.items(of: host).items.isEmpty {
        tellOfEmptyScreen(way: way)
      } else if offersScenes {
        tellOfOtherScreens(way: way)
      }
      offersScenes = false
    } else if wasActivated {
      tellWhyNothingFollowed(way: way)
    }
    if isItemSilent { say(.silentItem) }
  }

  /// Whether the cursor went to an item of which there is nothing to say.
  private var isItemSilent: Bool {
    guard let focus = news.lastIndex(where: { $0.kind == .focus }),
      !news[focus...].contains(where: { $0.kind == .speech }), let element = reader.focusedElement
    else { return false }
    let (items, isWhole) = reader.items(of: host)
    return isWhole && !items.isEmpty && !items.contains { $0.element === element }
  }

  /// Whether something was activated, after which the screen is still the same.
  private var wasActivated: Bool {
    let activate = ReaderCommand.Name.activate.rawValue
    return news.contains { $0.kind == .command && $0.name == activate }
  }

  private func tellOfEmptyScreen(way: String) {
    switch host.scenes(from: nil).count {
    case 0: say(.emptyScreen)
    case let count: say(.emptyScreenOthers, [String(count), way])
    }
  }

  private func tellOfOtherScreens(way: String) {
    switch host.scenes(from: nil).count {
    case 0: break
    case let count: say(.guessedScreenOthers, [String(count), way])
    }
  }

  private func tellWhyNothingFollowed(way: String) {
    let hasAnswered = news.contains { $0.kind == .speech }
    guard let element = reader.focusedElement,
      let end = host.deadEnd(at: element, hasAnswered: hasAnswered)
    else { return }
    switch end {
    case .code(let name): tellOfCode(name, at: element, way: way)
    case .missingScreen(let name): say(.missingScreen, [name])
    case .nothing: say(.nothingHappens)
    }
  }

  private func tellOfCode(_ name: String, at element: Responder, way: String) {
    let scenes = host.scenes(from: element)
    let likely = scenes.count { $0.likelihood != .other }
    if scenes.isEmpty {
      say(.codeAhead, [name])
    } else if likely > 0 {
      say(.codeAheadScenes, [name, String(likely), way])
    } else {
      say(.codeAheadOthers, [name, String(scenes.count), way])
    }
  }

  // MARK: What happened

  /// The words of an utterance as they are shown, with its hint while the cursor stands there.
  func words(of event: TranscriptEvent) -> String {
    let text = event.text ?? ""
    guard text == reader.currentSpeech, let hint = reader.currentHint else { return text }
    return text.isEmpty ? hint : "\(text) (\(hint))"
  }

  /// Whether a command has led nowhere: a sound says so, and nothing else does.
  static func ledNowhere(_ news: [TranscriptEvent]) -> Bool {
    news.contains { $0.kind == .sound && $0.name == Earcon.boundary.rawValue }
      && !news.contains { $0.kind == .speech }
  }

  /// What was written into the transcript since the last call.
  func takeNews() -> [TranscriptEvent] {
    defer { news = [] }
    return news
  }

  private func note(_ event: TranscriptEvent) {
    news.append(event)
    switch event.kind {
    case .speech:
      begun += 1
      unfinished += 1
    case .outcome: unfinished -= 1
    default: break
    }
  }
}

/// Something that a host waits for.
nonisolated enum HostEvent: Sendable {
  /// What was typed has gone to the program that is run.
  case passed
  /// The program that is run has ended.
  case programEnded(ProgramEnding)
  /// The program that is run was stopped, as a shell's job is.
  case programStopped
  /// There is nothing of the program's text that was to be read.
  case nothingToReview(ReviewedText)
  /// The terminal or the system tells something.
  case terminal(TerminalEvent)
  /// A line was typed, or none comes any more.
  case line(String?)
  /// Something has become of speech.
  case speech(SpeechEvent)
  /// Another task has left work for the app.
  case mail
  /// Time has passed that somebody waits for.
  case tick
  /// Nothing has followed what was typed, for as long as it was to be waited for; counted.
  case patience(Int)
  /// The terminal has had its time to answer what it was asked.
  case answersOverdue
}
