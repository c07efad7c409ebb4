import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// The guide's container (rows G14 to G18): its listings, in today's Swift.
private final class ContainerController: ViewController {
  var frameForContentController: Rect { view.bounds }
  var newViewStartFrame: Rect { view.bounds.offset(x: view.bounds.width, y: 0) }
  var oldViewEndFrame: Rect { view.bounds.offset(x: -view.bounds.width, y: 0) }

  func display(contentController content: ViewController) {
    addChild(content)
    content.view.frame = frameForContentController
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func hide(contentController content: ViewController) {
    content.willMove(toParent: nil)
    content.view.removeFromSuperview()
    content.removeFromParent()
  }

  func cycle(from oldController: ViewController, to newController: ViewController) {
    // Prepare the two view controllers for the change.
    oldController.willMove(toParent: nil)
    addChild(newController)

    // Both rectangles are off screen.
    newController.view.frame = newViewStartFrame
    let endFrame = oldViewEndFrame

    transition(
      from: oldController, to: newController, duration: 0.25,
      animations: {
        newController.view.frame = oldController.view.frame
        oldController.view.frame = endFrame
      },
      completion: { _ in
        oldController.removeFromParent()
        newController.didMove(toParent: self)
      })
  }
}

/// The guide's container that forwards appearance by hand.
private final class ForwardingController: ViewController {
  var child: ViewController?
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func viewWillAppear(_ animated: Bool) {
    child?.beginAppearanceTransition(true, animated: animated)
  }
  override func viewDidAppear(_ animated: Bool) { child?.endAppearanceTransition() }
  override func viewWillDisappear(_ animated: Bool) {
    child?.beginAppearanceTransition(false, animated: animated)
  }
  override func viewDidDisappear(_ animated: Bool) { child?.endAppearanceTransition() }
}

/// Writes down what a child hears.
private final class Content: ViewController {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
  }
  override func willMove(toParent parent: ViewController?) {
    log("\(name) willMove \(parent == nil ? "nil" : "parent")")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: ViewController?) {
    log("\(name) didMove \(parent == nil ? "nil" : "parent")")
  }
  override func viewDidLoad() { log("\(name) viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log("\(name) viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log("\(name) viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log("\(name) viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log("\(name) viewDidDisappear") }
}

@Suite struct GuideContainerTests {
  private let app = TestApp()
  private var log: Log { app.log }

  private func show(_ controller: ViewController) {
    app.window.rootViewController = controller
    app.application.update()
    _ = log.take()
  }

  @Test func displayingAndHidingAChild() {
    let container = ContainerController()
    show(container)
    let content = Content("content", log)
    container.display(contentController: content)
    app.application.update()
    #expect(content.parent === container && content.view.superview === container.view)
    #expect(content.view.frame == container.view.bounds)
    #expect(
      log.take() == [
        "content willMove parent", "content viewDidLoad", "content viewWillAppear",
        "content didMove parent", "content viewDidAppear",
      ])
    container.hide(contentController: content)
    app.application.update()
    #expect(content.parent == nil && container.children.isEmpty)
    #expect(
      log.take() == [
        "content willMove nil", "content viewWillDisappear", "content didMove nil",
        "content viewDidDisappear",
      ])
  }

  @Test func cyclingFromOneChildToAnother() {
    let container = ContainerController()
    show(container)
    let (old, new) = (Content("old", log), Content("new", log))
    container.display(contentController: old)
    app.application.update()
    _ = log.take()
    container.cycle(from: old, to: new)
    app.application.update()
    #expect(container.children.map(ObjectIdentifier.init) == [ObjectIdentifier(new)])
    #expect(old.view.superview == nil && new.view.superview === container.view)
    #expect(new.view.frame == container.view.bounds)
    let lines = log.take()
    #expect(lines.first == "old willMove nil" && lines.dropFirst().first == "new willMove parent")
    #expect(
      Set(lines) == [
        "old willMove nil", "new willMove parent", "new viewDidLoad", "new viewWillAppear",
        "old viewWillDisappear", "old viewDidDisappear", "new viewDidAppear", "old didMove nil",
        "new didMove parent",
      ])
    #expect(lines.count == 9)
  }

  @Test func forwardingAppearanceByHand() {
    let container = ForwardingController()
    let content = Content("content", log)
    container.child = content
    container.addChild(content)
    container.view.addSubview(content.view)
    content.didMove(toParent: container)
    _ = log.take()
    app.window.rootViewController = container
    app.application.update()
    #expect(log.take() == ["content viewWillAppear", "content viewDidAppear"])
    app.window.rootViewController = ViewController()
    app.application.update()
    #expect(log.take() == ["content viewWillDisappear", "content viewDidDisappear"])
  }

  @Test func nothingHoldsAChildThatIsGone() {
    let container = ContainerController()
    show(container)
    weak var released: ViewController?
    weak var releasedView: View?
    do {
      let content = Content("content", log)
      container.display(contentController: content)
      app.application.update()
      (released, releasedView) = (content, content.view)
      container.hide(contentController: content)
      app.application.update()
    }
    #expect(released == nil && releasedView == nil)
  }
}
