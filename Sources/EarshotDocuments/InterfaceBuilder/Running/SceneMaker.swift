import EarshotInterface

// How a controller is made:
//
//  1. its object, of the app's own class when that is registered;
//  2. its items and settings (`StoryboardDecoder+Controllers`);
//  3. the controllers it holds by relationship, made in the same way;
//  4. the connections of its items; those of its views wait for the views.

/// Makes the controllers of one instantiation.
final class SceneMaker {
  /// How many controllers may hold each other: a document can have itself among its own tabs.
  private static let depthLimit = 8
  private static let countLimit = 200

  private let storyboard: Storyboard
  private var loaded: LoadedStoryboard { storyboard.loaded }
  private var depth: Int
  private var count = 0

  init(storyboard: Storyboard, depth: Int = 0) {
    self.storyboard = storyboard
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
    count += 1
    guard depth < Self.depthLimit, count <= Self.countLimit else {
      storyboard.workshop.note(.endlessScenes, at: element)
      return nil
    }
    let decoder = loaded.decoder(storyboard.workshop)
    let controller = decoder.controller(element)
    let source = SceneSource(storyboard: storyboard, element: element, controller: controller)
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
    do throws(DocumentError) {
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
      return SceneMaker(storyboard: other, depth: depth + 1).controller(of: scene)
    } catch {
      workshop.note(.unreadableReference(storyboard: name, error), at: element)
      return nil
    }
  }

  // MARK: Relationships

  private func hold(in controller: ViewController, _ element: Element) {
    let relationships = (loaded.segues[element.index] ?? []).filter { $0.kind == "relationship" }
    guard !relationships.isEmpty else { return }
    let held = relationships.prefix(32).compactMap { segue -> (String, ViewController)? in
      guard let destination = loaded.file.objects[segue.destination] else { return nil }
      storyboard.workshop.resolve(segue.element)
      // A tab keeps its place although what it leads to is not there.
      let held = self.controller(of: destination) ?? emptyController(of: destination)
      return (segue.relationship ?? "", held)
    }
    func all(_ names: Set<String>) -> [ViewController] {
      held.filter { names.contains($0.0) }.map(\.1)
    }
    switch controller {
    case let stack as NavigationController:
      stack.viewControllers = Array(all(["rootViewController"]).prefix(1))
    case let tabs as TabBarController:
      tabs.viewControllers = all(["viewControllers"])
    case let split as SplitViewController:
      split.viewControllers =
        all(["masterViewController"]) + all(["supplementaryViewController"])
        + all(["detailViewController"]) + all(["viewControllers"])
    default: break
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
