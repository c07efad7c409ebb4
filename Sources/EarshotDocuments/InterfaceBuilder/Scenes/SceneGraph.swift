// The flow, each step only for scenes that no earlier one has reached:
//
//  1. what containers hold by relationship segues, and what scenes embed, from the outermost inwards;
//  2. what is pushed from scenes in a stack, over and over, each time with what that holds in turn;
//  3. scenes with a navigation item that nothing presents are taken to be in a stack elsewhere, and
//     what they push follows.

/// Finds the surroundings of every scene by following the segues.
struct SceneGraph {
  /// The surroundings by the identifier of the scene's controller; scenes that stand alone have none.
  private(set) var surroundings: [String: SceneSurroundings] = [:]

  private let file: StoryboardFile
  private var outgoing: [String: [StoryboardSegue]] = [:]
  private var queue: [Element] = []

  /// Follows the segues of a document.
  init(_ file: StoryboardFile) {
    self.file = file
    var held: Set<String> = []
    var presented: Set<String> = []
    for segue in file.segues {
      outgoing[segue.sourceController["id"] ?? "", default: []].append(segue)
      switch segue.kind {
      case "relationship", "embed": held.insert(segue.destination)
      case "unwind", "show", "push", "custom": break
      default: presented.insert(segue.destination)
      }
    }
    let controllers = file.scenes.lazy.filter(\.isController).map(\.main)
    for controller in controllers where !held.contains(controller["id"] ?? "") {
      hold(from: controller)
    }
    followPushes()
    for controller in controllers {
      guard let identifier = controller["id"], surroundings[identifier] == nil,
        !held.contains(identifier), !presented.contains(identifier),
        Self.hasNavigationContent(controller)
      else { continue }
      reach(controller, SceneSurroundings(stack: .elsewhere))
      hold(from: controller)
      followPushes()
    }
  }

  /// The scenes that a controller holds by a relationship, in order; at most so many that a document
  /// with thousands of tabs does not make thousands for each of them.
  func children(of controller: Element, _ relationship: String) -> [Element] {
    (outgoing[controller["id"] ?? ""] ?? []).prefix(Self.childLimit)
      .filter { $0.relationship == relationship }
      .compactMap { file.objects[$0.destination] }
  }

  private static let childLimit = 32

  private mutating func reach(_ controller: Element, _ found: SceneSurroundings) {
    guard let identifier = controller["id"], surroundings[identifier] == nil else { return }
    surroundings[identifier] = found
    if found.stack != nil { queue.append(controller) }
  }

  /// Follows relationships and embedding from a controller as far as they lead.
  private mutating func hold(from start: Element) {
    var waiting = [start]
    var seen: Set<String> = []
    while let controller = waiting.popLast() {
      guard let identifier = controller["id"], seen.insert(identifier).inserted else { continue }
      let own = surroundings[identifier] ?? SceneSurroundings()
      var tabIndex = 0
      for segue in outgoing[identifier] ?? [] {
        guard let destination = file.objects[segue.destination] else { continue }
        var found = SceneSurroundings(tab: own.tab)
        switch (segue.kind, segue.relationship) {
        case ("embed", _):
          found = own
          found.isEmbedded = true
        case (_, "rootViewController"?):
          found.stack = .controller(controller)
        case (_, "viewControllers"?):
          found = own
          found.stackMember = own.stack == nil ? nil : own.stackMember ?? controller
          found.tab = SceneSurroundings.Tab(controller: controller, index: tabIndex)
          tabIndex += 1
        case (_, .some):
          // Split views with columns put every column that has no stack into one of its own.
          if controller.flag("allowDoubleColumnStyle"), destination.name != "navigationController" {
            found.stack = .elsewhere
          }
        default: continue
        }
        reach(destination, found)
        waiting.append(destination)
      }
    }
  }

  private mutating func followPushes() {
    var next = 0
    while next < queue.count {
      let controller = queue[next]
      next += 1
      guard let identifier = controller["id"], let own = surroundings[identifier] else { continue }
      for segue in outgoing[identifier] ?? [] where segue.isPush {
        guard let destination = file.objects[segue.destination],
          destination.name != "navigationController", surroundings[segue.destination] == nil
        else { continue }
        let hidesTabs = destination.flag("hidesBottomBarWhenPushed")
        reach(
          destination,
          SceneSurroundings(
            stack: own.stack, previous: own.stackMember ?? controller,
            tab: hidesTabs ? nil : own.tab))
        hold(from: destination)
      }
    }
    queue.removeAll()
  }

  /// Whether a scene was drawn to be in a navigation stack, and has no bar of its own instead.
  private static func hasNavigationContent(_ controller: Element) -> Bool {
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
