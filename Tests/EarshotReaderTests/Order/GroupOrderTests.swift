import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

@Suite struct GroupOrderTests {
  @Test func aGroupIsReadWithoutABreakWhereItsFirstElementStands() {
    let inside = Screen.view([Screen.element("b", 0, 100), Screen.element("c", 0, 300)])
    inside.shouldGroupAccessibilityChildren = true
    let others = [Screen.element("a", 0, 50), Screen.element("d", 0, 200)]
    #expect(Screen.order(Screen.view(others + [inside])) == "a b c d")
    inside.shouldGroupAccessibilityChildren = false
    #expect(Screen.order(Screen.view(others + [inside])) == "a b d c")
  }

  @Test(arguments: [
    AccessibilityContainerType.list, .landmark, .dataTable, .series, .tabBar, .semanticGroup,
  ])
  func everyContainerKeepsItsElementsTogether(type: AccessibilityContainerType) {
    let inside = Screen.view(
      [Screen.element("b", 0, 100), Screen.element("c", 0, 300)], type, name: "Group")
    let others = [Screen.element("a", 0, 50), Screen.element("d", 0, 200)]
    #expect(Screen.order(Screen.view(others + [inside])) == "a b c d")
  }

  @Test func aSemanticGroupWithoutNameIsNone() {
    let inside = Screen.view(
      [Screen.element("b", 0, 100), Screen.element("c", 0, 300)], .semanticGroup)
    let others = [Screen.element("a", 0, 50), Screen.element("d", 0, 200)]
    #expect(Screen.order(Screen.view(others + [inside])) == "a b d c")
    inside.accessibilityIdentifier = "group"
    #expect(Screen.order(Screen.view(others + [inside])) == "a b c d")
  }

  @Test func anExplicitListStandsWhereItsTopmostElementStands() {
    let list = Screen.view([])
    list.accessibilityElements = [Screen.element("low", 0, 300), Screen.element("high", 0, 80)]
    let others = [Screen.element("a", 0, 50), Screen.element("d", 0, 200)]
    #expect(Screen.order(Screen.view(others + [list])) == "a low high d")
  }

  @Test func whatAnExplicitListNamesStaysTogether() {
    let wrapper = Screen.view([Screen.element("c", 0, 300), Screen.element("b", 0, 100)])
    let list = Screen.view([])
    list.accessibilityElements = [wrapper, Screen.element("a", 0, 0)]
    #expect(Screen.order(list) == "b c a")
  }

  @Test func anEmptyListHidesWhatIsInside() {
    let list = Screen.view([Screen.element("a", 0, 0)])
    #expect(Screen.order(list) == "a")
    list.accessibilityElements = []
    #expect(Screen.order(list) == "")
  }

  @Test func aGroupUnderATabBarStandsAtItsOwnFrame() {
    let group = Screen.view(
      [Screen.element("x", 200, 12), Screen.element("y", 220, 12)],
      frame: Rect(x: 100, y: 0, width: 100, height: 40))
    group.shouldGroupAccessibilityChildren = true
    for child in group.subviews { child.accessibilityFrame.origin.x += 100 }
    let bar = Screen.view([Screen.element("c", 150, 0), Screen.element("a", 0, 0), group])
    #expect(Screen.order(bar) == "a c x y")
    bar.accessibilityTraits = .tabBar
    #expect(Screen.order(bar) == "a x y c")
  }

  @Test func aModalSiblingHidesTheOthersUnlessItIsHiddenItself() {
    let modal = Screen.view([Screen.element("m", 0, 100)])
    modal.accessibilityViewIsModal = true
    let screen = Screen.view([Screen.element("a", 0, 0), modal, Screen.element("b", 0, 200)])
    #expect(Screen.order(screen) == "m")
    modal.isHidden = true
    #expect(Screen.order(screen) == "a b")
    modal.isHidden = false
    modal.accessibilityElementsHidden = true
    #expect(Screen.order(screen) == "a b")
  }

  @Test func aModalWindowHidesTheOnesBehindIt() {
    let alert = Screen.view([Screen.element("m", 0, 0)])
    let app = Screen.view([Screen.element("a", 0, 0)])
    #expect(Screen.order(app, alert) == "a m")
    alert.accessibilityViewIsModal = true
    #expect(Screen.order(app, alert) == "m")
  }

  @Test func scrollingDoesNotChangeTheOrder() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 600))
    for number in 0..<5 {
      let row = View(frame: Rect(x: 0, y: Double(number) * 300, width: 400, height: 40))
      row.isAccessibilityElement = true
      row.accessibilityLabel = "\(number)"
      scroll.addSubview(row)
    }
    let title = View(frame: Rect(x: 0, y: 44, width: 400, height: 44))
    title.isAccessibilityElement = true
    title.accessibilityLabel = "title"
    let screen = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    screen.addSubview(title)
    screen.addSubview(scroll)
    #expect(Screen.order(screen) == "title 0 1 2 3 4")
    scroll.contentOffset = Point(x: 0, y: 900)
    #expect(Screen.order(screen) == "title 0 1 2 3 4")
  }
}
