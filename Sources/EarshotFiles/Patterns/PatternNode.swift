/// What a pattern is made of.
indirect enum PatternNode: Sendable {
  /// One character of a kind.
  case one(PatternCharacters)
  /// A place between characters.
  case edge(PatternEdge)
  /// One after the other.
  case sequence([PatternNode])
  /// One of several.
  case choice([PatternNode])
  /// As often as between two numbers; without the second, as often as there is.
  case repeated(PatternNode, Int, Int?)

  /// Any text.
  private static let anything = repeated(.one(.any), 0, nil)

  /// A text in which `*` stands for any characters and `?` for one; behind a backslash both are themselves.
  init(wildcards text: String) {
    var nodes: [PatternNode] = []
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: nodes.append(Self.anything)
      case "?" where !isEscaped: nodes.append(.one(.any))
      default: nodes.append(.one(PatternCharacters([.range(character...character)])))
      }
      isEscaped = false
    }
    if isEscaped { nodes.append(.one(PatternCharacters([.range("\\"..."\\")]))) }
    self = .sequence(nodes)
  }
}

/// A kind of character.
struct PatternCharacters: Sendable {
  /// Some characters.
  enum Part: Sendable {
    /// All from one to another.
    case range(ClosedRange<Character>)
    /// Digits.
    case digits
    /// Letters, digits and the underscore.
    case words
    /// Blanks of all kinds.
    case blanks
    /// All that are not of a kind.
    case others(PatternCharacters)
  }

  /// What it holds.
  var parts: [Part]
  /// Whether it holds everything else instead.
  var isNegated = false

  init(_ parts: [Part], isNegated: Bool = false) {
    self.parts = parts
    self.isNegated = isNegated
  }

  /// All characters.
  static let any = PatternCharacters([], isNegated: true)

  /// Whether a character is of the kind, in any case where that is ignored.
  func contain(_ character: Character, ignoringCase: Bool) -> Bool {
    guard ignoringCase else { return holds(character) != isNegated }
    let forms = [character.lowercased(), character.uppercased()].compactMap {
      $0.count == 1 ? $0.first : nil
    }
    return (holds(character) || forms.contains { holds($0) }) != isNegated
  }

  private func holds(_ character: Character) -> Bool {
    parts.contains { part in
      switch part {
      case .range(let range): range.contains(character)
      case .digits: character.isNumber && character.isWholeNumber
      case .words: Self.isWord(character)
      case .blanks: character.isWhitespace
      case .others(let kind): !kind.holds(character)
      }
    }
  }

  /// Whether a character stands in words.
  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

/// A place between characters.
enum PatternEdge: Sendable {
  /// The beginning of the text.
  case start
  /// The end of the text.
  case end
  /// The beginning or the end of a word.
  case word
  /// Everywhere else.
  case noWord

  /// Whether a text has it before the character at an index.
  func isThere(in text: [Character], at index: Int) -> Bool {
    switch self {
    case .start: index == 0
    case .end: index == text.count
    case .word: Self.isWordEdge(in: text, at: index)
    case .noWord: !Self.isWordEdge(in: text, at: index)
    }
  }

  private static func isWordEdge(in text: [Character], at index: Int) -> Bool {
    let before = index > 0 && PatternCharacters.isWord(text[index - 1])
    let behind = index < text.count && PatternCharacters.isWord(text[index])
    return before != behind
  }
}
