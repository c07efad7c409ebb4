import EarshotModel
import EarshotSpeech

/// From a command to the engine that does it.
extension ScreenReader {
  func obey(_ command: ReaderCommand, into answer: inout ReaderAnswer) {
    let meaning = meaning(of: command, on: answer.host)
    if isEnabled {
      guard let asked = prompts.take(meaning, into: &answer) else { return }
      doNow(asked, into: &answer)
    } else {
      doNow(meaning, into: &answer)
    }
  }

  private func doNow(_ command: ReaderCommand, into answer: inout ReaderAnswer) {
    switch command {
    case .say(let runs, let source): speech.say(runs, source: source, into: &answer)
    case .tell(let word, let values): speech.tell(word, values, into: &answer)
    case .sound(let sound): answer.sound(sound)
    case .comeBack(let element, let kind): comeBack(to: element, rotor: kind, into: &answer)
    case .named(.enable): turnOn(into: &answer)
    case .request(let request): answer.append(.request(request))
    case .named, .scroll, .rotor, .change, .changeHost, .adopt, .touch, .focus, .find, .search,
      .text, .gesture, .press,
      .prompt, .assign, .tellSystemFunction, .tellUnassigned, .practise,
      .open:
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
    if command.asksTheApp { text.followInsertionPoint(into: &answer) }
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
    case .change(let setting, let steps):
      rotor.change(setting, by: steps, saysName: true, into: &answer)
      prompts.renewSettings(hostSettings, in: answer)
    case .changeHost(let name, let steps): change(host: name, by: steps, into: &answer)
    case .adopt(let settings): adopt(settings, into: &answer)
    case .touch(let point): actions.touch(at: point, into: &answer)
    case .focus(let element): cursor.focus(on: element, into: &answer)
    case .find(let kind, let isForward):
      rotor.step(kind, to: Direction(isForward: isForward), into: &answer)
    case .text(let command):
      cursor.place(into: &answer)
      text.perform(command, into: &answer)
      cursor.doubtOrder()
    case .open(let scene):
      scene.open()
      cursor.doubtOrder()
    case .search(let text): prompts.search(for: text, into: &answer)
    case .assign(let reassignment): assign(reassignment, into: &answer)
    case .practise(let input): prompts.practise(input, with: commands, into: &answer)
    case .tellUnassigned(let gesture):
      speech.tell(.unassigned, [speech.commandNames.name(of: gesture)], into: &answer)
    case .tellSystemFunction(let function):
      speech.tell(.belongsToSystem, [speech.text(function.word)], into: &answer)
    // Nothing asks for a text, and a key that means nothing does nothing.
    case .prompt: answer.sound(.boundary)
    case .gesture, .press, .request, .say, .tell, .sound, .comeBack: break
    }
  }

  /// Gives a gesture or a key to another command, and says to which.
  private func assign(_ reassignment: Reassignment, into answer: inout ReaderAnswer) {
    guard commands.take(reassignment) else {
      return speech.tell(.noCommand, [reassignment.command ?? ""], into: &answer)
    }
    let names = speech.commandNames
    let cause =
      switch reassignment.cause {
      case .gesture(let gesture): names.name(of: gesture)
      case .key(let chord): names.name(of: chord)
      }
    guard let command = reassignment.command else {
      return speech.tell(.assignedNothing, [cause], into: &answer)
    }
    let name = commands.binding(for: command).map { names.name(of: $0) } ?? command
    speech.tell(.assigned, [cause, name], into: &answer)
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
    case .named(let name): !name.isOfTheReaderAlone
    case .assign, .tellUnassigned, .tellSystemFunction, .practise, .change, .changeHost, .adopt:
      false
    default: true
    }
  }

  fileprivate var isPause: Bool { if case .named(.pause) = self { true } else { false } }

  /// Whether the finger that explores stays on the screen, or is lifted by the command itself.
  fileprivate var isOfTheFinger: Bool {
    switch self {
    case .touch, .named(.lift): true
    default: false
    }
  }
}

extension ReaderCommand.Name {
  /// Whether the reader does it by itself, whatever has become of the app.
  fileprivate var isOfTheReaderAlone: Bool {
    switch self {
    case .disable, .pause, .lift, .silence, .repeatSpeech, .copySpeech, .toggleMute,
      .toggleScreenCurtain, .toggleHelp, .toggleQuickNav, .toggleModifierLock, .openSettings,
      .keepSettings:
      true
    default: false
    }
  }
}
