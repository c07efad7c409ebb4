import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// From a key to what it asks for.
extension ScreenHost {
  func take(_ press: KeyPress) {
    switch mode {
    // What waits for a key, a name or a text is left with the host.
    case .help, .chooser, .search:
      if press.isInterrupt {
        ending = .quit
        return
      }
    case .walking: break
    }
    switch mode {
    case .walking:
      // What says something cuts what was being said; a key that says nothing stops it as well.
      let begun = core.begun
      if walk(press), core.begun == begun { core.silence() }
    case .help: help(press)
    case .chooser(let chooser): choose(press, in: chooser)
    case .search(let text): search(press, text)
    }
  }

  /// Does what a key asks for in the text under the cursor or everywhere; returns whether that ends what
  /// is being said.
  private func walk(_ press: KeyPress) -> Bool {
    if takeTyping(press) { return true }
    guard let binding = table.binding(for: press) else {
      return press.key != .modifier(.shift) && press.key != .modifier(.option)
    }
    perform(binding.command)
    return binding.command.stopsSpeech
  }

  /// Does what a key or a menu asks for.
  func perform(_ command: HostCommand) {
    switch command {
    case .reader(let name): session.perform(.command(name))
    case .scroll(let direction): session.perform(.command(.scroll(direction)))
    case .find(let kind, let isForward): find(kind, isForward: isForward)
    case .readHint: core.say(reader.currentHint ?? HostWording.noHint)
    case .summarize: summarize()
    case .silence: core.silence()
    case .toggleMute: toggleMute()
    case .toggleCurtain:
      isCurtained.toggle()
      core.say(HostWording.curtain(isCurtained))
    case .toggleLetters:
      table.readsLetters.toggle()
      core.say(HostWording.letters(table.readsLetters))
    case .toggleLock:
      table.isLocked.toggle()
      core.say(HostWording.lock(table.isLocked))
    case .beginHelp:
      mode = .help
      core.say(HostWording.helpBegins)
    case .chooseItem: beginChoosing()
    case .search:
      mode = .search("")
      core.say(HostWording.searchBegins)
    case .searchAgain(let isForward): searchAgain(isForward: isForward)
    case .copySpeech: copySpeech()
    case .tutorial: sayTutorial()
    case .settings: core.say(HostWording.settings)
    case .redraw: writer.forget()
    case .suspend: isStopping = true
    case .quit: ending = .quit
    }
  }

  /// Goes to the next or the previous thing of a kind.
  func find(_ kind: RotorKind, isForward: Bool) {
    session.perform(.command(.find(kind, isForward: isForward)))
  }

  func sayTutorial() {
    core.say(
      HostWording.welcome.enumerated().map { index, sentence in
        SpeechRun(index == 0 ? sentence : " " + sentence)
      }, source: .status)
  }

  private func summarize() {
    let (items, isWhole) = ItemChooser.items(of: session.host)
    guard let index = items.firstIndex(where: { $0.element === reader.focusedElement }) else {
      return session.perform(.command(.speakItem))
    }
    let count = ItemChooser.count(of: items, isWhole: isWhole)
    core.say(HostWording.summary(items[index].text, index + 1, count))
  }

  private func toggleMute() {
    guard let soundSwitch = core.speech.soundSwitch else {
      return core.say(HostWording.noSound)
    }
    let isMuted = soundSwitch.toggle()
    core.silence()
    core.say(HostWording.muted(isMuted))
  }

  /// Puts words on the clipboard by xterm's sequence (OSC 52), which most terminals know.
  private func copySpeech() {
    guard !lastSpeech.isEmpty else { return core.say(HostWording.nothingToCopy) }
    asides += "\u{1B}]52;c;\(Base64.text(lastSpeech.utf8))\u{7}"
    core.say(HostWording.copied)
  }

  // MARK: Help

  private func help(_ press: KeyPress) {
    let name = KeyChord(press).name
    if press.key == .escape {
      mode = .walking
      return core.say(HostWording.helpEnds)
    }
    if let binding = table.binding(for: press) {
      core.say(HostWording.help(name, binding.name))
    } else if let binding = KeyTable.typing.first(where: { $0.chords.contains(KeyChord(press)) }) {
      core.say(HostWording.helpTyping(name, binding.name))
    } else if press.text != nil {
      core.say(HostWording.helpTyping(name))
    } else {
      core.say(HostWording.help(name, nil))
    }
  }
}
