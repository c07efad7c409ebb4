nonisolated extension KeyTable {
  /// The keys that a text field takes while it is edited, beside those that type.
  ///
  /// They are those of text fields and of readline. Keys with Shift or with VoiceOver's modifier stay
  /// what they are everywhere, or the rotor could not be turned in a text.
  public static let typing: [KeyBinding<TypingCommand>] = movingInText + deleting + ending

  private static let movingInText: [KeyBinding<TypingCommand>] = [
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

  private static let deleting: [KeyBinding<TypingCommand>] = [
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

  private static let ending: [KeyBinding<TypingCommand>] = [
    KeyBinding("Return", .pressReturn, KeyChord(.enter), KeyChord(.enter, .shift)),
    KeyBinding("End Editing", .endEditing, KeyChord(.escape)),
  ]

  /// What a press asks for in a text field, or `nil` when it types or is none of the field's.
  public static func typingCommand(for press: KeyPress) -> TypingCommand? {
    let chord = KeyChord(press)
    return typing.first { $0.chords.contains(chord) }?.command
  }
}
