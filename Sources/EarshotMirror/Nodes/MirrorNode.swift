package import EarshotFiles
public import EarshotModel

/// One node of a tree that lives elsewhere, as its source tells it: a value, in the words of its platform.
///
/// What its words mean to a listener is not the node's business but that of the ``Vocabulary``.
public struct MirrorNode: Hashable, Sendable {
  /// Which node it is.
  public var identity: NodeIdentity
  /// What kind of thing it is, in the words of its platform.
  public var role: String
  /// What it is called, or `nil` when its source has no name for it.
  public var name: String?
  /// What it is set to.
  public var value: NodeValue
  /// What more is known of it than its name; a tooltip, a hint.
  public var summary: String?
  /// What stands in a field as long as nothing is entered.
  public var placeholder: String?
  /// Its name for tests and tools; never spoken.
  public var identifier: String?
  /// The language of its words, as a BCP 47 tag.
  public var language: String?
  /// Where it leads, when it is a link.
  public var url: String?
  /// Its states, in the words of its platform: what is so is `"true"`, and what has a word has that.
  public var states: [String: String]
  /// Where it stands, or `nil` when that is not known.
  public var place: NodePlace?
  /// The space that it opens for what is inside, when that is not the one in which it stands.
  public var space: NodeSpace?
  /// What it can be asked to do.
  public var actions: [NodeAction]
  /// How it is related to other nodes.
  public var relations: [NodeRelation]
  /// What is inside.
  public var children: NodeChildren
  /// What decides about the order inside, or `nil` where the vocabulary does.
  public var arrangement: NodeArrangement?
  /// How stretches of its name look, where its source knows that.
  public var nameAppearance: [TextAppearanceRun] = []
  /// How stretches of the text that it is set to look, where its source knows that.
  public var valueAppearance: [TextAppearanceRun] = []
  /// The text in it, where it can be moved through or changed.
  public var text: NodeText?
  /// How large it is, when it is a table whose source says so.
  public var table: NodeTable?
  /// Where it stands in the table around it, when its source says so.
  public var cell: NodeCell?
  /// How changes inside are told by themselves.
  public var live: LiveRegion?
  /// Its place among others of its kind, where the source counts them.
  public var position: AccessibilitySeriesPosition?
  /// How deep it stands in a tree, counted from 1, or `nil` where it stands in none.
  public var nestingLevel: Int?
  /// The level of a heading from 1 to 6, or `nil`.
  public var headingLevel: Int?
  /// Traits that the platform itself gives in UIKit's words, besides those of its role and its states.
  public var traits: AccessibilityTraits
  /// Whether the platform says that it is an element in UIKit's sense; `nil` leaves that to the vocabulary.
  public var isElement: Bool?
  /// Where a file describes the node.
  package var source: SourcePlace?

  /// Creates a node of which no more is known than what it is and what it is called.
  public init(
    _ identity: NodeIdentity, role: String, name: String? = nil, value: NodeValue = NodeValue(),
    states: [String: String] = [:], place: NodePlace? = nil, children: [NodeIdentity] = []
  ) {
    self.identity = identity
    self.role = role
    self.name = name
    self.value = value
    self.states = states
    self.place = place
    self.children = .known(children)
    actions = []
    relations = []
    traits = .none
  }
}
