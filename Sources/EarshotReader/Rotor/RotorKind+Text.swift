extension RotorKind {
  /// What up and down go through in a text; `nil` for a setting that does not move in texts.
  var textUnit: TextUnit? {
    switch self {
    case .characters: .character
    case .words: .word
    case .lines: .line
    case .sentences: .sentence
    case .paragraphs: .paragraph
    default: nil
    }
  }

  /// The settings that move in texts, the smallest unit first.
  static let textKinds: [RotorKind] = [.characters, .words, .lines, .sentences, .paragraphs]

  /// What is said of the setting where a text begins to be edited; `nil` for one that does not move in
  /// texts.
  var modeWord: Word? {
    switch self {
    case .characters: .characterMode
    case .words: .wordMode
    case .lines: .lineMode
    case .sentences: .sentenceMode
    case .paragraphs: .paragraphMode
    default: nil
    }
  }
}
