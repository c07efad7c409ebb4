import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Changes a constraint at the last moment before layout.
private final class LateController: ViewController {
  let log: Log
  let box = View()
  private var width: LayoutConstraint?
  /// How wide the box is made in the next layout.
  var wanted: Double?

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override func viewDidLoad() {
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    self.width = width
    LayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
    ])
  }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    log("updateViewConstraints")
  }
  override func viewWillLayoutSubviews() {
    log("viewWillLayoutSubviews")
    if let wanted { width?.constant = wanted }
    view.setNeedsLayout()
  }
  override func viewDidLayoutSubviews() { log("viewDidLayoutSubviews \(box.frame.width)") }
  override func viewWillAppear(_ animated: Bool) { log("viewWillAppear") }
}

/// Row G10: what changes before a layout is laid out in it, once.
@Suite struct GuideLayoutPassTests {
  private let app = TestApp()

  @Test("a constraint that changes in viewWillLayoutSubviews takes effect in the same pass")
  func onePass() {
    let controller = LateController(app.log)
    app.window.rootViewController = controller
    app.application.update()
    _ = app.log.take()
    controller.wanted = 70
    controller.view.setNeedsLayout()
    app.application.update()
    #expect(app.log.take() == ["viewWillLayoutSubviews", "viewDidLayoutSubviews 70.0"])
    app.application.update()
    #expect(app.log.take() == [])
  }

  @Test("constraints are brought up to date at every appearance, before its layout")
  func everyAppearance() {
    let controller = LateController(app.log)
    let stack = NavigationController(rootViewController: controller)
    app.window.rootViewController = stack
    app.application.update()
    let expected = [
      "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews 10.0",
    ]
    #expect(app.log.take() == expected)
    stack.pushViewController(ViewController(), animated: false)
    app.application.update()
    #expect(app.log.take() == [])
    stack.popViewController(animated: false)
    app.application.update()
    #expect(app.log.take() == expected)
  }
}
