import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// Typing into the text field under the cursor.
extension ScreenHost {
  /// The text that is typed into: that of the first responder, while the cursor stands on it.
  var typedText: (any AccessibilityTextInput)? {
    guard let responder = session.application?.firstResponder,
      reader.focusedElement === responder, let input = responder.accessibilityTextInput,
      input.isEditing
    else { return nil }
    return input
  }

  /// Types a key, when the cursor stands in a text; returns whether it was one for the text.
  func takeTyping(_ press: KeyPress) -> Bool {
    guard let input = typedText,
      press.modifiers.isDisjoint(with: [.control, .option, .command])
    else { return false }
    switch press.key {
    case .enter: session.perform(.typeText("\n"))
    case .backspace: deleteBackward(in: input)
    case .left: find(.characters, isForward: false)
    case .right: find(.characters, isForward: true)
    case .up: find(.lines, isForward: false)
    case .down: find(.lines, isForward: true)
    case .home: place(0, in: input)
    case .end: place(input.text.count, in: input)
    case .escape:
      session.perform(
        .work(name: "endEditing") { _ = $0.firstResponder?.resignFirstResponder() })
      session.perform(.command(.speakItem))
    default:
      guard let text = press.text else { return false }
      // An app may refuse what is typed; then the text is told as it is.
      if change(input, by: .typeText(text)) {
        echo(text, isSecure: input.isSecure)
      } else {
        session.perform(.command(.speakItem))
      }
    }
    return true
  }

  /// Takes a pasted text into the field under the cursor at once, or into the search or the chooser.
  func paste(_ text: String, isWhole: Bool) {
    switch mode {
    case .walking: break
    case .search(let typed):
      let wanted = typed + Self.singleLine(text.prefix(max(0, Self.soughtLimit - typed.count)))
      mode = .search(wanted)
      return core.say(HostWording.searchPrompt(wanted))
    case .chooser(var chooser):
      let room = max(0, Self.soughtLimit - chooser.filter.count)
      chooser.narrow(to: chooser.filter + Self.singleLine(text.prefix(room)))
      return show(chooser)
    case .help: return
    }
    guard let input = typedText else { return core.say(HostWording.nothingTakesText) }
    let isArea = reader.focusedElement?.accessibilityTraits.contains(.textArea) ?? false
    let pasted = isArea ? text : Self.singleLine(text[...])
    if change(input, by: .work(name: "paste") { _ in input.insert(pasted) }) {
      core.say(isWhole ? HostWording.pasted : HostWording.pastedBeginning)
    } else {
      session.perform(.command(.speakItem))
    }
  }

  /// The most characters of a text that is looked for on a screen.
  private static let soughtLimit = 1_000

  private static func singleLine(_ text: Substring) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  private func deleteBackward(in input: any AccessibilityTextInput) {
    // The app may put another text there and the insertion point anywhere, so what goes is looked up first.
    let selection = input.selection
    let removed =
      selection.isEmpty
      ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
    let gone = String(input.text.dropFirst(removed.lowerBound).prefix(removed.count))
    guard change(input, by: .deleteBackward) else {
      return session.perform(.command(.speakItem))
    }
    let deleted = input.isSecure ? HostWording.bullet : gone
    say(HostWording.deleted(deleted == " " ? HostWording.space : deleted))
  }

  /// Does something to a text.
  ///
  /// - Returns: Whether that changed anything, which an app may not let happen.
  private func change(_ input: any AccessibilityTextInput, by edit: SessionInput) -> Bool {
    let before = (input.text, input.selection)
    session.perform(edit)
    return (input.text, input.selection) != before
  }

  private func place(_ offset: Int, in input: any AccessibilityTextInput) {
    session.perform(.work(name: "insertionPoint") { _ in input.select(offset..<offset) })
    session.perform(.command(.speakItem))
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
