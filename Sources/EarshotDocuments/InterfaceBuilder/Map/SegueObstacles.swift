import EarshotFiles
import EarshotInterface

// From what starts a segue outwards, the first thing in the way is told:
//
//  1. a gesture must be one that a tap stands for, and is looked for on the view that has it;
//  2. the thing itself may be dimmed;
//  3. whatever stands around it, up to the controller, may be hidden, take no touches, or be left out;
//  4. an item of a bar needs the bar.

/// Finds what keeps a listener from taking the segues of a document on a device.
struct SegueObstacles {
  private let file: StoryboardFile
  private let traits: TraitCollection
  private let routes: SceneRoutes
  /// The views that gestures are on, by the identifiers of the gestures.
  private let viewsOfGestures: [String: Element]

  /// Prepares to look at the segues of a storyboard.
  init(of storyboard: LoadedStoryboard) {
    file = storyboard.file
    traits = storyboard.traits
    routes = storyboard.routes
    var views: [String: Element] = [:]
    for element in file.tree.elements
    where element.name == "outletCollection" && element.has("property", "gestureRecognizers") {
      guard let gesture = element["destination"], let view = element.parent?.parent else {
        continue
      }
      views[gesture] = view
    }
    viewsOfGestures = views
  }

  /// What is in the way of a segue that a person takes, or `nil` when nothing is.
  func obstacle(of segue: StoryboardSegue) -> SegueObstacle? {
    obstacle(of: segue.source, in: segue.sourceController)
  }

  /// What keeps a person from activating an object of a scene, or `nil` when nothing does.
  func obstacle(of source: Element, in controller: Element) -> SegueObstacle? {
    if !source.flag("enabled", default: true) { return .disabled }
    guard source.name.hasSuffix("GestureRecognizer") else {
      return obstacle(around: source, in: controller)
    }
    guard source.name == "tapGestureRecognizer" else { return .fingers }
    guard let view = source["id"].flatMap({ viewsOfGestures[$0] }) else { return .besideScreen }
    return obstacle(around: view, in: controller)
  }

  private func obstacle(around source: Element, in controller: Element) -> SegueObstacle? {
    var candidate: Element? = source
    while let element = candidate, element.index != controller.index {
      if element.flag("hidden") || (element.number("alpha") ?? 1) < 0.01 { return .hidden }
      if !element.flag("userInteractionEnabled", default: true) { return .untouchable }
      if isLeftOut(element) { return .notInstalled }
      if element.name == "navigationItem", !hasBar(controller) { return .withoutBar }
      candidate = element.parent
    }
    return candidate == nil ? .besideScreen : nil
  }

  private func isLeftOut(_ element: Element) -> Bool {
    guard let identifier = element["id"], let list = element.parent, list.name == "subviews",
      let owner = list.parent
    else { return false }
    return InstallationMask(of: owner, over: "subviews").excluded(in: traits).contains(identifier)
  }

  /// Whether the items of a scene stand on a bar: it is in a stack, and fills it.
  private func hasBar(_ controller: Element) -> Bool {
    guard let around = controller["id"].flatMap({ routes[$0]?.surroundings }), !around.isEmbedded
    else { return false }
    switch around.stack {
    case .controller(let stack): return !stack.flag("navigationBarHidden")
    case .elsewhere: return true
    case nil: return false
    }
  }
}
