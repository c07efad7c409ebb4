import Earshot
import Testing

/// A screen whose content is held by constraints of its own.
private final class GuidedController: ViewController {
  let content = View()
  private let constraints: (View, ViewController) -> [LayoutConstraint]

  init(_ constraints: @escaping (View, ViewController) -> [LayoutConstraint]) {
    self.constraints = constraints
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    LayoutConstraint.activate(constraints(content, self))
  }
}

/// How content stays visible, whatever the screen and its bars.
@Suite struct LayoutGuideTests {
  @Test("Guides keep content below the bars above it and above those below", .shows(.g12))
  func guides() {
    let screen = GuidedController { content, screen in
      let safe = screen.view.safeAreaLayoutGuide
      return [
        content.topAnchor.constraint(equalTo: safe.topAnchor),
        content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ]
    }
    let stack = NavigationController(rootViewController: screen)
    let tabs = TabBarController()
    tabs.viewControllers = [stack]
    let app = GuideApp()
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    app.show(tabs)
    let bars = screen.content.convert(screen.content.bounds, to: nil)
    #expect(bars.minY == stack.navigationBar.convert(stack.navigationBar.bounds, to: nil).maxY)
    #expect(bars.maxY == tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY)
    app.change { stack.isNavigationBarHidden = true }
    #expect(screen.content.convert(screen.content.bounds, to: nil).minY == 47)
  }

  @Test("So do those of the top and of the bottom", .shows(.g12))
  func topAndBottom() {
    let screen = GuidedController { content, screen in
      [
        content.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
        content.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      ]
    }
    let stack = NavigationController(rootViewController: screen)
    let app = GuideApp()
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    app.show(stack)
    #expect(screen.content.frame == Rect(x: 0, y: 91, width: 390, height: 719))
    app.change { stack.isToolbarHidden = false }
    let toolbar = stack.toolbar.convert(stack.toolbar.bounds, to: nil)
    #expect(screen.content.frame.maxY == toolbar.minY && toolbar.minY < 810)
  }

  @Test("A toolbar is kept clear of as well", .shows(.g12))
  func toolbars() {
    let screen = ViewController()
    let stack = NavigationController(rootViewController: screen)
    let app = GuideApp(stack)
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame.maxY == 844)
    app.change { stack.isToolbarHidden = false }
    let toolbar = stack.toolbar.convert(stack.toolbar.bounds, to: nil)
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame.maxY == toolbar.minY && toolbar.minY < 844)
  }

  @Test(
    "Constraints place content on screens of any size", .shows(.g12),
    arguments: [
      Size(width: 320, height: 568), Size(width: 844, height: 390),
      Size(width: 1_024, height: 1_366),
    ])
  func sizes(_ size: Size) throws {
    let harbour = try HarbourApp()
    harbour.app.change { harbour.app.window.transition(to: size) }
    let status = try #require(harbour.harbour.status)
    #expect(status.frame.minX == 16 && status.frame.maxX == size.width - 16)
    #expect(harbour.harbour.myTextField.frame.width == status.frame.width)
  }
}
