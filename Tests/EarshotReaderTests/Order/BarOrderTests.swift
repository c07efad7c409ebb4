import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// The parts of bars and rows are read in the order that they have, wherever their frames stand.
@Suite struct BarOrderTests {
  /// Frames that sort nothing, and one that sorts everything.
  private static let frames = [
    Rect.zero, Rect(x: 0, y: 47, width: 390, height: 44), Rect(x: 300, y: 0, width: 4, height: 400),
    Rect(x: .nan, y: -1e9, width: 390, height: 0.5),
  ]

  private func navigationBar(_ frame: Rect) -> NavigationBar {
    let item = NavigationItem(title: "Title")
    item.prompt = "Prompt"
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItems = ["L1", "L2"].map { BarButtonItem(title: $0) }
    item.rightBarButtonItems = ["R1", "R2"].map { BarButtonItem(title: $0) }
    let bar = NavigationBar(frame: frame)
    bar.items = [NavigationItem(title: "Back"), item]
    return bar
  }

  @Test(arguments: frames, [LayoutDirection.leftToRight, .rightToLeft])
  func aNavigationBar(frame: Rect, direction: LayoutDirection) {
    let bar = navigationBar(frame)
    bar.overrideTraitCollection = TraitCollection(layoutDirection: direction)
    #expect(
      Screen.order(bar, direction: direction) == "Prompt Back L1 L2 Title R2 R1")
  }

  /// The item that stands at the trailing edge is the first of `rightBarButtonItems`.
  @Test func leadingAndTrailingItemsAsSeenFromTheLeadingEdge() {
    let bar = navigationBar(Rect(x: 0, y: 47, width: 390, height: 74))
    let places = bar.accessibilityTraversal.children.dropFirst().map(\.accessibilityFrame.minX)
    #expect(places == places.sorted())
  }

  @Test(arguments: frames)
  func aLargeTitleComesBelowTheButtons(frame: Rect) {
    let bar = navigationBar(frame)
    bar.prefersLargeTitles = true
    #expect(Screen.order(bar) == "Prompt Back L1 L2 R2 R1 Title")
    bar.topItem?.largeTitleDisplayMode = .never
    #expect(Screen.order(bar) == "Prompt Back L1 L2 Title R2 R1")
  }

  @Test func whatStandsInTheTitleIsReadByItsPlacesAndWithoutABreak() {
    let bar = navigationBar(Rect(x: 0, y: 47, width: 390, height: 44))
    bar.topItem?.titleView = Screen.view([
      Screen.element("below", 150, 70), Screen.element("above", 150, 40),
    ])
    #expect(Screen.order(bar) == "Prompt Back L1 L2 above below R2 R1")
  }

  @Test func aBarIsKeptTogetherEvenWhereAnAppSaysOtherwise() {
    let bar = navigationBar(Rect(x: 0, y: 47, width: 390, height: 74))
    bar.shouldGroupAccessibilityChildren = false
    let screen = Screen.view([Screen.element("beside", 60, 80), bar])
    #expect(Screen.order(screen) == "Prompt Back L1 L2 Title R2 R1 beside")
  }

  @Test(arguments: frames, [LayoutDirection.leftToRight, .rightToLeft])
  func aToolbar(frame: Rect, direction: LayoutDirection) {
    let bar = Toolbar(frame: frame)
    let view = Screen.element("C", 0, -400)
    bar.items = [
      BarButtonItem(title: "A"), BarButtonItem(barButtonSystemItem: .flexibleSpace),
      BarButtonItem(title: "B"), BarButtonItem(customView: view), BarButtonItem(title: "D"),
    ]
    bar.overrideTraitCollection = TraitCollection(layoutDirection: direction)
    #expect(Screen.order(bar, direction: direction) == "A B C D")
  }

  @Test(arguments: frames, [LayoutDirection.leftToRight, .rightToLeft])
  func aTabBar(frame: Rect, direction: LayoutDirection) {
    let bar = TabBar(frame: frame)
    bar.items = ["A", "B", "C"].map { TabBarItem(title: $0) }
    bar.items?[1].accessibilityFrame = Rect(x: 0, y: 900, width: 1, height: 1)
    bar.overrideTraitCollection = TraitCollection(layoutDirection: direction)
    #expect(Screen.order(bar, direction: direction) == "A B C")
    #expect(
      Screen.lines(bar) == ["tab bar, A, tab, 1 of 3", "B, tab, 2 of 3", "C, tab, 3 of 3"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSearchBar(direction: LayoutDirection) {
    let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    bar.overrideTraitCollection = TraitCollection(layoutDirection: direction)
    bar.showsCancelButton = true
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.addSubview(Screen.element("Mark", 0, 0))
    bar.scopeBar.frame.origin.y = -200
    #expect(Screen.order(bar, direction: direction) == "Search Cancel Mark All Unread")
  }

  // MARK: Rows

  private func row(_ change: (TableViewCell) -> Void) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    change(cell)
    return cell
  }

  private func slider(_ frame: Rect) -> Slider {
    let slider = Slider(frame: frame)
    slider.accessibilityLabel = "Slider"
    return slider
  }

  @Test(arguments: [
    Rect(x: 260, y: 6, width: 51, height: 31), Rect(x: 0, y: -40, width: 51, height: 31),
    Rect(x: 0, y: 10, width: 51, height: 31),
  ])
  func aRowComesBeforeItsAccessory(frame: Rect) {
    let cell = row { $0.accessoryView = slider(frame) }
    #expect(Screen.order(cell) == "Title Detail Slider")
    #expect(Screen.order(cell, direction: .rightToLeft) == "Title Detail Slider")
    cell.accessibilityLabel = "Row"
    #expect(Screen.order(cell) == "Row Slider")
  }

  @Test func whatIsUsedInsideARowComesBeforeItsDetails() {
    let cell = row { $0.accessoryType = .detailButton }
    #expect(Screen.order(cell) == "Title, Detail More Info")
    let button = Button(frame: Rect(x: 240, y: 0, width: 20, height: 44))
    button.setTitle("Buy", for: .normal)
    cell.contentView.addSubview(button)
    #expect(Screen.order(cell) == "Title Buy Detail More Info")
    cell.accessibilityLabel = "Row"
    #expect(Screen.order(cell) == "Row Buy More Info")
    #expect(cell.accessibilityHitTest(Point(x: 250, y: 20)) === button)
  }

  /// Views that an app puts on the row itself are part of its content.
  @Test func whatStandsBesideTheContentIsSortedWithIt() {
    let cell = row {
      $0.accessoryView = slider(Rect(x: 0, y: 0, width: 51, height: 31))
      $0.addSubview(Screen.element("Between", 16, 12))
    }
    #expect(Screen.order(cell) == "Title Between Detail Slider")
    cell.accessoryView = Switch(frame: Rect(x: 0, y: 0, width: 51, height: 31))
    #expect(Screen.order(cell) == "Title, Between, Detail")
  }
}
