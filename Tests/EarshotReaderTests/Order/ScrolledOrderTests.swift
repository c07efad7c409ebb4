import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What a scroll view holds is finished before what stands outside, however far it is scrolled.
@Suite struct ScrolledOrderTests {
  private func scroll(
    _ inside: [View], _ frame: Rect = Rect(x: 0, y: 100, width: 400, height: 400)
  ) -> ScrollView {
    let scroll = ScrollView(frame: frame)
    for view in inside { scroll.addSubview(view) }
    return scroll
  }

  private func row(_ label: String, _ y: Double, x: Double = 0) -> View {
    let view = View(frame: Rect(x: x, y: y, width: 200, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  @Test func rowsBehindABarAreFinishedBeforeTheBar() {
    let rows = (0..<20).map { row("\($0)", Double($0) * 44) }
    let screen = Screen.view([
      row("bar", 460), scroll(rows), row("top", 40), row("button", 300),
    ])
    let numbers = (0..<20).map(String.init).joined(separator: " ")
    #expect(Screen.order(screen) == "top \(numbers) button bar")
  }

  @Test func aTableStandsWhereItsFirstRowIsSeenAtRest() {
    let table = scroll([row("row", 0)], Rect(x: 0, y: 0, width: 400, height: 800))
    let screen = Screen.view([table, row("title", 20), row("below", 80)])
    #expect(Screen.order(screen) == "row title below")
    table.contentInset.top = 64
    table.contentOffset.y = -64
    #expect(Screen.order(screen) == "title row below")
    table.contentOffset.y = 300
    #expect(Screen.order(screen) == "title row below")
  }

  @Test func aScrollViewInAScrollViewIsFinishedFirst() {
    let inner = scroll(
      (0..<5).map { row("i\($0)", 0, x: Double($0) * 210) },
      Rect(x: 0, y: 50, width: 400, height: 60))
    inner.addSubview(row("tall", 500))
    let outer = scroll([row("a", 0), inner, row("b", 200)])
    let screen = Screen.view([outer, row("outside", 120)])
    let expected = "a i0 i1 i2 i3 i4 tall b outside"
    #expect(Screen.order(screen) == expected)
    inner.contentOffset = Point(x: 700, y: 300)
    outer.contentOffset = Point(x: 0, y: 150)
    #expect(Screen.order(screen) == expected)
  }

  @Test func aListOrderedByTheAppIsLeftAlone() {
    let rows = [row("a", 0), row("b", 44)]
    let list = scroll(rows)
    list.accessibilityElements = rows.reversed()
    #expect(Screen.order(Screen.view([list, row("c", 120)])) == "b a c")
  }

  // MARK: Laws

  private func randomView(depth: Int, using random: inout SeededGenerator) -> View {
    let frame = Rect(
      x: Double(Int.random(in: -50...350, using: &random)),
      y: Double(Int.random(in: -50...700, using: &random)),
      width: Double(Int.random(in: 1...300, using: &random)),
      height: Double(Int.random(in: 1...300, using: &random)))
    guard depth > 0, Int.random(in: 0...4, using: &random) > 0 else {
      let view = View(frame: frame)
      view.isAccessibilityElement = true
      return view
    }
    let view =
      Int.random(in: 0...1, using: &random) == 0 ? ScrollView(frame: frame) : View(frame: frame)
    if let scroll = view as? ScrollView {
      scroll.contentInset.top = Double(Int.random(in: 0...2, using: &random)) * 32
    }
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      view.addSubview(randomView(depth: depth - 1, using: &random))
    }
    return view
  }

  private func scrollViews(in view: View) -> [ScrollView] {
    [view as? ScrollView].compactMap(\.self) + view.subviews.flatMap { scrollViews(in: $0) }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func nothingOutsideIsReadAmongWhatIsScrolledAndScrollingChangesNothing(
    direction: LayoutDirection
  ) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 1_000) {
      let root = randomView(depth: 4, using: &random)
      func order() -> [ObjectIdentifier] {
        ReadingOrder(roots: [root], layoutDirection: direction).stops
          .map { ObjectIdentifier($0.element) }
      }
      let before = order()
      for scroll in scrollViews(in: root) {
        let inside = ReadingOrder(roots: [scroll], layoutDirection: direction).stops
          .map { ObjectIdentifier($0.element) }
        let places = inside.compactMap { before.firstIndex(of: $0) }
        let isUnbroken = places == places.first.map { Array($0..<($0 + places.count)) } ?? []
        #expect(isUnbroken, "seed \(seed)")
        scroll.contentOffset = Point(
          x: Double(Int.random(in: -500...500, using: &random)),
          y: Double(Int.random(in: -500...500, using: &random)))
      }
      #expect(order() == before, "seed \(seed)")
    }
  }
}
