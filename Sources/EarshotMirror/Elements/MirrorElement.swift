public import EarshotModel

/// A node of a tree that lives elsewhere, as a reader meets it.
///
/// The same node is the same element as long as its generation lasts. What it says is asked of the node when
/// it is spoken; an element keeps no words of its own.
public final class MirrorElement: Responder, AccessibilityPendingAction {
  /// Which node it is.
  public let identity: NodeIdentity
  /// The node as its source told it last; what is secret is masked in it.
  public internal(set) var node: MirrorNode
  /// What the vocabulary makes of the node.
  private(set) var meaning: NodeMeaning
  /// The frame to which it belongs.
  weak var frame: MirrorFrame?
  /// What it stands in: another element, or its frame.
  weak var container: Responder?
  /// The elements inside, in the order of the tree.
  var inside: [MirrorElement] = []
  /// The frames that are shown inside.
  var embedded: [MirrorFrame] = []
  /// Whether it has changed while more was to come in its region.
  var isHeldBack = false
  /// What has gone from its region while more was to come.
  var heldRemovals: [AttributedText] = []
  /// Whether what is inside has been asked for.
  var hasAskedInside = false
  /// What is known of its text; made when somebody looks at it.
  var textInput: MirrorTextInput?
  /// The places of the nodes inside, where these are only counted; made when somebody asks.
  var countedIndices: [NodeIdentity: Int]?
  /// What keeps the places of elements that are only counted.
  var placeholders: [Int: MirrorPlaceholder] = [:]
  /// The table that it is, as far as it has been looked at since something there changed last.
  var knownTable: MirrorTable?
  /// What is inside, as far as it has been looked at since something there changed last.
  var knownInside: ElementInside?

  init(_ node: MirrorNode, meaning: NodeMeaning) {
    identity = node.identity
    self.node = node
    self.meaning = meaning
  }

  /// Takes what the source says of the node now.
  func become(_ node: MirrorNode, meaning: NodeMeaning) {
    if node.children != self.node.children { (hasAskedInside, countedIndices) = (false, nil) }
    self.node = node
    self.meaning = meaning
  }

  public override var next: Responder? { container }

  // MARK: What it says

  public override var defaultIsAccessibilityElement: Bool {
    meaning.isElement(node, inside: insideFacts, words: words)
  }

  public override var defaultAccessibilityLabel: String? { words.label }

  public override var defaultAccessibilityHint: String? { words.hint }

  public override var defaultAccessibilityValue: String? {
    if meaning.value == nil, !meaning.isSecret, let text = textMemory?.text, !text.isEmpty {
      return text
    }
    return meaning.spokenValue(of: node)
  }

  public override var defaultAccessibilityTraits: AccessibilityTraits {
    isTextEdited ? meaning.traits.union(.isEditing) : meaning.traits
  }

  /// The words of a heading say its level.
  public override var accessibilityAttributedLabel: AttributedText? {
    get {
      guard let level = node.headingLevel, (1...6).contains(level), let label = accessibilityLabel
      else { return super.accessibilityAttributedLabel }
      var attributes = SpeechAttributes()
      attributes.headingLevel = level
      return AttributedText(label, attributes: attributes)
    }
    set { super.accessibilityAttributedLabel = newValue }
  }

  /// What is typed in is said as its stretches are to be spoken.
  public override var accessibilityAttributedValue: AttributedText? {
    get {
      guard let text = textMemory?.attributed, text.text == accessibilityValue else {
        return super.accessibilityAttributedValue
      }
      return text
    }
    set { super.accessibilityAttributedValue = newValue }
  }

