public import EarshotModel

/// What stands above or below the rows of a section (`UITableViewHeaderFooterView`).
open class TableViewHeaderFooterView: View {
  /// The view that holds everything.
  public final let contentView: View
  /// The main text.
  public final let textLabel: Label
  /// The name by which a table finds views of this kind.
  open var reuseIdentifier: String?
  /// Whether the view stands above its rows rather than below.
  final var isHeader = true

  /// Creates a view at a place in its table, in points.
  public override convenience init(frame: Rect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view that a table can find by name.
  public init(reuseIdentifier: String?) {
    contentView = View()
    textLabel = Label()
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    contentView.addSubview(textLabel)
  }

  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    contentView.frame = Rect(origin: .zero, size: bounds.size)
    textLabel.frame = contentView.bounds.inset(
      by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  /// The cursor visits everything inside before it goes on.
  open override var defaultShouldGroupAccessibilityChildren: Bool { true }

  open override var defaultIsAccessibilityElement: Bool {
    !(accessibilityLabel ?? "").isEmpty && !contentView.holdsInteractiveElement
  }

  /// All the text inside, in reading order.
  open override var defaultAccessibilityLabel: String? {
    CombinedText(of: contentView).text
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    isHeader ? [.header, .staticText] : .staticText
  }
}
