import EarshotDocuments
import EarshotInterface
import EarshotModel
import Testing

@Suite struct StoryboardBarsTests {
  @Test func aStackShowsTitlesButtonsAndTheWayBack() throws {
    let text = storyboard(
      stack("n", of: "a"),
      controller(
        "a",
        rest: item(
          "Books",
          """
          <barButtonItem key="leftBarButtonItem" systemItem="edit" id="e"/>
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="p"/>
          """) + connections(segue("show", to: "b"))),
      controller(
        "b",
        rest: item(
          "Book",
          "<rightBarButtonItems><barButtonItem title=\"Buy\" id=\"x\"/></rightBarButtonItems>")
          + connections(segue("push", to: "d") + segue("presentation", to: "m"))),
      controller("d", "title=\"Page\"", rest: connections(segue("unwind", to: "a"))),
      controller("m", "title=\"Sheet\""))
    #expect(
      try outline(read(text), withFrames: false) == """
        # n 375x667 container
        # Books 375x667
          Edit [button]
          Books [header]
          Add [button]
        # Book 375x667
          Books [button, backButton]
          Book [header]
          Buy [button]
        # Page 375x667
          Book [button, backButton]
          Page [header]
        # Sheet 375x667

        """)
  }

  @Test func theWayBackIsNamedByTheScreenBefore() throws {
    let back = "<barButtonItem key=\"backBarButtonItem\" title=\"All\" id=\"bb\"/>"
    let text = storyboard(
      stack("n", of: "a"),
      controller("a", rest: item("Books", back) + connections(segue("show", to: "b"))),
      controller("b", rest: connections(segue("show", to: "d"))), controller("d"))
    #expect(
      try outline(read(text), withFrames: false) == """
        # n 375x667 container
        # Books 375x667
          Books [header]
        # b 375x667
          All [button, backButton]
        # d 375x667
          Back [button, backButton]

        """)
  }

  @Test func tabsStandAtTheBottomWithTheirOwnSelected() throws {
    let tabs = "relationship=\"viewControllers\""
    let text = storyboard(
      """
      <tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/>
      \(connections(segue("relationship", to: "n", tabs) + segue("relationship", to: "b", tabs)))
      </tabBarController>
      """,
      stack("n", of: "a", rest: "<tabBarItem key=\"tabBarItem\" title=\"Read\" id=\"ti\"/>"),
      controller("a", rest: item("Books") + connections(segue("show", to: "d"))),
      controller(
        "b", rest: "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"tj\"/>"),
      controller(
        "d", "title=\"Reader\" hidesBottomBarWhenPushed=\"YES\""))
    let document = try read(text)
    #expect(
      outline(document, withFrames: false) == """
        # t 375x667 container
        # n 375x667 container
        # Books 375x667
          Books [header]
          Read [button, selected, tabBarItem]
          Search [button, tabBarItem]
        # b 375x667
          Read [button, tabBarItem]
          Search [button, selected, tabBarItem]
        # Reader 375x667
          Books [button, backButton]
          Reader [header]

        """)
    #expect(bars(document.screens[2]) == ["navigation 20 44", "tabs 618 49"])
  }

  @Test("Tabs that an app begins with fill the window, whatever was left in them for a bar")
  func firstTabs() throws {
    let tab = segue("relationship", to: "a", "relationship=\"viewControllers\"")
    let scenes = """
      <tabBarController id="t" title="All" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/>
      <navigationItem key="navigationItem" title="All" id="ni">
      <barButtonItem key="leftBarButtonItem" title="Share" id="share"/></navigationItem>
      \(connections(tab))</tabBarController>
      """
    let page = controller(
      "a", rest: "<tabBarItem key=\"tabBarItem\" title=\"Read\" id=\"ti\"/>")
    let heard = { (attributes: String) in
      try outline(read(storyboard(scenes, page, attributes: attributes)), withFrames: false)
        .contains("Share")
    }
    #expect(try heard(""))
    #expect(try !heard("initialViewController=\"t\""))
  }

  @Test func aPhoneHasRoomForFiveTabs() throws {
    let names = ["a", "b", "d", "e", "f", "g"]
    let relations = names.map { segue("relationship", to: $0, "relationship=\"viewControllers\"") }
    let scenes = names.map {
      controller($0, rest: "<tabBarItem key=\"tabBarItem\" title=\"\($0)\" id=\"i-\($0)\"/>")
    }
    let tabs = "<tabBarController id=\"t\">\(connections(relations.joined()))</tabBarController>"
    let text = storyboard(tabs, scenes.joined(separator: "</objects></scene><scene><objects>"))
    #expect(
      try outline(read(text), withFrames: false).split(separator: "\n").suffix(7) == [
        "# g 375x667", "  More [button, backButton]", "  a [button, tabBarItem]",
        "  b [button, tabBarItem]",
        "  d [button, tabBarItem]", "  e [button, tabBarItem]",
        "  More [button, selected, tabBarItem]",
      ])
  }

  @Test func theToolbarStandsAboveTheTabsOrAtTheBottom() throws {
    let items = """
      <toolbarItems><barButtonItem systemItem="trash" id="t1"/>
      <barButtonItem systemItem="flexibleSpace" id="t2"/>
      <barButtonItem title="Move" id="t3"/></toolbarItems>
      """
    let shown = storyboard(
      stack("n", of: "a", attributes: "toolbarHidden=\"NO\""), controller("a", rest: items))
    let document = try read(shown)
    #expect(
      outline(document, withFrames: false) == """
        # n 375x667 container
        # a 375x667
          Delete [button]
          Move [button]

        """)
    #expect(bars(document.screens[1]) == ["navigation 20 44", "tools 623 44"])
    let hidden = storyboard(stack("n", of: "a"), controller("a", rest: items))
    #expect(try bars(read(hidden).screens[1]) == ["navigation 20 44"])
  }

  @Test func aHiddenNavigationBarIsNotShown() throws {
    let text = storyboard(
      stack("n", of: "a", attributes: "navigationBarHidden=\"YES\""),
      controller("a", rest: item("Hidden")))
    #expect(try bars(read(text).screens[1]) == [])
  }

  @Test func aSceneDrawnForAStackElsewhereHasItsBar() throws {
    let text = storyboard(
      controller("a", rest: item("Detail") + connections(segue("show", to: "b"))),
      controller("b"), controller("m", rest: connections(segue("presentation", to: "p"))),
      controller("p", rest: item("Presented")))
    #expect(
      try outline(read(text), withFrames: false) == """
        # Detail 375x667
          Detail [header]
        # b 375x667
          Detail [button, backButton]
        # m 375x667
        # Presented 375x667

        """)
  }

  /// Each is heard as on a device, inside the scene around it, also by its own name.
  @Test func embeddedScenesAreReadInPlace() throws {
    let container = """
      <containerView id="box">\(frame(0, 100, 375, 200))
      \(connections(segue("embed", to: "b")))</containerView>
      """
    let inner = """
      <label text="Inner" id="l">\(frame(10, 10, 50, 20))</label>
      <containerView id="own">\(frame(0, 50, 10, 10))\(connections(segue("embed", to: "b")))
      </containerView>
      """
    let text = storyboard(
      stack("n", of: "a"), controller("a", subviews: container, rest: item("Outer")),
      controller("b", subviews: inner))
    #expect(
      try outline(read(text)).split(separator: "\n").filter { $0.contains("Inner") } == [
        "  Inner [staticText] 10 110 50 20", "  Inner [staticText] 10 160 50 20",
        "  Inner [staticText] 10 210 50 20", "  Inner [staticText] 10 260 50 20",
        "  Inner [staticText] 10 310 50 20",
        "  Inner [staticText] 10 110 50 20", "  Inner [staticText] 10 160 50 20",
        "  Inner [staticText] 10 210 50 20", "  Inner [staticText] 10 260 50 20",
        "  Inner [staticText] 10 310 50 20",
      ])
  }

  @Test func barsSavedInAViewStandAsSaved() throws {
    let views = """
      <navigationBar id="n">\(frame(0, 20, 375, 44))<items>
        <navigationItem title="Own" id="i">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c1"/></navigationItem>
      </items></navigationBar>
      <tabBar id="t">\(frame(0, 618, 375, 49))<items>
        <tabBarItem title="One" id="t1"/><tabBarItem title="Two" badgeValue="3" id="t2"/></items>
        \(connections("<outlet property=\"selectedItem\" destination=\"t2\" id=\"o\"/>"))</tabBar>
      """
    #expect(
      try outline(read(storyboard(subviews: views)), withFrames: false) == """
        # c 375x667
          Cancel [button]
          Own [header]
          One [button, tabBarItem]
          Two = 3 items [button, selected, tabBarItem]

        """)
  }

  @Test func viewsOnBarsAreReadInTheirPlace() throws {
    let text = storyboard(
      stack("n", of: "a"),
      controller(
        "a",
        rest: """
          <navigationItem key="navigationItem" title="Words" id="i">
          <segmentedControl key="titleView" id="s">\(frame(0, 0, 100, 30))
          <segments><segment title="L"/><segment title="R"/></segments></segmentedControl>
          <barButtonItem key="rightBarButtonItem" id="b"><switch key="customView" on="YES" id="w">
          \(frame(0, 0, 51, 31))</switch></barButtonItem></navigationItem>
          """))
    #expect(
      try outline(read(text), withFrames: false) == """
        # n 375x667 container
        # Words 375x667
          L [button]
          R [button]
          - = 1 [button, toggleButton]

        """)
  }

  @Test func televisionsHaveTheirTabsAtTheTop() throws {
    let tabs = segue("relationship", to: "a", "relationship=\"viewControllers\"")
    let text = storyboard(
      "<tabBarController id=\"t\">\(connections(tabs))</tabBarController>",
      controller("a", rest: "<tabBarItem key=\"tabBarItem\" title=\"Films\" id=\"i\"/>")
        .replacing(frame(0, 0, 375, 667), with: frame(0, 0, 1920, 1080)), device: "appleTV"
    )
    .replacing(
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      with: "com.apple.InterfaceBuilder.AppleTV.Storyboard"
    ).replacing("iOS.CocoaTouch", with: "AppleTV")
    let document = try read(text)
    #expect(document.interfaceIdiom == .tv)
    #expect(bars(document.screens[1]) == ["tabs 0 140"])
  }

  private func stack(
    _ identifier: String, of root: String, attributes: String = "", rest: String = ""
  ) -> String {
    """
    <navigationController \(attributes) id="\(identifier)" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="\(identifier)-bar"/>\(rest)
    \(connections(segue("relationship", to: root, "relationship=\"rootViewController\"")))
    </navigationController>
    """
  }

  private func item(_ title: String, _ rest: String = "") -> String {
    "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"item-\(title)\">\(rest)"
      + "</navigationItem>"
  }

  private func connections(_ list: String) -> String { "<connections>\(list)</connections>" }

  /// The bars of a screen from the back to the front, each with its top edge and its height.
  private func bars(_ screen: DocumentScreen) -> [String] {
    bars(in: screen.root)
  }

  private func bars(in view: View) -> [String] {
    guard !view.isHidden else { return [] }
    let kind: String? =
      switch view {
      case is NavigationBar: "navigation"
      case is TabBar: "tabs"
      case is Toolbar: "tools"
      default: nil
      }
    let own = kind.map { "\($0) \(Int(view.frame.minY)) \(Int(view.frame.height))" }
    return [own].compactMap(\.self) + view.subviews.flatMap(bars(in:))
  }
}
