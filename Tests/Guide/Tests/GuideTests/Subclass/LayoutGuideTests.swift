import Earshot
import Testing

/// A screen whose content is held by constraints of its own.
private final class GuidedController: ScreenController {
  @Outlet var content: View?
  private let constraints: (View, ViewController) -> [LayoutConstraint]

  init(_ constraints: @escaping (View, ViewController) -> [LayoutConstraint] = { _, _ in [] }) {
    self.constraints = constraints
    super.init()
  }

  override func makeViews() {
    let content = View()
    content.translatesAutoresizingMaskIntoConstraints = false
    add(content)
    LayoutConstraint.activate(constraints(content, self))
    self.content = content
  }
}

/// Two views that constraints place, one below the other.
private final class FormController: ScreenController {
  @Outlet var status: Label?
  @Outlet var field: TextField?

  override func makeViews() {
    let (status, field) = (Label(), TextField())
    status.text = "No ferry chosen"
    field.placeholder = "Passenger"
    for part in [status, field] { part.translatesAutoresizingMaskIntoConstraints = false }
    add(status, field)
    let safe = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      status.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      status.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      safe.trailingAnchor.constraint(equalTo: status.trailingAnchor, constant: 16),
      field.topAnchor.constraint(equalTo: status.bottomAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: status.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: status.trailingAnchor),
    ])
    (self.status, self.field) = (status, field)
  }
}

/// How content stays visible, whatever the screen and its bars.
@Suite struct LayoutGuideTests {
  /// A stack of one screen.
  private func stack(
    _ way: Way, _ scene: String,
    _ constraints: @escaping (View, ViewController) -> [LayoutConstraint]
  ) throws -> NavigationController {
    var classes = StoryboardClasses()
    classes.register { GuidedController() }
    return try way.screen(.subclass, scene: scene, with: classes) {
      NavigationController(rootViewController: GuidedController(constraints))
    }
  }

  private func content(of stack: NavigationController) throws -> View {
    try #require((stack.topViewController as? GuidedController)?.content)
  }

  @Test(
    "Guides keep content below the bars above it and above those below", .shows(.g12),
    arguments: Way.allCases)
  func guides(_ way: Way) throws {
    var classes = StoryboardClasses()
    classes.register { GuidedController() }
    let tabs: TabBarController = try way.screen(.subclass, scene: "Tabs", with: classes) {
      let screen = GuidedController { content, screen in
        let safe = screen.view.safeAreaLayoutGuide
        return [
          content.topAnchor.constraint(equalTo: safe.topAnchor),
          content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ]
      }
      let tabs = TabBarController()
      tabs.viewControllers = [NavigationController(rootViewController: screen)]
      return tabs
    }
    let stack = try #require(tabs.viewControllers?.first as? NavigationController)
    let app = GuideApp()
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    app.show(tabs)
    let content = try content(of: stack)
    let shown = content.convert(content.bounds, to: nil)
    #expect(shown.minY == stack.navigationBar.convert(stack.navigationBar.bounds, to: nil).maxY)
    #expect(shown.maxY == tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY)
    app.change { stack.isNavigationBarHidden = true }
    #expect(content.convert(content.bounds, to: nil).minY == 47)
  }

  @Test("So do those of the top and of the bottom", .shows(.g12), arguments: Way.allCases)
  func topAndBottom(_ way: Way) throws {
    let stack = try stack(way, "EndsStack") { content, screen in
      [
        content.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
        content.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      ]
    }
    let app = GuideApp()
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    app.show(stack)
    let content = try content(of: stack)
    #expect(content.frame == Rect(x: 0, y: 91, width: 390, height: 719))
    app.change { stack.isToolbarHidden = false }
    let toolbar = stack.toolbar.convert(stack.toolbar.bounds, to: nil)
    #expect(content.frame.maxY == toolbar.minY && toolbar.minY < 810)
  }

  @Test("A toolbar is kept clear of as well", .shows(.g12), arguments: Way.allCases)
  func toolbars(_ way: Way) throws {
    let stack = try way.screen(.subclass, scene: "BareStack") {
      NavigationController(rootViewController: ViewController())
    }
    let screen = try #require(stack.topViewController)
    let app = GuideApp(stack)
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame.maxY == 844)
    app.change { stack.isToolbarHidden = false }
    let toolbar = stack.toolbar.convert(stack.toolbar.bounds, to: nil)
    #expect(screen.view.safeAreaLayoutGuide.layoutFrame.maxY == toolbar.minY && toolbar.minY < 844)
  }

  @Test(
    "Constraints place content on screens of any size", .shows(.g12), arguments: Way.allCases,
    [
      Size(width: 320, height: 568), Size(width: 844, height: 390),
      Size(width: 1_024, height: 1_366),
    ])
  func sizes(_ way: Way, _ size: Size) throws {
    let form = try way.screen(.subclass, FormController.init)
    let app = GuideApp(form)
    app.change { app.window.transition(to: size) }
    let (status, field) = (try #require(form.status), try #require(form.field))
    #expect(status.frame.minX == 16 && status.frame.maxX == size.width - 16)
    #expect(status.frame.minY == form.view.safeAreaInsets.top + 20)
    #expect(field.frame.width == status.frame.width && field.frame.minY == status.frame.maxY + 20)
  }
}
