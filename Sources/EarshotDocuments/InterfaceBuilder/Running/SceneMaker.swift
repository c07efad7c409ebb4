import EarshotFiles
import EarshotInterface

// How a controller is made:
//
//  1. its object, of the app's own class when that is registered;
//  2. its items and settings (`StoryboardDecoder+Controllers`);
//  3. the controllers it holds by relationship, made in the same way;
//  4. the connections of its items; those of its views wait for the views.

/// Makes the controllers of one instantiation.
final class SceneMaker {
  /// How deep controllers may hold each other: a document can have itself among its own tabs.
  private static let depthLimit = 8

  private let storyboard: Storyboard
  private let budget: SceneBudget
  private var loaded: LoadedStoryboard { storyboard.loaded }
  private var depth: Int

  /// Creates a maker whose controllers come out of a budget, a fresh one for those that nothing holds
  /// which was made before.
  init(storyboard: Storyboard, budget: SceneBudget = SceneBudget(), depth: Int = 0) {
    self.storyboard = storyboard
    self.budget = budget
    self.depth = depth
  }

  /// The controller of the scene with an identifier of the file.
  func controller(withObjectIdentifier identifier: String) -> ViewController? {
    loaded.file.objects[identifier].flatMap { controller(of: $0) }
  }

  /// A controller as an element describes it, or that of another storyboard to which it refers.
  func controller(of element: Element) -> ViewController? {
    if element.name == "viewControllerPlaceholder" { return referredController(element) }
    guard element.name.hasSuffix("Controller") else { return nil }
    guard depth < Self.depthLimit else {
      storyboard.workshop.note(.endlessScenes, at: element)
      return nil
    }
    guard budget.take() else {
      storyboard.workshop.note(.tooManyScenes(limit: SceneBudget.limit), at: element)
      return nil
    }
    let decoder = loaded.decoder(storyboard.workshop)
    let controller = decoder.controller(element)
    let source = SceneSource(
      storyboard: storyboard, element: element, controller: controller, budget: budget)
    controller.storyboardSource = source
    controller.storyboard = storyboard
    source.connectItems(decoder)
    depth += 1
    hold(in: controller, element)
    depth -= 1
    return controller
  }

  private func referredController(_ element: Element) -> ViewController? {
    let workshop = storyboard.workshop
    let name = element["storyboardName"] ?? ""
    let identifier = element["referencedIdentifier"]
    guard depth < Self.depthLimit else {
      workshop.note(.endlessScenes, at: element)
      return nil
    }
    do throws(FileError) {
      let found = try storyboard.library.storyboard(named: name, besides: loaded.path)
      guard let other = found else {
        workshop.note(.missingReference(storyboard: name, identifier: identifier), at: element)
        return nil
      }
      let file = other.loaded.file
      let scene =
        identifier.map { other.loaded.scene(named: $0)?.main }
        ?? file.initialViewController.flatMap { file.objects[$0] }
      guard let scene else {
        workshop.note(.missingScene(storyboard: name, identifier: identifier), at: element)
        return nil
      }
      return SceneMaker(storyboard: other, budget: budget, depth: depth + 1).controller(of: scene)
    } catch {
      workshop.note(.unreadableReference(storyboard: name, error), at: element)
      return nil
    }
  }

  // MARK: Relationships

  private func hold(in controller: ViewController, _ element: Element) {
    let relationships = (loaded.segues[element.index] ?? []).filter { $0.kind == "relationship" }
    let (names, limit) = Self.relationships(of: controller)
    guard !relationships.isEmpty else {
      // A xib has no scenes that relationships could lead to; what is held stands inside.
      let inside = element.items(of: "viewControllers").prefix(limit)
      return put(inside.compactMap { self.controller(of: $0) }, in: controller, element)
    }
    let held = names.flatMap { name in relationships.filter { $0.relationship == name } }
      .prefix(limit)
    for segue in relationships {
      if held.contains(where: { $0.element.index == segue.element.index }) {
        storyboard.workshop.resolve(segue.element)
      } else {
        storyboard.workshop.report(
          segue.element,
          .unheldRelationship(
            class: String(describing: type(of: controller)), segue.relationship ?? ""))
      }
    }
    let children = held.compactMap { loaded.file.objects[$0.destination] }.map {
      // A tab keeps its place although what it leads to is not there.
      self.controller(of: $0) ?? emptyController(of: $0)
    }
    put(children, in: controller, element)
  }

  private func put(
    _ children: [ViewController], in controller: ViewController, _ element: Element
  ) {
    guard !children.isEmpty else { return }
    switch controller {
    case let stack as NavigationController: stack.viewControllers = children
    case let tabs as TabBarController: tabs.viewControllers = children
    case let split as SplitViewController:
      // Split views with columns put every column that has no stack into one of its own.
      let hasColumnStyle = element.flag("allowDoubleColumnStyle")
      split.viewControllers = children.map { column in
        hasColumnStyle && !(column is NavigationController)
          ? NavigationController(rootViewController: column) : column
      }
    default: break
    }
  }

  /// The relationships by which a controller holds others, in the order of what it shows, and how
  /// many it holds.
  private static func relationships(
    of controller: ViewController
  ) -> (names: [String], limit: Int) {
    switch controller {
    case is NavigationController: (["rootViewController"], 1)
    case is TabBarController: (["viewControllers"], 32)
    case is SplitViewController:
      (
        [
          "masterViewController", "supplementaryViewController", "detailViewController",
          "viewControllers",
        ], 32
      )
    default: ([], 0)
    }
  }

  private func emptyController(of element: Element) -> ViewController {
    let controller = ViewController()
    controller.title = element["title"] ?? element["storyboardName"]
    let decoder = loaded.decoder(storyboard.workshop)
    if let item = element.child("tabBarItem") { controller.tabBarItem = decoder.tabBarItem(item) }
    return controller
  }
}
