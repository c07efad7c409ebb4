// The flow, each step only for scenes that no earlier one has reached:
//
//  1. from the scene that the app begins with, what is on screen with it: what containers hold and what
//     scenes embed;
//  2. then what those lead to, one segue further each time, in the order in which a person who listens
//     from the first element to the last gets to them: first the ways that start from something on a
//     screen, then the tabs that are not chosen yet;
//  3. what only code leads to, and what that leads to;
//  4. the same from every scene that is left, those first to which nothing leads. One with a navigation
//     item is taken to be in a stack elsewhere.

import EarshotFiles

/// Finds out for every scene of a document how it comes on screen.
struct SceneRoutes {
  private let file: StoryboardFile
  private let segues: [Int: [StoryboardSegue]]
  private var routes: [String: SceneRoute] = [:]
  private var queue: [SceneRoute] = []
  private var waysByCode: [SceneRoute] = []
  /// The scenes that something else than a push leads to.
  private let presentedOrHeld: Set<String>

  /// Follows the segues of a document.
  init(_ file: StoryboardFile) {
    self.file = file
    segues = Dictionary(grouping: file.segues) { $0.sourceController.index }
    presentedOrHeld = Set(
      file.segues.lazy.filter { !["unwind", "show", "push", "custom"].contains($0.kind) }
        .map(\.destination))
    let controllers = file.scenes.lazy.filter(\.isController).map(\.main)
    let initial = file.initialViewController.flatMap { file.objects[$0] }
    if let initial { begin(with: initial) }
    let entered = Set(file.segues.lazy.filter { $0.kind != "unwind" }.map(\.destination))
    for isFirstRound in [true, false] {
      for controller in controllers
      where !isFirstRound || !entered.contains(controller["id"] ?? "") {
        begin(with: controller)
      }
    }
  }

  /// How the scene of a controller comes on screen, by the identifier of the controller.
  subscript(identifier: String) -> SceneRoute? { routes[identifier] }

  // MARK: From one beginning

  private mutating func begin(with controller: Element) {
    guard isNew(controller) else { return }
    var route = SceneRoute(start: controller)
    if isLeftForStack(controller) {
      route.isInStackElsewhere = true
      route.surroundings.stack = .elsewhere
    }
    reach(controller, by: route)
    queue = [route]
    waysByCode = []
    var (next, nextByCode) = (0, 0)
    while true {
      if next < queue.count {
        explore(queue[next])
        next += 1
      } else if nextByCode < waysByCode.count {
        // Each way of the code is followed to its end before the next one is.
        let way = waysByCode[nextByCode]
        nextByCode += 1
        guard let destination = destination(of: way), isNew(destination) else { continue }
        reach(destination, by: way)
        queue.append(way)
      } else {
        break
      }
    }
  }

  private func destination(of route: SceneRoute) -> Element? {
    route.segues.last.flatMap { file.objects[$0.destination] } ?? route.start
  }

  private func isNew(_ controller: Element) -> Bool {
    controller["id"].map { routes[$0] == nil } ?? false
  }

  private mutating func reach(_ controller: Element, by route: SceneRoute) {
    if let identifier = controller["id"] { routes[identifier] = route }
  }

  /// Looks at everything that is on screen where a route ends, and notes where it leads.
  private mutating func explore(_ route: SceneRoute) {
    guard let controller = destination(of: route) else { return }
    var hiddenTabs: [SceneRoute] = []
    var waiting = [(controller, route)]
    while let (shown, route) = waiting.popLast() {
      var inside: [(Element, SceneRoute)] = []
      var tabs = 0
      for segue in segues[shown.index] ?? [] {
        guard let destination = file.objects[segue.destination],
          destination.name.hasSuffix("Controller"), destination.index != shown.index
        else { continue }
        guard route.segues.count < SceneRoute.lengthLimit else { continue }
        let further = route.following(
          segue, into: surroundings(of: destination, behind: segue, from: route))
        switch segue.kind {
        case "unwind": continue
        case "relationship", "embed":
          guard isNew(destination) else { continue }
          let isTab =
            shown.controllerTag == "tabBarController" && segue.relationship == "viewControllers"
          if isTab { tabs += 1 }
          if isTab, tabs > 1 {
            hiddenTabs.append(further)
          } else {
            reach(destination, by: further)
            inside.append((destination, further))
          }
        default:
          if segue.isByCode {
            waysByCode.append(further)
          } else if isNew(destination) {
            reach(destination, by: further)
            queue.append(further)
          }
        }
      }
      waiting += inside.reversed()
    }
    for tab in hiddenTabs {
      guard let destination = self.destination(of: tab), isNew(destination) else { continue }
      reach(destination, by: tab)
      queue.append(tab)
    }
  }

  // MARK: Surroundings

  private func surroundings(
    of destination: Element, behind segue: StoryboardSegue, from route: SceneRoute
  ) -> SceneSurroundings {
    var around = route.surroundings
    let source = segue.sourceController
    switch segue.kind {
    case "embed": around.isEmbedded = true
    case "relationship" where segue.relationship == "rootViewController":
      around.stack = .controller(source)
    case "relationship" where source.controllerTag == "tabBarController": around.hasTabs = true
    case "relationship":
      around.split = source
      // Split views with columns put every column that has no stack into one of its own.
      if source.flag("allowDoubleColumnStyle"),
        destination.controllerTag != "navigationController"
      {
        around.stack = .elsewhere
      }
    case "show" where around.stack != nil && destination.controllerTag != "navigationController",
      "push" where around.stack != nil && destination.controllerTag != "navigationController":
      if destination.flag("hidesBottomBarWhenPushed") { around.hasTabs = false }
    case "showDetail" where around.split != nil, "replace" where around.split != nil: break
    default: around = SceneSurroundings()
    }
    return around
  }

  /// Whether a scene with which nothing in the document begins was drawn to be in a navigation stack,
  /// and has no bar of its own instead.
  private func isLeftForStack(_ controller: Element) -> Bool {
    guard let identifier = controller["id"], !presentedOrHeld.contains(identifier) else {
      return false
    }
    // What an app begins with and holds all of it fills the window, whatever was left in it for a bar.
    let isContainer = ["tabBarController", "splitViewController"].contains(controller.controllerTag)
    if isContainer, identifier == file.initialViewController { return false }
    let views = controller.child(key: "view")?.items(of: "subviews")
    if views?.contains(where: { $0.name == "navigationBar" }) ?? false { return false }
    return controller.children.contains { child in
      if child.name == "simulatedNavigationBarMetrics" { return true }
      guard child.name == "navigationItem" else { return false }
      return child.savedText("title") != nil
        || child.children.contains { $0.name != "nil" && $0.name != "connections" }
    }
  }
}
