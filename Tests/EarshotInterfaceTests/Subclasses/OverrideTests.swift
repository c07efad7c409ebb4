import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class Badge: Label {
  override var backgroundColor: Color? {
    get { super.backgroundColor ?? .black }
    set { super.backgroundColor = newValue }
  }
  override var tintColor: Color? {
    get { .white }
    set {}
  }
  override var textColor: Color? { didSet { accessibilityValue = "\(textColor != nil)" } }
  var log: [String] = []
  override func setNeedsLayout() {
    log.append("needs")
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    log.append("now")
    super.layoutIfNeeded()
  }
  override func invalidateIntrinsicContentSize() {
    log.append("content")
    super.invalidateIntrinsicContentSize()
  }
}

private final class Lone: ViewController {
  let stack = NavigationController()
  override var navigationController: NavigationController? { stack }
}

/// Members that apps override although most of them only draw.
@Suite struct OverrideTests {
  @Test func coloursAndTheCallsOfLayoutCanBeOverridden() {
    let badge: Label = Badge()
    #expect(badge.backgroundColor == .black && badge.tintColor == .white)
    badge.textColor = .white
    #expect(badge.accessibilityValue == "true")
    (badge as? Badge)?.log = []
    badge.text = "New"
    badge.setNeedsLayout()
    badge.layoutIfNeeded()
    #expect((badge as? Badge)?.log == ["content", "needs", "now"])
    #expect(Lone().navigationController != nil)
  }
}

private final class Seeker: ViewController {
  var seen: Application??
  override func viewDidLoad() { seen = .some(application) }
}

/// A controller knows its application as soon as its view is loaded.
@Suite struct ApplicationOfControllerTests {
  private let app = TestApp()

  private func expectFound(_ seekers: Seeker..., comment: Comment? = nil) {
    for seeker in seekers { #expect(seeker.seen == .some(app.application), comment) }
  }

  @Test func rootsPushedPresentedAndChildrenFindIt() {
    let (root, pushed, presented, child) = (Seeker(), Seeker(), Seeker(), Seeker())
    let stack = NavigationController(rootViewController: root)
    app.window.rootViewController = stack
    app.application.update()
    stack.pushViewController(pushed, animated: true)
    app.application.update()
    pushed.addChild(child)
    pushed.view.addSubview(child.view)
    child.didMove(toParent: pushed)
    pushed.present(presented, animated: false)
    expectFound(root, pushed, presented, child)
    let tabbed = Seeker()
    let tabs = TabBarController()
    tabs.viewControllers = [tabbed]
    app.window.rootViewController = tabs
    expectFound(tabbed)
  }

  @Test func theRootOfAWindowThatIsNotShownFindsIt() {
    let window = Window(application: app.application, frame: app.window.frame)
    let (root, other) = (Seeker(), Seeker())
    window.rootViewController = root
    root.loadViewIfNeeded()
    expectFound(root)
    window.rootViewController = other
    #expect(root.application == nil && other.application === app.application)
    #expect(Seeker().application == nil)
  }
}
