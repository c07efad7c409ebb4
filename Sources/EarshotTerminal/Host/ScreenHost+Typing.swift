import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// Typing into the text field under the cursor.
extension ScreenHost {
  /// Whether the cursor stands in the text that is typed into.
  var isTyping: Bool {
    guard let responder = session.host.firstResponder, reader.focusedElement === responder else {
      return false
    }
    return responder.accessibilityTextInput?.isEditing ?? false
  }

  /// Does in a text what a key asks for, when the cursor stands in one; returns whether the key was one
  /// for the text.
  ///
  /// Whatever types or stands in ``KeyTable/typing`` is; all other keys do what they do everywhere.
  func takeTyping(_ press: KeyPress) -> Bool {
    guard isTyping else { return false }
    if let command = KeyTable.typingCommand(for: press) {
      session.perform(.command(.text(command)))
      return true
    }
    guard let text = press.text,
      press.modifiers.isDisjoint(with: [.control, .option, .command])
    else { return false }
    session.perform(.typeText(text))
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
    guard isTyping else { return core.say(HostWording.nothingTakesText) }
    session.perform(.command(.text(.paste(text))))
    if !isWhole { core.say(HostWording.pastedBeginning) }
  }

  /// The most characters of a text that is looked for on a screen.
  private static let soughtLimit = 1_000

  private static func singleLine(_ text: Substring) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
