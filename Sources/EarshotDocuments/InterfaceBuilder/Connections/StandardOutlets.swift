import EarshotInterface

/// The outlets that UIKit's own classes have.
enum StandardOutlets {
  /// What became of an outlet.
  enum Outcome {
    case connected
    /// The object does not fit; holds what would.
    case refused(expected: String)
    /// The class has no such outlet.
    case unknown
  }

  /// Connects an outlet of one of our classes.
  static func connect(_ key: String, of owner: AnyObject, to object: AnyObject) -> Outcome {
    switch (key, owner) {
    case ("gestureRecognizers", let view as View):
      guard let recognizer = object as? GestureRecognizer else {
        return .refused(expected: "GestureRecognizer")
      }
      view.addGestureRecognizer(recognizer)
      return .connected
    case ("delegate", _): return connectDelegate(of: owner, to: object)
    case ("dataSource", _): return connectDataSource(of: owner, to: object)
    case ("rightBarButtonItem", let item as NavigationItem):
      guard let button = object as? BarButtonItem else {
        return .refused(expected: "BarButtonItem")
      }
      item.rightBarButtonItems = [button]
      return .connected
    case ("leftBarButtonItem", let item as NavigationItem):
      guard let button = object as? BarButtonItem else {
        return .refused(expected: "BarButtonItem")
      }
      item.leftBarButtonItems = [button]
      return .connected
    default: return settled.contains(key) ? .connected : .unknown
    }
  }

  /// Outlets that the tree itself already says, or that have nothing to do with a listener.
  private static let settled: Set = [
    "view", "tableView", "collectionView", "backgroundView", "selectedBackgroundView",
    "selectedItem", "dragDelegate", "dropDelegate", "prefetchDataSource", "textLabel",
    "detailTextLabel", "imageView", "accessoryView", "editingAccessoryView", "inputView",
    "inputAccessoryView", "searchDisplayController", "searchContentsController",
    "searchResultsDataSource", "searchResultsDelegate", "searchBar", "layout",
    "collectionViewLayout", "nextFocusedView", "preferredFocusedView", "navigationItem",
    "tabBarItem",
    "window", "rootViewController", "navigationBar", "tabBar", "contentView", "scrollView",
  ]

  private static func connectDelegate(of owner: AnyObject, to object: AnyObject) -> Outcome {
    switch owner {
    case let owner as TableView:
      // A table screen decides about its own static rows itself.
      if object is TableViewController, !(object is any TableViewDelegate) { return .connected }
      return set(object, "TableViewDelegate") { owner.tableDelegate = $0 }
    case let owner as CollectionView:
      if object is CollectionViewController, !(object is any CollectionViewDelegate) {
        return .connected
      }
      return set(object, "CollectionViewDelegate") { owner.collectionDelegate = $0 }
    case let owner as TextView: return set(object, "TextViewDelegate") { owner.textDelegate = $0 }
    case let owner as TextField: return set(object, "TextFieldDelegate") { owner.delegate = $0 }
    case let owner as SearchBar: return set(object, "SearchBarDelegate") { owner.delegate = $0 }
    case let owner as TabBar: return set(object, "TabBarDelegate") { owner.delegate = $0 }
    case let owner as GestureRecognizer:
      return set(object, "GestureRecognizerDelegate") { owner.delegate = $0 }
    case let owner as NavigationController:
      return set(object, "NavigationControllerDelegate") { owner.delegate = $0 }
    case let owner as TabBarController:
      return set(object, "TabBarControllerDelegate") { owner.delegate = $0 }
    case is View, is ViewController:
      // The rest have delegates in UIKit that nothing here would call.
      return .connected
    default: return .unknown
    }
  }

  private static func connectDataSource(of owner: AnyObject, to object: AnyObject) -> Outcome {
    switch owner {
    case let owner as TableView:
      if object is TableViewController, !(object is any TableViewDataSource) { return .connected }
      return set(object, "TableViewDataSource") { owner.dataSource = $0 }
    case let owner as CollectionView:
      if object is CollectionViewController, !(object is any CollectionViewDataSource) {
        return .connected
      }
      return set(object, "CollectionViewDataSource") { owner.dataSource = $0 }
    case let owner as PageViewController:
      return set(object, "PageViewControllerDataSource") { owner.dataSource = $0 }
    case is View: return .connected
    default: return .unknown
    }
  }

  private static func set<Delegate>(
    _ object: AnyObject, _ expected: String, _ set: (Delegate) -> Void
  ) -> Outcome {
    guard let delegate = object as? Delegate else { return .refused(expected: expected) }
    set(delegate)
    return .connected
  }
}
