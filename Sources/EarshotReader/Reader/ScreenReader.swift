// A reader decides what is to be said and where the cursor goes, and answers with effects. Whoever drives
// it, a session as a rule:
//
//  1. hands it what a person asks for: `perform(_:on:)`;
//  2. hands it every notification of the app: `takeUp(_:of:)`;
//  3. lets it look at the host after each turn: `hostDidUpdate(_:hasChanged:)`;
//  4. tells it what has become of speech: `hear(_:from:)`
//
// and carries out the effects that each of these answers with, in their order.
//
// Code of the app runs inside these four methods: the reader asks elements for their labels, values,
// frames and inner structure, has them scrolled into sight, searches the responder chain for whoever takes
// an accessibility action, asks the rotors of the app, moves the insertion point of a text, and has the
// host take taps and play media. Everything else an app hears of, it hears by way of the effects: that
// the cursor moved, that an announcement ended, that the reader was turned on or off.
//
// Each engine has a state of its own that no other sees, and knows only those above it here:
//
//     SpeechEngine        words on their way to the voice, announcements, quiet
//     CursorEngine        the order of the screen, the cursor in it, its moves
//     ActionEngine        what is done to the app, and what came of it; the finger
//     TextEngine          what is typed, deleted, passed, selected and edited in texts
//     RotorEngine         the chosen setting, and the place inside the element
//     ReadingEngine       reading on by itself
//     NotificationEngine  what the app tells, and the places to come back to
//     LiveTextEngine      words that change by themselves, and the element that is watched
//     DescriptionEngine   what is asked of an element without going anywhere
//     DeviceEngine        mute, curtain, clipboard
//     PromptEngine        choosers, search, labels, help: what the reader itself asks for

public import EarshotModel
public import EarshotSpeech

/// A screen reader shaped like VoiceOver: one cursor, what is said where it stands, and what a person
/// can do there.
///
/// It has no clock and no voice; time and sound belong to whoever carries out its effects. Code of the
/// app runs while it is asked: what elements say of themselves, and the accessibility actions that
/// responders take.
public final class ScreenReader {
  /// What people have chosen about it; it changes while they listen.
  public var settings: ReaderSettings {
    get { store.settings }
    set { store.settings = newValue }
  }

  /// Which gesture and which key asks for what, as the listener has it.
  public var commands = CommandTable()
  /// The settings of the host's own, which stand in the list of settings behind the reader's.
  public internal(set) var hostSettings: [HostSetting] = []
  /// Whether it was on before the app came, as it is for people who never turn it off: then the app is
  /// told by its name when the reader begins with it, and not the reader.
  public var wasOnBefore = false

  /// Whether it is turned on.
  public internal(set) var isEnabled = false

  /// Whether speech is held, by a person or because the app asked the reader to stand back.
  public var isSpeechPaused: Bool { speech.isPaused }

  let speech: SpeechEngine
  let cursor: CursorEngine
  let actions: ActionEngine
  let text: TextEngine
  let rotor: RotorEngine
  let reading: ReadingEngine
  let notifications: NotificationEngine
  let liveText: LiveTextEngine
  let description: DescriptionEngine
  let device: DeviceEngine
  let prompts: PromptEngine
  private let labels = ListenerLabels()
  private let store: SettingsStore
  private var isAsked = false

  /// Creates a reader that is not turned on yet.
  ///
  /// - Parameter settings: What people have chosen about it.
  public init(_ settings: ReaderSettings = ReaderSettings()) {
    store = SettingsStore(settings)
    speech = SpeechEngine(labels: labels)
    cursor = CursorEngine(speech: speech)
    actions = ActionEngine(cursor: cursor, speech: speech)
    text = TextEngine(cursor: cursor, speech: speech)
    rotor = RotorEngine(cursor: cursor, speech: speech, actions: actions, text: text)
    reading = ReadingEngine(cursor: cursor, speech: speech, actions: actions)
    notifications = NotificationEngine(
      cursor: cursor, speech: speech, rotor: rotor, reading: reading)
    liveText = LiveTextEngine(cursor: cursor, speech: speech, reading: reading)
    description = DescriptionEngine(cursor: cursor, speech: speech, text: text)
    device = DeviceEngine(speech: speech)
    prompts = PromptEngine(cursor: cursor, speech: speech, labels: labels)
  }

  // MARK: What can be known of it

  /// The element that the cursor stands on; a container when it stands on a whole group.
  public var focusedElement: Responder? { cursor.element }

  /// The words of the last utterance, without its hint; `nil` when nothing was spoken yet, or nothing
  /// is to be said where the cursor has gone since.
  public var currentSpeech: String? { speech.last?.text }

  /// The hint of the last utterance, whether it was heard or not; `nil` when it had none.
  public var currentHint: String? { speech.last.flatMap { $0.hint.isEmpty ? nil : $0.hint } }

