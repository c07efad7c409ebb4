import EarshotFiles
public import EarshotInterface
public import EarshotModel

/// An element of a screen document: a view whose properties are those in the file.
public class DocumentElement: View {
  /// The name by which the file refers to the element.
  public let id: String?
  /// The line of the file on which the element begins, counted from 1.
  public var line: Int { place.line }
  /// The column on which it begins, counted from 1 in Unicode scalars.
  public var column: Int { place.column }
  /// The frame as the file gives it, in screen points, as if nothing around had been scrolled.
  public internal(set) final var documentFrame: Rect {
    get { frameOfDocument }
    set { frameOfDocument = newValue }
  }
  /// Whether the file gives the frame.
  final var hasGivenFrame = false
  /// Whether what is inside is read in its order, whatever its places.
  final var readsInOrder = false
  /// Whether a list led back to the element, and was cut there.
  package internal(set) final var hasCircularList = false
  /// The identifier as the file gives it.
  private(set) final var explicitIdentifier: String?

  /// Private, so that it is read without the check for overlapping access with every look at the screen.
  private var frameOfDocument = Rect.zero
  private let place: SourcePlace
  /// What few elements have; a screen of another tool may hold hundreds of thousands of them.
  private(set) final var rare: DocumentRareProperties?

  final var madeRare: DocumentRareProperties {
    if let rare { return rare }
    let made = DocumentRareProperties()
    rare = made
    return made
  }

  init(id: String?, at place: SourcePlace) {
    self.id = id
    self.place = place
    super.init(frame: .zero)
  }

  /// What the file calls the element, unless it gives an identifier besides.
  public override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? id }
    set {
      explicitIdentifier = newValue
      super.accessibilityIdentifier = newValue
    }
  }

  /// The place that the file gives, or that of the value among those that it steps through.
  public override var accessibilitySeriesPosition: AccessibilitySeriesPosition? {
    guard position != nil, !adjustableValues.isEmpty else { return position }
    return adjustableValues.firstIndex { $0 == accessibilityValue }.map {
      AccessibilitySeriesPosition(index: $0 + 1, count: adjustableValues.count)
    }
  }

  /// How deep it stands in a tree, as the file says from which it was imported.
  public override var accessibilityNestingLevel: Int? { nestingLevel }

  /// Whether the element has something to say and nothing inside.
  public override var defaultIsAccessibilityElement: Bool {
    Self.isElement(
      isLeaf: !hasSubviews && accessibilityElements == nil,
      speaks: hasExplicitAccessibilityLabel || hasExplicitAccessibilityValue
        || accessibilityHint != nil,
      traits: accessibilityTraits)
  }

  /// The rule of screen documents for an element without `isElement`.
  ///
  /// The word `tabBar` describes what is inside, so it makes no element.
  static func isElement(isLeaf: Bool, speaks: Bool, traits: AccessibilityTraits) -> Bool {
    isLeaf && (speaks || !traits.subtracting(.tabBar).isEmpty)
  }

  /// The frame of the file, scrolled to where it rests, as long as nothing has moved.
  ///
  /// Adding up nested frames would give the same but for rounding, and rounding alone can split a
  /// row of the reading order.
  public override var defaultAccessibilityFrame: Rect {
    let computed = super.defaultAccessibilityFrame
    let frame = frameAtRest
    let moved = max(
      abs(computed.origin.x - frame.origin.x), abs(computed.origin.y - frame.origin.y))
    return computed.size == frame.size && moved < 0.001 ? frame : computed
  }

  /// Where the file puts the element on the screen, as long as nothing has moved.
  final var frameAtRest: Rect {
    documentFrame.offset(x: -scrolledAtRest.x, y: -scrolledAtRest.y)
  }

  /// Where the file says that touches go, as long as nothing has moved.
  final var activationPointAtRest: Point? {
    documentActivationPoint?.offset(x: -scrolledAtRest.x, y: -scrolledAtRest.y)
  }

  /// What was set later counts before what the file says.
  public override var accessibilityActivationPoint: Point {
    get {
      let point = super.accessibilityActivationPoint
      guard let activationPointAtRest, point == defaultAccessibilityActivationPoint else {
        return point
      }
      return activationPointAtRest
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  public override var accessibilityAttributedLabel: AttributedText? {
    get {
      guard let headingLevel, let label = accessibilityLabel else {
        return super.accessibilityAttributedLabel
      }
      var attributes = SpeechAttributes()
      attributes.headingLevel = headingLevel
      return AttributedText(label, attributes: attributes)
    }
    set { super.accessibilityAttributedLabel = newValue }
  }

  /// How the file says that the text is drawn.
  public override var defaultAccessibilityTextAppearance: TextAppearance? {
    text.map { TextAppearance($0) }
  }

  public override var accessibilityTraversal: AccessibilityTraversal {
    var traversal = super.accessibilityTraversal
    if readsInOrder { traversal.arrangement = .inOrder }
    if let scroll {
      traversal.scrollRegion = accessibilityFrame
      traversal.scrollOffset = bounds.origin.offset(x: -scroll.offset.x, y: -scroll.offset.y)
      traversal.arrangement = .together
    }
    return traversal
  }

  // MARK: What it does

  /// Whether the element stands for a control that is disabled; it then does nothing.
  private var isDimmed: Bool { accessibilityTraits.contains(.notEnabled) }

  public override func accessibilityActivate() -> Bool {
    !isDimmed && super.accessibilityActivate()
  }

  public override func accessibilityPerformEscape() -> Bool {
    !isDimmed && super.accessibilityPerformEscape()
  }

  public override func accessibilityPerformMagicTap() -> Bool {
    !isDimmed && super.accessibilityPerformMagicTap()
  }

  /// Turns the page when the file gives a number of pages, and tells which one is shown.
  public override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    !isDimmed && (super.accessibilityScroll(direction) || turnPage(direction))
  }

  public override func accessibilityIncrement() {
    if isDimmed {
      reachedDefaultAction = true
    } else if adjustableValues.isEmpty {
      super.accessibilityIncrement()
    } else {
      step(by: 1, then: accessibilityBlocks?.increment)
    }
  }

  public override func accessibilityDecrement() {
    if isDimmed {
      reachedDefaultAction = true
    } else if adjustableValues.isEmpty {
      super.accessibilityDecrement()
    } else {
      step(by: -1, then: accessibilityBlocks?.decrement)
    }
  }

  /// Keeps gestures, of the element and of those around it, from being recognised from a touch on a
  /// dimmed element.
  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    !isDimmed && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Goes on to the next value; one that is not in the list leads to the first or the last.
  ///
  /// What follows may leave the action to others, but the step was made all the same.
  private func step(by count: Int, then follow: (() -> Void)?) {
    let last = adjustableValues.count - 1
    let present = adjustableValues.firstIndex { $0 == accessibilityValue }
    let next = present.map { $0 + count } ?? (count > 0 ? 0 : last)
    accessibilityValue = adjustableValues[max(0, min(next, last))]
    follow?()
    reachedDefaultAction = false
  }
}