  public override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? node.identifier }
    set { super.accessibilityIdentifier = newValue }
  }

  public override var accessibilityLanguage: String? {
    get { super.accessibilityLanguage ?? node.language }
    set { super.accessibilityLanguage = newValue }
  }

  public override var accessibilityURL: String? {
    get { super.accessibilityURL ?? node.url }
    set { super.accessibilityURL = newValue }
  }

  public override var accessibilityExpandedStatus: AccessibilityExpandedStatus {
    get { meaning.expandedStatus }
    set { super.accessibilityExpandedStatus = newValue }
  }

  public override var isAccessibilityRequired: Bool {
    get { meaning.isRequired }
    set { super.isAccessibilityRequired = newValue }
  }

  public override var accessibilityInvalidity: AccessibilityInvalidity {
    get { meaning.invalidity }
    set { super.accessibilityInvalidity = newValue }
  }

  public override var accessibilitySeriesPosition: AccessibilitySeriesPosition? {
    node.position ?? positionAmongCounted
  }

  public override var accessibilityNestingLevel: Int? { node.nestingLevel }

  public override var accessibilityLinkedElement: Responder? {
    get { targets(of: .leadsTo).first }
    set { super.accessibilityLinkedElement = newValue }
  }

  // MARK: Where it stands

  public override var defaultAccessibilityFrame: Rect { screenRect ?? .zero }

  // MARK: What it contains

  public override var accessibilityElementsHidden: Bool {
    get { meaning.isHidden }
    set { super.accessibilityElementsHidden = newValue }
  }

  public override var accessibilityViewIsModal: Bool {
    get { meaning.isModal }
    set { super.accessibilityViewIsModal = newValue }
  }

  public override var defaultAccessibilityContainerType: AccessibilityContainerType {
    meaning.container(of: node, inside: insideFacts)
  }

  public override var accessibilityHeaderElements: [Responder]? {
    get {
      let headers = targets(of: .headedBy)
      return headers.isEmpty ? super.accessibilityHeaderElements : headers
    }
    set { super.accessibilityHeaderElements = newValue }
  }

  public override var isPrunedFromAccessibility: Bool { meaning.isHidden }

  public override var accessibilityTraversal: AccessibilityTraversal {
    guard !meaning.isHidden else { return AccessibilityTraversal(isPruned: true) }
    // What is inside a field may be what was typed into it.
    guard !meaning.isSecret else { return AccessibilityTraversal() }
    if node.children == .notLoaded { askInside() }
    let scrolls = node.space.map { $0.clips } ?? false
    let awaited = placeholderInside.map { [$0] } ?? []
    return AccessibilityTraversal(
      children: inside + embedded + awaited,
      arrangement: meaning.arrangement == .tree ? .inOrder : scrolls ? .together : .byPlace,
      clips: scrolls, scrollRegion: scrolls ? screenRect : nil,
      scrollOffset: node.space?.scrolled ?? .zero)
  }

  /// The number of elements inside where these are only counted; `nil` where they are there.
  public override func accessibilityElementCount() -> Int? {
    super.accessibilityElementCount() ?? counted?.count
  }

  public override func accessibilityElement(at index: Int) -> Responder? {
    counted == nil ? super.accessibilityElement(at: index) : countedElement(at: index)
  }

  public override func index(ofAccessibilityElement element: Responder) -> Int? {
    counted == nil
      ? super.index(ofAccessibilityElement: element) : countedIndex(of: element)
  }

  public override func accessibilityElementDidBecomeFocused() { askNearby() }

  // MARK: Its text

  public override var accessibilityTextInput: (any AccessibilityTextInput)? { textMemory }

  public override var defaultAccessibilityTextAppearance: TextAppearance? {
    textMemory.map(\.appearance) ?? accessibilityTextAppearanceRuns.first?.appearance
  }

  public override var accessibilityTextAppearanceRuns: [TextAppearanceRun] {
    textMemory.map(\.appearances) ?? appearancesOfWords
  }

  public override var canBecomeFirstResponder: Bool { node.text?.isEditable ?? false }

  public override var isFirstResponder: Bool { isTextEdited }

  /// Asks for the focus of the platform, in which typed text goes to the element.
  @discardableResult
  public override func becomeFirstResponder() -> Bool { isTextEdited || ask(.focus) }

  // MARK: What can be pressed

  /// The innermost element at a point; what stands in front is asked first.
  public override func accessibilityHitTest(_ point: Point) -> Responder? {
    guard !meaning.isHidden else { return nil }
    let isInside = screenRect?.contains(point) ?? true
    if node.space?.clips ?? false, !isInside { return nil }
    if !meaning.isSecret {
      for child in (inside + embedded).reversed() {
        if let found = child.accessibilityHitTest(point) { return found }
      }
    }
    return isInside && screenRect != nil ? self : nil
  }

  // MARK: What it does

  /// Whether the source has not answered yet what was asked of the element, or of one around it.
  public var isAccessibilityActionPending: Bool {
    guard let isPending = frame?.tree?.isPending else { return false }
    return ResponderPath(from: self).contains { isPending(($0 as? MirrorElement)?.identity) }
  }

  /// Asks the source, which answers later: the search up the chain ends here.
  public override func accessibilityActivate() -> Bool {
    super.accessibilityActivate() || (takesActivation && ask(.activate(action: nil)))
  }

  public override func accessibilityIncrement() {
    if !meaning.traits.contains(.adjustable) || !ask(.increment) { super.accessibilityIncrement() }
  }

  public override func accessibilityDecrement() {
    if !meaning.traits.contains(.adjustable) || !ask(.decrement) { super.accessibilityDecrement() }
  }

  public override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    super.accessibilityScroll(direction)
      || (node.space?.clips ?? false && ask(.scroll(direction)))
  }

  /// Asks for an element that something around it cuts off to be brought into sight.
  @discardableResult
  public override func accessibilityScrollToVisible() -> Bool {
    isCutOff ? ask(.scrollToVisible) : super.accessibilityScrollToVisible()
  }

  public override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get {
      let offered = node.actions.compactMap { action in
        action.label.map { label in
          AccessibilityCustomAction(name: AttributedText(label)) { [weak self] _ in
            self?.ask(.activate(action: action.name)) ?? false
          }
        }
      }
      return offered.isEmpty ? super.accessibilityCustomActions : offered
    }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The elements that are something to this one and are there.
  func targets(of kind: NodeRelation.Kind) -> [MirrorElement] {
    node.relations.lazy.filter { $0.kind == kind }.flatMap(\.targets).compactMap {
      self.frame?.tree?.element($0)
    }
  }
}
