import Earshot
import Testing

/// How a child tells whoever contains it what a person chose.
private protocol ChoiceDelegate: AnyObject {
  func choice(_ controller: ViewController, didChoose name: String)
}

private final class ChoiceController: ScreenController {
  weak var delegate: (any ChoiceDelegate)?

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("choose:", ChoiceController.choose)]
  }

  override func makeViews() {
    let button = Button(type: .system)
    button.setTitle("Window seat", for: .normal)
    button.addTarget(self, action: ChoiceController.choose, for: .touchUpInside)
    button.frame = Rect(x: 16, y: 100, width: 200, height: 44)
    add(button)
  }

  private func choose(_ sender: Button) {
    delegate?.choice(self, didChoose: sender.title(for: .normal) ?? "")
  }
}

/// A container that gives its child room of the size that it would like, and lets it decide on the
/// status bar.
private final class YieldingController: ViewController, ChoiceDelegate {
  private(set) var chosen: String?

  override var childForStatusBarStyle: ViewController? { children.first }
  override var childForStatusBarHidden: ViewController? { children.first }

  func take(_ child: ViewController) {
    (child as? ChoiceController)?.delegate = self
    addChild(child)
    child.view.frame = Rect(origin: .zero, size: child.preferredContentSize)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func choice(_ controller: ViewController, didChoose name: String) { chosen = name }

  override func preferredContentSizeDidChange(
    forChildContentContainer child: ViewController
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    child.view.frame.size = child.preferredContentSize
  }
}

private final class DarkController: ViewController {
  override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
}

/// A container that is designed with a plain view.
private final class RoomController: ScreenController {
  @Outlet var room: View?

  override func makeViews() {
    let room = View(frame: Rect(x: 20, y: 40, width: 300, height: 200))
    self.room = room
    add(room)
  }
}

/// What a container leaves to its child, and what it does not know of it.
@Suite struct DelegatingTests {
  private func container(_ way: Way) throws -> YieldingController {
    try way.screen(.containers) { YieldingController() }
  }

  private func choice(_ way: Way) throws -> ChoiceController {
    try way.screen(.containers) { ChoiceController() }
  }

  @Test(
    "A child tells its container by delegation, and knows no more of it", .shows(.g18),
    arguments: Way.allCases)
  func delegation(_ way: Way) throws {
    let container = try container(way)
    let child = try choice(way)
    child.preferredContentSize = Size(width: 390, height: 400)
    container.take(child)
    let app = GuideApp(container)
    try app.session.enable()
    try app.activate("Window seat")
    #expect(container.chosen == "Window seat")
  }

  @Test(
    "The views inside stay the child's; the container places its root view", .shows(.g18),
    arguments: Way.allCases)
  func rootViews(_ way: Way) throws {
    let container = try container(way)
    let child = try choice(way)
    child.preferredContentSize = Size(width: 200, height: 300)
    container.take(child)
    _ = GuideApp(container)
    #expect(container.view.subviews.count == 1 && container.view.subviews[0] === child.view)
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(child.view.subviews.first?.frame == Rect(x: 16, y: 100, width: 200, height: 44))
  }

  @Test(
    "A container is designed with plain views, which children take the place of", .shows(.g18),
    arguments: Way.allCases)
  func plainViewsFirst(_ way: Way) throws {
    let container = try way.screen(.containers) { RoomController() }
    let app = GuideApp(container)
    let room = try #require(container.room)
    let child = try choice(way)
    app.change {
      container.addChild(child)
      child.view.frame = room.frame
      room.removeFromSuperview()
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    #expect(child.view.frame == Rect(x: 20, y: 40, width: 300, height: 200))
  }

  @Test(
    "A child decides on style and visibility of the status bar", .shows(.g19),
    arguments: Way.allCases)
  func statusBar(_ way: Way) throws {
    let container = try container(way)
    let app = GuideApp(container)
    #expect(app.window.statusBarStyle == .default && !app.window.isStatusBarHidden)
    container.take(try way.screen(.containers) { DarkController() })
    #expect(app.window.statusBarStyle == .lightContent && app.window.isStatusBarHidden)
  }

  @Test("A child says how large it would like to be", .shows(.g19), arguments: Way.allCases)
  func preferredSize(_ way: Way) throws {
    let container = try container(way)
    let child = try way.screen(.containers, scene: "Bare") { ViewController() }
    container.take(child)
    let app = GuideApp(container)
    app.change { child.preferredContentSize = Size(width: 120, height: 80) }
    #expect(child.view.frame.size == Size(width: 120, height: 80))
  }
}
