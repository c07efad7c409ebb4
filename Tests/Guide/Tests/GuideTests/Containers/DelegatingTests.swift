import Earshot
import Testing

/// How a child tells whoever contains it what a person chose.
private protocol ChoiceDelegate: AnyObject {
  func choice(_ controller: ViewController, didChoose name: String)
}

private final class ChoiceController: ViewController {
  weak var delegate: (any ChoiceDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Button(
      type: .system,
      primaryAction: Action(title: "Window seat") { [weak self] action in
        guard let self else { return }
        delegate?.choice(self, didChoose: action.title)
      })
    button.frame = Rect(x: 16, y: 100, width: 200, height: 44)
    view.addSubview(button)
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

/// What a container leaves to its child, and what it does not know of it.
@Suite struct DelegatingTests {
  @Test("A child tells its container by delegation, and knows no more of it", .shows(.g18))
  func delegation() throws {
    let container = YieldingController()
    let child = ChoiceController()
    child.preferredContentSize = Size(width: 390, height: 400)
    container.take(child)
    let app = GuideApp(container)
    try app.session.enable()
    try app.activate("Window seat")
    #expect(container.chosen == "Window seat")
  }

  @Test("The views inside stay the child's; the container places its root view", .shows(.g18))
  func rootViews() {
    let container = YieldingController()
    let child = ChoiceController()
    child.preferredContentSize = Size(width: 200, height: 300)
    container.take(child)
    _ = GuideApp(container)
    #expect(container.view.subviews.count == 1 && container.view.subviews[0] === child.view)
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(child.view.subviews.first?.frame == Rect(x: 16, y: 100, width: 200, height: 44))
  }

  @Test("A container is designed with plain views, which children take the place of", .shows(.g18))
  func plainViewsFirst() {
    let container = ViewController()
    let room = View(frame: Rect(x: 20, y: 40, width: 300, height: 200))
    container.view.addSubview(room)
    let app = GuideApp(container)
    let child = ChoiceController()
    app.change {
      container.addChild(child)
      child.view.frame = room.frame
      room.removeFromSuperview()
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    #expect(child.view.frame == Rect(x: 20, y: 40, width: 300, height: 200))
  }

  @Test("A child decides on style and visibility of the status bar", .shows(.g19))
  func statusBar() {
    let container = YieldingController()
    let app = GuideApp(container)
    #expect(app.window.statusBarStyle == .default && !app.window.isStatusBarHidden)
    container.take(DarkController())
    #expect(app.window.statusBarStyle == .lightContent && app.window.isStatusBarHidden)
  }

  @Test("A child says how large it would like to be", .shows(.g19))
  func preferredSize() {
    let container = YieldingController()
    let child = ViewController()
    container.take(child)
    let app = GuideApp(container)
    app.change { child.preferredContentSize = Size(width: 120, height: 80) }
    #expect(child.view.frame.size == Size(width: 120, height: 80))
  }
}
