public import EarshotModel

/// What one screen puts on a navigation bar (`UINavigationItem`).
///
/// The item itself is the element that is said for the title, so a label set on it is what a reader
/// calls the screen.
open class NavigationItem: Responder, BarItemContainer {
  /// When the title stands in large letters below the buttons.
  public enum LargeTitleDisplayMode: String, Sendable, CaseIterable {
    /// As on the screen before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  private var storedTitle: String?
  /// The controller whose title stands in for a title that was not set.
  final weak var viewController: ViewController?
  /// The bar on which the item is shown.
  public internal(set) final weak var navigationBar: NavigationBar?

  /// The title: the item's own, or else the controller's.
  open var title: String? {
    get { storedTitle ?? viewController?.title }
    set { storedTitle = newValue }
  }

  /// A line of text above everything else.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: View? { didSet { barItemsDidChange() } }
  /// The items at the leading end, from there on.
  open var leftBarButtonItems: [BarButtonItem]? {
    didSet { adopt(leftBarButtonItems, insteadOf: oldValue) }
  }
  /// The items at the trailing end, from there on.
  open var rightBarButtonItems: [BarButtonItem]? {
    didSet { adopt(rightBarButtonItems, insteadOf: oldValue) }
  }
  /// The item whose title the next screen's back button shows.
  open var backBarButtonItem: BarButtonItem?
  /// The title of the button that leads back to this screen.
  open var backButtonTitle: String?
  /// Whether this screen shows no button back.
  open var hidesBackButton = false
  /// Whether items at the leading end stand beside the button back rather than in its place.
  open var leftItemsSupplementBackButton = false
  /// A search of the screen, whose bar stands below the title.
  open var searchController: SearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.itemOfBar === self { oldValue?.itemOfBar = nil }
      searchController?.itemOfBar = self
      searchDidChange()
    }
  }
  /// Whether the bar of the search gives way while the content is scrolled; it comes back where the
  /// content stands at its top (Decisions, "The bar of a search gives way").
  open var hidesSearchBarWhenScrolling = true { didSet { searchDidChange() } }
  /// Whether the content of the screen is scrolled away from its top.
  final var isContentScrolled = false {
    didSet { if isContentScrolled != oldValue { searchDidChange() } }
  }
  /// When the title stands in large letters.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The button that leads back from this screen.
  public private(set) final lazy var backButton = BackButton(navigationItem: self)
  /// The line of text above everything else, as an element.
  private(set) final lazy var promptElement = Prompt(navigationItem: self)

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The first item at the leading end.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing end.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func adopt(_ items: [BarButtonItem]?, insteadOf old: [BarButtonItem]?) {
    for item in old ?? [] where item.container === self { item.container = nil }
    for item in items ?? [] { item.container = self }
    barItemsDidChange()
  }

  /// Whether the title stands in large letters on a bar that prefers them.
  final var showsLargeTitle: Bool { largeTitleDisplayMode != .never && titleView == nil }

  /// The bar of the search as long as it is shown: a search that goes on keeps it.
  final var shownSearchBar: SearchBar? {
    guard let searchController else { return nil }
    let givesWay =
      hidesSearchBarWhenScrolling && isContentScrolled && !searchController.isActive
    return givesWay ? nil : searchController.searchBar
  }

  /// Whether the search has the whole bar.
  final var showsSearchAlone: Bool {
    guard let searchController else { return false }
    return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
  }

  /// Has the bar make room for its search as it is at present.
  final func searchDidChange() {
    navigationBar?.searchDidChange()
  }

  final var barView: View? { navigationBar }

  final func frame(of item: BarItem) -> Rect {
    (item as? BarButtonItem).flatMap { navigationBar?.layout.frame(of: $0) } ?? .zero
  }

  final func barItemsDidChange() {
    navigationBar?.contentsDidChange()
  }

  open override var next: Responder? { navigationBar }

  open override var defaultIsAccessibilityElement: Bool { !(accessibilityLabel ?? "").isEmpty }

  open override var defaultAccessibilityLabel: String? { title }

  open override var defaultAccessibilityTraits: AccessibilityTraits { .header }

  open override var defaultAccessibilityFrame: Rect {
    guard let bar = navigationBar else { return .zero }
    return bar.accessibilityConvertToScreen(bar.layout.title)
  }
}
