import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Row G21: a split view hides its list and brings it when it is asked to.
@Suite struct GuideDisplayModeTests {
  private let list = ViewController()
  private let detail = ViewController()
  private let split = SplitViewController()

  private final class Modes: SplitViewControllerDelegate {
    var told: [SplitViewController.DisplayMode] = []
    func splitViewController(
      _ splitViewController: SplitViewController,
      willChangeTo displayMode: SplitViewController.DisplayMode
    ) { told.append(displayMode) }
  }

  private func tablet() -> TestApp {
    let app = TestApp(
      traitCollection: TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular))
    split.viewControllers = [list, detail]
    app.window.rootViewController = split
    app.application.update()
    return app
  }

  private var places: String {
    [list, detail].map { column in
      let view = column.viewIfLoaded
      return view?.window == nil ? "-" : view.map { TreeText.text(of: $0.frame) } ?? "-"
    }.joined(separator: ", ")
  }

  @Test func uprightTheListIsHiddenOnceThereIsAButtonForIt() {
    let app = tablet()
    #expect(places == "0 0 200 800, 200 0 200 800" && split.displayMode == .oneBesideSecondary)
    let modes = Modes()
    split.delegate = modes
    let button = split.displayModeButtonItem
    app.application.update()
    #expect(places == "-, 0 0 400 800" && split.displayMode == .secondaryOnly)
    #expect(button.title == "Show Sidebar")

    #expect(button.accessibilityActivate())
    app.application.update()
    #expect(places == "0 0 200 800, 0 0 400 800" && split.displayMode == .oneOverSecondary)
    #expect(button.title == "Hide Sidebar")
    #expect(!TreeText.of(app.window).contains("200 0"))
    #expect(button.accessibilityActivate())
    app.application.update()
    #expect(places == "-, 0 0 400 800")
    #expect(modes.told == [.secondaryOnly, .oneOverSecondary, .secondaryOnly])
  }

  @Test func aListThatCoversTheDetailIsClosedByEscapeAndByATouchBesideIt() {
    let app = tablet()
    _ = split.displayModeButtonItem
    split.show(.primary)
    app.application.update()
    #expect(list.view.window != nil && split.accessibilityPerformEscape())
    app.application.update()
    #expect(list.view.window == nil && !split.accessibilityPerformEscape())
    split.show(.primary)
    app.application.update()
    app.application.tap(at: Point(x: 100, y: 400))
    #expect(split.displayMode == .oneOverSecondary)
    app.application.tap(at: Point(x: 300, y: 400))
    app.application.update()
    #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
  }

  @Test func acrossTheListStandsBesideTheDetailAgain() {
    let app = tablet()
    let button = split.displayModeButtonItem
    app.application.update()
    app.window.transition(to: Size(width: 1_000, height: 400))
    app.application.update()
    #expect(split.displayMode == .oneBesideSecondary && button.title == "Hide Sidebar")
    #expect(places == "0 0 320 400, 320 0 680 400")
    split.hide(.primary)
    app.application.update()
    #expect(places == "-, 0 0 1000 400" && button.title == "Show Sidebar")
    split.show(.primary)
    app.application.update()
    #expect(places == "0 0 320 400, 320 0 680 400")
  }

  @Test func whatWasChosenHoldsUntilTheDeviceIsTurned() {
    let app = tablet()
    _ = split.displayModeButtonItem
    func turn(isUpright: Bool) {
      app.window.transition(
        to: isUpright ? Size(width: 400, height: 800) : Size(width: 1_000, height: 400))
      app.application.update()
    }
    split.show(.primary)
    app.application.update()
    #expect(split.displayMode == .oneOverSecondary)
    turn(isUpright: false)
    #expect(places == "0 0 320 400, 320 0 680 400" && split.displayMode == .oneBesideSecondary)
    turn(isUpright: true)
    #expect(places == "-, 0 0 400 800")
    // A size that is no turn changes nothing.
    split.show(.primary)
    app.window.transition(to: Size(width: 500, height: 800))
    app.application.update()
    #expect(split.displayMode == .oneOverSecondary)
    split.hide(.primary)
    turn(isUpright: false)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func theAppDecides() {
    let app = tablet()
    split.preferredDisplayMode = .secondaryOnly
    app.application.update()
    #expect(places == "-, 0 0 400 800")
    split.preferredDisplayMode = .oneOverSecondary
    app.application.update()
    #expect(places == "0 0 200 800, 0 0 400 800")
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    #expect(split.displayMode == .oneOverSecondary)
    split.preferredDisplayMode = .oneBesideSecondary
    app.application.update()
    #expect(places == "0 0 200 800, 200 0 200 800")
    #expect(split.viewController(for: .primary) === list)
    #expect(split.viewController(for: .supplementary) == nil)
    #expect(split.viewController(for: .secondary) === detail)
  }

  @Test func aListOverTheDetailFollowsTheWindow() {
    let app = tablet()
    split.preferredDisplayMode = .oneOverSecondary
    app.window.transition(to: Size(width: 1_000, height: 400))
    app.application.update()
    #expect(places == "0 0 320 400, 0 0 1000 400")
    split.primaryColumnWidth = 240
    app.application.update()
    #expect(places == "0 0 240 400, 0 0 1000 400")
    mirror(app)
    #expect(places == "760 0 240 400, 0 0 1000 400")
    app.application.tap(at: Point(x: 900, y: 100))
    #expect(split.displayMode == .oneOverSecondary)
    app.application.tap(at: Point(x: 100, y: 100))
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func threeColumnsStandSideBySide() {
    let app = tablet()
    let middle = ViewController()
    split.viewControllers = [list, middle, detail]
    app.window.transition(to: Size(width: 1_000, height: 400))
    app.application.update()
    var all: String { places + ", " + TreeText.text(of: middle.view.frame) }
    #expect(all == "0 0 320 400, 640 0 360 400, 320 0 320 400")
    mirror(app)
    #expect(all == "680 0 320 400, 0 0 360 400, 360 0 320 400")
    split.preferredDisplayMode = .oneOverSecondary
    app.application.update()
    #expect(all == "680 0 320 400, 0 0 680 400, 680 0 320 400")
    split.preferredDisplayMode = .secondaryOnly
    app.application.update()
    #expect(all == "-, 0 0 680 400, 680 0 320 400")
    #expect(split.viewController(for: .supplementary) === middle)
  }

  /// Has the app read from right to left.
  private func mirror(_ app: TestApp) {
    app.window.overrideTraitCollection = TraitCollection(
      userInterfaceIdiom: .pad, layoutDirection: .rightToLeft, horizontalSizeClass: .regular)
    app.application.update()
  }

  @Test func whereThereIsLittleRoomColumnsTakeTurns() {
    let app = TestApp()
    split.viewControllers = [list, detail]
    app.window.rootViewController = split
    app.application.update()
    #expect(places == "0 0 400 800, -")
    split.show(.secondary)
    app.application.update()
    #expect(places == "-, 0 0 400 800")
    split.show(.primary)
    app.application.update()
    #expect(places == "0 0 400 800, -")
    split.show(.secondary)
    split.hide(.secondary)
    split.hide(.primary)
    app.application.update()
    #expect(places == "0 0 400 800, -")
  }

  @Test("a sheet of a form and a popover are narrow on a tablet", arguments: [true, false])
  func narrowSheets(isPopover: Bool) {
    let app = TestApp(
      traitCollection: TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular))
    let root = ViewController()
    app.window.rootViewController = root
    app.application.update()
    split.viewControllers = [NavigationController(rootViewController: list), detail]
    split.modalPresentationStyle = isPopover ? .popover : .formSheet
    root.present(split, animated: false)
    app.application.update()
    #expect(split.traitCollection.horizontalSizeClass == .compact && split.isCollapsed)
    #expect(detail.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(detail.view.window != nil && list.viewIfLoaded?.window == nil)

    app.window.overrideTraitCollection = TraitCollection(
      userInterfaceIdiom: .pad, layoutDirection: .rightToLeft, horizontalSizeClass: .regular)
    app.application.update()
    #expect(split.traitCollection.layoutDirection == .rightToLeft && split.isCollapsed)
    split.dismiss(animated: false)
    app.application.update()
    let page = ViewController()
    page.modalPresentationStyle = .pageSheet
    root.present(page, animated: false)
    app.application.update()
    #expect(page.traitCollection.horizontalSizeClass == .regular)
  }
}