  /// What up and down step through, while it is turned on.
  public var rotorKind: RotorKind? { isEnabled ? rotor.kind ?? settings.rotor : nil }

  /// The setting of the rotor that a person chose last, whatever the element under the cursor offers.
  public var chosenRotorKind: RotorKind? { rotor.chosen }

  /// Whether it reads on by itself from element to element.
  public var isReading: Bool { reading.isReading }

  /// Whether the words of the element under the cursor change by themselves, so that somebody with a clock
  /// has it look at them again and again.
  public var watchesLiveText: Bool { isEnabled && liveText.isWatching }

  /// The list that a listener chooses from, while one is open.
  public var chooser: Chooser? {
    switch prompts.prompt {
    case .choice(let chooser), .settings(let chooser): chooser
    case .search, .label, .help, nil: nil
    }
  }

  /// Whether what is typed goes to the reader itself: a search, a chooser, the label of an item, help.
  public var isPrompting: Bool { prompts.prompt != nil }

  /// The names that a listener gave to elements, each by the identity of its element; whoever keeps them
  /// hears of changes by ``HostRequest/keepLabels(_:)``.
  public var listenersLabels: [String: String] {
    get { labels.all }
    set { labels.all = newValue }
  }

  /// A command as the reader says it.
  public func name(of binding: CommandBinding) -> String { speech.commandNames.name(of: binding) }

  /// A key as the reader says it, with what is held beside it.
  public func name(of chord: KeyChord) -> String { speech.commandNames.name(of: chord) }

  /// A sentence of the tables as the reader says it, with texts in its places.
  public func text(_ word: Word, _ values: [String] = []) -> String {
    speech.text(word, filledWith: values)
  }

  /// What a gesture or a key stands for at this moment; every other command stands for itself.
  ///
  /// A key goes first to what the reader has asked for itself, then to the text that is edited under the
  /// cursor, and then to the table of commands.
  public func meaning(
    of command: ReaderCommand, on host: any AccessibilityHost
  ) -> ReaderCommand {
    switch command {
    case .gesture(let gesture): meaning(of: gesture)
    case .press(let press): meaning(of: press, on: host) ?? command
    default: command
    }
  }

  private func meaning(of gesture: Gesture) -> ReaderCommand {
    let binding = commands.binding(for: gesture)
    if prompts.isHelping, binding?.command != .reader(.toggleHelp) {
      return .practise(.gesture(gesture))
    }
    return binding?.command.command ?? .tellUnassigned(gesture)
  }

  private func meaning(of press: KeyPress, on host: any AccessibilityHost) -> ReaderCommand? {
    switch prompts.prompt {
    case .help: press.key == .escape ? .named(.escape) : .practise(.press(press))
    case .settings:
      PromptEngine.meaningAmongSettings(of: press)
        ?? commands.binding(for: press)?.command.command
    case .choice, .search, .label:
      PromptEngine.meaning(of: press) ?? commands.binding(for: press)?.command.command
    case nil:
      (isTyping(on: host) ? Self.typing(press) : nil)
        ?? commands.binding(for: press)?.command.command
    }
  }

