import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class SegueController: ViewController {
  var log: Log?
  var allows = true

  convenience init(_ name: String, _ log: Log) {
    self.init()
    accessibilityIdentifier = name
    self.log = log
  }

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("unwind:", SegueController.unwind(from:))]
  }

  func unwind(from segue: Segue) {
    log?("\(accessibilityIdentifier ?? "").unwind from \(Self.name(segue.source))")
  }

  override func canPerformUnwindSegueAction(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    allows && super.canPerformUnwindSegueAction(action, from: source, sender: sender)
  }

  override func prepare(for segue: Segue, sender: Any?) {
    let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    log?("prepare \(segue.identifier ?? "") to \(Self.name(segue.destination)), \(loaded)")
  }

  static func name(_ controller: ViewController) -> String {
    controller.accessibilityIdentifier ?? "?"
  }
}

private final class TurningSegue: Segue {
  override func perform() {
    source.present(destination, animated: false)
    destination.view.alpha = 0.5
  }
}

@Suite struct SegueTests {
  private let app = TestApp()
  private var log: Log { app.log }

  private func controller(_ name: String) -> SegueController { SegueController(name, log) }

  private func segue(
    _ kind: Segue.Kind, _ source: ViewController, _ destination: ViewController
  ) -> Segue {
    let segue = Segue(identifier: "next", source: source, destination: destination)
    segue.kind = kind
    return segue
  }

  private func go(_ kind: Segue.Kind, _ source: ViewController, _ destination: ViewController) {
    source.perform(segue(kind, source, destination), sender: nil)
    app.application.update()
  }

  private func unwind(_ source: ViewController) -> ViewController? {
    guard let destination = source.unwindDestination("unwind:", sender: nil) else { return nil }
    let way = segue(.unwind, source, destination)
    way.unwindAction = "unwind:"
    source.perform(way, sender: nil)
    app.application.update()
    return destination
  }

  @Test func showGoesOnTheStackOrElseOverTheScreen() {
    let (a, b, c, inner) = (controller("a"), controller("b"), controller("c"), controller("d"))
    let stack = NavigationController(rootViewController: a)
    app.window.rootViewController = stack
    app.application.update()
    go(.show, a, b)
    #expect(stack.topViewController === b && log.take() == ["prepare next to b, not loaded"])
    go(.push, b, c)
    #expect(stack.viewControllers.count == 3)
    let other = NavigationController(rootViewController: inner)
    go(.show, c, other)
    #expect(c.presentedViewController === other && stack.viewControllers.count == 3)
  }

  /// A stack inside a stack is no way to go, so it stands over the screen.
  @Test(arguments: [Segue.Kind.show, .push]) func aStackIsNotPutOnAStack(kind: Segue.Kind) {
    let a = controller("a")
    let stack = NavigationController(rootViewController: a)
    app.window.rootViewController = stack
    app.application.update()
    let other = NavigationController(rootViewController: controller("b"))
    go(kind, a, other)
    #expect(stack.viewControllers.count == 1 && stack.presentedViewController === other)
  }

  @Test func aNamedSegueIsPerformedAndAnUnknownOneRefused() {
    let (a, b) = (controller("a"), controller("b"))
    let scene = TestScene()
    scene.segues["next"] = { TurningSegue(identifier: "next", source: $0, destination: b) }
    a.storyboardSource = scene
    app.window.rootViewController = a
    app.application.update()
    a.performSegue(withIdentifier: "elsewhere", sender: nil)
    #expect(a.presentedViewController == nil)
    a.performSegue(withIdentifier: "next", sender: nil)
    #expect(a.presentedViewController === b && b.view.alpha == 0.5)
    #expect(log.take() == ["prepare next to b, not loaded"])
  }

  @Test func anEmbeddedControllerFillsItsContainer() {
    let (a, b) = (controller("a"), controller("b"))
    let box = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    a.view.addSubview(box)
    let way = segue(.embed, a, b)
    way.containerView = box
    way.perform()
    #expect(b.parent === a && b.view.superview === box && b.view.frame == box.bounds)
    box.frame.size.height = 80
    #expect(b.view.frame == box.bounds)
  }

  @Test func unwindingPopsDismissesAndSelects() {
    let (a, b, c, d) = (controller("a"), controller("b"), controller("c"), controller("d"))
    let stack = NavigationController(rootViewController: a)
    let tabs = TabBarController()
    tabs.viewControllers = [stack, controller("other")]
    app.window.rootViewController = tabs
    app.application.update()
    go(.show, a, b)
    go(.present, b, c)
    go(.present, c, d)
    (b.allows, c.allows) = (false, false)
    _ = log.take()
    #expect(unwind(d) === a)
    #expect(log.take() == ["prepare next to a, loaded", "a.unwind from d"])
    #expect(a.presentedViewController == nil && stack.topViewController === a)
    #expect(a.view.window != nil && d.viewIfLoaded?.window == nil)
    a.allows = false
    go(.show, a, b)
    #expect(unwind(b) == nil)
    #expect(b.screenBefore === a)
  }
}
