import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class LoadingController: ViewController {
  var log: Log?
  @Outlet var name: TextField?
  @Outlet(.weak) var owner: ViewController?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Outlet var sure: Label!
  @OutletCollection var buttons: [Button]
  @Inspectable var limit = 3
  @Inspectable var ratio = 0.5
  @Inspectable var isFast = false

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [
      ActionMethod("save", LoadingController.save),
      ActionMethod("slide:", LoadingController.slide),
      ActionMethod("press:event:", LoadingController.press),
    ]
  }

  func save() { log?("save") }
  func slide(_ sender: Slider) { log?("slide \(sender.value)") }
  func press(_ sender: Button, _ event: Event?) {
    log?("press \(event == nil ? "no" : "an") event")
  }

  override func awakeFromNib() {
    log?("awakeFromNib, \(traitCollection == TraitCollection() ? "no traits" : "traits")")
  }
  override func viewDidLoad() { log?("viewDidLoad") }
}

/// Loading from a storyboard, as the guide describes it (rows G07 and G08).
@Suite struct GuideStoryboardTests {
  private let app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: .pad))
  private var log: Log { app.log }

  private func controller(_ scene: TestScene) -> LoadingController {
    let controller = LoadingController()
    controller.log = log
    controller.storyboardSource = scene
    return controller
  }

  @Test func theStepsOfLoading() {
    let controller = controller(TestScene { log($0) })
    #expect(log.take() == [])
    app.window.rootViewController = controller
    #expect(
      Array(log.take().prefix(6)) == [
        "instantiate", "connect, view not assigned", "embed", "awake, view assigned",
        "awakeFromNib, no traits", "viewDidLoad",
      ])
  }

  @Test func aSceneWithoutViewsLeavesThemToTheController() {
    let scene = TestScene { log($0) }
    scene.makeView = { nil }
    let stack = NavigationController()
    stack.storyboardSource = scene
    _ = stack.view
    let table = TableViewController()
    table.storyboardSource = scene
    #expect(table.tableView != nil)
    #expect(
      log.take() == [
        "connect, view assigned", "embed", "awake, view assigned",
        "instantiate", "connect, view assigned", "embed", "awake, view assigned",
      ])
    scene.makeView = { TableView(frame: .zero, style: .insetGrouped) }
    let other = TableViewController()
    other.storyboardSource = scene
    #expect(other.tableView?.style == .insetGrouped)
  }

  @Test func outletsAreFoundByName() throws {
    let controller = LoadingController()
    let (field, label) = (TextField(), Label())
    let name = try #require(DeclaredProperties.outlet("name", of: controller))
    #expect(controller.name == nil && !name.connect(label) && name.connect(field))
    #expect(controller.name === field && name.typeName == "TextField")
    #expect(DeclaredProperties.outlet("sure", of: controller)?.connect(label) == true)
    #expect(controller.sure === label)
    #expect(DeclaredProperties.outlet("title", of: controller) == nil)
    let buttons = try #require(DeclaredProperties.outlet("buttons", of: controller))
    #expect(buttons.isCollection && buttons.connect(Button()) && buttons.connect(Button()))
    #expect(controller.buttons.count == 2)
    do {
      let owner = ViewController()
      #expect(DeclaredProperties.outlet("owner", of: controller)?.connect(owner) == true)
      #expect(controller.owner === owner)
    }
    #expect(controller.owner == nil)
  }

  @Test func attributesAreSetByName() throws {
    let controller = LoadingController()
    func set(_ name: String, _ value: Any) -> Bool? {
      DeclaredProperties.attribute(name, of: controller)?.set(value)
    }
    #expect(set("limit", 7.0) == true && set("limit", 7.5) == false && set("limit", "7") == false)
    #expect(set("ratio", 0.25) == true && set("isFast", 1.0) == true && set("speed", 1.0) == nil)
    #expect(controller.limit == 7 && controller.ratio == 0.25 && controller.isFast)
  }

  @Test func actionsAreCalledByName() {
    let controller = controller(TestScene())
    controller.loadViewIfNeeded()
    _ = log.take()
    let (slider, button) = (Slider(), Button(type: .system))
    slider.value = 0.25
    slider.addTarget(controller, action: "slide:", for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    button.addTarget(controller, action: "press:event:", for: .touchUpInside)
    button.addTarget(controller, action: "nowhere:", for: .touchUpInside)
    app.add(button, 0, 0, 100, 44)
    app.application.tap(at: Point(x: 10, y: 10))
    let item = BarButtonItem(title: "Save")
    item.setTarget(controller, action: "save")
    #expect(item.accessibilityActivate())
    #expect(log.take() == ["slide 0.25", "press an event", "save"])
  }

  /// Without a target the responder chain is searched: from the first responder, else the sender.
  @Test func aTargetCanBeFoundInTheChain() {
    let controller = controller(TestScene())
    app.window.rootViewController = controller
    app.application.update()
    _ = log.take()
    let button = Button(type: .system)
    button.frame = Rect(x: 0, y: 100, width: 100, height: 44)
    controller.view.addSubview(button)
    button.addTarget(nil, action: LoadingController.save, for: .touchUpInside)
    button.addTarget(nil, action: "press:event:", for: .touchUpInside)
    app.application.tap(at: Point(x: 10, y: 110))
    #expect(log.take() == ["save", "press an event"])

    let elsewhere = Button(type: .system)
    elsewhere.addTarget(nil, action: LoadingController.save, for: .touchUpInside)
    app.add(elsewhere, 200, 100, 100, 44)
    app.application.tap(at: Point(x: 210, y: 110))
    #expect(log.take() == [])
    let field = TextField(frame: Rect(x: 0, y: 200, width: 100, height: 44))
    controller.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    app.application.tap(at: Point(x: 210, y: 110))
    #expect(log.take() == ["save"])
  }
}
