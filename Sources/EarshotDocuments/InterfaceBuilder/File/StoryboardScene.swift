import EarshotFiles

/// One scene of a storyboard, or one top-level object of a xib.
struct StoryboardScene {
  /// The controller of the scene; in a xib, a view that stands for itself.
  let main: Element

  /// The identifier of the main object.
  var identifier: String? { main["id"] }
  /// The view of the controller, or the main object itself when it is a view.
  var view: Element? {
    isController ? main.child(key: "view") : main
  }
  /// Whether the main object is a view controller.
  var isController: Bool { main.name.hasSuffix("Controller") }
  /// Whether the scene only stands for one of another storyboard.
  var isReference: Bool { main.name == "viewControllerPlaceholder" }
  /// Whether the scene shows other scenes and nothing of its own.
  var isContainer: Bool { Self.containers.contains(main.name) && view == nil }

  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]
}
