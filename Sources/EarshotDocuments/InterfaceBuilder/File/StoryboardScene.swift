import EarshotFiles

/// One scene of a storyboard, one top-level object of a xib, or a view that stands in a scene beside its controller.
struct StoryboardScene {
  /// The controller of the scene, or a view that stands for itself.
  let main: Element
  /// For a view in the dock of a scene, the properties that lead to it.
  var outlets: [StoryboardOrigins.Outlet] = []

  /// The identifier of the main object.
  var identifier: String? { main["id"] }
  /// The view of the controller, or the main object itself when it is a view.
  ///
  /// A controller that holds others makes its view by itself, whatever was drawn where only its class was typed in.
  var view: Element? {
    guard isController else { return main }
    return isContainer ? nil : main.child(key: "view")
  }
  /// Whether the main object is a view controller.
  var isController: Bool { main.name.hasSuffix("Controller") }

  /// The views that stand beside the controller, in the dock of the scene, where code has hold of them and can put them on
  /// the screen.
  ///
  /// Others are shown by nobody.
  var dockedViews: [StoryboardScene] {
    guard isController, let objects = main.parent else { return [] }
    let views = objects.children.filter { InterfaceBuilderTags.isView($0.name) && $0.has("id") }
    guard !views.isEmpty else { return [] }
    let connections = objects.descendants.filter {
      $0.name == "outlet" || $0.name == "outletCollection"
    }
    return views.compactMap { view in
      let outlets = connections.filter { $0["destination"] == view["id"] }.map {
        StoryboardOrigins.Outlet(
          property: $0["property"] ?? "", className: $0.parent?.parent?["customClass"])
      }
      // The accessory of a row is shown there.
      guard !outlets.isEmpty, !outlets.contains(where: { $0.property == "accessoryView" }) else {
        return nil
      }
      return StoryboardScene(main: view, outlets: outlets)
    }
  }

  /// Whether the scene only stands for one of another storyboard.
  var isReference: Bool { main.name == "viewControllerPlaceholder" }
  /// Whether the scene shows other scenes and nothing of its own.
  var isContainer: Bool {
    Self.containers.contains(main.controllerTag)
      && (main.controllerTag != main.name || main.child(key: "view") == nil)
  }

  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]
}
