// One turn, the only place where anything moves:
//
//  1. what other tasks left and what is due is done, then at most one input;
//  2. the application lays out what has changed and finishes its transitions;
//  3. the reader takes up the notifications posted meanwhile and then looks whether its cursor still
//     stands on something;
//  4. what it wants done is done at once: words go to the voice, messages to the app;
//  5. the reader hears what has become of speech.
//
// Whatever any of these posts, schedules or asks for belongs to the next turn.

public import EarshotModel
public import EarshotReader
public import EarshotSpeech

/// Joins an application or another host, a reader and a voice, and is the only one that makes them move.
///
/// A session belongs to the task that made it. With `VirtualSpeech` time is virtual: it passes in
/// ``advance(by:)`` and ``advanceUntilSilent(limit:)`` only.
public final class Session {
  /// What is read: an application, or any other host.
  public private(set) var host: any AccessibilityHost

  /// Who reads it aloud, if anybody does.
  public let reader: (any SessionReader)?

  /// Where words go.
  public let speech: any SpeechChannel

  /// Everything that happened.
  public let transcript: Transcript

  /// Does what only the program around the session can do, such as filling a clipboard; without one, nobody
  /// does it.
  public var onHostRequest: ((HostRequest) -> Void)?

  /// Called with everything that is about to be done, as what it comes to: a key as the command that it asks
  /// for.
  public var onInput: ((SessionInput) -> Void)?

  /// The time since the session began.
  public internal(set) var now = Duration.zero

  /// The most events that may be written before an input is done with and while time passes once, so that
  /// an app that never rests takes no more memory than some hours of reading.
  package var eventLimit = 250_000

  var waiting: [SessionInput] = []
  var isTurning = false
  /// Whether code of the app has run, or anything was laid out, since the reader last looked.
  var hasChanged = true
  /// Whether code of the app may have run since the app was last laid out.
  var mayHaveRunApp = false
  /// When the reader looks again at words that change by themselves, if it does.
  var nextLook: Duration?
  /// The letter that rests, if one does.
  var resting: RestingTime?
  private var finger: (any TouchingFinger)?
  /// What the host is asked for by the present turn.
  var requests: [HostRequest] = []
  /// What has become of speech that takes real time, and was not heard of yet.
  var events: [SpeechEvent] = []
  /// The words of the utterances that have not ended.
  var unfinished: [Utterance.ID: String] = [:]

  /// The most turns that follow one input before the session says that the app does not come to rest.
  private static let turnLimit = 1_000

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - host: An application, or anything else that can be read.
  ///   - reader: Who reads it aloud.
  ///   - speech: Where words go; virtual speech is silent and takes virtual time.
  ///   - transcript: Where everything that happens is written.
  public init(
    host: any AccessibilityHost, reader: (any SessionReader)? = nil,
    speech: any SpeechChannel = VirtualSpeech(), transcript: Transcript = Transcript()
  ) {
    self.host = host
    self.reader = reader
    self.speech = speech
    self.transcript = transcript
    attach()
  }

  #if MainActorApps
    @MainActor
  #endif
  deinit {
    detach()
    speech.perform(.shutDown)
  }

  /// Replaces the host, as when a person launches an app again that had ended; reader, voice and
  /// time go on.
  public func goOn(with host: any AccessibilityHost) {
    detach()
    self.host = host
    attach()
    host.advanceClock(to: now)
    finger = nil
    hasChanged = true
  }

  private func attach() {
    host.observe { [weak self] event in self?.record(event) }
    shareReaderPosition()
  }

  private func detach() {
    host.observe(nil)
    host.shareReaderPosition(nil)
  }

  // MARK: Input

  /// Carries out an input, and then turns until the app is at rest.
  ///
  /// When a handler of the app calls it, and so during a turn, the input waits for the next turn.
  public func perform(_ input: SessionInput) {
    waiting.append(input)
    if isTurning {
      note("\(input.name) was asked for from inside a handler and waits for the next turn")
    } else {
      settle()
    }
  }

  /// Turns until nothing is left to do unless time passes.
  public func settle() {
    let eventsBefore = transcript.count
    for _ in 0..<Self.turnLimit {
      guard turn(), !isAtRest else { return }
      // What is posted in answer to what was posted may grow with every turn.
      guard transcript.count - eventsBefore < eventLimit else {
        let count = host.takeAccessibilityNotifications().count
        return note("the app does not come to rest; \(count) of its notifications are passed over")
      }
      // An update that was stopped has said so; the next one comes with whatever happens next.
      if host.isRestless, !host.hasWaitingWork, waiting.isEmpty, !hasNews { return }
    }
    note("the app has not come to rest after \(Self.turnLimit) turns")
  }

  // MARK: The turn

