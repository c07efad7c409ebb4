import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Testing

/// The class of the guide's listings: it makes its controllers anew, and keeps a number.
final class NumberedController: ViewController, ViewControllerRestoration {
  private static let numberKey = "number"

  var number = 0

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    let storyboard =
      coder.decodeObject(forKey: Application.stateRestorationViewControllerStoryboardKey)
      as? Storyboard
    let controller =
      storyboard?.instantiateViewController(withIdentifier: "NumberedController")
      as? NumberedController
    controller?.restorationIdentifier = identifierComponents.last
    controller?.restorationClass = NumberedController.self
    return controller
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: Self.numberKey)
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    number = coder.decodeInteger(forKey: Self.numberKey)
  }
}

/// The listings of the guide's chapter on restoration, as they are printed (rows G39 to G41), and its
/// tips.
@Suite struct GuideListingRestorationTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController restorationIdentifier="Stack" id="nav" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="NumberedController" title="From the storyboard" \
    customClass="NumberedController" id="num" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private let folder = StateFolder()

  private func storyboard() throws -> Storyboard {
    var classes = StoryboardClasses()
    classes.register("NumberedController") { NumberedController() }
    return try Storyboard(Array(Self.text.utf8), file: "Main.storyboard", classes: classes)
  }

  private func stack(of storyboard: Storyboard) throws -> NavigationController {
    try #require(storyboard.instantiateInitialViewController() as? NavigationController)
  }

  @Test("G39, G40: a restoration class takes the storyboard out of the coder")
  func storyboardOfTheCoder() throws {
    let storyboard = try storyboard()
    let made = storyboard.instantiateViewController(withIdentifier: "NumberedController")
    let controller = try #require(made as? NumberedController)
    controller.restorationIdentifier = "Seven"
    controller.restorationClass = NumberedController.self
    controller.number = 7
    let first = try stack(of: storyboard)
    let app = KeptApp(folder).launch(first)
    first.pushViewController(controller, animated: false)
    app.leave()
    #expect(app.warnings == [])

    let again = try self.storyboard()
    let second = try stack(of: again)
    let next = KeptApp(folder)
    next.keeper.storyboards = [again]
    next.launch(second)
    let back = try #require(second.topViewController as? NumberedController)
    #expect(back !== controller && back.title == "From the storyboard")
    #expect(back.restorationIdentifier == "Seven" && back.number == 7)
    #expect(back.restorationClass == NumberedController.self)
    #expect(next.warnings == [])
    next.leave()
    #expect(try next.keeper.readArchive()?.paths == ["Stack", "Stack/:[0]:/Seven"])
  }

  @Test("G39: without its storyboard the class makes nothing, and the stack ends before")
  func noStoryboard() throws {
    let storyboard = try storyboard()
    let made = storyboard.instantiateViewController(withIdentifier: "NumberedController")
    made.restorationIdentifier = "Seven"
    made.restorationClass = NumberedController.self
    let first = try stack(of: storyboard)
    let app = KeptApp(folder).launch(first)
    first.pushViewController(made, animated: false)
    app.leave()
    let second = try stack(of: try self.storyboard())
    KeptApp(folder).launch(second)
    #expect(second.viewControllers.isEmpty)
  }

  @Test("the storyboard of a coder is asked for by its class as well")
  func typedStoryboard() throws {
    let folder = StateFolder()
    let app = KeptApp(folder).launch(KeptController("Root", Log()))
    var kinds: [String] = []
    app.onEncode = { coder in
      coder.encode(3, forKey: "three")
      coder.encode(true, forKey: "yes")
      coder.encode(0.5, forKey: "half")
    }
    app.leave()
    let again = KeptApp(folder)
    again.onDecode = { coder in
      kinds = [
        "\(coder.decodeInteger(forKey: "three")) \(coder.decodeInteger(forKey: "none"))",
        "\(coder.decodeBool(forKey: "yes")) \(coder.decodeBool(forKey: "none"))",
        "\(coder.decodeDouble(forKey: "half")) \(coder.decodeFloat(forKey: "half"))",
        "\(coder.decodeDouble(forKey: "none")) \(coder.decodeFloat(forKey: "none"))",
        "\(coder.decodeObject(of: Storyboard.self, forKey: RestorationKey.storyboard) == nil)",
        "\(coder.decodeObject(forKey: "three") == nil)",
      ]
    }
    again.launch(KeptController("Root", Log()))
    #expect(kinds == ["3 0", "true false", "0.5 0.5", "0.0 0.0", "true", "true"])
  }

  @Test("the tips: a view must not stand in another controller's without containment")
  func embeddedWithoutContainment() throws {
    let log = Log()
    let root = KeptController("Root", log)
    let stray = KeptController("Stray", log)
    let child = KeptController("Child", log)
    root.onLoad = { root in
      let room = View(frame: root.view.bounds)
      root.view.addSubview(room)
      room.addSubview(stray.view)
    }
    let app = KeptApp(folder).launch(root)
    root.adopt(child)
    root.present(KeptController("Sheet", log), animated: false)
    app.leave()
    #expect(
      app.warnings == [
        "The view of Stray stands in that of Root, of which it is no child; its state is not found "
          + "there. Add it with addChild."
      ])
    #expect(try app.keeper.readArchive()?.paths.contains { $0.contains("Stray") } == false)

    stray.view.removeFromSuperview()
    root.adopt(stray)
    let again = KeptApp(StateFolder()).launch(root)
    again.leave()
    #expect(again.warnings == [])
  }
}
