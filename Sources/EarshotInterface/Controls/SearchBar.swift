public import EarshotModel

/// A field for what to look for, and what belongs to it (`UISearchBar`).
open class SearchBar: View {
  /// The field inside the bar.
  public final let searchTextField: SearchTextField
  /// The button that ends the search.
  public final let cancelButton: Button
  /// The choice of where to search.
  public final let scopeBar: SegmentedControl

  /// The search that the bar belongs to.
  final weak var searchController: SearchController?

  /// Follows the search.
  public final weak var delegate: (any SearchBarDelegate)?
  private lazy var events = SearchBarEvents(self)

  /// Whether the button that ends the search is shown.
  open var showsCancelButton = false { didSet { arrange() } }
  /// Whether the choice of where to search is shown.
  open var showsScopeBar = false { didSet { arrange() } }

  /// The typed text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What stands in the field while nothing is typed.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The names of the places to search.
  open var scopeButtonTitles: [String] {
    get { scopeBar.segments.map { $0.title ?? "" } }
    set {
      scopeBar.removeAllSegments()
      for (index, title) in newValue.enumerated() {
        scopeBar.insertSegment(withTitle: title, at: index)
      }
      scopeBar.selectedSegmentIndex = newValue.isEmpty ? nil : 0
    }
  }

  /// Creates a search bar at a place in its future superview, in points.
  public override init(frame: Rect) {
    searchTextField = SearchTextField(frame: .zero)
    cancelButton = CancelButton(frame: .zero)
    scopeBar = SegmentedControl(frame: .zero)
    super.init(frame: frame)
    searchTextField.searchBar = self
    _ = events
    addSubview(searchTextField)
    addSubview(cancelButton)
    addSubview(scopeBar)
    arrange()
  }

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: scopeButtonTitles.isEmpty ? 56 : 100)
  }

  /// How high the bar stands on a navigation bar or over a searched view, in points.
  final var heightInBar: Double {
    BarHeight.search + (showsScopeBar ? BarHeight.scopes : 0)
  }

  /// Ends the search that the bar belongs to, if one goes on.
  open override func accessibilityPerformEscape() -> Bool {
    super.accessibilityPerformEscape()
      || searchController?.storedPresentation?.dismissForUser() ?? false
  }

  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    arrange()
  }

  /// Places what is on the bar, which turns with the direction of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func arrange() {
    let margin = 8.0
    let height = showsScopeBar ? bounds.height / 2 : bounds.height
    let button = showsCancelButton ? min(60, bounds.width / 3) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = max(0, height - 2 * margin)
    searchTextField.frame = Rect(
      x: margin + (isMirrored ? button : 0), y: min(margin, height / 2),
      width: max(0, bounds.width - 2 * margin - button), height: inner)
    cancelButton.frame = Rect(
      x: isMirrored ? margin : bounds.width - margin - button, y: searchTextField.frame.minY,
      width: button, height: inner)
    cancelButton.isHidden = !showsCancelButton
    scopeBar.frame = Rect(
      x: margin, y: height, width: max(0, bounds.width - 2 * margin),
      height: max(0, bounds.height - height - margin))
    scopeBar.isHidden = !showsScopeBar
  }

  override var accessibilityArrangement: AccessibilityTraversal.Arrangement { .inOrder }

  /// The field, the buttons beside it, the places to search.
  override var accessibilityChildren: [Responder] {
    subviews.filter { $0 !== scopeBar } + subviews.filter { $0 === scopeBar }
  }

  private final class CancelButton: Button {
    override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.cancel] }
  }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    searchTextField.encodeRestorableState(with: coder)
    scopeBar.encodeRestorableState(with: coder)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    searchTextField.decodeRestorableState(with: coder)
    scopeBar.decodeRestorableState(with: coder)
  }
}
