import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Writes down what it hears of sizes, and gives a child half of its own size.
private final class SizedController: ViewController {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
  }
  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    log("\(name).viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size { Size(width: parentSize.width / 2, height: parentSize.height) }
  override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    let childName = (child as? SizedController)?.name ?? ""
    log("\(name).preferredContentSizeDidChange(forChildContentContainer: \(childName))")
  }
}

/// The vectors about sizes that controllers and their children agree on (guide row G19).
@Suite struct SizeVectorTests {
  private func shown() -> (TestApp, SizedController) {
    let app = TestApp()
    let (parent, child) = (SizedController("P", app.log), SizedController("X", app.log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    app.window.rootViewController = parent
    app.application.update()
    _ = app.log.take()
    return (app, child)
  }

  @Test func vectors() throws {
    try VectorCheck.run(
      file: "uikit", areas: ["size"],
      adapters: [
        "size-02": {
          let (app, _) = shown()
          app.window.transition(to: Size(width: 800, height: 400))
          return TestValue(app.log.take())
        },
        "size-03": {
          let (app, child) = shown()
          child.preferredContentSize = Size(width: 10, height: 10)
          child.preferredContentSize = Size(width: 10, height: 10)
          return TestValue(app.log.take())
        },
      ])
  }
}
