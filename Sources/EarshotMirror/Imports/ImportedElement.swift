package import EarshotFiles
package import EarshotModel

/// What a node of another tool's file is to a listener.
package struct ImportedElement {
  /// What it is called.
  package var label: String?
  /// What it is set to.
  package var value: String?
  /// What more is said of it.
  package var hint: String?
  /// Its traits.
  package var traits: AccessibilityTraits
  /// Whether the cursor stops at it.
  package var isElement: Bool
  /// Whether it is left out, with everything inside.
  package var isHidden: Bool
  /// Whether what stands beside it cannot be reached.
  package var isModal: Bool
  /// Whether what is inside is read in the order of the file, whatever its places.
  package var readsInOrder: Bool
  /// What the elements inside have in common.
  package var container: AccessibilityContainerType
  /// Whether it is a cell of the data table around it.
  package var isCell = false
  /// What it holds as a data table, of what was made of its cells; `nil` where it is none.
  package var table: TableLayout<Responder>?
  /// Whether it shows or hides more.
  package var expandedStatus: AccessibilityExpandedStatus
  /// Whether something has to be entered or chosen.
  package var isRequired: Bool
  /// What is wrong with what is entered.
  package var invalidity: AccessibilityInvalidity
  /// Its name for tests and tools; never spoken.
  package var identifier: String?
  /// The language of its words, as a BCP 47 tag.
  package var language: String?
  /// Where it leads, when it is a link.
  package var url: String?
  /// The level of a heading from 1 to 6.
  package var headingLevel: Int?
  /// How deep it stands in a tree, counted from 1.
  package var nestingLevel: Int?
  /// Its place among others of its kind.
  package var position: AccessibilitySeriesPosition?
  /// The names of what it can be asked to do besides being used.
  package var actions: [String]
  /// Where it stands on the screen, in points; `nil` where that is not told.
  package var frame: Rect?
  /// Where the file describes it.
  package var source: SourcePlace?

  init(_ node: borrowing MirrorNode, meaning: NodeMeaning, inside: ElementInside) {
    let words = meaning.words(of: node, inside: inside)
    label = words.label
    hint = words.hint
    value = meaning.spokenValue(of: node)
    traits = meaning.traits
    isElement = meaning.isElement(node, inside: inside, words: words)
    isHidden = meaning.isHidden
    isModal = meaning.isModal
    readsInOrder = meaning.arrangement == .tree
    let container = meaning.container(of: node, inside: inside)
    // Files have a group for every view; one without a name has nothing to be called by.
    self.container = container == .semanticGroup && label == nil ? .none : container
    expandedStatus = meaning.expandedStatus
    isRequired = meaning.isRequired
    invalidity = meaning.invalidity
    identifier = node.identifier
    language = node.language
    url = node.url
    headingLevel = node.headingLevel.flatMap { (1...6).contains($0) ? $0 : nil }
    nestingLevel = node.nestingLevel.flatMap { $0 > 0 ? $0 : nil }
    position = node.position
    actions = node.actions.compactMap(\.label)
    frame = node.place?.rect
    source = node.source
  }
}
