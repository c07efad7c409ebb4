/// The tags of Interface Builder that stand for objects, by what is made of them.
enum InterfaceBuilderTags {
  /// Whether a tag names a view that has a class of its own here.
  static func isView(_ tag: String) -> Bool { StoryboardDecoder.table[tag] != nil }

  /// Whether something that stands for itself is shown: a view, or what is read as a plain one.
  static func isShown(_ tag: String) -> Bool { isView(tag) || !isKnown(tag) }

  /// Whether something is made of a tag, or it is known to say nothing to a listener.
  static func isKnown(_ tag: String) -> Bool {
    isView(tag) || tag.hasSuffix("GestureRecognizer") || others.contains(tag)
  }

  /// Whether a tag names an object of UIKit that is never made here, although others refer to it.
  static func isNeverMade(_ tag: String) -> Bool { neverMade.contains(tag) }

  private static let neverMade: Set = [
    "searchDisplayController", "collectionViewFlowLayout", "collectionViewLayout",
    "collectionViewCompositionalLayout", "tableViewSection", "exit",
  ]

  /// Controllers, items, guides, and objects that no one sees.
  private static let others: Set = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "hostingController",
    "avPlayerViewController", "glkViewController", "viewControllerPlaceholder", "placeholder",
    "exit", "customObject", "searchDisplayController", "navigationItem", "barButtonItem",
    "tabBarItem", "tableViewSection", "collectionViewFlowLayout", "collectionViewLayout",
    "collectionViewCompositionalLayout", "constraint", "viewLayoutGuide",
    "viewControllerLayoutGuide", "segue", "menu", "command", "refreshControl",
  ]
}
