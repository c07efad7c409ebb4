import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// Typing into the text field under the cursor.
extension ScreenHost {
  /// The text that is typed into: that of the first responder, while the cursor stands on it.
  var typedText: (any AccessibilityTextInput)? {
    guard let responder = session.host.firstResponder,
      reader.focusedElement === responder, let input = responder.accessibilityTextInput,
      input.isEditing
    else { return nil }
    return input
  }

  /// Does in a text what a key asks for, when the cursor stands in one; returns whether the key was one
  /// for the text.
  ///
  /// Whatever types or stands in ``CommandTable/typing`` is; all other keys do what they do everywhere.
  func takeTyping(_ press: KeyPress) -> Bool {
    guard let input = typedText else { return false }
    if let command = CommandTable.typingCommand(for: press) {
      edit(input, by: command)
      return true
    }
    guard let text = press.text,
      press.modifiers.isDisjoint(with: [.control, .option, .command])
    else { return false }
    if replace(input.selection, with: text, in: input, by: .typeText(text)) {
      echo(text, isSecure: input.isSecure)
    } else {
      // An app may refuse what is typed, or make something else of it; then the text is told as it is.
      session.perform(.command(.speakItem))
    }
    return true
  }

  /// Takes a pasted text into the field under the cursor at once, or into the search or the chooser.
  func paste(_ text: String, isWhole: Bool) {
    if reader.isPrompting { return session.perform(.command(.prompt(.type(text)))) }
    guard let input = typedText else { return core.say(HostWording.nothingTakesText) }
    let isArea = reader.focusedElement?.accessibilityTraits.contains(.textArea) ?? false
    let pasted = isArea ? text : Self.singleLine(text[...])
    let paste = SessionInput.work(name: "paste") { input.insert(pasted) }
    if replace(input.selection, with: pasted, in: input, by: paste) {
      core.say(isWhole ? HostWording.pasted : HostWording.pastedBeginning)
    } else {
      session.perform(.command(.speakItem))
    }
  }

  private static func singleLine(_ text: Substring) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Editing

  private func edit(_ input: any AccessibilityTextInput, by command: TypingCommand) {
    switch command {
    case .pressReturn:
      if replace(input.selection, with: "\n", in: input, by: .typeText("\n")) {
        say(HostWording.lineBreak)
      }
    case .endEditing:
      session.perform(
        .work(name: "endEditing") { [session] in
          _ = session.host.firstResponder?.resignFirstResponder()
        })
      session.perform(.command(.speakItem))
    case .move(let unit, let isForward): move(by: unit, isForward: isForward, in: input)
    case .stepLine(let isForward): find(.lines, isForward: isForward)
    case .delete(let unit, let isForward): delete(unit, isForward: isForward, in: input)
    }
  }

  /// Moves the insertion point: past a character or a word, which is said, or to an end, and then what
  /// is there.
  private func move(by unit: TextUnit, isForward: Bool, in input: any AccessibilityTextInput) {
    let characters = Array(input.text)
    let selection = input.selection.clamped(to: 0..<characters.count)
    let start = isForward ? selection.upperBound : selection.lowerBound
    let end = unit.place(from: start, isForward: isForward, in: input, count: characters.count)
    let passes = unit == .character || unit == .word
    guard !passes || end != start else { return soundBoundary() }
    session.perform(.work(name: "insertionPoint") { input.select(end..<end) })
    guard input.selection == end..<end else { return session.perform(.command(.speakItem)) }
    if passes {
      say(characters[min(start, end)..<max(start, end)], isSecure: input.isSecure)
    } else if end == 0 || end == characters.count {
      // The item says that the insertion point is at the start or at the end.
      session.perform(.command(.speakItem))
    } else {
      say(characters[end..<(end + 1)], isSecure: input.isSecure)
    }
  }

  /// Deletes what is selected, or else what a key goes over.
  private func delete(
    _ unit: TextUnit, isForward: Bool, in input: any AccessibilityTextInput
  ) {
    let characters = Array(input.text)
    let selection = input.selection
    var removed = selection.clamped(to: 0..<characters.count)
    if removed.isEmpty {
      let start = removed.lowerBound
      var end = unit.place(from: start, isForward: isForward, in: input, count: characters.count)
      // At the end of a line it is the line break that goes.
      if unit == .line, isForward, end == start { end = min(end + 1, characters.count) }
      removed = min(start, end)..<max(start, end)
    }
    guard !removed.isEmpty else { return soundBoundary() }
    let backspaces = unit == .character && !isForward
    let deletion =
      backspaces
      ? SessionInput.deleteBackward
      : SessionInput.work(name: "delete") {
        input.select(removed)
        input.deleteBackward()
      }
    if replace(removed, with: "", in: input, by: deletion) {
      say(deleted: characters[removed], isSecure: input.isSecure)
    } else {
      // Refused: then nothing stays selected that was not selected before.
      if !backspaces, input.selection == removed, Array(input.text) == characters {
        session.perform(.work(name: "insertionPoint") { input.select(selection) })
      }
      session.perform(.command(.speakItem))
    }
  }

  /// Does something that is to replace characters of a text.
  ///
  /// - Returns: Whether that came of it: an app may refuse, or write something else. Of a secure field
  ///   only the number of characters is known.
  private func replace(
    _ range: Range<Int>, with replacement: String, in input: any AccessibilityTextInput,
    by edit: SessionInput
  ) -> Bool {
    let before = Array(input.text)
    let range = range.clamped(to: 0..<before.count)
    session.perform(edit)
    if input.isSecure {
      return input.text.count == before.count - range.count + replacement.count
    }
    let head = String(before[..<range.lowerBound])
    let tail = String(before[range.upperBound...])
    return input.text == head + replacement + tail
  }

  /// Tells that a key leads no further.
  private func soundBoundary() {
    session.perform(.command(.sound(.boundary)))
  }

  // MARK: Saying

  private func say(_ characters: ArraySlice<Character>, isSecure: Bool) {
    let words = Self.words(for: characters, isSecure: isSecure)
    var run = SpeechRun(words, spellsOut: words.count == 1)
    run.language = language
    core.say([run], source: .textEntry)
  }

  private func say(deleted characters: ArraySlice<Character>, isSecure: Bool) {
    say(HostWording.deleted(Self.words(for: characters, isSecure: isSecure)))
  }

  /// A stretch of a text without the white space around it; what is nothing else has a name.
  private static func words(for characters: ArraySlice<Character>, isSecure: Bool) -> String {
    if isSecure { return HostWording.bullets(characters.count) }
    guard let first = characters.firstIndex(where: { !$0.isWhitespace }),
      let last = characters.lastIndex(where: { !$0.isWhitespace })
    else {
      return characters.contains(where: \.isNewline) ? HostWording.lineBreak : HostWording.space
    }
    return String(characters[first...last])
  }

  /// The language of the text that is typed into.
  private var language: String? {
    reader.focusedElement.flatMap { element in
      ResponderPath(from: element).first(\.accessibilityLanguage)
    }
  }

  private func echo(_ text: String, isSecure: Bool) {
    guard !isSecure else { return say(HostWording.bullet) }
    guard text != " " else { return say(HostWording.space) }
    core.say([SpeechRun(text, spellsOut: true)], source: .textEntry)
  }

  private func say(_ text: String) {
    core.say([SpeechRun(text)], source: .textEntry)
  }
}
