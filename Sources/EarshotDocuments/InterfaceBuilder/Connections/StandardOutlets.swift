import EarshotInterface

/// The outlets that UIKit's own classes have.
enum StandardOutlets {
  /// What became of an outlet.
  enum Outcome {
    case connected
    /// The object does not fit; holds what would.
    case refused(expected: String)
    /// UIKit's class has such an outlet; nothing here follows it.
    case ignored
    /// The class has no such outlet.
    case unknown
  }

  /// Connects an outlet of one of our classes.
  static func connect(_ key: String, of owner: AnyObject, to object: AnyObject) -> Outcome {
    switch (key, owner) {
    case ("delegate", _): return connectDelegate(of: owner, to: object)
    case ("dataSource", _): return connectDataSource(of: owner, to: object)
    case ("gestureRecognizers", let view as View):
      return set(object, "GestureRecognizer") { view.addGestureRecognizer($0) }
    case ("rightBarButtonItem", let item as NavigationItem):
      return set(object, "BarButtonItem") { item.rightBarButtonItems = [$0] }
    case ("leftBarButtonItem", let item as NavigationItem):
      return set(object, "BarButtonItem") { item.leftBarButtonItems = [$0] }
    case ("accessoryView", let cell as TableViewCell):
      return set(object, "View") { cell.accessoryView = $0 }
    default: break
    }
    if isHeld(object, by: owner, as: key) { return .connected }
    return ignored.contains { $0.keys.contains(key) && $0.applies(owner) } ? .ignored : .unknown
  }

  /// Whether the owner has the object under this name without an outlet, because the file puts it
  /// there or says so in another way.
  private static func isHeld(_ object: AnyObject, by owner: AnyObject, as key: String) -> Bool {
    switch (key, owner) {
    case ("view", is ViewController), ("tableView", is TableViewController),
      ("collectionView", is CollectionViewController):
      object is View
    case ("navigationItem", is ViewController): object is NavigationItem
    case ("tabBarItem", is ViewController): object is TabBarItem
    case ("navigationBar", let stack as NavigationController): object === stack.navigationBar
    case ("toolbar", let stack as NavigationController): object === stack.toolbar
    case ("tabBar", let tabs as TabBarController): object === tabs.tabBar
    case ("selectedItem", let bar as TabBar): object === bar.selectedItem
    case ("contentView", let cell as TableViewCell): object === cell.contentView
    case ("contentView", let cell as CollectionViewCell): object === cell.contentView
    case ("textLabel", let cell as TableViewCell): object === cell.textLabel
    case ("detailTextLabel", let cell as TableViewCell): object === cell.detailTextLabel
    case ("imageView", let cell as TableViewCell): object === cell.imageView
    default: false
    }
  }

  /// Outlets of UIKit's classes that have nothing to do with a listener, or that the classes here do
  /// not have.
  private static let ignored: [(keys: Set<String>, applies: @Sendable (AnyObject) -> Bool)] = [
    (
      ["backgroundView", "dragDelegate", "dropDelegate", "prefetchDataSource"],
      { $0 is TableView || $0 is CollectionView }
    ),
    (
      ["backgroundView", "selectedBackgroundView", "editingAccessoryView"],
      { $0 is TableViewCell || $0 is CollectionViewCell }
    ),
    (["collectionViewLayout"], { $0 is CollectionView }),
    (
      ["inputView", "inputAccessoryView"],
      { $0 is TextField || $0 is TextView || $0 is SearchBar }
    ),
    (["searchDisplayController", "preferredFocusedView"], { $0 is ViewController }),
    (["preferredFocusedView", "rootViewController"], { $0 is View }),
  ]

  private static func connectDelegate(of owner: AnyObject, to object: AnyObject) -> Outcome {
    switch owner {
    case let owner as TableView:
      return set(object, "TableViewDelegate") { (delegate: any TableViewDelegate) in
        owner.delegate = delegate
      }
    case let owner as CollectionView:
      return set(object, "CollectionViewDelegate") { (delegate: any CollectionViewDelegate) in
        owner.delegate = delegate
      }
    case let owner as TextView:
      return set(object, "TextViewDelegate") { (delegate: any TextViewDelegate) in
        owner.delegate = delegate
      }
    case let owner as ScrollView: return set(object, "ScrollViewDelegate") { owner.delegate = $0 }
    case let owner as TextField: return set(object, "TextFieldDelegate") { owner.delegate = $0 }
    case let owner as SearchBar: return set(object, "SearchBarDelegate") { owner.delegate = $0 }
    case let owner as TabBar: return set(object, "TabBarDelegate") { owner.delegate = $0 }
    case let owner as PickerView:
      guard let delegate = object as? any PickerViewDelegate else { return .ignored }
      owner.delegate = delegate
      return .connected
    case let owner as GestureRecognizer:
      return set(object, "GestureRecognizerDelegate") { owner.delegate = $0 }
    case let owner as NavigationController:
      return set(object, "NavigationControllerDelegate") { owner.delegate = $0 }
    case let owner as TabBarController:
      return set(object, "TabBarControllerDelegate") { owner.delegate = $0 }
    case let owner as SplitViewController:
      return set(object, "SplitViewControllerDelegate") { owner.delegate = $0 }
    case is View, is ViewController: return .ignored
    default: return .unknown
    }
  }

  private static func connectDataSource(of owner: AnyObject, to object: AnyObject) -> Outcome {
    switch owner {
    case let owner as TableView:
      return set(object, "TableViewDataSource") { owner.dataSource = $0 }
    case let owner as CollectionView:
      return set(object, "CollectionViewDataSource") { owner.dataSource = $0 }
    case let owner as PageViewController:
      return set(object, "PageViewControllerDataSource") { owner.dataSource = $0 }
    case let owner as PickerView:
      guard let source = object as? any PickerViewDataSource else { return .ignored }
      owner.dataSource = source
      return .connected
    default: return .unknown
    }
  }

  private static func set<Value>(
    _ object: AnyObject, _ expected: String, _ set: (Value) -> Void
  ) -> Outcome {
    guard let value = object as? Value else { return .refused(expected: expected) }
    set(value)
    return .connected
  }
}
