import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@testable import EarshotInterface

/// Where everything stands on a navigation bar, 400 points wide unless a row says otherwise.
@Suite struct BarLayoutTests {
  private func button() -> BarButtonItem { BarButtonItem(title: "A") }

  private func custom() -> BarButtonItem {
    BarButtonItem(customView: View(frame: Rect(x: 0, y: 0, width: 60, height: 30)))
  }

  private func text(_ rects: Rect...) -> [String] { rects.map(TreeText.text(of:)) }

  /// The layout of the second of two items, which an app may change before.
  private func layout(
    width: Double = 400, height: Double = 44, isFirst: Bool = true,
    _ change: (NavigationItem, NavigationBar) -> Void
  ) -> NavigationBarLayout {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: width, height: height))
    let item = NavigationItem(title: "B")
    bar.items = isFirst ? [item] : [NavigationItem(title: ""), item]
    change(item, bar)
    return bar.layout
  }

  /// A view of the app's own that comes first begins where the content of the screen does, a button nearer
  /// to the edge.
  @Test(arguments: [(400.0, 16.0), (413.5, 16), (414, 20)])
  func leadingItems(width: Double, margin: Double) {
    let view = layout(width: width) { item, _ in item.leftBarButtonItems = [custom(), button()] }
    #expect(
      view.leading.map(\.frame) == [
        Rect(x: margin, y: 0, width: 60, height: 44),
        Rect(x: margin + 60, y: 0, width: 44, height: 44),
      ])
    #expect(view.title == Rect(x: margin + 104, y: 0, width: width - margin - 112, height: 44))
    let mixed = layout(width: width) { item, _ in item.leftBarButtonItems = [button(), custom()] }
    #expect(mixed.leading.map { TreeText.text(of: $0.frame) } == ["8 0 44 44", "52 0 60 44"])
    #expect(!view.showsBackButton && view.backButton == .zero && view.trailing.isEmpty)
  }

  @Test(arguments: [(400.0, 16.0), (413.5, 16), (414, 20)])
  func trailingItems(width: Double, margin: Double) {
    // The first stands nearest to the edge, and all of them are read from the left.
    let view = layout(width: width) { item, _ in item.rightBarButtonItems = [custom(), button()] }
    #expect(
      view.trailing.map(\.frame) == [
        Rect(x: width - margin - 104, y: 0, width: 44, height: 44),
        Rect(x: width - margin - 60, y: 0, width: 60, height: 44),
      ])
    #expect(view.title == Rect(x: 8, y: 0, width: width - margin - 112, height: 44))
    let mixed = layout(width: width) { item, _ in item.rightBarButtonItems = [button(), custom()] }
    #expect(mixed.trailing.map(\.frame.minX) == [width - 112, width - 52])
  }

  @Test func theWayBackStandsBeforeWhatSupplementsIt() {
    let alone = layout(isFirst: false) { _, _ in }
    #expect(text(alone.backButton, alone.title) == ["8 0 44 44", "52 0 340 44"])
    let both = layout(isFirst: false) { item, _ in
      item.leftBarButtonItems = [custom()]
      item.leftItemsSupplementBackButton = true
    }
    #expect(
      both.showsBackButton
        && text(both.backButton, both.leading[0].frame, both.title) == [
          "8 0 44 44", "52 0 60 44", "112 0 280 44",
        ])
    let hidden = layout(isFirst: false) { item, _ in item.hidesBackButton = true }
    #expect(!hidden.showsBackButton && text(hidden.title) == ["8 0 384 44"])
    // A third of the bar at most.
    let long = layout(width: 120, isFirst: false) { _, _ in }
    #expect(text(long.backButton) == ["8 0 40 44"])
  }

  /// A prompt takes up to 30 points and never more than half, a large title what is left of two rows.
  @Test(
    arguments: [
      (74, false, true, "0 0 400 30", "8 30 384 44"),
      (60, false, true, "0 0 400 30", "8 30 384 30"),
      (50, false, true, "0 0 400 25", "8 25 384 25"), (44, false, false, "0 0 0 0", "8 0 384 44"),
      (96, true, false, "0 0 0 0", "16 44 368 52"), (88, true, false, "0 0 0 0", "16 44 368 44"),
      (87.5, true, false, "0 0 0 0", "8 0 384 87.5"), (96, false, false, "0 0 0 0", "8 0 384 96"),
      (126, true, true, "0 0 400 30", "16 74 368 52"),
    ] as [(Double, Bool, Bool, String, String)])
  func promptsAndLargeTitles(
    height: Double, isLarge: Bool, hasPrompt: Bool, prompt: String, title: String
  ) {
    let layout = layout(height: height) { item, bar in
      bar.prefersLargeTitles = isLarge
      item.prompt = hasPrompt ? "Step 1" : ""
    }
    #expect(text(layout.prompt, layout.title) == [prompt, title])
  }

  @Test(arguments: [(96.0, 48.0), (104, 52), (150, 52)])
  func aSearchBarStandsBelow(height: Double, expected: Double) {
    let layout = layout(height: height) { item, _ in
      item.searchController = SearchController(searchResultsController: nil)
    }
    let top = height - expected
    #expect(layout.search == Rect(x: 0, y: top, width: 400, height: expected))
    #expect(layout.title == Rect(x: 8, y: 0, width: 384, height: top))
  }

  @Test func aTitleWithoutRoomIsStillThere() {
    let narrow = layout(width: 10) { item, bar in item.leftBarButtonItems = [button()] }
    #expect(narrow.title.width == 1)
    let large = layout(width: 30, height: 96) { _, bar in bar.prefersLargeTitles = true }
    #expect(text(large.title) == ["16 44 1 52"])
  }

  @Test func theSameFromTheRight() {
    let layout = layout(isFirst: false) { item, bar in
      bar.semanticContentAttribute = .forceRightToLeft
      item.rightBarButtonItems = [button()]
    }
    #expect(
      text(layout.backButton, layout.title, layout.trailing[0].frame)
        == ["348 0 44 44", "52 0 296 44", "8 0 44 44"])
  }

  @Test func itemsThatAreNotShownHaveNoPlace() {
    let shown = button()
    let layout = layout { item, _ in item.leftBarButtonItems = [shown] }
    #expect(text(layout.frame(of: shown), layout.frame(of: button())) == ["8 0 44 44", "0 0 0 0"])
  }

  /// A view keeps the size that it has, and takes the room where it has none.
  @Test(
    arguments: [
      (0.0, 0.0, "10 20 100 40"), (30, 0, "45 20 30 40"), (0, 10, "10 35 100 10"),
      (30, 10, "45 35 30 10"), (120, 60, "0 10 120 60"),
    ])
  func aViewStandsInTheMiddleOfItsRoom(width: Double, height: Double, expected: String) {
    let view = View(frame: Rect(x: 1, y: 2, width: width, height: height))
    #expect(text(Rect(x: 10, y: 20, width: 100, height: 40).fitting(view)) == [expected])
  }

  /// How wide an item is that says nothing of it, or does.
  @Test func itemsAreAsWideAsTheyNeed() {
    func width(_ change: (BarButtonItem) -> Void) -> Double {
      let item = BarButtonItem()
      change(item)
      return item.naturalWidth
    }
    #expect(width { _ in } == 44 && width { $0.title = "A" } == 44)
    #expect(width { $0.width = 1 } == 1 && width { $0.systemItem = .fixedSpace } == 8)
    #expect(width { ($0.systemItem, $0.width) = (.fixedSpace, 20) } == 20)
    #expect(width { ($0.systemItem, $0.width) = (.flexibleSpace, 20) } == 0)
    #expect(width { ($0.isHidden, $0.width) = (true, 20) } == 0)
    #expect(width { $0.image = Image(size: Size(width: 28, height: 20)) } == 44)
    #expect(width { $0.image = Image(size: Size(width: 29, height: 20)) } == 45)
    #expect(width { $0.customView = View(frame: Rect(x: 0, y: 0, width: 3, height: 3)) } == 3)
    #expect(width { $0.customView = Switch() } == 51)
  }

  /// A bar passes on the touches that press nothing on it.
  @Test func touchesOnABar() {
    final class Around: View {
      var heard = 0
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { heard += 1 }
    }
    let app = TestApp()
    func press(_ bar: View, _ x: Double) -> Int {
      let around = app.add(Around(), 0, 0, 400, 44)
      bar.frame = around.bounds
      around.addSubview(bar)
      app.application.update()
      app.application.tap(at: Point(x: x, y: 20))
      around.removeFromSuperview()
      return around.heard
    }
    func item() -> BarButtonItem {
      BarButtonItem(primaryAction: Action(title: "A") { _ in app.log("pressed") })
    }
    let (bar, tools, tabs) = (NavigationBar(), Toolbar(), TabBar())
    let titled = NavigationItem(title: "B")
    titled.leftBarButtonItem = item()
    bar.items = [titled]
    tools.items = [item()]
    tabs.items = [TabBarItem(title: "A"), TabBarItem(title: "B")]
    tabs.items?[1].isEnabled = false
    #expect(press(bar, 20) == 0 && press(bar, 200) == 1)
    #expect(press(tools, 20) == 0 && press(tools, 200) == 1)
    #expect(press(tabs, 20) == 0 && press(tabs, 300) == 1)
    #expect(app.log.take() == ["pressed", "pressed"] && tabs.selectedItem === tabs.items?[0])
  }

  /// Of a phone, a phone held sideways, a tablet and a television.
  @Test func barsAreAsHighAsTheDeviceSays() {
    let traits = [
      TraitCollection(userInterfaceIdiom: .phone),
      TraitCollection(userInterfaceIdiom: .phone, verticalSizeClass: .compact),
      TraitCollection(userInterfaceIdiom: .pad),
      TraitCollection(userInterfaceIdiom: .pad, verticalSizeClass: .compact),
      TraitCollection(userInterfaceIdiom: .tv),
    ]
    #expect(traits.map(BarHeight.navigationBar) == [44, 32, 50, 50, 140])
    #expect(traits.map(BarHeight.tabBar) == [49, 32, 49, 49, 140])
    #expect(traits.map(BarHeight.barOfItsOwn) == [44, 32, 44, 44, 44])
    #expect(traits.map { BarHeight.toolbar(in: $0) } == [44, 32, 44, 44, 44])
    #expect(
      traits.map { BarHeight.toolbar(in: $0, isAboveHomeIndicator: true) } == [49, 32, 44, 44, 44])
    #expect(TabBar().intrinsicContentSize.height == 49)
    #expect(
      Toolbar().intrinsicContentSize == Size(width: View.noIntrinsicMetric, height: 44)
        && NavigationBar().intrinsicContentSize.height == 44)
  }
}
