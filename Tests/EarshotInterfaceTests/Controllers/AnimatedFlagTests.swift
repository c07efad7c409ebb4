import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Tells of its own appearance whether it was animated, and what it was then: on its way to or from its
/// parent, or being presented or dismissed.
private final class Screen: ViewController {
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init()
    accessibilityIdentifier = name
    title = name
  }

  private func tell(_ callback: String, _ animated: Bool) {
    let states = [
      ("presented", isBeingPresented), ("dismissed", isBeingDismissed),
      ("joining", isMovingToParent), ("leaving", isMovingFromParent),
    ]
    let told = states.filter(\.1).map(\.0)
    log(([accessibilityIdentifier ?? "", callback, "\(animated)"] + told).joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) { tell("will", animated) }
  override func viewIsAppearing(_ animated: Bool) { tell("is", animated) }
  override func viewDidAppear(_ animated: Bool) { tell("did", animated) }
  override func viewWillDisappear(_ animated: Bool) { tell("willNot", animated) }
  override func viewDidDisappear(_ animated: Bool) { tell("didNot", animated) }
}

/// Whether screens are told that a change is animated, and what becomes of them: the app's word counts for
/// what it asks for itself, and what a person does is animated.
@Suite struct AnimatedFlagTests {
  private let app = TestApp()
  private var log: Log { app.log }

  private func screen(_ name: String) -> ViewController { Screen(name, app.log) }

  private func show(_ root: ViewController) {
    app.window.rootViewController = root
    app.application.update()
    _ = log.take()
  }

  /// What was told since the last look, each as one line.
  private func told() -> [String] {
    app.application.update()
    return log.take()
  }

  /// The same without what became of the screens.
  private func toldBriefly() -> [String] {
    told().map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
  }

