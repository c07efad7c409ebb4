import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

@Suite struct StoryboardFramesTests {
  @Test func bothDialectsGiveTheSameFrames() throws {
    let views = """
      <label text="Rect" id="1">\(frame(10, 20, 100, 30))</label>
      <label text="Inset" id="2">
        <frame key="frameInset" minX="10" minY="60" width="100" height="30"/></label>
      <label text="Zero" id="3"><frame key="frameInset" width="100" height="30"/></label>
      <label text="Far" id="4">
        <frame key="frameInset" minX="200" maxX="25" minY="100" height="30"/></label>
      <label text="End" id="5">
        <frame key="frameInset" maxX="25" maxY="7" width="50" height="30"/></label>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        Rect [staticText] 10 20 100 30
        Inset [staticText] 10 60 100 30
        Zero [staticText] 0 0 100 30
        Far [staticText] 200 100 150 30
        End [staticText] 300 630 50 30
        """)
  }

  @Test func framesAddUpThroughTheTree() throws {
    let views = """
      <scrollView id="1">\(frame(10, 100, 300, 400))<subviews>
        <view id="2">\(frame(5, 7, 100, 100))<subviews>
          <stackView id="3">\(frame(1, 2, 50, 50))<subviews>
            <label text="Deep" id="4">\(frame(3, 4, 40, 20))</label></subviews></stackView>
        </subviews></view></subviews></scrollView>
      """
    #expect(try firstScreen(storyboard(subviews: views)) == "Deep [staticText] 19 113 40 20")
  }

  @Test func numbersThatAreNoneDoNotCount() throws {
    let views = """
      <label text="A" id="1"><rect key="frame" x="nan" y="inf" width="10" height="20"/></label>
      <label text="B" id="2"><rect key="frame" x="5" y="1e300" width="10" height="20"/></label>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        A [staticText] 0 0 10 20
        B [staticText] 5 0 10 20
        """)
  }

  @Test func whatHasNoFrameStandsWhereConstraintsPutIt() throws {
    let views = """
      <label text="Title" id="1"/>
      <textField text="Below" id="2"/>
      <button id="3"><state key="normal" title="Corner"/><constraints>
        <constraint firstAttribute="width" constant="80" id="w"/>
        <constraint firstAttribute="height" constant="40" id="h"/></constraints></button>
      """
    let constraints = """
      <constraints>
      <constraint firstItem="1" firstAttribute="top" secondItem="c-view" secondAttribute="top"
        constant="50" id="k1"/>
      <constraint firstItem="1" firstAttribute="leading" secondItem="c-view"
        secondAttribute="leading" constant="16" id="k2"/>
      <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="bottom"
        constant="8" id="k3"/>
      <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading"
        id="k4"/>
      <constraint firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="16"
        id="k5"/>
      <constraint firstAttribute="trailing" secondItem="3" secondAttribute="trailing" constant="20"
        id="k6"/>
      <constraint firstAttribute="bottom" secondItem="3" secondAttribute="bottom" constant="30"
        id="k7"/>
      </constraints>
      """
    let text = storyboard(subviews: views)
      .replacing("</subviews></view>", with: "</subviews>\(constraints)</view>")
    let document = try read(text)
    let title = AccessibleText(document.screens[0].root).elements[0].accessibilityFrame
    #expect(title.minX == 16 && title.minY == 50 && title.height > 10 && title.width > 10)
    let lines = outline(document).split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(2) == [
        "  - = Below [textEntry] 16 \(plain(title.maxY + 8)) 343 21",
        "  Corner [button] 275 597 80 40",
      ])
    #expect(document.notes.map(\.line) == [8])
  }

  @Test func stackedViewsWithoutFramesFollowEachOther() throws {
    let views = """
      <stackView axis="vertical" id="s">\(frame(0, 100, 200, 300))<subviews>
        <switch id="1"/><switch id="2"/><switch id="3"/></subviews></stackView>
      """
    #expect(
      try firstScreen(storyboard(subviews: views)) == """
        - = 0 [button, toggleButton] 0 100 202 31
        - = 0 [button, toggleButton] 0 131 202 31
        - = 0 [button, toggleButton] 0 162 202 238
        """)
  }

  @Test func variationsOfTheDeviceDecideWhatIsInstalled() throws {
    let views = """
      <view id="v">\(frame(0, 0, 375, 100))<subviews>
        <label text="Everywhere" id="1">\(frame(0, 0, 90, 20))</label>
        <label text="Phone" id="2">\(frame(0, 20, 90, 20))</label>
        <label text="Tablet" id="3">\(frame(0, 40, 90, 20))</label></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="2"/>
          <exclude reference="3"/></mask></variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="subviews">
          <include reference="2"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="3"/></mask>
        </variation></view>
      """
    func labels(_ device: String) throws -> [String?] {
      let text = storyboard(controller("c", subviews: views), device: device)
      return try AccessibleText(read(text).screens[0].root).elements.map(\.accessibilityLabel)
    }
    #expect(try labels("retina4_7") == ["Everywhere", "Phone"])
    #expect(try labels("ipad9_7") == ["Everywhere", "Tablet"])
  }

  @Test(arguments: [
    // As large as the device: the view lies under the bar.
    (0.0, 667.0, 0.0, 667), (64.0, 603.0, 64.0, 667), (0.0, 603.0, 64.0, 667),
    // Neither the device nor what its bars leave: a sheet or a free size, without a status bar.
    (0.0, 500.0, 0.0, 500),
  ])
  func rootViewsStandUnderOrBelowTheBar(y: Double, height: Double, top: Double, screen: Int) throws
  {
    let text = storyboard(
      controller("c", rest: "<navigationItem key=\"navigationItem\" title=\"T\" id=\"i\"/>")
        .replacing(frame(0, 0, 375, 667), with: frame(0, y, 375, height)))
    let document = try read(text)
    #expect(document.screens[0].size.height == Double(screen))
    let root = try #require(view("c-view", in: document.screens[0].root))
    #expect(root.accessibilityFrame.minY == top)
  }

  private func view(_ identifier: String, in view: View) -> View? {
    if view.savedIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { self.view(identifier, in: $0) }.first
  }

  private func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
