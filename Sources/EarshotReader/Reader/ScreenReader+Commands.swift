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
    case .tell(let word, let values): tell(word, values, into: &answer)
    case .sound(let sound): answer.sound(sound)
    case .comeBack(let element, let kind): comeBack(to: element, rotor: kind, into: &answer)
    case .named(.enable): enable(into: &answer)
    case .request(let request): answer.append(.request(request))
    case .named, .scroll, .rotor, .change, .touch, .focus, .find, .search, .text, .gesture, .press,
      .prompt, .assign, .tellSystemFunction, .tellUnassigned, .practise:
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
    case .change(let setting, let steps):
      rotor.change(setting, by: steps, saysName: true, into: &answer)
    case .touch(let point): actions.touch(at: point, into: &answer)
    case .focus(let element): cursor.focus(on: element, into: &answer)
    case .find(let kind, let isForward): rotor.step(kind, by: isForward ? 1 : -1, into: &answer)
    case .text(let command):
      cursor.place(into: &answer)
      text.perform(command, into: &answer)
      cursor.doubtOrder()
    case .search(let text): prompts.search(for: text, into: &answer)
    case .assign(let reassignment): assign(reassignment, into: &answer)
    case .practise(let input): prompts.practise(input, with: commands, into: &answer)
    case .tellUnassigned(let gesture): tell(.unassigned, [gesture.name], into: &answer)
    case .tellSystemFunction(let function):
      tell(.belongsToSystem, [speech.text(function.word)], into: &answer)
    // Nothing asks for a text, and a key that means nothing does nothing.
    case .prompt: answer.sound(.boundary)
    case .gesture, .press, .request, .say, .tell, .sound, .comeBack: break
    }
  }

  /// Gives a gesture or a key to another command, and says to which.
  private func assign(_ reassignment: Reassignment, into answer: inout ReaderAnswer) {
    guard commands.take(reassignment) else {
      return tell(.noCommand, [reassignment.command ?? ""], into: &answer)
    }
    let name = reassignment.command.flatMap { commands.binding(for: $0)?.name ?? $0 }
    if let name {
      tell(.assigned, [reassignment.causeName, name], into: &answer)
    } else {
      tell(.assignedNothing, [reassignment.causeName], into: &answer)
    }
  }

  private func tell(_ word: Word, _ values: [String] = [], into answer: inout ReaderAnswer) {
    speech.say(speech.runs(word, filledWith: values), source: .status, into: &answer)
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
    case .firstInContainer: cursor.goToEdgeOfContainer(by: 1, into: &answer)
    case .lastInContainer: cursor.goToEdgeOfContainer(by: -1, into: &answer)
    case .linkedItem: cursor.goToLinkedItem(into: &answer)
    case .moveToSystemFocusedItem: cursor.goToFirstResponder(into: &answer)
    case .longPress: actions.pressLong(isSecondary: false, into: &answer)
    case .secondaryActivate: actions.pressLong(isSecondary: true, into: &answer)
    case .passThrough: actions.passThrough(into: &answer)
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
    case .keepSettings: rotor.keepSettings(into: &answer)
    case .lift: break
    case .silence: answer.append(.speech(.silence))
    case .repeatSpeech: device.repeatSpeech(into: &answer)
    case .copySpeech: device.copySpeech(into: &answer)
    case .toggleMute: device.toggleMute(into: &answer)
    case .toggleScreenCurtain: device.toggleCurtain(into: &answer)
    case .toggleTextSelection: text.toggleSelecting(into: &answer)
    case .undo: text.perform(.undo, into: &answer)
    case .redo: text.perform(.redo, into: &answer)
    case .cut: text.perform(.cut, into: &answer)
    case .copy: text.perform(.copy, into: &answer)
    case .paste: text.perform(.paste, into: &answer)
    case .selectAll: text.perform(.selectAll, into: &answer)
    default: tellOrAsk(name, into: &answer)
    }
  }

  /// Says something of the element under the cursor, or asks the listener for something.
  private func tellOrAsk(_ name: ReaderCommand.Name, into answer: inout ReaderAnswer) {
    switch name {
    case .readCharacter: text.read(.character, into: &answer)
    case .readWord: text.read(.word, into: &answer)
    case .readLine: text.read(.line, into: &answer)
    case .readSelectedText: text.readSelection(into: &answer)
    case .spellItem: text.spell(into: &answer)
    case .readHint: description.readHint(into: &answer)
    case .readItemSummary: description.summarize(into: &answer)
    case .readSystemFocusedItem: description.summarizeSystemFocus(into: &answer)
    case .describeItem: description.describe(into: &answer)
    case .readRowHeader: description.readHeader(ofRow: true, into: &answer)
    case .readColumnHeader: description.readHeader(ofRow: false, into: &answer)
    case .readTableRowColumn: description.readTablePlace(into: &answer)
    case .readTextStyle: description.readTextStyle(into: &answer)
    case .readURL: description.readURL(into: &answer)
    case .watchItem: liveText.toggleWatch(into: &answer)
    case .labelItem: prompts.beginLabelling(into: &answer)
    case .chooseItem: prompts.chooseItem(into: &answer)
    case .chooseCommand: prompts.chooseCommand(from: commands, into: &answer)
    case .search: prompts.beginSearch(into: &answer)
    case .nextSearchResult: prompts.search(by: 1, into: &answer)
    case .previousSearchResult: prompts.search(by: -1, into: &answer)
    case .toggleHelp: prompts.toggleHelp(into: &answer)
    case .toggleQuickNav:
      commands.readsLetters.toggle()
      tell(commands.readsLetters ? .quickNavOn : .quickNavOff, into: &answer)
    case .toggleModifierLock:
      commands.isLocked.toggle()
      tell(commands.isLocked ? .keysLocked : .keysUnlocked, into: &answer)
    case .openSettings: answer.append(.request(.openSettings))
    default: preconditionFailure("nobody does \(name.rawValue)")
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

  /// Turns the reader on; what sums up the app is said, and the first element is read.
  private func enable(into answer: inout ReaderAnswer) {
    guard !isEnabled else { return }
    isEnabled = true
    cursor.doubtOrder()
    answer.append(.status(isRunning: true))
    var introduction: [SpeechRun] = []
    if wasOnBefore {
      introduction = answer.host.applicationName.map { speech.runs(AttributedText($0)) } ?? []
    } else {
      speech.say(speech.runs(.voiceOverOn), source: .status, into: &answer)
    }
    guard answer.host.canBeAsked else { return }
    let order = cursor.order(of: answer.host)
    guard let first = cursor.edge(of: order, by: 1, in: answer) else { return }
    if settings.style == .ios27, !wasOnBefore {
      // The test service has nothing but "VoiceOver on" here, and then the second element.
      cursor.move(to: first, in: order, because: .enabled, into: &answer)
    } else {
      saySummary(in: order, besides: first, into: &answer)
      cursor.land(
        on: first, in: order, because: .enabled, queueing: .queue, before: introduction,
        into: &answer)
    }
  }

  /// Says what sums up the app, where the cursor does not stand on it; rows that are made on demand are
  /// not made to look for it.
  private func saySummary(
    in order: ReadingOrder, besides first: Stop, into answer: inout ReaderAnswer
  ) {
    let summary = order.stops.prefix { !$0.isInRows }.first {
      $0.element.accessibilityTraits.contains(.summaryElement)
    }
    guard let summary, summary.element !== first.element else { return }
    let words = speech.words(of: summary, in: order, comingFrom: nil, includingHint: false)
    speech.say(words.runs, source: .status, queueing: .queue, into: &answer)
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
    prompts.turnOff()
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
    if let kind { rotor.choose(kind, in: answer) }
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
    case .named(let name): !name.isOfTheReaderAlone
    case .assign, .tellUnassigned, .tellSystemFunction, .practise, .change: false
    default: true
    }
  }

  fileprivate var isPause: Bool { if case .named(.pause) = self { true } else { false } }

  /// Whether the finger that explores stays on the screen, or is lifted by the command itself.
  fileprivate var isOfTheFinger: Bool { if case .touch = self { true } else { false } }
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
