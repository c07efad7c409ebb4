public import EarshotModel

/// What a state of a platform means to a listener: a line of the table of a ``Vocabulary``.
public struct VocabularyState: Hashable, Sendable {
  /// When the line applies.
  public enum Condition: Hashable, Sendable {
    /// The state has one of these words.
    case isOneOf([String])
    /// The state has a word, and none of these; without any, it is there at all.
    case isNot([String])
    /// The state is not there, or is `"false"`.
    case isAbsent
  }

  /// What follows from it.
  public enum Effect: Hashable, Sendable {
    /// The node has these traits besides.
    case adds(AccessibilityTraits)
    /// The node lacks these traits, whatever its role says.
    case removes(AccessibilityTraits)
    /// The node is set to this: `"1"`, `"0"` and `"2"` are on, off and mixed of a switch.
    case value(String)
    /// The node is set to the word that the state has.
    case valueOfState
    /// The node shows or hides more.
    case expanded(AccessibilityExpandedStatus)
    /// Something has to be entered or chosen.
    case required
    /// What is entered is wrong.
    case invalid(AccessibilityInvalidity)
    /// The node and everything inside is left out.
    case hidden
    /// What stands beside the node cannot be reached.
    case modal
  }

  /// The state, in the words of the platform.
  public var name: String
  /// When the line applies.
  public var condition: Condition
  /// The roles to which the line applies; with none, to all.
  public var roles: [String]
  /// What follows.
  public var effect: Effect
  /// What the platform says that a listener is not told; a sentence, or `nil`.
  public var lost: String?
  /// What is not known for certain; a sentence, or `nil`.
  public var assumed: String?

  /// Creates a line of the table.
  public init(
    _ name: String, when condition: Condition = .isOneOf(["true"]), of roles: [String] = [],
    _ effect: Effect, lost: String? = nil, assumed: String? = nil
  ) {
    self.name = name
    self.condition = condition
    self.roles = roles
    self.effect = effect
    self.lost = lost
    self.assumed = assumed
  }

  /// Whether the line applies to a node.
  func applies(to node: MirrorNode) -> Bool {
    guard roles.isEmpty || roles.contains(node.role) else { return false }
    let word = node.states[name]
    switch condition {
    case .isOneOf(let words): return word.map(words.contains) ?? false
    case .isNot(let words): return word.map { !words.contains($0) } ?? false
    case .isAbsent: return word == nil || word == "false"
    }
  }
}
