public import EarshotModel

/// In what a source counts the places of its texts.
public enum TextOffsetUnit: String, Hashable, Sendable, CaseIterable {
  /// Bytes of UTF-8.
  case utf8
  /// Units of UTF-16, as pages and Apple's frameworks count.
  case utf16
  /// Scalars of Unicode, as AT-SPI counts.
  case scalars
  /// Characters as people see them.
  case characters

  /// How many of them a text has.
  public func count(_ text: String) -> Int {
    switch self {
    case .utf8: text.utf8.count
    case .utf16: text.utf16.count
    case .scalars: text.unicodeScalars.count
    case .characters: text.count
    }
  }

  /// How many of them a character has.
  func count(_ character: Character) -> Int {
    switch self {
    case .utf8: character.utf8.count
    case .utf16: character.utf16.count
    case .scalars: character.unicodeScalars.count
    case .characters: 1
    }
  }
}

/// What a node tells of the text in it, which is fetched piece by piece.
///
/// All places count in the unit that the source states.
public struct NodeText: Hashable, Sendable {
  /// How long the text is.
  public var count: Int
  /// How often the text has changed; places hold for one revision.
  public var revision: Int
  /// What is selected, empty at the insertion point; `nil` where there is none.
  public var selection: Range<Int>?
  /// Whether it can be changed.
  public var isEditable: Bool

  /// Creates what is known of a text without its words.
  public init(count: Int, revision: Int, selection: Range<Int>? = nil, isEditable: Bool = false) {
    self.count = count
    self.revision = revision
    self.selection = selection
    self.isEditable = isEditable
  }
}

/// A stretch of a text as it was at a revision, in the unit that the source states.
public struct NodeTextSpan: Hashable, Sendable {
  /// The stretch; empty for a place.
  public var range: Range<Int>
  /// The revision of the text.
  public var revision: Int

  /// Creates a stretch.
  public init(_ range: Range<Int>, revision: Int) {
    self.range = range
    self.revision = revision
  }
}

/// What a text is fetched in: the answer goes on to the ends of those that the range touches.
public enum NodeTextUnit: String, Hashable, Sendable, CaseIterable {
  /// As asked for.
  case character
  /// Whole words.
  case word
  /// Whole lines, as they are shown; where they begin is told with them.
  case line
  /// Whole sentences.
  case sentence
  /// Whole paragraphs.
  case paragraph
}

/// Words of a text of a node, as they were at a revision.
public struct NodeTextPart: Hashable, Sendable {
  /// The node.
  public var node: NodeIdentity
  /// The generation of its frame in which it has that name.
  public var generation: Int
  /// The revision of the text.
  public var revision: Int
  /// Where the words begin, in the unit that the source states.
  public var start: Int
  /// The words.
  public var text: String
  /// How stretches of them look and are to be spoken.
  public var runs: [NodeTextRun]
  /// Where lines begin, in the same unit, where the source knows how the text is shown.
  public var lines: [Int]

  /// Creates words that look like any other.
  public init(
    _ text: String, of node: NodeIdentity, from start: Int = 0, generation: Int = 1,
    revision: Int, runs: [NodeTextRun] = [], lines: [Int] = []
  ) {
    self.node = node
    self.generation = generation
    self.revision = revision
    self.start = start
    self.text = text
    self.runs = runs
    self.lines = lines
  }
}

/// How a stretch of a text looks and is to be spoken.
public struct NodeTextRun: Hashable, Sendable {
  /// The stretch, in the unit that the source states.
  public var range: Range<Int>
  /// How it is to be spoken, its language before all.
  public var speech: SpeechAttributes
  /// How it looks, where that is known.
  public var appearance: TextAppearance?

  /// Creates a stretch that differs from what stands around it.
  public init(
    _ range: Range<Int>, speech: SpeechAttributes = SpeechAttributes(),
    appearance: TextAppearance? = nil
  ) {
    self.range = range
    self.speech = speech
    self.appearance = appearance
  }
}
