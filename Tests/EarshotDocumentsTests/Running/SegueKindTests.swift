import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

private final class HomeController: ViewController {
  var log: [String] = []

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("home:", HomeController.home)]
  }

  func home(_ segue: Segue) { log.append("home by \(type(of: segue))") }
  override func prepare(for segue: Segue, sender: Any?) {
    log.append("\(type(of: segue)) \(segue.kind) to \(segue.destination.title ?? "-")")
  }
}

private final class DetailController: ViewController {
  override func prepare(for segue: Segue, sender: Any?) {
    (segue.destination as? HomeController)?.log.append("back by \(type(of: segue))")
  }
}

/// Shows its destination faintly.
private final class FadeSegue: Segue {
  override func perform() {
    source.present(destination, animated: false)
    destination.view.alpha = 0.5
  }
}

/// Goes back without any ado.
private final class ReturnSegue: Segue {
  override func perform() { source.dismiss(animated: false) }
}

/// Every kind of segue, pressed on the screen of a storyboard.
@Suite struct SegueKindTests {
  /// A home screen, in a stack or alone, whose button has a segue; the way back is an unwind segue.
  private func run(
    _ kind: String, _ attributes: String = "", back: String = "", isInStack: Bool = true
  ) throws -> (RunningStoryboard, HomeController) {
    let text = storyboard(
      navigation(to: "home"),
      controller(
        "home", "title=\"Home\" customClass=\"HomeController\"",
        subviews: """
          <button buttonType="system" id="go">\(frame(20, 160, 100, 44))
          <state key="normal" title="Go"/><connections>
          \(segue(kind, to: "detail", attributes))</connections></button>
          """),
      controller(
        "detail", "title=\"Detail\" customClass=\"DetailController\"",
        subviews: """
          <button buttonType="system" id="home-button">\(frame(20, 160, 100, 44))
          <state key="normal" title="Return"/><connections>
          \(segue("unwind", to: "ex", "unwindAction=\"home:\" \(back)"))</connections></button>
          """) + "<exit id=\"ex\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
      attributes: "initialViewController=\"\(isInStack ? "n" : "home")\"")
    var classes = StoryboardClasses()
    classes.register(HomeController.init)
    classes.register(DetailController.init)
    classes.register(segue: FadeSegue.init)
    classes.register(segue: ReturnSegue.init)
    let running = try RunningStoryboard(text, classes)
    let root = running.application.windows[0].rootViewController
    let top = (root as? NavigationController)?.topViewController ?? root
    return (running, try #require(top as? HomeController))
  }

  private static let pushed = "NavigationController, DetailController Detail"
  private static let over = "NavigationController, over it, DetailController Detail"

  @Test(arguments: [
    ("show", "", "show", pushed), ("push", "", "push", pushed),
    ("showDetail", "", "showDetail", over), ("modal", "", "present", over),
    ("presentation", "modalPresentationStyle=\"fullScreen\"", "present", over),
    ("presentation", "modalPresentationStyle=\"formSheet\"", "present", over),
    ("presentation", "modalPresentationStyle=\"overCurrentContext\"", "present", over),
    ("popoverPresentation", "popoverAnchorView=\"go\"", "popover", over),
    ("popover", "", "popover", over),
  ])
  func aSegueLeadsThereAndAnotherBack(
    kind: String, attributes: String, made: String, way: String
  ) throws {
    let (running, home) = try run(kind, attributes)
    #expect(running.activate("Go"))
    #expect(running.way == way)
    #expect(running.activate("Return"))
    #expect(running.way == "NavigationController, HomeController Home")
    #expect(home.log == ["Segue \(made) to Detail", "back by Segue", "home by Segue"])
    #expect(running.storyboard.problems == [])
  }

  @Test(arguments: ["show", "push", "showDetail"])
  func withoutAStackTheScreenIsCovered(kind: String) throws {
    let (running, _) = try run(kind, isInStack: false)
    #expect(running.activate("Go"))
    #expect(running.way == "HomeController Home, over it, DetailController Detail")
    #expect(running.activate("Return"))
    #expect(running.way == "HomeController Home")
  }

  @Test func aClassOfTheAppPerformsItsSegueThereAndBack() throws {
    let (running, home) = try run(
      "custom", "customClass=\"FadeSegue\"", back: "customClass=\"ReturnSegue\"")
    #expect(running.activate("Go"))
    #expect(running.way == Self.over)
    #expect(home.navigationController?.presentedViewController?.view.alpha == 0.5)
    #expect(running.activate("Return"))
    #expect(running.way == "NavigationController, HomeController Home")
    #expect(
      home.log == ["FadeSegue custom to Detail", "back by ReturnSegue", "home by ReturnSegue"])
    #expect(running.storyboard.problems == [])
  }

  @Test func aClassThatNobodyRegisteredIsReplacedAndTold() throws {
    let (running, home) = try run(
      "custom", "customClass=\"SpinSegue\"", back: "customClass=\"WhirlSegue\"")
    #expect(running.activate("Go"))
    #expect(running.activate("Return"))
    #expect(running.way == "NavigationController, HomeController Home")
    #expect(home.log.last == "home by Segue")
    #expect(
      running.storyboard.problems.map(\.kind) == [
        .unregisteredClass("SpinSegue", base: "a segue that shows"),
        .unregisteredClass("WhirlSegue", base: "a segue that goes back"),
      ])
  }
}
