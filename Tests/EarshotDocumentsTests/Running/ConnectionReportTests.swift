import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

private final class FormController: ViewController, ScrollViewDelegate {
  var log: [String] = []

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("save:", FormController.save)]
  }

  func save(_ sender: AnyObject) { log.append("save") }
}

private final class ListController: ViewController {
  var log: [String] = []

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("backToList:", ListController.back)]
  }

  func back(_ segue: Segue) { log.append("back") }
}

/// A list that leads to a form, and a form with these connections on its own controller, in its views
/// and beside them.
private func form(
  connections: String = "", subviews: String = "", beside: String = ""
) -> String {
  storyboard(
    navigation(to: "list"),
    controller(
      "list", "title=\"List\" customClass=\"ListController\"",
      subviews: """
        <button buttonType="system" id="go">\(frame(20, 160, 100, 44))
        <state key="normal" title="Go"/><connections>
        \(segue("show", to: "form"))</connections></button>
        """),
    controller(
      "form", "title=\"Form\" customClass=\"FormController\"", subviews: subviews,
      rest: "<connections>\(connections)</connections>")
      + "<exit id=\"ex\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>" + beside,
    attributes: "initialViewController=\"n\"")
}

/// Every outlet, action and segue does what it says, or is reported where it stands.
@Suite struct ConnectionReportTests {
  private func run(_ text: String) throws -> RunningStoryboard {
    var classes = StoryboardClasses()
    classes.register(FormController.init)
    classes.register(ListController.init)
    let running = try RunningStoryboard(text, classes)
    running.activate("Go")
    return running
  }

  /// What is reported of a form, with the line of each report checked to be the one marked by `mark`.
  private func reports(_ text: String, at mark: String) throws -> [String] {
    let running = try run(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.contains(mark) } ?? -1) + 1
    #expect(running.storyboard.problems.allSatisfy { $0.line == line })
    #expect(running.storyboard.connections.unaccounted == [])
    return running.storyboard.problems.map(\.message)
  }

  @Test func anOutletOfUIKitsIsOneOnlyInTheClassesThatHaveIt() throws {
    #expect(
      try reports(
        form(
          connections: "<outlet property=\"scrollView\" destination=\"s\" id=\"o1\"/>",
          subviews: "<scrollView id=\"s\">\(frame(0, 0, 375, 300))</scrollView>"),
        at: "property=\"scrollView\"")
        == [
          "'FormController' has no outlet 'scrollView'; expected `@Outlet var scrollView`"
        ])
  }

  @Test func anOutletThatNothingFollowsIsReported() throws {
    #expect(
      try reports(
        form(
          subviews: """
            <textField id="f">\(frame(0, 0, 375, 30))<connections>
            <outlet property="inputAccessoryView" destination="bar" id="o1"/>
            </connections></textField>
            """,
          beside: "<toolbar id=\"bar\">\(frame(0, 0, 375, 44))</toolbar>"),
        at: "inputAccessoryView")
        == ["the outlet 'inputAccessoryView' of 'TextField' is not followed here"])
  }

  @Test func whatIsNeverMadeIsNamed() throws {
    #expect(
      try reports(
        form(
          connections: "<outlet property=\"found\" destination=\"d\" id=\"o1\"/>",
          beside: "<searchDisplayController id=\"d\"/>"),
        at: "property=\"found\"")
        == ["'found' leads to or from an object 'searchDisplayController', which is not made here"])
  }

  @Test func theDelegateOfAScrollViewIsConnected() throws {
    let running = try run(
      form(
        subviews: """
          <scrollView id="s">\(frame(0, 0, 375, 300))<connections>
          <outlet property="delegate" destination="form" id="o1"/></connections></scrollView>
          """))
    let top = (running.application.windows[0].rootViewController as? NavigationController)?
      .topViewController
    let scroll = top?.view.subviews.first as? ScrollView
    #expect(scroll != nil && scroll?.delegate === top)
    #expect(running.storyboard.problems == [])
  }

  @Test func aSegueThatNothingSetsOffIsReported() throws {
    #expect(
      try reports(
        form(
          subviews: """
            <imageView id="i">\(frame(0, 0, 375, 30))<connections>
            \(segue("show", to: "list", "identifier=\"home\""))</connections></imageView>
            """),
        at: "identifier=\"home\"")
        == [
          "'ImageView' cannot set off the segue 'home'; "
            + "expected a control, a bar item, a gesture or a cell"
        ])
  }

  @Test func anEventThatNoControlSendsIsReported() throws {
    #expect(
      try reports(
        form(
          subviews: """
            <button id="b">\(frame(0, 0, 375, 30))<state key="normal" title="Save"/><connections>
            <action selector="save:" destination="form" eventType="touchedTwice" id="x1"/>
            </connections></button>
            """),
        at: "touchedTwice")
        == ["no control sends the event 'touchedTwice'; expected one such as 'touchUpInside'"])
  }

  @Test(arguments: [
    "<outlet destination=\"form-view\" id=\"odd\"/>",
    "<outlet property=\"x\" id=\"odd\"/>",
    "<action destination=\"form\" id=\"odd\"/>",
    "<action selector=\"save:\" id=\"odd\"/>",
    "<segue kind=\"show\" id=\"odd\"/>",
  ])
  func aConnectionWithoutAnEndIsReported(connection: String) throws {
    let tag = connection.dropFirst().prefix { $0.isLetter }
    #expect(
      try reports(form(connections: connection), at: "id=\"odd\"")
        == ["the connection '\(tag)' is not complete; expected its name and its destination"])
  }

  @Test func aRelationshipThatIsNotHeldIsReported() throws {
    #expect(
      try reports(
        form(connections: segue("relationship", to: "list", "relationship=\"viewControllers\"")),
        at: "relationship=\"viewControllers\"")
        == ["'FormController' holds nothing more by the relationship 'viewControllers'"])
  }

  @Test func anEmbeddingOutsideAContainerIsReported() throws {
    #expect(
      try reports(
        form(
          subviews: """
            <view id="v">\(frame(0, 0, 375, 30))<connections>
            \(segue("embed", to: "list"))</connections></view>
            """), at: "kind=\"embed\"")
        == [
          "'View' cannot set off the embedding; expected a control, a bar item, a gesture or a cell"
        ])
  }

  @Test func aGestureGoesBackByTheActionOfAScreenBefore() throws {
    let running = try run(
      form(
        subviews: """
          <view id="v">\(frame(20, 300, 100, 100))<connections>
          <outletCollection property="gestureRecognizers" destination="tap" id="o1"/>
          </connections></view>
          """,
        beside: """
          <tapGestureRecognizer id="tap"><connections>
          <action selector="backToList:" destination="ex" id="x1"/></connections>
          </tapGestureRecognizer>
          """))
    #expect(running.way == "NavigationController, FormController Form")
    #expect(running.application.tap(at: Point(x: 50, y: 350)))
    running.application.update()
    #expect(running.way == "NavigationController, ListController List")
    let stack = running.application.windows[0].rootViewController as? NavigationController
    #expect((stack?.topViewController as? ListController)?.log == ["back"])
    #expect(running.storyboard.problems == [])
  }
}