  /// Moves everything by one turn.
  ///
  /// - Returns: Whether there was anything to do; it may have left more for the next turn.
  @discardableResult
  public func turn() -> Bool {
    guard !isTurning else {
      note("a turn cannot begin inside a handler")
      return false
    }
    isTurning = true
    defer {
      isTurning = false
      if !requests.isEmpty { handRequests() }
    }
    var didAnything = false
    if host.doWaitingWork() > 0 {
      didAnything = true
      if host.waitingWorkMayChange { hasChanged = true }
    }
    if !waiting.isEmpty {
      act(on: waiting.removeFirst())
      didAnything = true
    }
    updateHost()
    for notification in host.takeAccessibilityNotifications() {
      transcript.append(TranscriptEvent(notification, time: now))
      if let reader { carryOut(reader.takeUp(notification, of: host)) }
      didAnything = true
    }
    showHostToReader()
    if lookAtLiveText() { didAnything = true }
    if tellRestingLetter() { didAnything = true }
    if hearNews() { didAnything = true }
    return didAnything || hasChanged || !waiting.isEmpty || host.hasWaitingWork
  }

  /// Whether another turn would find nothing to do; what code of the app left behind is not known, so that
  /// it gets another turn.
  private var isAtRest: Bool {
    !hasChanged && !mayHaveRunApp && waiting.isEmpty && !hasNews && host.isAtRest
  }

  private func updateHost() {
    mayHaveRunApp = false
    if host.applicationState != .suspended, host.update() { hasChanged = true }
  }

  private func showHostToReader() {
    let hasChanged = hasChanged
    self.hasChanged = false
    if let reader { carryOut(reader.hostDidUpdate(host, hasChanged: hasChanged)) }
    putReaderBack()
  }

  private func act(on input: SessionInput) {
    let input = meaning(of: input)
    onInput?(input)
    write(.command, text: input.text, name: input.name)
    switch input {
    case .command(let command): obey(command)
    case .typeText(let text) where listens: obey(.text(.insert(text)))
    case .deleteBackward where listens:
      obey(.text(.delete(.character, isForward: false)))
    case .tap, .touchDown, .touchMove, .touchUp, .typeText, .deleteBackward, .work:
      hasChanged = true
      handOver(input)
    }
  }

  /// What an input comes to: a gesture or a key is the command that it asks for, and what is typed goes to the
  /// reader where that has asked for a text itself.
  private func meaning(of input: SessionInput) -> SessionInput {
    guard let reader else { return input }
    return switch input {
    case .command(let command): .command(reader.meaning(of: command, on: host))
    case .typeText(let text) where reader.isPrompting: .command(.prompt(.type(text)))
    case .deleteBackward where reader.isPrompting: .command(.prompt(.deleteBackward))
    default: input
    }
  }

  /// Whether a reader that is turned on tells what is typed.
  private var listens: Bool { reader?.isEnabled ?? false }

  /// Has the reader do what a person asks for.
  private func obey(_ command: ReaderCommand) {
    showPresentHost()
    if let reader { carryOut(reader.perform(command, on: host)) }
    if case .text = command { hasChanged = true }
  }

  /// Sees to it that what the app did before in this turn does not surprise what the reader is asked.
  private func showPresentHost() {
    updateHost()
    if hasChanged { showHostToReader() }
  }

  /// Does to the app what a person does by hand.
  private func handOver(_ input: SessionInput) {
    switch input {
    case .tap(let point):
      if !host.tap(at: point) { note("nothing took the tap") }
    case .touchDown(let point):
      finger = host.putFinger(at: point)
      if finger == nil { note("nothing took the touch") }
    case .touchMove(let point): finger?.move(to: point)
    case .touchUp:
      finger?.lift()
      finger = nil
    case .typeText(let text):
      if !host.typeText(text) { note("nothing took what was typed") }
    case .deleteBackward:
      if !host.pressDelete() { note("nothing took what was typed") }
    case .work(_, let work): work()
    case .command: break
    }
  }

  // MARK: The transcript

  /// Writes an event at the present time.
  func write(
    _ kind: TranscriptEvent.Kind, text: String? = nil, id: String? = nil, cause: String? = nil,
    name: String? = nil, handledBy: String? = nil, outcome: String? = nil
  ) {
    transcript.append(
      TranscriptEvent(
        time: now, kind: kind, text: text, id: id, cause: cause, name: name,
        handledBy: handledBy, outcome: outcome))
  }

  /// Writes something that people should know of.
  func note(_ text: String) {
    write(.note, text: text)
  }

  private func record(_ event: AccessibilityHostEvent) {
    switch event {
    case .callback(let receiver, let name): write(.callback, id: receiver, name: name)
    case .action(let sender, let name, let handledBy):
      write(.action, id: sender, name: name, handledBy: handledBy)
    case .message(let message): transcript.append(TranscriptEvent(message, time: now))
    case .mail: write(.command, name: "mailbox")
    case .timer: write(.command, name: "timer")
    case .warning(let text): note(text)
    }
  }
}
