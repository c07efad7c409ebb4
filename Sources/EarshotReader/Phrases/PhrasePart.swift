public import EarshotModel

/// One typed part of a phrase, not yet words.
nonisolated public struct PhrasePart: Hashable, Sendable {
  /// What a part says about an element, which decides where a style puts it.
  public enum Role: String, Sendable, CaseIterable {
    /// The name of a container that the cursor enters.
    case containerName
    /// What heads the row or column of a cell.
    case header
    /// That it is selected.
    case selected
    /// What it is called.
    case label
    /// What it is set to.
    case value
    /// A further fact of high importance.
    case customContent
    /// The hint of an element that has important facts and no name; styles that leave the facts out
    /// say it as the name.
    case hintAsLabel
    /// What kind of thing it is.
    case trait
    /// In which state it is: dimmed, on, expanded, being edited.
    case state
    /// Which container starts or ends with it.
    case boundary
    /// What container starts or ends with it or is come into, as far as only devices tell it.
    case boundaryDetail
    /// Its place among counted elements.
    case position
    /// How many rows or columns it covers.
    case span
    /// Its row, where it is the first to begin there.
    case row
    /// Its row, where the cursor comes from another one.
    case enteredRow
    /// Its column.
    case column
    /// That a data table starts or ends with it, and how large the table is.
    case table
    /// What else the rotor offers.
    case extra

    /// Whether acting on an element can change such a part of what is said of it.
    var isState: Bool {
      switch self {
      case .selected, .value, .state: true
      default: false
      }
    }
  }

  /// What a part consists of.
  public enum Content: Hashable, Sendable {
    /// The author's words.
    case text(AttributedText)
    /// What heads a cell, or a further fact: label and value, either of them possibly empty.
    case header(label: AttributedText, value: AttributedText)
    /// A word of the reader's, with the numbers that stand in it.
    case word(Word, [Int])
  }

  /// What the part says.
  public var role: Role
  /// What it consists of.
  public var content: Content

  /// Creates a part.
  public init(_ role: Role, _ content: Content) {
    self.role = role
    self.content = content
  }

  /// Creates a part that is a word of the reader's, with the numbers that stand in it.
  init(_ role: Role, _ word: Word, _ numbers: Int...) {
    self.init(role, .word(word, numbers))
  }

  /// Whether the part is a given word.
  func `is`(_ word: Word) -> Bool {
    if case .word(word, _) = content { true } else { false }
  }
}
