import EarshotModel
import EarshotSpeech

/// From the name of a command to the engine that does it.
extension ScreenReader {
  /// Does what needs nothing but its name.
  ///
  /// Whoever adds a name adds who does it here.
  func carryOut(_ name: ReaderCommand.Name, into answer: inout ReaderAnswer) {
    switch name {
    case .enable: break
    case .disable: turnOff(into: &answer)
    case .moveForward:
      if !rotor.select(stepping: .next, into: &answer) {
        cursor.move(stepping: .next, into: &answer)
      }
    case .moveBackward:
      if !rotor.select(stepping: .previous, into: &answer) {
        cursor.move(stepping: .previous, into: &answer)
      }
    case .moveIn: cursor.moveIn(into: &answer)
    case .moveOut: cursor.moveOut(into: &answer)
    case .first: cursor.goToEdge(stepping: .next, into: &answer)
    case .last: cursor.goToEdge(stepping: .previous, into: &answer)
    case .firstInContainer: cursor.goToEdgeOfContainer(stepping: .next, into: &answer)
    case .lastInContainer: cursor.goToEdgeOfContainer(stepping: .previous, into: &answer)
    case .linkedItem: cursor.goToLinkedItem(into: &answer)
    case .moveToSystemFocusedItem:
      cursor.goToFirstResponder(into: &answer)
      text.standAtInsertionPoint(into: &answer)
    case .longPress: actions.pressLong(isSecondary: false, into: &answer)
    case .secondaryActivate: actions.pressLong(isSecondary: true, into: &answer)
    case .passThrough: actions.passThrough(into: &answer)
    case .activate: rotor.activate(into: &answer)
    case .escape: escape(into: &answer)
    case .magicTap: actions.magicTap(into: &answer)
    case .increment: actions.adjust(stepping: .next, into: &answer)
    case .decrement: actions.adjust(stepping: .previous, into: &answer)
    case .rotorNext: rotor.step(to: .next, into: &answer)
    case .rotorPrevious: rotor.step(to: .previous, into: &answer)
    case .nextRotor: rotor.turn(stepping: .next, into: &answer)
    case .previousRotor: rotor.turn(stepping: .previous, into: &answer)
    case .readAll: reading.readAll(into: &answer)
    case .readFromTop: reading.readFromTop(into: &answer)
    case .pause: speech.togglePause(into: &answer)
    case .speakItem: if !cursor.speakAgain(into: &answer) { answer.sound(.boundary) }
    case .keepSettings: rotor.keepSettings(into: &answer)
    case .lift: actions.lift(into: &answer)
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
    case .chooseScene: prompts.chooseScene(into: &answer)
    case .chooseCommand: prompts.chooseCommand(from: commands, into: &answer)
    case .search: prompts.beginSearch(into: &answer)
    case .nextSearchResult: prompts.search(stepping: .next, into: &answer)
    case .previousSearchResult: prompts.search(stepping: .previous, into: &answer)
    case .toggleHelp: prompts.toggleHelp(into: &answer)
    case .toggleQuickNav:
      commands.readsLetters.toggle()
      speech.tell(commands.readsLetters ? .quickNavOn : .quickNavOff, into: &answer)
    case .toggleModifierLock:
      commands.isLocked.toggle()
      speech.tell(commands.isLocked ? .keysLocked : .keysUnlocked, into: &answer)
    case .openSettings: prompts.chooseSetting(hostSettings, into: &answer)
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
}
