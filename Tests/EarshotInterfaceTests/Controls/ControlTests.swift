import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Guide row G04: outlets and an action method, as the guide lists them.
private final class MyViewController: ViewController {
  weak var myButton: Button?
  weak var myTextField: TextField?
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (button, field) = (Button(type: .system), TextField())
    button.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    field.frame = Rect(x: 0, y: 100, width: 100, height: 50)
    view.addSubview(button)
    view.addSubview(field)
    (myButton, myTextField) = (button, field)
    button.addTarget(self, action: MyViewController.myButtonAction, for: .touchUpInside)
    field.addTarget(self, action: MyViewController.edited, for: .editingChanged)
  }

  func myButtonAction(sender: Button) {
    log(sender === myButton ? "myButtonAction" : "stranger")
  }

  func edited(_ sender: Control, _ event: Event?) {
    log("edited \((sender as? TextField)?.text ?? "")")
  }
}

private final class Target {
  let log: Log
  init(_ log: Log) { self.log = log }
  func first(_ sender: Control) { log("first") }
  func second() { log("second") }
}

@Suite struct ControlTests {
  private let app = TestApp()
  private var log: Log { app.log }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  /// Writes every event of a control to the log.
  private func follow(_ control: Control) {
    let log = log
    let events: [(ControlEvents, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
      (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
      (.touchCancel, "cancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events { control.addAction(Action { _ in log(name) }, for: event) }
  }

  @Test func theListingOfTheGuide() {
    let controller = MyViewController(log)
    app.window.rootViewController = controller
    #expect(app.application.tap(at: point(10, 10)))
    app.application.tap(at: point(10, 110))
    app.application.typeText("a")
    #expect(log.take() == ["myButtonAction", "edited a"])
  }

  @Test func aTapOnAButton() {
    let button = app.add(Button(), 0, 0, 100, 50)
    follow(button)
    app.application.tap(at: point(10, 10))
    #expect(log.take() == ["down", "upInside", "primary"])
    app.application.tap(at: point(10, 10))
    #expect(log.take() == ["down", "downRepeat", "upInside", "primary"])
  }

  @Test func aFingerThatLeavesTheControl() throws {
    let button = app.add(Button(), 0, 0, 100, 50)
    follow(button)
    let touch = try #require(app.application.beginTouch(at: point(10, 10)))
    #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
    app.application.moveTouch(touch, to: point(20, 10))
    app.application.moveTouch(touch, to: point(200, 10))
    #expect(!button.isTouchInside && !button.isHighlighted)
    app.application.moveTouch(touch, to: point(210, 10))
    app.application.moveTouch(touch, to: point(50, 10))
    app.application.moveTouch(touch, to: point(200, 10))
    app.application.endTouch(touch)
    #expect(
      log.take() == [
        "down", "dragInside", "dragExit", "dragOutside", "dragOutside", "dragEnter", "dragInside",
        "dragExit", "dragOutside", "upOutside",
      ])
    let other = try #require(app.application.beginTouch(at: point(10, 10)))
    app.application.cancelTouch(other)
    #expect(log.take().last == "cancel" && !button.isTracking && !button.isHighlighted)
    #expect(!button.isTouchInside)
  }

  @Test func aDisabledControlDoesNothing() {
    let button = app.add(Button(), 0, 0, 100, 50)
    follow(button)
    button.isEnabled = false
    #expect(!app.application.tap(at: point(10, 10)))
    #expect(log.take() == [])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["upInside"])
  }

  @Test func targetsAreCalledOnceInTheirOrder() {
    let button = app.add(Button(), 0, 0, 100, 50)
    let target = Target(log)
    button.addTarget(target, action: Target.first, for: [.touchUpInside, .primaryActionTriggered])
    button.addTarget(target, action: Target.second, for: .touchUpInside)
    app.application.tap(at: point(10, 10))
    #expect(log.take() == ["first", "second"])
    #expect(button.allControlEvents == [.touchUpInside, .primaryActionTriggered])
    #expect(button.allTargets.count == 2)
    button.removeTarget(target, for: .touchUpInside)
    app.application.tap(at: point(10, 10))
    #expect(log.take() == ["first"])
    button.removeTarget(nil, for: .allEvents)
    app.application.tap(at: point(10, 10))
    #expect(log.take() == [])
  }

  @Test func targetsAreHeldWeakly() {
    let button = app.add(Button(), 0, 0, 100, 50)
    weak var released: Target?
    do {
      let target = Target(log)
      button.addTarget(target, action: Target.first, for: .touchUpInside)
      released = target
    }
    #expect(released == nil && button.allTargets.isEmpty)
    app.application.tap(at: point(10, 10))
    #expect(log.take() == [])
  }

  @Test func anActionWithTheSameNameTakesThePlaceOfAnother() {
    let button = app.add(Button(), 0, 0, 100, 50)
    let (log, name) = (log, Action.Identifier("save"))
    button.addAction(Action(identifier: name) { _ in log("old") }, for: .touchUpInside)
    button.addAction(Action { _ in log("other") }, for: .touchUpInside)
    button.addAction(
      Action(title: "Save", identifier: name) { action in
        log("\(action.title) \(action.sender === button)")
      }, for: .touchUpInside)
    app.application.tap(at: point(10, 10))
    #expect(log.take() == ["other", "Save true"])
    button.removeAction(identifiedBy: name, for: .touchUpInside)
    app.application.tap(at: point(10, 10))
    #expect(log.take() == ["other"])
  }

  @Test func aButtonBearsItsPrimaryAction() {
    let log = log
    let button = app.add(
      Button(primaryAction: Action(title: "Buy") { _ in log("bought") }), 0, 0, 100, 50)
    #expect(button.accessibilityLabel == "Buy")
    #expect(app.activate(button))
    #expect(log.take() == ["bought"])
    button.changesSelectionAsPrimaryAction = true
    app.activate(button)
    #expect(button.isSelected)
  }

  @Test func aHandlerMayRemoveTheButton() {
    let button = app.add(Button(), 0, 0, 100, 50)
    let log = log
    button.addAction(
      Action { [weak button] _ in
        log("gone")
        button?.removeFromSuperview()
      }, for: .touchUpInside)
    app.application.tap(at: point(10, 10))
    #expect(log.take() == ["gone"] && !button.isTracking && button.superview == nil)
  }

  @Test func aPanTakesTheFingerFromAButton() {
    let button = app.add(Button(), 0, 0, 100, 50)
    follow(button)
    app.window.addGestureRecognizer(PanGestureRecognizer())
    app.application.drag(along: [point(10, 10), point(12, 10), point(30, 10)])
    #expect(log.take() == ["down", "dragInside", "cancel"])
  }

  /// A title of 15 points has lines of 18 points, and keeps 6 points from the edges above and below unless
  /// the app says what it keeps.
  @Test func aButtonWantsTheRoomOfWhatIsOnIt() {
    let picture = Image(name: "tick", size: Size(width: 50, height: 40))
    func size(
      _ title: String?, _ image: Image? = nil, _ background: Image? = nil,
      insets: EdgeInsets = .zero
    ) -> Size {
      let button = Button(type: .system)
      button.titleFont = Font(name: "Any", size: 15)
      button.setTitle(title, for: .normal)
      button.setImage(image, for: .normal)
      button.setBackgroundImage(background, for: .normal)
      button.contentEdgeInsets = insets
      return button.intrinsicContentSize
    }
    let insets = EdgeInsets(top: 1, left: 20, bottom: 2, right: 40)
    #expect(size("HHHH") == Size(width: 43.5, height: 30))
    #expect(size("H") == Size(width: 30, height: 30))
    #expect(size(nil) == Size(width: 30, height: 30))
    #expect(size("HHHH", insets: insets) == Size(width: 103.5, height: 21))
    #expect(size(nil, picture) == Size(width: 50, height: 40))
    #expect(size("HHHH", picture) == Size(width: 93.5, height: 40))
    #expect(size(nil, picture, insets: insets) == Size(width: 110, height: 43))
    #expect(size("H", nil, picture) == Size(width: 50, height: 40))
  }
}
