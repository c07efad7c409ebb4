import EarshotModel
import EarshotSpeech

/// From a command to the engine that does it.
extension ScreenReader {
  func obey(_ command: ReaderCommand, into answer: inout ReaderAnswer) {
    switch command {
    case .say(let runs, let source): speech.say(runs, source: source, into: &answer)
    case .sound(let sound): answer.sound(sound)
    case .comeBack(let element, let kind): comeBack(to: element, rotor: kind, into: &answer)
    case .named(.enable): enable(into: &answer)
    case .named, .scroll, .rotor, .touch, .focus, .find, .text:
      if isReady(for: command, into: &answer) { carryOut(command, into: &answer) }
    }
  }

  /// Whether a command can be done now, with a note where it cannot; what went on until then ends for it.
  private func isReady(for command: ReaderCommand, into answer: inout ReaderAnswer) -> Bool {
    guard isEnabled else {
      answer.note("\(command.name) was asked for while the reader is turned off")
      return false
    }
    // Nothing of an app that has left the screen is read or operated (guide row G33).
    guard answer.host.canBeAsked || !command.asksTheApp else {
      let state = answer.host.applicationState
      answer.note(
        "\(command.name) was asked for while the app is "
          + (state == .suspended ? "suspended" : "in the background"))
      return false
    }
    notifications.followChange(into: &answer)
    if !command.isPause { reading.stop() }
    if !command.isOfTheFinger { actions.liftFinger() }
    text.stir()
    return true
  }

  private func carryOut(_ command: ReaderCommand, into answer: inout ReaderAnswer) {
    switch command {
    case .named(let name): carryOut(name, into: &answer)
    case .scroll(let direction): actions.scroll(direction, into: &answer)
    case .rotor(let kind): rotor.turn(to: kind, into: &answer)
    case .touch(let point): actions.touch(at: point, into: &answer)
    case .focus(let element): cursor.focus(on: element, into: &answer)
    case .find(let kind, let isForward): rotor.step(kind, by: isForward ? 1 : -1, into: &answer)
    case .text(let command):
      cursor.place(into: &answer)
      text.perform(command, into: &answer)
      cursor.doubtOrder()
    case .say, .sound, .comeBack: break
    }
  }

  private func carryOut(_ name: ReaderCommand.Name, into answer: inout ReaderAnswer) {
    switch name {
    case .enable: break
    case .disable: disable(into: &answer)
    case .moveForward: if !rotor.select(by: 1, into: &answer) { cursor.move(by: 1, into: &answer) }
    case .moveBackward:
      if !rotor.select(by: -1, into: &answer) { cursor.move(by: -1, into: &answer) }
    case .moveIn: cursor.moveIn(into: &answer)
    case .moveOut: cursor.moveOut(into: &answer)
    case .first: cursor.goToEdge(by: 1, into: &answer)
    case .last: cursor.goToEdge(by: -1, into: &answer)
    case .activate: rotor.activate(into: &answer)
    case .escape: escape(into: &answer)
    case .magicTap: actions.magicTap(into: &answer)
    case .increment: actions.adjust(by: 1, into: &answer)
    case .decrement: actions.adjust(by: -1, into: &answer)
    case .rotorNext: rotor.step(by: 1, into: &answer)
    case .rotorPrevious: rotor.step(by: -1, into: &answer)
    case .nextRotor: rotor.turn(by: 1, into: &answer)
    case .previousRotor: rotor.turn(by: -1, into: &answer)
    case .readAll: reading.readAll(into: &answer)
    case .readFromTop: reading.readFromTop(into: &answer)
    case .pause: speech.togglePause(into: &answer)
    case .speakItem: if !cursor.speakAgain(into: &answer) { answer.sound(.boundary) }
    case .lift: break
    case .readCharacter: text.read(.character, into: &answer)
    case .readWord: text.read(.word, into: &answer)
    case .readLine: text.read(.line, into: &answer)
    case .readSelectedText: text.readSelection(into: &answer)
    case .toggleTextSelection: text.toggleSelecting(into: &answer)
    case .spellItem: text.spell(into: &answer)
    case .undo: text.perform(.undo, into: &answer)
    case .redo: text.perform(.redo, into: &answer)
    case .cut: text.perform(.cut, into: &answer)
    case .copy: text.perform(.copy, into: &answer)
    case .paste: text.perform(.paste, into: &answer)
    case .selectAll: text.perform(.selectAll, into: &answer)
    }
  }

  /// Ends editing, or else closes what is open or goes back; what ends a search ends its editing with it.
  private func escape(into answer: inout ReaderAnswer) {
    if cursor.element?.accessibilityTraits.contains(.searchField) ?? false {
      actions.escape(orElse: text.endEditing, into: &answer)
    } else if !text.endEditing(into: &answer) {
      actions.escape(into: &answer)
    }
  }

  /// Turns the reader on; the first element is read.
  private func enable(into answer: inout ReaderAnswer) {
    guard !isEnabled else { return }
    isEnabled = true
    cursor.doubtOrder()
    answer.append(.status(isRunning: true))
    speech.say(speech.runs(.voiceOverOn), source: .status, into: &answer)
    guard answer.host.canBeAsked else { return }
    let order = cursor.order(of: answer.host)
    if let first = cursor.edge(of: order, by: 1, in: answer) {
      cursor.land(on: first, in: order, because: .enabled, queueing: .queue, into: &answer)
    }
  }

  /// Turns the reader off: speech ends, and the cursor stands on nothing.
  private func disable(into answer: inout ReaderAnswer) {
    answer.append(.speech(.silence))
    cursor.move(to: nil, in: nil, because: .disabled, into: &answer)
    speech.turnOff(into: &answer)
    actions.turnOff()
    text.turnOff()
    rotor.turnOff()
    reading.stop()
    notifications.turnOff()
    isEnabled = false
    cursor.doubtOrder()
    speech.say(speech.runs(.voiceOverOff), source: .status, into: &answer)
    answer.append(.status(isRunning: false))
  }

  /// Stands again where it stood when a person left the app.
  private func comeBack(
    to element: Responder?, rotor kind: RotorKind?, into answer: inout ReaderAnswer
  ) {
    guard isEnabled else { return }
    if let kind { rotor.choose(kind) }
    cursor.comeBack(to: element, into: &answer)
  }
}

extension AccessibilityHost {
  /// Whether the app is on screen, so that it can be read and acted on.
  var canBeAsked: Bool { applicationState == .active || applicationState == .inactive }
}

extension ReaderCommand {
  /// Whether a person asks for it at this moment, rather than the app for having come back.
  var isAskedByPerson: Bool { if case .comeBack = self { false } else { true } }

  /// Whether the command needs the app; the reader and its voice go on without one.
  fileprivate var asksTheApp: Bool {
    switch self {
    case .named(.disable), .named(.pause), .named(.lift): false
    default: true
    }
  }

  fileprivate var isPause: Bool { if case .named(.pause) = self { true } else { false } }

  /// Whether the finger that explores stays on the screen, or is lifted by the command itself.
  fileprivate var isOfTheFinger: Bool { if case .touch = self { true } else { false } }
}
