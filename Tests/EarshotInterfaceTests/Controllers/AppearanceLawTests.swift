import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Whatever an app does, in whatever order, even from inside callbacks.
@Suite struct AppearanceLawTests {
  /// Chance that callbacks can share with the test that they interrupt.
  private final class Dice {
    private var generator: SeededGenerator
    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }
    func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }
    func flip() -> Bool { Bool.random(using: &generator) }
  }

  /// Checks the callbacks of one controller as they come.
  private final class Watched: ViewController {
    private(set) var log: [String] = []
    private(set) var faults: [String] = []
    /// Whether a transition with the controller may be waiting for the one that runs.
    var isAskedFor = false
    var isComing = false
    var isGoing = false
    var isThere = false
    var onCallback: () -> Void = {}

    private func expect(_ isTrue: Bool, _ callback: String) {
      log.append(callback)
      if !isTrue { faults.append("\(callback) after \(log.suffix(6))") }
    }

    private func checkFlagsAreLow() {
      if isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent {
        faults.append("a flag is true outside of a callback")
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      expect(!isComing && !isThere, "willAppear")
      (isComing, isGoing) = (true, false)
      onCallback()
    }
    override func viewIsAppearing(_ animated: Bool) {
      expect(isComing && view.window != nil, "isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      expect(isComing, "didAppear")
      (isComing, isThere) = (false, true)
      onCallback()
    }
    override func viewWillDisappear(_ animated: Bool) {
      expect(isThere || isComing, "willDisappear")
      (isComing, isGoing, isThere) = (false, true, false)
      onCallback()
    }
    override func viewDidDisappear(_ animated: Bool) {
      expect(isGoing, "didDisappear")
      isGoing = false
      onCallback()
    }

    func checkAtRest() {
      if isComing || isGoing { faults.append("a will without its did: \(log.suffix(6))") }
      if isThere != (viewIfLoaded?.window != nil) {
        faults.append("on screen \(viewIfLoaded?.window != nil), told \(log.suffix(6))")
      }
      for child in children where child.parent !== self { faults.append("a child of another") }
      checkFlagsAreLow()
    }
  }

  /// One random thing an app may do.
  private static func step(
    _ navigation: NavigationController, _ tabs: TabBarController, _ pool: [Watched],
    _ dice: Dice
  ) {
    let controller = pool[dice.roll(pool.count)]
    let animated = dice.flip()
    let isFree =
      controller.parent == nil && controller.presentingViewController == nil
      && !controller.isAskedFor
    switch dice.roll(9) {
    case 0, 1:
      if isFree {
        controller.isAskedFor = true
        navigation.pushViewController(controller, animated: animated)
      }
    case 2: navigation.popViewController(animated: animated)
    case 3: navigation.popToRootViewController(animated: animated)
    case 4: tabs.selectedIndex = dice.roll(3)
    case 5:
      if isFree {
        controller.isAskedFor = true
        let styles: [ModalPresentationStyle] = [.fullScreen, .automatic, .popover]
        controller.modalPresentationStyle = styles[dice.roll(styles.count)]
        navigation.present(controller, animated: animated)
      }
    case 6: tabs.dismiss(animated: animated)
    case 7:
      let back = navigation.beginInteractivePop()
      if dice.flip() { back?.cancel() } else { back?.finish() }
    default: controller.dismiss(animated: animated)
    }
  }

  @Test func everyWillHasItsDid() {
    let seed = UInt64.random(in: 0...UInt64.max)
    let dice = Dice(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let app = TestApp()
      let pool = (0..<6).map { _ in Watched() }
      let roots = [Watched(), Watched()]
      let navigation = NavigationController(rootViewController: roots[0])
      let tabs = TabBarController()
      tabs.viewControllers = [navigation, roots[1], ViewController()]
      app.window.rootViewController = tabs
      var isReentrant = false
      for controller in pool + roots {
        controller.onCallback = { [unowned navigation, unowned tabs] in
          guard !isReentrant, dice.roll(8) == 0 else { return }
          isReentrant = true
          Self.step(navigation, tabs, pool, dice)
          isReentrant = false
        }
      }
      for _ in 0..<12 {
        Self.step(navigation, tabs, pool, dice)
        for controller in pool { controller.isAskedFor = false }
        if dice.flip() { app.application.update() }
      }
      app.application.update()
      for controller in pool + roots {
        controller.checkAtRest()
        #expect(controller.faults.isEmpty, "seed \(seed)")
        controller.onCallback = {}
        if !controller.faults.isEmpty { return }
      }
    }
  }

  @Test func nothingOutlivesItsPlace() {
    let app = TestApp()
    let navigation = NavigationController(rootViewController: ViewController())
    app.window.rootViewController = navigation
    weak var pushed: ViewController?
    weak var presented: ViewController?
    weak var child: ViewController?
    do {
      let screen = ViewController()
      pushed = screen
      navigation.pushViewController(screen, animated: true)
      app.application.update()
      let sheet = ViewController()
      presented = sheet
      screen.present(sheet, animated: true)
      app.application.update()
      let inner = ViewController()
      child = inner
      screen.addChild(inner)
      screen.view.addSubview(inner.view)
      inner.didMove(toParent: screen)
      app.application.update()
      screen.dismiss(animated: true)
      inner.willMove(toParent: nil)
      inner.view.removeFromSuperview()
      inner.removeFromParent()
      navigation.popViewController(animated: true)
      app.application.update()
    }
    #expect(pushed == nil && presented == nil && child == nil)
  }
}
