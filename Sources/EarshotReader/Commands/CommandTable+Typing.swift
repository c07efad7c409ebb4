nonisolated extension CommandTable {
  /// The keys that a text field takes while it is edited, beside those that type.
  ///
  /// They are those of text fields and of readline. Keys with Shift or with VoiceOver's modifier stay
  /// what they are everywhere, or the rotor could not be turned in a text.
  public static let typing: [TextBinding] =
    movingInText + selecting + deleting + editing + ending

  private static let movingInText: [TextBinding] = [
    TextBinding(
      "Next Character", .move(.character, isForward: true),
      KeyChord(.right), KeyChord("f", .control)),
    TextBinding(
      "Previous Character", .move(.character, isForward: false),
      KeyChord(.left), KeyChord("b", .control)),
    TextBinding("Next Word", .move(.word, isForward: true), KeyChord(.right, .control)),
    TextBinding("Previous Word", .move(.word, isForward: false), KeyChord(.left, .control)),
    TextBinding("Next Line", .stepLine(isForward: true), KeyChord(.down)),
    TextBinding("Previous Line", .stepLine(isForward: false), KeyChord(.up)),
    TextBinding(
      "Beginning of Line", .move(.line, isForward: false),
      KeyChord(.home), KeyChord("a", .control)),
    TextBinding(
      "End of Line", .move(.line, isForward: true), KeyChord(.end), KeyChord("e", .control)),
    TextBinding("Beginning of Text", .move(.text, isForward: false), KeyChord(.home, .control)),
    TextBinding("End of Text", .move(.text, isForward: true), KeyChord(.end, .control)),
  ]

  // Shift with an arrow turns the rotor everywhere, so that single characters are selected by moving after
  // "Toggle Text Selection".
  private static let selecting: [TextBinding] = [
    TextBinding(
      "Select Next Word", .select(.word, isForward: true), KeyChord(.right, [.control, .shift])),
    TextBinding(
      "Select Previous Word", .select(.word, isForward: false),
      KeyChord(.left, [.control, .shift])),
    TextBinding(
      "Select to Beginning of Line", .select(.line, isForward: false), KeyChord(.home, .shift)),
    TextBinding("Select to End of Line", .select(.line, isForward: true), KeyChord(.end, .shift)),
    TextBinding("Select All", .edit(.selectAll), KeyChord("a", .command)),
  ]

  private static let editing: [TextBinding] = [
    TextBinding("Cut", .edit(.cut), KeyChord("x", .control), KeyChord("x", .command)),
    TextBinding("Copy", .edit(.copy), KeyChord("o", .control), KeyChord("c", .command)),
    TextBinding(
      "Paste", .edit(.paste), KeyChord("v", .control), KeyChord("y", .control),
      KeyChord("v", .command)),
    TextBinding("Undo", .edit(.undo), KeyChord("_", .control), KeyChord("z", .command)),
    TextBinding(
      "Redo", .edit(.redo), KeyChord("r", .control), KeyChord("z", [.command, .shift])),
  ]

  private static let deleting: [TextBinding] = [
    TextBinding(
      "Delete Previous Character", .delete(.character, isForward: false),
      KeyChord(.backspace), KeyChord(.backspace, .shift), KeyChord("h", .control)),
    TextBinding(
      "Delete Next Character", .delete(.character, isForward: true),
      KeyChord(.delete), KeyChord("d", .control)),
    TextBinding(
      "Delete Previous Word", .delete(.word, isForward: false),
      KeyChord("w", .control), KeyChord(.backspace, .control), KeyChord(.backspace, .option)),
    TextBinding(
      "Delete Next Word", .delete(.word, isForward: true), KeyChord(.delete, .control)),
    TextBinding(
      "Delete to Beginning of Line", .delete(.line, isForward: false), KeyChord("u", .control)),
    TextBinding(
      "Delete to End of Line", .delete(.line, isForward: true), KeyChord("k", .control)),
  ]

  private static let ending: [TextBinding] = [
    TextBinding("Return", .pressReturn, KeyChord(.enter), KeyChord(.enter, .shift)),
    TextBinding("End Editing", .endEditing, KeyChord(.escape)),
  ]

  /// What a press asks for in a text field, or `nil` when it types or is none of the field's.
  static func textBinding(for press: KeyPress) -> TextBinding? {
    let chord = KeyChord(press)
    return typing.first { $0.chords.contains(chord) }
  }
}

/// A command of a text that is edited, with its name and the keys that ask for it.
nonisolated public struct TextBinding: Hashable, Sendable {
  /// The name of the command, which help speaks.
  public var name: String
  /// What is asked for.
  public var command: TextCommand
  /// The keys, those that people are told of first.
  public var chords: [KeyChord]

  init(_ name: String, _ command: TextCommand, _ chords: KeyChord...) {
    self.name = name
    self.command = command
    self.chords = chords
  }
}
