import EarshotModel
import EarshotSpeech

/// From a command to what it does.
extension ScreenReader {
  func obey(_ command: ReaderCommand, on host: any AccessibilityHost) {
    if case .enable = command { return enable(on: host) }
    guard isEnabled else {
      return note("\(command.name.rawValue) was asked for while the reader is turned off")
    }
    if command.asksTheApp, refuses(command.name.rawValue, on: host) { return }
    resolveChange(on: host)
    if command.name != .pause { reading = nil }
    if command.name != .lift, command.name != .touch { finger.lift() }
    switch command {
    case .enable: break
    case .disable: disable()
    case .moveForward: move(by: 1, on: host)
    case .moveBackward: move(by: -1, on: host)
    case .moveIn: moveIn(on: host)
    case .moveOut: moveOut(on: host)
    case .first, .last: goToEdge(command.name, on: host)
    case .activate: activate(on: host)
    case .escape: escape(on: host)
    case .magicTap: magicTap(on: host)
    case .scroll(let direction): scroll(direction, on: host)
    case .increment: adjust(by: 1, on: host)
    case .decrement: adjust(by: -1, on: host)
    case .rotorNext: stepRotor(by: 1, on: host)
    case .rotorPrevious: stepRotor(by: -1, on: host)
    case .rotor(let kind): chooseRotor(kind, on: host)
    case .nextRotor: turnRotor(by: 1, on: host)
    case .previousRotor: turnRotor(by: -1, on: host)
    case .readAll: readAll(on: host)
    case .readFromTop: readFromTop(on: host)
    case .pause: effects.append(.speech(isSpeechPaused ? .resume : .pause))
    case .speakItem: speakAgain(on: host)
    case .touch(let point): touch(at: point, on: host)
    case .lift: finger.lift()
    case .focus(let element): focus(on: element, host)
    }
  }

  /// Turns the reader on; the first element is read.
  private func enable(on host: any AccessibilityHost) {
    guard !isEnabled else { return }
    isEnabled = true
    screen.doubt()
    effects.append(.status(isRunning: true))
    say(speaker.runs(.voiceOverOn), source: .status)
    guard host.canBeAsked else { return }
    let order = screen.order(of: host)
    if let first = edge(of: order, by: 1) {
      land(on: first, in: order, because: .enabled, on: host, queueing: .queue)
    }
  }

  /// Turns the reader off: speech ends, and the cursor stands on nothing.
  private func disable() {
    effects.append(.speech(.silence))
    move(to: nil, in: nil, because: .disabled)
    for text in announcements.takeHeld() { refuse(text) }
    (change, performed, reading, lastPageStatus) = (nil, nil, nil, nil)
    (places, rotor, finger) = (ReturnPlaces(), Rotor(), ExploringFinger())
    (pauses, didPauseSpeech, wasHeldBack) = (0, false, false)
    isEnabled = false
    screen.doubt()
    say(speaker.runs(.voiceOverOff), source: .status)
    effects.append(.status(isRunning: false))
  }

  /// Whether what is asked for cannot be done because the app is off screen and does not run, with a note
  /// that says so (guide row G33).
  func refuses(_ name: String, on host: any AccessibilityHost) -> Bool {
    guard !host.canBeAsked else { return false }
    note("\(name) was asked for while the app is suspended")
    return true
  }

  func note(_ text: String) {
    effects.append(.note(text))
  }
}

extension AccessibilityHost {
  /// Whether anything of the app runs, so that it can be read and acted on.
  var canBeAsked: Bool { applicationState != .suspended }
}

extension ReaderCommand {
  /// Whether the command needs the app; the reader and its voice go on without one.
  fileprivate var asksTheApp: Bool {
    switch self {
    case .enable, .disable, .pause, .lift: false
    default: true
    }
  }
}
