public import EarshotModel

/// One tab of a tab bar (`UITabBarItem`).
open class TabBarItem: BarItem {
  /// What the tab means, when it is one of the system's (`UITabBarItem.SystemItem`).
  public enum SystemItem: String, Sendable, CaseIterable {
    /// What does not fit.
    case more
    /// Favourites.
    case favorites
    /// Featured things.
    case featured
    /// What is rated best.
    case topRated
    /// Recent things.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// What was seen most recently.
    case mostRecent
    /// What is seen most.
    case mostViewed
  }

  /// What the tab means, when it is one of the system's.
  public final var systemItem: SystemItem?
  /// The picture while the tab is chosen.
  open var selectedImage: Image?
  /// A short text in a red circle, often a count.
  open var badgeValue: String?
  /// The controller whose title stands in for a title that was not set.
  final weak var viewController: ViewController?

  /// Creates a tab with a title and a picture.
  public convenience init(title: String?, image: Image? = nil, tag: Int = 0) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a meaning of the system's.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int = 0) {
    self.init()
    systemItem = item
    self.tag = tag
  }

  /// Whether the tab is the chosen one.
  public final var isSelected: Bool { (container as? TabBar)?.selectedItem === self }

  /// Chooses the tab, as a touch does.
  open override func accessibilityActivate() -> Bool {
    super.accessibilityActivate() || (container as? TabBar)?.select(self) ?? false
  }

  open override var defaultAccessibilityLabel: String? {
    if let title, !title.isEmpty { return title }
    if let systemItem { return systemTexts[systemItem.text] }
    // A stack that has the tab of its first screen may have a title all the same, which is the tab's then.
    if let stack = viewController?.parent as? NavigationController, stack.storedTabBarItem === self,
      let title = stack.title, !title.isEmpty
    {
      return title
    }
    if let title = viewController?.title, !title.isEmpty { return title }
    return super.defaultAccessibilityLabel
  }

  /// The badge: a number counts items, any other text stands for itself.
  open override var defaultAccessibilityValue: String? {
    guard let badgeValue, !badgeValue.isEmpty else { return nil }
    guard let count = Int(badgeValue) else { return badgeValue }
    return systemTexts.format(.items, count)
  }

  /// A tab, selected or not; UIKit does not report that one is disabled (vector `uitabbar-3`).
  open override var defaultAccessibilityTraits: AccessibilityTraits {
    isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
  }
}

extension TabBarItem.SystemItem {
  /// What the tab is called.
  var text: SystemText {
    switch self {
    case .more: .more
    case .favorites: .favorites
    case .featured: .featured
    case .topRated: .topRated
    case .recents: .recents
    case .contacts: .contacts
    case .history: .history
    case .bookmarks: .bookmarks
    case .search: .search
    case .downloads: .downloads
    case .mostRecent: .mostRecent
    case .mostViewed: .mostViewed
    }
  }
}
