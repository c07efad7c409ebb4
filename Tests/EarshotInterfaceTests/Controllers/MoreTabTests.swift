import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// More screens than there are tabs: the last tab leads to a list of the others
/// (`UITabBarController.moreNavigationController`).
@Suite struct MoreTabTests {
  private let tabs = TabBarController()
  private let screens: [ViewController]
  private let stack: NavigationController

  /// Seven screens, the sixth of which is a stack.
  init() {
    let plain = ["A", "B", "C", "D", "E", "F", "G"].map { name in
      let controller = ViewController()
      controller.title = name
      controller.restorationIdentifier = name
      return controller
    }
    stack = NavigationController(rootViewController: plain[5])
    stack.tabBarItem = TabBarItem(title: "F")
    screens = plain[..<5] + [stack] + plain[6...]
    tabs.viewControllers = screens
  }

  private func show(_ idiom: InterfaceIdiom = .phone) -> TestApp {
    let app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: idiom))
    app.window.rootViewController = tabs
    app.application.update()
    return app
  }

  /// The elements on screen with a label, the chosen tab in brackets.
  private func heard(_ app: TestApp) -> String {
    app.application.update()
    return elements(below: app.window).map { element in
      let label = element.accessibilityLabel ?? ""
      let traits = element.accessibilityTraits
      if traits.contains(.backButton) { return "< \(label)" }
      if traits.contains(.header) { return "# \(label)" }
      return traits.contains(.selected) ? "[\(label)]" : label
    }.joined(separator: ", ")
  }

  private func elements(below responder: Responder) -> [Responder] {
    guard !((responder as? View)?.isHidden ?? false) else { return [] }
    if responder.isAccessibilityElement { return [responder] }
    return responder.accessibilityTraversal.children.flatMap { elements(below: $0) }
  }

  private func choose(_ label: String, in app: TestApp) {
    let element = elements(below: app.window).last { $0.accessibilityLabel == label }
    #expect(element.map { app.activate($0) } ?? false, "\(label)")
    app.application.update()
  }

  @Test func theLastTabLeadsToTheOthers() {
    let app = show()
    #expect(heard(app) == "[A], B, C, D, More")
    choose("More", in: app)
    #expect(heard(app) == "E, F, G, # More, A, B, C, D, [More]")
    #expect(tabs.selectedIndex == .max)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    choose("G", in: app)
    #expect(heard(app) == "< More, # G, A, B, C, D, [More]")
    #expect(tabs.selectedIndex == 6 && tabs.selectedViewController === screens[6])
    #expect(screens[6].tabBarController === tabs)
    choose("More", in: app)
    #expect(heard(app) == "E, F, G, # More, A, B, C, D, [More]", "chosen again, it goes back")
    #expect(screens[6].parent === tabs)
  }

  @Test func aStackShowsTheWayBackToTheListOnItsOwnBar() {
    let app = show()
    tabs.selectedIndex = 5
    #expect(heard(app) == "< More, # F, A, B, C, D, [More]")
    let next = ViewController()
    next.title = "Next"
    stack.pushViewController(next, animated: true)
    #expect(heard(app) == "< F, # Next, A, B, C, D, [More]")
    choose("F", in: app)
    choose("More", in: app)
    #expect(heard(app) == "E, F, G, # More, A, B, C, D, [More]")
    tabs.selectedIndex = 5
    _ = heard(app)
    #expect(
      screens[5].view.accessibilityPerformEscape() || stack.accessibilityPerformEscape()
        || tabs.moreNavigationController.accessibilityPerformEscape())
    #expect(heard(app) == "E, F, G, # More, A, B, C, D, [More]")
  }

  @Test func whatWasShownBehindMoreIsShownAgain() {
    let app = show()
    tabs.selectedIndex = 6
    _ = heard(app)
    choose("B", in: app)
    #expect(heard(app) == "A, [B], C, D, More" && tabs.selectedIndex == 1)
    choose("More", in: app)
    #expect(heard(app) == "< More, # G, A, B, C, D, [More]" && tabs.selectedIndex == 6)
  }

  @Test func aPadHasRoomForEight() {
    let app = show(.pad)
    #expect(heard(app) == "[A], B, C, D, E, F, G")
    tabs.viewControllers =
      screens
      + ["H", "I"].map { name in
        let controller = ViewController()
        controller.title = name
        return controller
      }
    #expect(heard(app) == "[A], B, C, D, E, F, G, More")
  }

  @Test func whatWasChosenBeforeTheRoomIsKnownIsShown() {
    tabs.selectedIndex = 6
    #expect(heard(show(.pad)) == "A, B, C, D, E, F, [G]")
  }

  @Test func otherScreensTakeTheirPlaces() {
    let app = show()
    tabs.selectedIndex = 6
    _ = heard(app)
    tabs.viewControllers = Array(screens.suffix(3))
    #expect(heard(app) == "E, F, [G]" && tabs.children.count == 3)
    tabs.viewControllers = screens
    #expect(heard(app) == "< More, # G, A, B, C, D, [More]", "G was shown and goes on")
    tabs.viewControllers = Array(screens.prefix(5))
    #expect(heard(app) == "[A], B, C, D, E")
  }

  @Test func tabsThatAreOffAreNotChosen() {
    screens[6].tabBarItem.isEnabled = false
    let app = show()
    choose("More", in: app)
    choose("G", in: app)
    #expect(heard(app) == "E, F, G, # More, A, B, C, D, [More]")
  }

  @Test func aScreenWithoutTabsPutsTheBarAway() {
    let app = show()
    tabs.selectedIndex = 5
    let reader = ViewController()
    (reader.title, reader.hidesBottomBarWhenPushed) = ("Reader", true)
    stack.pushViewController(reader, animated: true)
    #expect(heard(app) == "< F, # Reader")
    stack.popViewController(animated: true)
    #expect(heard(app) == "< More, # F, A, B, C, D, [More]")
  }
}
