import EarshotModel

nonisolated extension CommandTable {
  /// Rows that go to the next or the previous thing of a kind.
  static let finding: [CommandBinding] = byLetter + inText + byArrow

  /// What letters find, each for VoiceOver's key with the letter and, backwards, the letter with Shift.
  private static let byLetter: [CommandBinding] =
    [
      ("Heading", RotorKind.headings, "h" as Character), ("Link", .links, "l"),
      ("Control", .formControls, "j"), ("Image", .images, "g"), ("List", .lists, "x"),
      ("Table", .tables, "t"), ("Visited Link", .visitedLinks, "v"), ("Same Item", .sameItem, "s"),
      ("Different Item", .differentItem, "d"), ("Same Heading", .sameHeading, "m"),
      ("Blockquote", .blockquotes, "q"), ("Same Blockquote", .sameBlockquote, "w"),
      ("Frame", .frames, "f"), ("Misspelled Word", .misspelledWords, "e"),
      ("Item with Bold Text", .boldText, "b"), ("Item with Italic Text", .italicText, "i"),
      ("Item with Underlined Text", .underlinedText, "u"),
      ("Item with Plain Text", .plainText, "p"), ("Style Change", .styleChange, "c"),
      ("Font Change", .fontChange, "o"), ("Color Change", .colorChange, "k"),
      ("Column", .columns, "y"),
      // Letters that VoiceOver has no meaning for.
      ("Button", .buttons, "n"), ("Text Field", .textFields, "r"), ("Landmark", .landmarks, "z"),
    ].flatMap { name, kind, letter in
      both("Move to", name, kind, .voiceOver(letter, .command))
    }

  private static let inText: [CommandBinding] =
    both("", "Character", .characters, .voiceOver(.right, .shift), .voiceOver(.left, .shift))
    + both("", "Word", .words, .voiceOver("a", .command))
    + both("", "Line", .lines, nil)
    + both(
      "", "Sentence", .sentences, .voiceOver(.pageDown, .command), .voiceOver(.pageUp, .command))
    + both("", "Paragraph", .paragraphs, .voiceOver(.pageDown, .shift), .voiceOver(.pageUp, .shift))

  private static let byArrow: [CommandBinding] =
    both(
      "Move to", "Row", .rows, .voiceOver(.down, [.command, .shift]),
      .voiceOver(.up, [.command, .shift]))

  /// The rows of a kind in both directions; the key back is the key forward with Shift where no other is
  /// given.
  private static func both(
    _ verb: String, _ name: String, _ kind: RotorKind, _ forward: KeyChord?,
    _ backward: KeyChord? = nil
  ) -> [CommandBinding] {
    let backward =
      backward ?? forward.map { KeyChord($0.key, $0.modifiers.union(.shift)) }
    return [("Next", true, forward), ("Previous", false, backward)].map { way, isForward, chord in
      CommandBinding(
        [verb, way, name].filter { !$0.isEmpty }.joined(separator: " "),
        .find(kind, isForward: isForward), keys: chord.map { [$0] } ?? [])
    }
  }
}