  @Test func theFirstScreenComesWithoutMotion() {
    app.window.rootViewController = screen("a")
    #expect(told() == ["a will false", "a is false", "a did false"])
    app.window.rootViewController = screen("b")
    #expect(
      told() == [
        "a willNot false", "b will false", "b is false", "a didNot false", "b did false",
      ])
    app.window.isHidden = true
    #expect(told() == ["b willNot false", "b didNot false"])
    app.window.isHidden = false
    #expect(told() == ["b will false", "b is false", "b did false"])
  }

  @Test(arguments: [true, false]) func aStackMovesAsItIsTold(animated: Bool) {
    let stack = NavigationController(rootViewController: screen("a"))
    show(stack)
    stack.pushViewController(screen("b"), animated: animated)
    #expect(
      told() == [
        "a willNot \(animated)", "b will \(animated) joining", "b is \(animated) joining",
        "a didNot \(animated)", "b did \(animated) joining",
      ])
    stack.popViewController(animated: animated)
    #expect(
      told() == [
        "b willNot \(animated) leaving", "a will \(animated)", "a is \(animated)",
        "b didNot \(animated) leaving", "a did \(animated)",
      ])
    stack.setViewControllers([screen("c")], animated: animated)
    #expect(told().filter { $0.hasPrefix("c") }.allSatisfy { $0.contains("\(animated)") })
    stack.viewControllers = [screen("d")]
    #expect(
      told() == [
        "c willNot false", "d will false joining", "d is false joining",
        "c didNot false", "d did false joining",
      ])
  }

  @Test(arguments: [true, false], [ModalPresentationStyle.fullScreen, .overFullScreen])
  func aScreenIsPresentedAsItIsTold(animated: Bool, style: ModalPresentationStyle) {
    let (presenter, presented) = (screen("a"), screen("b"))
    presented.modalPresentationStyle = style
    show(presenter)
    presenter.present(presented, animated: animated)
    let covers = style == .fullScreen
    let coming = ["b will \(animated) presented", "b is \(animated) presented"]
    #expect(
      told() == (covers ? ["a willNot \(animated)"] : []) + coming
        + ["b did \(animated) presented"] + (covers ? ["a didNot \(animated)"] : []))
    presenter.dismiss(animated: animated)
    #expect(
      told() == ["b willNot \(animated) dismissed"]
        + (covers ? ["a will \(animated)", "a is \(animated)", "a did \(animated)"] : [])
        + ["b didNot \(animated) dismissed"])
  }

  /// Closing a chain tells those that are covered without motion.
  @Test func aChainIsClosedFromItsBottom() {
    let screens = ["a", "b", "c"].map(screen)
    show(screens[0])
    for (below, above) in zip(screens, screens.dropFirst()) {
      above.modalPresentationStyle = .overFullScreen
      below.present(above, animated: false)
      app.application.update()
    }
    _ = log.take()
    screens[0].dismiss(animated: true)
    #expect(
      told() == [
        "c willNot true dismissed", "b willNot false dismissed", "b didNot false dismissed",
        "c didNot true dismissed",
      ])
  }

  @Test func tabsChangeWithoutMotion() {
    let tabs = TabBarController()
    tabs.viewControllers = [screen("a"), screen("b")]
    show(tabs)
    tabs.selectedIndex = 1
    #expect(
      toldBriefly() == [
        "b will false", "a willNot false", "b is false", "a didNot false", "b did false",
      ])
  }

  @Test(arguments: [true, false], [PageViewController.TransitionStyle.scroll, .pageCurl])
  func pagesTurnAsTheyAreTold(animated: Bool, style: PageViewController.TransitionStyle) {
    let pages = PageViewController()
    pages.transitionStyle = style
    pages.viewControllers = [screen("a")]
    show(pages)
    pages.setViewControllers([screen("b")], direction: .forward, animated: animated) {
      log("completed \($0)")
    }
    let lines = told()
    #expect(lines.prefix(2) == ["b will \(animated) joining", "a willNot \(animated)"])
    #expect(lines.count == 6 && lines.last == "completed true")
    #expect(lines.dropLast().allSatisfy { $0.contains(" \(animated)") })
    pages.viewControllers = [screen("c")]
    #expect(told().prefix(2) == ["c will false joining", "b willNot false"])
  }

  /// A page that is shown already is no change, and its handler hears so at once.
  @Test func theSamePageIsDoneAtOnce() {
    let (pages, page) = (PageViewController(), screen("a"))
    pages.viewControllers = [page]
    show(pages)
    pages.setViewControllers([page], direction: .forward, animated: true) {
      log("completed \($0)")
    }
    #expect(log.take() == ["completed true"] && told() == [])
  }

  /// Only a transition that takes time is animated.
  @Test(arguments: [(0.0, false), (0.5, true)])
  func childrenChangePlacesInTime(duration: Double, animated: Bool) {
    let (parent, old, new) = (ViewController(), screen("a"), screen("b"))
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    show(parent)
    parent.transition(
      from: old, to: new, duration: duration, completion: { log("completed \($0)") })
    #expect(
      toldBriefly() == [
        "a willNot \(animated)", "b will \(animated)", "b is \(animated)", "completed true",
        "a didNot \(animated)", "b did \(animated)",
      ])
  }

  @Test func whatAPersonDoesIsAnimated() throws {
    let stack = NavigationController(rootViewController: screen("a"))
    show(stack)
    stack.topViewController?.show(screen("b"), sender: nil)
    #expect(told().first == "a willNot true")
    #expect(stack.accessibilityPerformEscape())
    #expect(told().first == "b willNot true leaving")
    let alone = screen("c")
    show(alone)
    alone.show(screen("d"), sender: nil)
    #expect(told().contains("d will true presented"))
    #expect(alone.presentedViewController?.accessibilityPerformEscape() == true)
    #expect(told().contains("d willNot true dismissed"))
    alone.showDetailViewController(screen("e"), sender: nil)
    #expect(told().contains("e will true presented"))
  }

  /// A view that an app puts on the screen by itself comes without motion.
  @Test func viewsThatComeAndGoByThemselves() {
    let (parent, child) = (ViewController(), screen("a"))
    show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(told() == ["a will false joining", "a is false joining", "a did false joining"])
    child.view.removeFromSuperview()
    #expect(told() == ["a willNot false", "a didNot false"])
  }

  /// A view that is taken away and put back while its screen leaves is told of the end once, with it.
  @Test func whatComesBackOnAScreenThatLeaves() throws {
    let (parent, child) = (screen("b"), screen("c"))
    let stack = NavigationController(rootViewController: screen("a"))
    show(stack)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stack.pushViewController(parent, animated: false)
    _ = told()
    let pop = try #require(stack.beginInteractivePop())
    _ = told()
    child.view.removeFromSuperview()
    parent.view.addSubview(child.view)
    #expect(told() == [])
    pop.finish()
    #expect(toldBriefly() == ["b didNot true", "c didNot true", "a did true"])
  }

  /// Outside of its callbacks a screen is not on its way anywhere.
  @Test func aScreenIsOnItsWayInsideItsCallbacksOnly() {
    let alone = ViewController()
    alone.willMove(toParent: nil)
    #expect(!alone.isMovingFromParent && !alone.isBeingDismissed)
    alone.willMove(toParent: ViewController())
    #expect(!alone.isMovingToParent && !alone.isBeingPresented)
  }

  /// What a screen asks for when it has appeared is done in the same turn.
  @Test func aTurnEndsWhenNothingIsLeftToDo() {
    final class Restless: ViewController {
      override func viewDidAppear(_ animated: Bool) { view.frame.size.width += 1 }
    }
    let (parent, child) = (ViewController(), Restless())
    show(parent)
    #expect(!app.application.update())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(app.application.update())
    _ = app.application.takeAccessibilityNotifications()
    #expect(app.application.isAtRest)
    #expect(!app.application.update() && !app.application.isRestless)
  }

  /// A screen that asks for its view while it makes one makes it once.
  @Test func aViewIsLoadedOnce() {
    final class Loading: ViewController {
      var count = 0
      override func loadView() {
        count += 1
        loadViewIfNeeded()
        view = View()
      }
    }
    let screen = Loading()
    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    #expect(screen.count == 1 && screen.isViewLoaded)
  }

  @Test func editingButtonsToggleWithMotion() {
    final class Editor: ViewController {
      var heard: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        heard.append("\(editing) \(animated)")
      }
    }
    let editor = Editor()
    let button = editor.editButtonItem
    #expect(button.systemItem == .edit)
    _ = button.accessibilityActivate()
    #expect(button.systemItem == .done && editor.isEditing)
    editor.isEditing = false
    #expect(editor.heard == ["true true", "false false"] && button.systemItem == .edit)
    editor.isEditing = true
    #expect(ViewController().editButtonItem.systemItem == .edit && button.systemItem == .done)
  }
}
