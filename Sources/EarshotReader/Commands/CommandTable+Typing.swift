nonisolated extension CommandTable {
  /// The keys that a text field takes while it is edited, beside those that type.
  ///
  /// They are those of text fields and of readline. Keys with Shift or with VoiceOver's modifier stay
  /// what they are everywhere, or the rotor could not be turned in a text.
  public static let typing: [TypingBinding] = movingInText + deleting + ending

  private static let movingInText: [TypingBinding] = [
    TypingBinding(
      "Next Character", .move(.character, isForward: true),
      KeyChord(.right), KeyChord("f", .control)),
    TypingBinding(
      "Previous Character", .move(.character, isForward: false),
      KeyChord(.left), KeyChord("b", .control)),
    TypingBinding("Next Word", .move(.word, isForward: true), KeyChord(.right, .control)),
    TypingBinding("Previous Word", .move(.word, isForward: false), KeyChord(.left, .control)),
    TypingBinding("Next Line", .stepLine(isForward: true), KeyChord(.down)),
    TypingBinding("Previous Line", .stepLine(isForward: false), KeyChord(.up)),
    TypingBinding(
      "Beginning of Line", .move(.line, isForward: false),
      KeyChord(.home), KeyChord("a", .control)),
    TypingBinding(
      "End of Line", .move(.line, isForward: true), KeyChord(.end), KeyChord("e", .control)),
    TypingBinding("Beginning of Text", .move(.text, isForward: false), KeyChord(.home, .control)),
    TypingBinding("End of Text", .move(.text, isForward: true), KeyChord(.end, .control)),
  ]

  private static let deleting: [TypingBinding] = [
    TypingBinding(
      "Delete Previous Character", .delete(.character, isForward: false),
      KeyChord(.backspace), KeyChord(.backspace, .shift), KeyChord("h", .control)),
    TypingBinding(
      "Delete Next Character", .delete(.character, isForward: true),
      KeyChord(.delete), KeyChord("d", .control)),
    TypingBinding(
      "Delete Previous Word", .delete(.word, isForward: false),
      KeyChord("w", .control), KeyChord(.backspace, .control), KeyChord(.backspace, .option)),
    TypingBinding(
      "Delete Next Word", .delete(.word, isForward: true), KeyChord(.delete, .control)),
    TypingBinding(
      "Delete to Beginning of Line", .delete(.line, isForward: false), KeyChord("u", .control)),
    TypingBinding(
      "Delete to End of Line", .delete(.line, isForward: true), KeyChord("k", .control)),
  ]

  private static let ending: [TypingBinding] = [
    TypingBinding("Return", .pressReturn, KeyChord(.enter), KeyChord(.enter, .shift)),
    TypingBinding("End Editing", .endEditing, KeyChord(.escape)),
  ]

  /// What a press asks for in a text field, or `nil` when it types or is none of the field's.
  public static func typingCommand(for press: KeyPress) -> TypingCommand? {
    let chord = KeyChord(press)
    return typing.first { $0.chords.contains(chord) }?.command
  }

  /// What a press does in a text field by its name, or `nil`.
  func typingName(for press: KeyPress) -> String? {
    Self.typing.first { $0.chords.contains(KeyChord(press)) }?.name
  }
}

/// A key of a text field with its name.
nonisolated public struct TypingBinding: Hashable, Sendable {
  /// The name of the command, which help speaks.
  public var name: String
  /// What is asked for.
  public var command: TypingCommand
  /// The keys, those that people are told of first.
  public var chords: [KeyChord]

  init(_ name: String, _ command: TypingCommand, _ chords: KeyChord...) {
    self.name = name
    self.command = command
    self.chords = chords
  }
}
