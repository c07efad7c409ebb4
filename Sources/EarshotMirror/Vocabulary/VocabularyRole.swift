public import EarshotModel

/// What roles of a platform mean to a listener: a line of the table of a ``Vocabulary``.
public struct VocabularyRole: Hashable, Sendable {
  /// What a node of the role is to the cursor.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// A stop, with the words of what is inside where it has no name of its own.
    case element
    /// A stop like that where it has anything to say and nothing inside is used by itself; else it is no
    /// stop, and what is inside is.
    case cell
    /// A stop when it has a name or can be asked to do something, and nothing otherwise.
    case named
    /// A stop when it has a name that says all the words inside, of which nothing is used by itself; else it
    /// is no stop, and what is inside is.
    case wrapper
    /// No stop: what is inside is.
    case group
    /// Left out, with everything inside.
    case absent
  }

  /// How a value is told.
  public enum Value: String, Hashable, Sendable, CaseIterable {
    /// As its text, or else as its number.
    case text
    /// As its text, or else as how much of the way it has come, in percent.
    case percent
    /// Not at all.
    case none
  }

  /// What a node of the role is in the data table around it.
  public enum TablePart: String, Hashable, Sendable, CaseIterable {
    /// A row, with its cells inside.
    case row
    /// A cell.
    case cell
    /// A cell that is the title of its row.
    case rowHeader
    /// A cell that is the title of its column.
    case columnHeader
  }

  /// The roles, in the words of the platform.
  public var names: [String]
  /// What a node of the role is to the cursor.
  public var part: Part
  /// The traits of the role.
  public var traits: AccessibilityTraits
  /// What the elements inside have in common.
  public var container: AccessibilityContainerType
  /// What it is in the data table around it, or `nil` where it is no part of one.
  public var table: TablePart?
  /// How the value is told.
  public var value: Value
  /// What decides about the order inside, where it is not what the vocabulary says.
  public var arrangement: NodeArrangement?
  /// What stands beside it cannot be reached while it is there.
  public var isModal: Bool
  /// Whether it can be chosen although none of its traits says so, as an item over which a highlight moves.
  public var isChosen: Bool
  /// What the platform says that a listener is not told; a sentence, or `nil`.
  public var lost: String?
  /// What is not known for certain; a sentence, or `nil`.
  public var assumed: String?

  /// Creates a line of the table.
  public init(
    _ names: [String], part: Part = .element, traits: AccessibilityTraits = .none,
    container: AccessibilityContainerType = .none, table: TablePart? = nil, value: Value = .none,
    arrangement: NodeArrangement? = nil, isModal: Bool = false, isChosen: Bool = false,
    lost: String? = nil, assumed: String? = nil
  ) {
    self.names = names
    self.part = part
    self.traits = traits
    self.container = container
    self.table = table
    self.value = value
    self.arrangement = arrangement
    self.isModal = isModal
    self.isChosen = isChosen
    self.lost = lost
    self.assumed = assumed
  }
}