  /// What a key does in a text that is edited; `nil` for keys that mean there what they mean everywhere.
  private static func typing(_ press: KeyPress) -> ReaderCommand? {
    if let binding = CommandTable.textBinding(for: press) { return .text(binding.command) }
    guard press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return nil }
    return press.text.map { .text(.insert($0)) }
  }

  /// Whether the cursor stands in the text that is typed into.
  private func isTyping(on host: any AccessibilityHost) -> Bool {
    guard isEnabled, let responder = host.firstResponder, focusedElement === responder else {
      return false
    }
    return responder.accessibilityTextInput?.isEditing ?? false
  }

  /// The elements of a screen that say anything, in reading order, with what is said of each.
  ///
  /// - Returns: The elements, and whether these are all of them; at most 2,000 are listed.
  public func items(
    of host: any AccessibilityHost
  ) -> (items: [(element: Responder, text: String)], isWhole: Bool) {
    let found = ScreenItems(of: cursor.order(of: host), in: speech)
    return (found.items, found.isWhole)
  }

  /// What the rotor offers where the cursor stands, in its order.
  public func offeredRotorKinds(on host: any AccessibilityHost) -> [RotorKind] {
    RotorOffer(at: cursor.element, in: cursor.order(of: host), settings: settings).turns
  }

  /// What a setting of the rotor is called where the cursor stands, as turning the rotor to it says.
  public func name(of kind: RotorKind) -> String {
    rotor.runs(naming: kind).map(\.text).joined()
  }

  /// The settings of the rotor by what is heard of them, in small letters: every one that the reader
  /// has, and the app's own that are offered where the cursor stands.
  public func rotorNames(on host: any AccessibilityHost) -> [String: RotorKind] {
    let kinds = offeredRotorKinds(on: host) + RotorKind.builtIn
    return Dictionary(kinds.map { (name(of: $0).lowercased(), $0) }) { first, _ in first }
  }

  /// Which letter rests, among all that were said by themselves: the one that was said last, until
  /// something else happens; `nil` when none does.
  public var restingLetter: Int? { isEnabled ? text.rest?.count : nil }

  // MARK: What it is asked

  /// Does what is asked for.
  ///
  /// - Parameters:
  ///   - command: What is asked for; a reader that is turned off takes `enable` and what the host around
  ///     it says and sounds, and nothing else.
  ///   - host: What is read.
  /// - Returns: What is to be done, in order.
  public func perform(
    _ command: ReaderCommand, on host: any AccessibilityHost
  ) -> [ReaderEffect] {
    answer(host, isObeying: command.isAskedByPerson) { obey(command, into: &$0) }
  }

  /// Does what is asked for by its name alone.
  ///
  /// - Parameters:
  ///   - name: What is asked for.
  ///   - host: What is read.
  /// - Returns: What is to be done, in order.
  public func perform(
    _ name: ReaderCommand.Name, on host: any AccessibilityHost
  ) -> [ReaderEffect] {
    perform(.named(name), on: host)
  }

  /// Checks the cursor after the host was laid out and its notifications were taken up.
  ///
  /// - Parameters:
  ///   - host: What is read.
  ///   - hasChanged: Whether any code of the app has run, or anything was laid out, since the last
  ///     time; otherwise nothing needs to be looked at.
  /// - Returns: What is to be done, in order.
  public func hostDidUpdate(
    _ host: any AccessibilityHost, hasChanged: Bool
  ) -> [ReaderEffect] {
    // Most turns leave nothing to look at.
    if !hasChanged, !notifications.hasChange, !actions.hasUntold, !text.hasUntold, !isAsked {
      return []
    }
    return answer(host) { answer in
      if hasChanged { cursor.doubtOrder() }
      guard host.canBeAsked else { return reading.stop() }
      guard isEnabled else { return }
      notifications.follow(hostHasChanged: hasChanged, into: &answer)
      rotor.tellWhatChanged(into: &answer)
      text.tell(into: &answer)
    }
  }

  /// Says the word of the spelling alphabet for the letter that rests.
  ///
  /// - Returns: What is to be done, in order.
  public func tellRestingLetter(of host: any AccessibilityHost) -> [ReaderEffect] {
    guard restingLetter != nil, host.canBeAsked else { return [] }
    return answer(host) { text.tellRest(into: &$0) }
  }

  /// Looks whether the words of the element under the cursor have become others by themselves, and says
  /// which.
  ///
  /// - Returns: What is to be done, in order.
  public func lookAtLiveText(of host: any AccessibilityHost) -> [ReaderEffect] {
    guard watchesLiveText, host.canBeAsked else { return [] }
    return answer(host) { liveText.look(into: &$0) }
  }

  /// Takes up a notification that the host posted.
  ///
  /// - Returns: What is to be done, in order.
  public func takeUp(
    _ notification: AccessibilityNotification, of host: any AccessibilityHost
  ) -> [ReaderEffect] {
    answer(host) { answer in
      if isEnabled, host.canBeAsked || notification.countsOffScreen {
        notifications.receive(notification, into: &answer)
      } else if case .announcement(let text) = notification {
        speech.refuse(text, into: &answer)
      }
    }
  }

  /// Takes news of what became of utterances.
  ///
  /// - Returns: What is to be done, in order.
  public func hear(_ news: SpeechNews, from host: any AccessibilityHost) -> [ReaderEffect] {
    switch news {
    case .finished(let utterance, let outcome):
      // Most utterances end without anybody waiting for it.
      guard speech.isAnnouncement(utterance) || reading.awaits(utterance) else { return [] }
      return answer(host) { answer in
        speech.finish(utterance, outcome, into: &answer)
        reading.goOn(after: utterance, outcome, into: &answer)
      }
    case .paused: speech.voiceWasPaused(true)
    case .resumed: speech.voiceWasPaused(false)
    case .began, .word, .soundMoved, .soundLost: break
    }
    return []
  }

  /// Collects what is to be done; an app that asks the reader while the reader asks the app is told so
  /// and changes nothing.
  private func answer(
    _ host: any AccessibilityHost, isObeying: Bool = false,
    _ work: (inout ReaderAnswer) -> Void
  ) -> [ReaderEffect] {
    guard !isAsked else { return [.note("the reader cannot be asked from inside a handler")] }
    isAsked = true
    defer { isAsked = false }
    var answer = ReaderAnswer(on: host, settings: store, isObeying: isObeying)
    answer.prepare(speech)
    work(&answer)
    text.followCursor()
    rotor.followCursor(in: answer)
    if isEnabled { liveText.follow(answer.effects) } else { liveText.turnOff() }
    guard answer.settings.placesSound, let element = cursor.element else { return answer.effects }
    return answer.effects.placed(at: element, cursor.generation, on: host)
  }
}
