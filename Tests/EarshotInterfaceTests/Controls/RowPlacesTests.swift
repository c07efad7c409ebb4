import EarshotInterface
import EarshotModel
import Testing

/// Places of things in a row are kept, and made anew when anything has changed that they depend on.
@Suite struct RowPlacesTests {
  private func button(_ title: String) -> BarButtonItem { BarButtonItem(title: title) }

  private func starts(_ items: [BarButtonItem]) -> [Double] { items.map(\.accessibilityFrame.minX) }

  /// A bar in a window, and its items, which are 44 points wide.
  private func bar(_ count: Int) -> (Window, Toolbar, [BarButtonItem]) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 100))
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    window.addSubview(bar)
    let items = (0..<count).map { _ in button("A") }
    bar.items = items
    return (window, bar, items)
  }

  @Test func itemsMoveWhenAnyOfThemChanges() {
    let (window, bar, items) = bar(3)
    defer { withExtendedLifetime(window) {} }
    #expect(starts(items) == [8, 52, 96])
    items[0].width = 100
    #expect(starts(items) == [8, 108, 152])
    items[0].isHidden = true
    #expect(starts(items) == [8, 8, 52])
    (items[0].isHidden, items[0].width) = (false, 0)
    items[0].systemItem = .fixedSpace
    #expect(starts(items) == [8, 16, 60])
    items[0].systemItem = .flexibleSpace
    #expect(starts(items) == [8, 304, 348])
    bar.frame.size.width = 300
    #expect(starts(items) == [8, 204, 248])
    items[0].systemItem = nil
    items[0].title = String(repeating: "A", count: 40)
    let wide = items[0].accessibilityFrame.width
    #expect(wide > 100 && starts(items) == [8, 8 + wide, 52 + wide])
    items[0].title = nil
    items[0].image = Image(size: Size(width: 84, height: 20))
    #expect(starts(items) == [8, 108, 152])
    bar.items = [items[2], items[1]]
    #expect(starts(items) == [0, 52, 8])
  }

  /// A view changes its size, and an item of the app's own its title, without anybody hearing of it.
  @Test func whatChangesWithoutAWordIsLookedAtAnew() {
    final class Counter: BarButtonItem {
      var count = 0
      override var title: String? {
        get { String(repeating: "A", count: count) }
        set {}
      }
    }
    let (window, bar, items) = bar(2)
    defer { withExtendedLifetime(window) {} }
    let view = View(frame: Rect(x: 0, y: 0, width: 60, height: 20))
    items[0].customView = view
    #expect(starts(items)[1] == 68)
    view.frame.size.width = 80
    #expect(starts(items)[1] == 88)
    let counter = Counter()
    bar.items = [counter, items[1]]
    #expect(starts(items)[1] == 52)
    counter.count = 100
    #expect(starts(items)[1] > 152)
  }

  /// An item that another bar has taken over tells that one alone.
  @Test func anItemOnTwoBarsLeavesNoOldPlaces() {
    let (window, bar, items) = bar(2)
    let other = Toolbar(frame: Rect(x: 0, y: 50, width: 400, height: 44))
    window.addSubview(other)
    #expect(starts(items) == [8, 52])
    other.items = [items[0]]
    items[0].width = 100
    #expect(starts([items[1]]) == [108])
    withExtendedLifetime((window, bar)) {}
  }

  @Test func segmentsMoveWhenAnyOfThemChanges() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 100))
    let control = SegmentedControl(frame: Rect(x: 0, y: 0, width: 300, height: 32))
    window.addSubview(control)
    for _ in 0..<3 { control.insertSegment(withTitle: "A", at: 0) }
    var starts: [Double] { control.segments.map(\.accessibilityFrame.minX) }
    #expect(starts == [0, 100, 200])
    control.segments[0].width = 200
    #expect(starts == [0, 200, 250])
    control.frame.size.width = 400
    #expect(starts == [0, 200, 300])
    control.removeSegment(at: 0)
    #expect(starts == [0, 200])
    control.insertSegment(withTitle: "A", at: 0)
    control.insertSegment(withTitle: "A", at: 0)
    #expect(starts == [0, 100, 200, 300])
    withExtendedLifetime(window) {}
  }
}
