import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

/// A responder that counts how often the reader asks for its frame.
private final class CountingElement: AccessibilityElement {
  nonisolated(unsafe) static var frames = 0

  override var defaultAccessibilityFrame: Rect {
    Self.frames += 1
    return Rect(x: 0, y: 0, width: 10, height: 10)
  }
}

/// A responder that only holds others.
private final class Holder: Responder {
  var inside: [Responder]

  init(_ inside: [Responder] = []) {
    self.inside = inside
    super.init()
  }

  override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(children: inside)
  }
}

/// A list whose rows are made when they are asked for.
private final class Rows: Responder {
  let count: Int
  let row: (Int) -> Responder?
  var made: [Int: Responder] = [:]
  var asked = 0

  init(_ count: Int, row: @escaping (Int) -> Responder?) {
    self.count = count
    self.row = row
    super.init()
    accessibilityContainerType = .list
  }

  override func accessibilityElementCount() -> Int? { count }

  override func accessibilityElement(at index: Int) -> Responder? {
    asked += 1
    if let row = made[index] { return row }
    made[index] = row(index)
    return made[index]
  }

  override func index(ofAccessibilityElement element: Responder) -> Int? {
    made.first { $0.value === element }?.key
  }
}

private func element(_ label: String, in container: Responder? = nil) -> AccessibilityElement {
  let made = AccessibilityElement(accessibilityContainer: container)
  made.accessibilityLabel = label
  return made
}

@Suite(.serialized) struct HugeOrderTests {
  /// Lists that make their rows one by one may stand inside each other, but not without end.
  @Test(arguments: [(1, 1), (32, 1), (33, 0)]) func listsInsideListsHaveABottom(
    depth: Int, stops: Int
  ) {
    func nested(_ depth: Int) -> Responder {
      depth == 0 ? element("Inside") : Rows(1) { _ in nested(depth - 1) }
    }
    let order = ReadingOrder(roots: [nested(depth)])
    #expect(Array(order.stops).count == stops)
  }

  @Test func everyElementIsAskedForItsFrameOnceAndMovesAskForNone() {
    let count = 100_000
    let screen = Holder((0..<count).map { _ in CountingElement(accessibilityContainer: nil) })
    let order = ReadingOrder(roots: [screen])
    CountingElement.frames = 0
    var stops = 0
    var last: Stop?
    for stop in order.stops {
      stops += 1
      last = stop
    }
    #expect(stops == count)
    #expect(CountingElement.frames == count)
    while let stop = last { last = order.stop(before: stop) }
    #expect(CountingElement.frames == count)
  }

  @Test func aMillionRowsAreMadeOnlyWhereTheCursorGoes() throws {
    let rows = Rows(1_000_000) { element("row \($0)") }
    let order = ReadingOrder(roots: [Holder([element("before"), rows, element("after")])])
    let labels = order.stops.prefix(4).map { $0.element.accessibilityLabel ?? "" }
    #expect(labels == ["before", "row 0", "row 1", "row 2"])
    let last = try #require(order.last)
    #expect(last.element.accessibilityLabel == "after")
    #expect(order.stop(before: last)?.element.accessibilityLabel == "row 999999")
    #expect(rows.asked < 30)
  }

  @Test func aRowIsFoundThroughItsContainer() throws {
    var list: Rows?
    let rows = Rows(1_000) { element("row \($0)", in: list) }
    list = rows
    let order = ReadingOrder(roots: [rows])
    let row = try #require(rows.accessibilityElement(at: 500))
    let stop = try #require(order.stop(at: row))
    #expect(stop.element === row)
    #expect(order.stop(after: stop)?.element.accessibilityLabel == "row 501")
    #expect(stop.containers.map(\.index) == [500])
    #expect(stop.containers.map(\.count) == [1_000])
    list = nil
    rows.made = [:]
  }

  @Test func emptyRowsArePassedOverInBothDirections() {
    let rows = Rows(9) { [2, 5, 6].contains($0) ? element("\($0)") : nil }
    let order = ReadingOrder(roots: [rows])
    #expect(order.stops.map { $0.element.accessibilityLabel ?? "" } == ["2", "5", "6"])
    #expect(backwards(order) == ["6", "5", "2"])
    #expect(
      Screen.lines(rows) == ["2, list start", "5", "6, list end"])
  }

  @Test func endlessEmptyRowsAreGivenUp() {
    let rows = Rows(.max) { _ in nil }
    let screen = Holder([element("a"), rows])
    #expect(Screen.order(screen) == "a")
    #expect(rows.asked < 100_000)
  }

  @Test func rowsThatHoldTheirListEnd() {
    var list: Rows?
    let rows = Rows(3) { number in
      number == 1 ? list.map { Holder([$0, element("inner")]) } : element("\(number)")
    }
    list = rows
    #expect(Screen.order(rows) == "0 inner 2")
    list = nil
    rows.made = [:]
  }

  @Test func listsMadeInsideListsWithoutEndAreGivenUp() {
    func endless() -> Responder { Rows(2) { $0 == 0 ? endless() : element("leaf") } }
    let order = ReadingOrder(roots: [endless()])
    #expect(order.stops.allSatisfy { $0.element.accessibilityLabel == "leaf" })
  }

  @Test func deepTreesNeedNoDeepStack() {
    for isGroup in [false, true] {
      var chain: [Holder] = []
      var inner: Responder = element("deep")
      for level in 0..<50_000 {
        let holder = Holder([inner, element("\(level)")])
        if isGroup { holder.accessibilityContainerType = .list }
        chain.append(holder)
        inner = holder
      }
      let order = ReadingOrder(roots: [inner])
      #expect(order.stops.reduce(into: 0) { count, _ in count += 1 } == 50_001)
      #expect(order.first?.containers.count == (isGroup ? 50_000 : 0))
      // Released from the outside in, because the responders would release each other recursively.
      for holder in chain.reversed() { holder.inside = [] }
    }
  }

  @Test func circlesOfListsEnd() {
    let first = Holder()
    let second = Holder()
    first.accessibilityElements = [element("a"), second]
    second.accessibilityElements = [element("b"), first, second]
    #expect(Screen.order(first) == "a b")
    first.accessibilityElements = nil
    second.accessibilityElements = nil
  }

  @Test func listsThatNameTheSameOverAndOverDoNotGrow() {
    var inner: Responder = element("a")
    for _ in 0..<64 {
      let holder = Holder()
      holder.accessibilityElements = [inner, inner]
      inner = holder
    }
    #expect(Screen.order(inner) == "a")
  }

  private func backwards(_ order: ReadingOrder) -> [String] {
    var labels: [String] = []
    var stop = order.last
    while let present = stop {
      labels.append(present.element.accessibilityLabel ?? "")
      stop = order.stop(before: present)
    }
    return labels
  }
}
