public import EarshotReader

nonisolated extension KeyTable {
  /// The keys that a text field takes while it is edited, beside those that type.
  ///
  /// They are those of text fields and of readline. Keys with Shift or with VoiceOver's modifier stay
  /// what they are everywhere, or the rotor could not be turned in a text.
  public static let typing: [KeyBinding<TextCommand>] =
    movingInText + selecting + deleting + editing + ending

  private static let movingInText: [KeyBinding<TextCommand>] = [
    KeyBinding(
      "Next Character", .move(.character, isForward: true),
      KeyChord(.right), KeyChord("f", .control)),
    KeyBinding(
      "Previous Character", .move(.character, isForward: false),
      KeyChord(.left), KeyChord("b", .control)),
    KeyBinding("Next Word", .move(.word, isForward: true), KeyChord(.right, .control)),
    KeyBinding("Previous Word", .move(.word, isForward: false), KeyChord(.left, .control)),
    KeyBinding("Next Line", .stepLine(isForward: true), KeyChord(.down)),
    KeyBinding("Previous Line", .stepLine(isForward: false), KeyChord(.up)),
    KeyBinding(
      "Beginning of Line", .move(.line, isForward: false),
      KeyChord(.home), KeyChord("a", .control)),
    KeyBinding(
      "End of Line", .move(.line, isForward: true), KeyChord(.end), KeyChord("e", .control)),
    KeyBinding("Beginning of Text", .move(.text, isForward: false), KeyChord(.home, .control)),
    KeyBinding("End of Text", .move(.text, isForward: true), KeyChord(.end, .control)),
  ]

  // Shift with an arrow turns the rotor everywhere, so that single characters are selected by moving after
  // "Toggle Text Selection".
  private static let selecting: [KeyBinding<TextCommand>] = [
    KeyBinding(
      "Select Next Word", .select(.word, isForward: true), KeyChord(.right, [.control, .shift])),
    KeyBinding(
      "Select Previous Word", .select(.word, isForward: false),
      KeyChord(.left, [.control, .shift])),
    KeyBinding(
      "Select to Beginning of Line", .select(.line, isForward: false), KeyChord(.home, .shift)),
    KeyBinding("Select to End of Line", .select(.line, isForward: true), KeyChord(.end, .shift)),
    KeyBinding("Select All", .edit(.selectAll), KeyChord("a", .command)),
  ]

  private static let editing: [KeyBinding<TextCommand>] = [
    KeyBinding("Cut", .edit(.cut), KeyChord("x", .control), KeyChord("x", .command)),
    KeyBinding("Copy", .edit(.copy), KeyChord("o", .control), KeyChord("c", .command)),
    KeyBinding(
      "Paste", .edit(.paste), KeyChord("v", .control), KeyChord("y", .control),
      KeyChord("v", .command)),
    KeyBinding("Undo", .edit(.undo), KeyChord("_", .control), KeyChord("z", .command)),
    KeyBinding(
      "Redo", .edit(.redo), KeyChord("r", .control), KeyChord("z", [.command, .shift])),
  ]

  private static let deleting: [KeyBinding<TextCommand>] = [
    KeyBinding(
      "Delete Previous Character", .delete(.character, isForward: false),
      KeyChord(.backspace), KeyChord(.backspace, .shift), KeyChord("h", .control)),
    KeyBinding(
      "Delete Next Character", .delete(.character, isForward: true),
      KeyChord(.delete), KeyChord("d", .control)),
    KeyBinding(
      "Delete Previous Word", .delete(.word, isForward: false),
      KeyChord("w", .control), KeyChord(.backspace, .control), KeyChord(.backspace, .option)),
    KeyBinding(
      "Delete Next Word", .delete(.word, isForward: true), KeyChord(.delete, .control)),
    KeyBinding(
      "Delete to Beginning of Line", .delete(.line, isForward: false), KeyChord("u", .control)),
    KeyBinding(
      "Delete to End of Line", .delete(.line, isForward: true), KeyChord("k", .control)),
  ]

  private static let ending: [KeyBinding<TextCommand>] = [
    KeyBinding("Return", .pressReturn, KeyChord(.enter), KeyChord(.enter, .shift)),
    KeyBinding("End Editing", .endEditing, KeyChord(.escape)),
  ]

  /// What a press asks for in a text field, or `nil` when it types or is none of the field's.
  public static func typingCommand(for press: KeyPress) -> TextCommand? {
    let chord = KeyChord(press)
    return typing.first { $0.chords.contains(chord) }?.command
  }
}
