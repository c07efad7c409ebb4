import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotDocuments

/// A tree of any classes, written and read back, is the same to a listener.
@Suite struct LiveTreeTests {
  private func document(_ root: View) -> Document {
    let screen = DocumentScreen(name: "Live", size: Size(width: 390, height: 844), root: root)
    return Document(kind: .storyboard, file: "live", screens: [screen])
  }

  private func expectSame(_ root: View) throws {
    let live = document(root)
    let json = live.json()
    let again = try Document(screenDocument: json, file: "live.json")
    let expected = ScreenText.of(live.screens[0].root)
    #expect(expected == ScreenText.of(again.screens[0].root), "\(json)")
    #expect(json == again.json())
  }

  private func screen(_ views: [View]) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    var top = 20.0
    for view in views {
      if view.frame == .zero { view.frame = Rect(x: 16.5, y: top, width: 200.1, height: 44) }
      top += 50
      root.addSubview(view)
    }
    return root
  }

  @Test func controls() throws {
    let segments = SegmentedControl()
    for title in ["Day", "Week"] { segments.insertSegment(withTitle: title, at: 9) }
    segments.selectedSegmentIndex = 1
    let stepper = Stepper()
    let slider = Slider()
    slider.value = 0.3
    let disabled = Button()
    disabled.isEnabled = false
    try expectSame(screen([segments, stepper, slider, disabled, Switch(), PageControl()]))
  }

  @Test func bars() throws {
    let tabs = TabBar()
    tabs.frame = Rect(x: 0, y: 795, width: 390, height: 49)
    tabs.items = [
      TabBarItem(title: "Home", image: nil, tag: 0), TabBarItem(title: "Me", image: nil, tag: 1),
    ]
    tabs.selectedItem = tabs.items?.first
    let bar = NavigationBar()
    bar.frame = Rect(x: 0, y: 44, width: 390, height: 44)
    let first = NavigationItem(title: "First")
    let second = NavigationItem(title: "Second")
    second.rightBarButtonItems = [BarButtonItem(barButtonSystemItem: .done)]
    bar.items = [first, second]
    try expectSame(screen([bar, tabs]))
  }

  @Test func hiddenClippedAndScrolled() throws {
    let hidden = Label()
    hidden.text = "Hidden"
    hidden.isHidden = true
    let faint = Label()
    faint.text = "Faint"
    faint.alpha = 0
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
    let row = Label()
    row.text = "Row"
    row.frame = Rect(x: 0, y: 900, width: 390, height: 44)
    scroll.addSubview(row)
    let wrapper = View(frame: .zero)
    let inside = Label()
    inside.text = "Inside"
    inside.frame = Rect(x: 1, y: 2, width: 30, height: 20)
    wrapper.addSubview(inside)
    let root = screen([hidden, faint, scroll])
    root.addSubview(wrapper)
    try expectSame(root)
  }

  @Test func elementsThatAreNoViews() throws {
    let chart = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    chart.accessibilityElements = (1...3).map { number in
      let bar = AccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "Bar \(number)"
      bar.accessibilityFrameInContainerSpace = Rect(
        x: Double(number) * 10.1, y: 5, width: 10, height: 200)
      return bar
    }
    try expectSame(screen([chart]))
  }

  /// An element that is no view may be without size and is still found.
  @Test func anElementWithoutSizeIsNotLost() throws {
    let box = View(frame: Rect(x: 10, y: 10, width: 100, height: 100))
    let element = AccessibilityElement(accessibilityContainer: box)
    element.accessibilityLabel = "Point"
    box.accessibilityElements = [element]
    let json = document(screen([box])).json()
    let again = try Document(screenDocument: json, file: "x.json")
    #expect(TreeText.of(again.screens[0].root).contains("* DocumentElement \"Point\" 0 0 0 1"))
  }

  /// Elements made one by one, and afresh whenever they are asked for.
  @Test func elementsByIndex() throws {
    final class Numbers: ScrollView {
      override func accessibilityElementCount() -> Int? { 3 }
      override func accessibilityElement(at index: Int) -> Responder? {
        guard (0..<3).contains(index) else { return nil }
        let element = AccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "Number \(index)"
        element.accessibilityFrame = Rect(x: 0, y: Double(index) * 44, width: 100, height: 44)
        return element
      }
    }
    try expectSame(screen([Numbers(frame: Rect(x: 0, y: 0, width: 200, height: 300))]))
  }

  /// A list that names an element somewhere else, and one that names itself.
  @Test func listsThatLeadElsewhere() throws {
    let first = Label()
    first.text = "First"
    let box = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    inner.accessibilityElements = [box]
    box.accessibilityElements = [first, box, inner]
    let root = screen([first, box])
    let json = document(root).json()
    #expect(json.contains("\"elements\": [\"label-1\", \"view-3\"]"), "\(json)")
    #expect(json.contains("\"elements\": []"))
    #expect(refusal { try Document(screenDocument: json, file: "x.json") } == nil)
  }
}
