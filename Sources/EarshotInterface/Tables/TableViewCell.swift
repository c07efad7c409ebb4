public import EarshotModel

/// One row of a table (`UITableViewCell`).
///
/// A row that holds only text is one element, whose label is all of that text. In a row that holds
/// a control each part is an element of its own, so that all can be reached (Decisions, "Rows of a
/// table").
open class TableViewCell: View {
  /// How the standard labels are placed (`UITableViewCell.CellStyle`).
  public enum CellStyle: String, Sendable, CaseIterable {
    /// A picture and a text.
    case `default`
    /// A text, and a second one at the trailing end.
    case value1
    /// A small text at the leading end, and a second one beside it.
    case value2
    /// A text, and a second one below.
    case subtitle
  }

  /// What stands at the trailing end (`UITableViewCell.AccessoryType`).
  public enum AccessoryType: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// An arrow that promises more; says nothing.
    case disclosureIndicator
    /// A button that shows details, and an arrow.
    case detailDisclosureButton
    /// A mark; the row is said to be selected.
    case checkmark
    /// A button that shows details.
    case detailButton
  }

  /// The view that holds everything but what stands at the trailing end.
  public final let contentView: View
  /// The name by which a table finds cells of this kind.
  open var reuseIdentifier: String?
  /// How the standard labels are placed.
  public final var style = CellStyle.default
  /// The main text.
  open var textLabel: Label? { didSet { adopt(textLabel, insteadOf: oldValue) } }
  /// The second text.
  open var detailTextLabel: Label? {
    didSet { adopt(detailTextLabel, insteadOf: oldValue) }
  }
  /// The picture.
  open var imageView: ImageView? { didSet { adopt(imageView, insteadOf: oldValue) } }
  /// What stands at the trailing end.
  open var accessoryType = AccessoryType.none { didSet { arrange() } }
  /// A view of the app's own at the trailing end.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      arrange()
    }
  }
  /// Whether the row is chosen.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedIsSelected = false
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsHighlighted = false
  /// How far the content is moved in, in levels.
  open var indentationLevel = 0

  /// The button that shows details, when ``accessoryType`` asks for one.
  public private(set) final lazy var detailButton = CellDetailButton(accessibilityContainer: self)
  /// The text of the row as one element, beside the button that shows details.
  private(set) final lazy var contentElement = CellContentElement(accessibilityContainer: self)
  private(set) final lazy var contentGroup = CellContentGroup(cell: self)

  /// What a storyboard leads to when the row is chosen.
  package final var onSelection: (() -> Void)?
  /// What a storyboard leads to when the details of the row are asked for.
  package final var onAccessory: (() -> Void)?

  /// Where the row stands in its table, as long as the table keeps it.
  final var placeWhenShown: IndexPath?
  /// The name under which a table has made the row, which can use it again.
  final var dequeuedName: String?

  /// Whether the standard labels are placed here, as a file or an app has not placed them.
  final var placesStandardContent = false
  /// Whether a file has drawn the content, from left to right.
  package final var isDrawn = false
  /// The direction that the content was placed for.
  final var placedDirection = LayoutDirection.leftToRight

  /// Creates a row without standard labels, at a place in its table, in points.
  public override init(frame: Rect) {
    contentView = View(frame: Rect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a row with the labels of a style.
  public init(style: CellStyle, reuseIdentifier: String? = nil) {
    let frame = Rect(x: 0, y: 0, width: 320, height: 44)
    contentView = View(frame: frame)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    self.style = style
    placesStandardContent = true
    textLabel = Label()
    if style != .default { detailTextLabel = Label() }
    if style != .value2 { imageView = ImageView() }
    // Swift calls no observers inside an initializer.
    for view in [textLabel, detailTextLabel, imageView] as [View?] {
      adopt(view, insteadOf: nil)
    }
    arrange()
  }

  /// Chooses the row, or no longer; an override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
  }

  /// Shows that a finger is on the row, or no longer; an override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
  }

  /// Forgets what belongs to the row for which the cell was used before; an override calls `super`.
  ///
  /// Called before a cell that has gone far out of sight is used for another row.
  open func prepareForReuse() {}

  private func adopt(_ view: View?, insteadOf old: View?) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    if let view, !view.isDescendant(of: self) { contentView.addSubview(view) }
  }

  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    arrange()
  }

  /// Places the content anew where the direction has changed; an override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if effectiveUserInterfaceLayoutDirection != placedDirection { arrange() }
  }

  // MARK: Touches

  /// The table that shows the row.
  public final var tableView: TableView? {
    var candidate = superview
    while let view = candidate {
      if let table = view as? TableView { return table }
      candidate = view.superview
    }
    return nil
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let tableView, tableView.allowsSelection || showsDetailButton else {
      return super.touchesBegan(touches, with: event)
    }
    isHighlighted = tableView.allowsSelection
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !isHighlighted { super.touchesMoved(touches, with: event) }
  }

  /// A touch chooses the row, or shows its details when it lies on the button for them.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = false
    guard let tableView, let place = touches.first?.location(in: self),
      point(inside: place, with: event)
    else { return super.touchesEnded(touches, with: event) }
    if showsDetailButton, CellDetailButton.place(in: self).contains(place) {
      tableView.chooseAccessory(of: self)
    } else if !tableView.choose(self) {
      super.touchesEnded(touches, with: event)
    }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = false
    super.touchesCancelled(touches, with: event)
  }

  /// The menu that the delegate of the table has for the row.
  override func contextMenu(at point: Point) -> ContextMenuConfiguration? {
    guard let tableView, let place = tableView.indexPath(for: self) else {
      return super.contextMenu(at: point)
    }
    return super.contextMenu(at: point)
      ?? tableView.tableDelegate?.tableView(
        tableView, contextMenuConfigurationForRowAt: place,
        point: tableView.convert(point, from: nil))
  }

  // MARK: Accessibility

  open override var defaultIsAccessibilityElement: Bool {
    !showsDetailButton && !partsAreInteractive && (hasTextOrLeadsOn || accessoryToggle != nil)
  }

  /// All the text inside, in reading order.
  open override var defaultAccessibilityLabel: String? {
    let text = CombinedText(of: contentViews, and: accessoryView, in: contentView)
    return text.text ?? accessoryToggle?.accessibilityLabel
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    let own: AccessibilityTraits = isMarkedCell ? .selected : .none
    return own.union(accessoryToggle?.accessibilityTraits ?? .none)
  }

  open override var defaultAccessibilityValue: String? { accessoryToggle?.accessibilityValue }

  open override var defaultAccessibilityHint: String? { accessoryToggle?.accessibilityHint }

  /// The middle of the row, or of the switch that the row is.
  open override var defaultAccessibilityActivationPoint: Point {
    accessoryToggle?.accessibilityActivationPoint ?? super.defaultAccessibilityActivationPoint
  }

  /// Does what the switch does that the row is; a row without one is chosen by a touch.
  open override func accessibilityActivate() -> Bool {
    super.accessibilityActivate() || accessoryToggle?.accessibilityActivate() ?? false
  }

  /// What an app has set, and what can be done with the row by swiping and editing.
  open override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions
      guard let actions = tableView?.rowActions(of: self), !actions.isEmpty else { return own }
      return (own ?? []) + actions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  override var cellContent: View? { contentView }
  override var isMarkedCell: Bool { isSelected || accessoryType == .checkmark }

  /// All of a row that is walked is read before the next row.
  open override var defaultShouldGroupAccessibilityChildren: Bool { true }

  /// What stands at the trailing end is read last, wherever that is.
  override var accessibilityArrangement: AccessibilityTraversal.Arrangement {
    hasAccessory ? .inOrder : .byPlace
  }

  override var accessibilityChildren: [Responder] {
    let content = contentParts
    let accessories = accessoryParts
    return (content.count > 1 && !accessories.isEmpty ? [contentGroup] : content) + accessories
  }
}
