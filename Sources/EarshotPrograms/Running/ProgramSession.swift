package import EarshotMirror

// What a program writes and what is typed for it becomes what a mirror is told, in one order of time:
//
//  1. output goes to the emulated screen; a frame of it is read once nothing has come for a moment, which is
//     short after a key, and in any case after a while; an update that a program brackets is waited for; where
//     it is known that a key is answered (`noteAnswer`), nothing more is waited for, but for the rest of a prompt;
//  2. keys are noted for the frame that follows, so that its reader knows what led to it; what came before
//     a key is read before;
//  3. what a person wants done of an element is done by keys of the program, each of which is looked after
//     in the frame that follows (`Activation`);
//  4. what follows from a request, or from the start, has been told once the program has been quiet for a
//     while, or has had its time: those who wait for it, such as scripts, go on then;
//  5. time is given from outside: the same bytes at the same times always come to the same words, live and
//     in a recording.

/// The run of a program without its process: bytes, keys and time in, and out what a mirror is told.
package final class ProgramSession {
  /// What is to be done outside.
  package enum Effect: Hashable, Sendable {
    /// The mirror is told.
    case tell(MirrorChange)
    /// Bytes go to the program.
    case send([UInt8])
  }

  /// How long nothing comes before a frame is read: after a key, and otherwise.
  package static let quiet = (
    afterKey: Duration.milliseconds(15), otherwise: Duration.milliseconds(60)
  )
  /// How long a frame is waited for at most: after a key, otherwise, and inside of a bracketed update.
  static let patience = (
    afterKey: Duration.milliseconds(120), otherwise: Duration.milliseconds(400),
    updating: Duration.seconds(1)
  )
  /// How long a key that answers nothing is waited for.
  package static let unanswered = Duration.milliseconds(400)

  /// The reader of the frames.
  package private(set) var reader: ProgramReader
  /// The last frame.
  package private(set) var frame: TerminalFrame
  /// What writes it down, if anything does.
  private var recorder: Recorder?
  /// What was typed and nobody has read; `nil` where nothing was.
  private var typedAhead: [ProgramKey]?
  /// Whether speech is still busy with what was said before.
  package var isSpeechBehind = false {
    didSet { if oldValue, !isSpeechBehind { sayHeldBack() } }
  }

  /// The screen on which the program draws.
  package let screen: EmulatedScreen
  /// What is to be done outside, in its order.
  var effects: [Effect] = []
  /// The text that is not on the screen and stands before the reader.
  var review = ReviewFrame()
  /// What brings the highlight to an element and presses it, and the request that it is for.
  var activation: (number: Int, steps: Activation)?
  /// Whether the emulator answers what the program asks its terminal, because no real one does.
  package var answersQueries: Bool
  /// What others wait for.
  var awaited: Settling?

  /// What came since the last frame.
  struct Pending {
    var first: Duration
    var last: Duration
    var keys: [ProgramKey] = []
    var isEchoOn: Bool?
    var hasOutput = false
  }

  var pending: Pending?

  /// Creates the session of a program that has not written anything.
  ///
  /// - Parameters:
  ///   - rows: How many rows its terminal has.
  ///   - columns: How many columns.
  ///   - profile: How it is read.
  ///   - profiles: Profiles besides those that are supplied, for programs that it starts as a shell.
  ///   - words: What is said of what its screen shows by marks alone.
  ///   - hasTitles: Whether `ESC k` begins a title, as where `TERM` names tmux or screen.
  ///   - answersQueries: Whether the emulator answers what the program asks its terminal, because no real one
  ///     does.
  ///   - recorder: What writes it down.
  package init(
    rows: Int, columns: Int, profile: ProgramProfile = .standard, profiles: [ProgramProfile] = [],
    words: ScreenWords = ScreenWords(), hasTitles: Bool = false,
    answersQueries: Bool = false, recorder: Recorder? = nil
  ) {
    self.answersQueries = answersQueries
    screen = EmulatedScreen(rows: rows, columns: columns, hasTitles: hasTitles)
    reader = ProgramReader(profile: profile, profiles: profiles, words: words)
    self.recorder = recorder
    frame = screen.takeFrame()
    // The mirror has a screen before there is anything on it: what comes is output and no new screen.
    if let change = reader.read(frame, cause: FrameCause(at: .zero)).change { tell(change) }
  }

  /// What is to be done since the last call, in its order.
  package func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  // MARK: What comes

  /// Takes what the program wrote.
  package func takeOutput(_ bytes: [UInt8], at time: Duration) {
    screen.write(bytes)
    // Where there is a real terminal, that has answered.
    let answers = screen.takeAnswers()
    if answersQueries, !answers.isEmpty { effects.append(.send(answers)) }
    awaited?.noteOutput(at: time)
    recorder?.take(output: bytes, at: time)
    note(at: time)
    pending?.hasOutput = true
  }

  /// Takes keys that went to the program.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - isEchoOn: Whether the terminal itself shows what is typed.
  ///   - isSecret: Whether the program asks for a password.
  ///   - isAhead: Whether nobody reads them yet, so that what they are for is known only later
  ///     (``noteReader(isSecret:at:)``).
  ///   - time: When.
  package func takeKeys(
    _ keys: [ProgramKey], isEchoOn: Bool? = nil, isSecret: Bool = false, isAhead: Bool = false,
    at time: Duration
  ) {
    guard !keys.isEmpty else { return }
    if pending?.hasOutput ?? false { readFrame(at: time) }
    if isAhead { typedAhead = (typedAhead ?? []) + keys }
    for key in keys {
      recorder?.begin(
        .key(key), isSecret: isSecret, isAhead: isAhead, frame: frame, at: time)
    }
    note(at: time)
    pending?.keys += keys
    pending?.isEchoOn = isEchoOn
  }

  /// Takes note that somebody reads what was typed ahead, or asks for a password.
  package func noteReader(isSecret: Bool, at time: Duration) {
    guard let typed = typedAhead else { return }
    if pending?.hasOutput ?? false { readFrame(at: time) }
    typedAhead = nil
    let isNamed = isSecret || SecretWords.asks(frame)
    recorder?.tell(typedAhead: !isNamed, frame: frame)
    // What was entered is gone by, and what a program shows by itself is news.
    guard !isNamed, !typed.contains(.enter), frame.endsAtCursor(typed.typed) else { return }
    announce([ReadingEvent(.echo, typed.typed).announcement])
  }

  /// Gives the screen another size.
  package func resize(rows: Int, columns: Int, at time: Duration) {
    // What was read last may be older than a change that this one takes back.
    guard rows != screen.rows || columns != screen.columns else { return }
    if pending != nil { readFrame(at: time) }
    screen.resize(rows: rows, columns: columns)
    recorder?.begin(.resize(rows: rows, columns: columns), frame: frame, at: time)
    note(at: time)
    pending?.hasOutput = true
  }

  /// Has frames be read by another profile, from the next one on.
  package func turn(to profile: ProgramProfile) { reader.profile = profile }

  func note(at time: Duration) {
    if pending == nil { pending = Pending(first: time, last: time) }
    pending?.last = time
  }

  // MARK: Drawing

  /// The screen as it is now, to be drawn; `nil` in the middle of an update that the program brackets.
  package func look() -> TerminalFrame? { screen.isUpdating ? nil : screen.look() }

  // MARK: Time

  /// When the next frame is to be read, if nothing else comes.
  package var nextDue: Duration? {
    [frameDue, settlingDue].compactMap(\.self).min()
  }

  private var frameDue: Duration? {
    guard let pending else { return nil }
    guard pending.hasOutput else { return pending.last + Self.unanswered }
    if screen.isUpdating { return pending.first + Self.patience.updating }
    guard !pending.keys.isEmpty else {
      return min(pending.last + Self.quiet.otherwise, pending.first + Self.patience.otherwise)
    }
    let quiet = isInPrompt ? Self.quiet.otherwise : Self.quiet.afterKey
    return min(pending.last + quiet, pending.first + Self.patience.afterKey)
  }

  /// Whether a frame is to be read by now.
  private func isFrameDue(at time: Duration) -> Bool {
    // No frame is due sooner, and most calls come sooner; what stands on the screen need not be known for that.
    guard let pending, pending.first + Self.quiet.afterKey <= time else { return false }
    return frameDue.map { $0 <= time } ?? false
  }

  /// Whether a prompt has come by half: the rest of it is still on its way through the terminal, although the program
  /// has written all and waits for keys.
  private var isInPrompt: Bool { reader.hasHalfAPrompt(on: screen.look()) }

  /// Whether something has come of a key and more of it may come.
  package var isAnswering: Bool {
    pending.map { $0.hasOutput && !$0.keys.isEmpty } ?? false && !screen.isUpdating
  }

  /// Reads what has come of a key, because nothing more will: the program waits for the next one.
  package func noteAnswer(at time: Duration) {
    if isAnswering, !isInPrompt { readFrame(at: time) }
  }

  /// Lets time pass, and reads the frame that is due.
  package func advance(to time: Duration) {
    if isFrameDue(at: time) { readFrame(at: time) }
    if let due = settlingDue, due <= time { settle() }
  }

  // MARK: What follows

  /// Whether all has been told that follows from its start and from what was asked for.
  package var isSettled: Bool { awaited == nil }

  /// Begins to wait until all has been told that follows from its start.
  package func awaitStart(at time: Duration) {
    awaited = Settling(at: time)
  }

  func awaitWhatFollows(from number: Int, at time: Duration) {
    awaited = Settling(for: number, at: time)
  }

  /// When it is waited no more.
  private var settlingDue: Duration? {
    awaited?.due(after: frameDue, isActive: activation != nil)
  }

  private func settle() {
    guard let awaited else { return }
    self.awaited = nil
    tell(.settled(after: awaited.number))
  }

  /// Reads what has come, because the program has ended, and says what was kept while speech was behind.
  package func finish(at time: Duration) {
    if pending != nil { readFrame(at: time) }
    sayHeldBack()
    recorder?.tell(typedAhead: false, frame: frame)
    recorder?.finish(frame: frame)
    endActivation(.lost)
    settle()
  }

  private func readFrame(at time: Duration) {
    guard let came = pending else { return }
    pending = nil
    frame = screen.takeFrame()
    let reading = reader.read(
      frame,
      cause: FrameCause(
        at: time, keys: came.keys, isEchoOn: came.isEchoOn, isAhead: typedAhead != nil,
        isSpeechBehind: isSpeechBehind))
    if let change = reading.change { tell(change) }
    announce(reading.announcements)
    if let focus = reading.focus {
      tell(.focus(focus, becauseOf: nil))
    } else if let point = reading.insertionPoint {
      tell(.insertionPoint(point))
    }
    onReading?(reading, time)
    stepActivation(at: time)
  }

  /// Tells what is to be said; what is urgent and comes together is one, so that none of it cuts another.
  private func announce(_ announcements: [MirrorAnnouncement]) {
    let urgent = announcements.filter { $0.politeness == .assertive }.flatMap(\.parts)
    if !urgent.isEmpty {
      tell(.announcement(MirrorAnnouncement(urgent, politeness: .assertive)))
    }
    for announcement in announcements where announcement.politeness == .polite {
      tell(.announcement(announcement))
    }
  }

  /// Hears of each reading, with its time.
  package var onReading: ((Reading, Duration) -> Void)?

  func tell(_ change: MirrorChange) { effects.append(.tell(change)) }

  private func sayHeldBack() {
    for event in reader.takeHeldBack() where event.isAnnounced {
      tell(.announcement(event.announcement))
    }
  }
}
