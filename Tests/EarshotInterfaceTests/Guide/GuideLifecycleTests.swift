import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class TracedView: View {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  override func layoutSubviews() { log("layoutSubviews") }
}

/// Writes down its life (rows G08 to G13), and how often it lives.
private final class LivingController: ViewController {
  let log: Log
  /// What can be made again, and what cannot.
  var cache: [Int]? = [1, 2, 3]
  let document = "text"

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override func loadView() {
    log("loadView")
    view = TracedView(log)
  }
  override func viewDidLoad() { log("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) {
    log("viewWillAppear \(view.window == nil ? "outside" : "inside")")
  }
  override func viewIsAppearing(_ animated: Bool) {
    log("viewIsAppearing \(view.window == nil ? "outside" : "inside")")
  }
  override func viewWillLayoutSubviews() { log("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { log("viewDidAppear") }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    cache = nil
  }
  deinit { log("deinit") }
}

@Suite struct GuideLifecycleTests {
  private let app = TestApp()
  private var log: Log { app.log }

  @Test func theViewIsLoadedWhenItIsFirstAskedFor() {
    let controller = LivingController(log)
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded && log.take() == [])
    _ = controller.view
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(log.take() == ["loadView", "viewDidLoad"])
  }

  @Test func showing() {
    app.window.rootViewController = LivingController(log)
    app.application.update()
    #expect(
      log.take() == [
        "loadView", "viewDidLoad", "viewWillAppear outside", "viewIsAppearing inside",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  /// Row G10: however much changes, it is laid out once, in the next update.
  @Test func changesAreLaidOutOnce() {
    let controller = LivingController(log)
    app.window.rootViewController = controller
    app.application.update()
    _ = log.take()
    controller.view.setNeedsLayout()
    controller.view.addSubview(View())
    controller.view.frame.size.height -= 10
    #expect(log.take() == [])
    app.application.update()
    #expect(log.take() == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
    app.application.update()
    #expect(log.take() == [])
  }

  /// Row G13: four places to take and give back memory.
  @Test func memory() {
    do {
      let controller = LivingController(log)
      app.window.rootViewController = controller
      app.application.update()
      app.application.receiveMemoryWarning()
      #expect(controller.cache == nil && controller.document == "text" && controller.isViewLoaded)
      app.window.rootViewController = nil
    }
    app.application.update()
    #expect(log.take().last == "deinit")
  }
}
