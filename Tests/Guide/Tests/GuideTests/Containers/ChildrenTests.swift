import Earshot
import Testing

/// The guide's listings of a container that shows one child and hides it.
private class ContainerController: ViewController {
  private(set) var currentClientView: View?

  var frameForContentController: Rect { view.bounds }

  func displayContentController(_ content: ViewController) {
    addChild(content)
    content.view.frame = frameForContentController
    currentClientView = content.view
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func hideContentController(_ content: ViewController) {
    content.willMove(toParent: nil)
    content.view.removeFromSuperview()
    content.removeFromParent()
  }
}

/// The same with constraints between the child's view and its own.
private final class ConstrainingController: ContainerController {
  override func displayContentController(_ content: ViewController) {
    super.displayContentController(content)
    content.view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// A child that is told of the system.
private final class ToldController: ViewController {
  private(set) var told: [String] = []
  override func didReceiveMemoryWarning() { told.append("memory warning") }
  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    told.append("transition")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    told.append("traits")
  }
}

/// Adding a child to a container, and removing it.
@Suite struct ChildrenTests {
  private let log = Log()

  private func container(_ way: Way) throws -> ContainerController {
    try way.screen(.containers) { ContainerController() }
  }

  private func constraining(_ way: Way) throws -> ConstrainingController {
    try way.screen(.containers) { ConstrainingController() }
  }

  private func child(_ way: Way, _ name: String = "content") throws -> ContentController {
    try way.screen(.containers) { [log] in ContentController(name, log) }
  }

  private func told(_ way: Way) throws -> ToldController {
    try way.screen(.containers) { ToldController() }
  }

  @Test("Listing: a container displays a child", .shows(.g14), arguments: Way.allCases)
  func displaying(_ way: Way) throws {
    let container = try container(way)
    let app = GuideApp(container)
    let content = try child(way)
    app.change { container.displayContentController(content) }
    #expect(content.parent === container && container.children.first === content)
    #expect(content.view.superview === container.view)
    #expect(content.view.frame == container.view.bounds)
    #expect(
      log.take() == [
        "content willMove(toParent: container)", "content viewWillAppear",
        "content didMove(toParent: container)", "content viewDidAppear",
      ])
  }

  @Test(
    "addChild says willMove, and leaves didMove to the container", .shows(.g14),
    arguments: Way.allCases)
  func whoSaysWhat(_ way: Way) throws {
    let container = try way.screen(.containers, scene: "Bare") { ViewController() }
    let content = try child(way)
    container.addChild(content)
    #expect(log.take() == ["content willMove(toParent: container)"])
    content.didMove(toParent: container)
    #expect(log.take() == ["content didMove(toParent: container)"])
  }

  @Test(
    "Constraints place the child's root view, after it was added", .shows(.g14),
    arguments: Way.allCases)
  func constraints(_ way: Way) throws {
    let container = try constraining(way)
    let app = GuideApp(container)
    let content = try child(way)
    app.change { container.displayContentController(content) }
    #expect(content.view.frame == Rect(x: 0, y: 100, width: 390, height: 744))
    #expect(container.view.constraints.count == 4)
  }

  @Test("Listing: a container hides a child", .shows(.g15), arguments: Way.allCases)
  func hiding(_ way: Way) throws {
    let container = try container(way)
    let app = GuideApp(container)
    let content = try child(way)
    app.change { container.displayContentController(content) }
    _ = log.take()
    app.change { container.hideContentController(content) }
    #expect(content.parent == nil && container.children.isEmpty)
    #expect(content.view.superview == nil)
    #expect(
      log.take() == [
        "content willMove(toParent: nil)", "content viewWillDisappear",
        "content didMove(toParent: nil)", "content viewDidDisappear",
      ])
  }

  @Test(
    "Nothing of a child that was removed stays, its constraints neither", .shows(.g15),
    arguments: Way.allCases)
  func nothingStays(_ way: Way) throws {
    let container = try constraining(way)
    let app = GuideApp(container)
    weak var released: ViewController?
    do {
      let content = try child(way)
      released = content
      app.change { container.displayContentController(content) }
      app.change { container.hideContentController(content) }
    }
    #expect(container.view.constraints.isEmpty && container.view.subviews.isEmpty)
    // The container of the listing still shows what it remembers.
    #expect(container.currentClientView != nil && released == nil)
  }

  @Test(
    "A child hears what the system has to say; a view that was only put in does not", .shows(.g14),
    arguments: Way.allCases)
  func systemMessages(_ way: Way) throws {
    let container = try container(way)
    let app = GuideApp(container)
    let (child, stray) = (try told(way), try told(way))
    app.change {
      container.displayContentController(child)
      container.view.addSubview(stray.view)
    }
    app.change {
      app.application.receiveMemoryWarning()
      app.window.transition(to: Size(width: 844, height: 390))
      app.application.traitCollection.verticalSizeClass = .compact
    }
    #expect(child.told == ["memory warning", "transition", "traits"])
    #expect(!stray.told.contains("memory warning") && !stray.told.contains("transition"))
  }

  @Test(
    "A stack keeps the child that another covers, and removes the one that goes",
    .shows(.g15, .g20), arguments: Way.allCases)
  func stacks(_ way: Way) throws {
    var classes = StoryboardClasses()
    classes.register { [log] in ContentController("first", log) }
    let stack = try way.screen(.containers, scene: "Stack", with: classes) { [log] in
      NavigationController(rootViewController: ContentController("first", log))
    }
    let first = try #require(stack.topViewController)
    let second = try child(way, "second")
    let app = GuideApp(stack)
    app.change { stack.pushViewController(second, animated: false) }
    #expect(first.parent === stack && first.view.window == nil)
    app.change { stack.popViewController(animated: false) }
    #expect(second.parent == nil && first.view.window === app.window)
  }
}
