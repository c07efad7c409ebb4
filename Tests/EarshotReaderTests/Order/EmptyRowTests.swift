import EarshotModel
import EarshotReader
import Testing

/// Lists that make their rows one by one, most of them with nothing to read.
@Suite struct EmptyRowTests {
  /// A list in which only some rows hold anything.
  private final class SparseList: Responder {
    private let count: Int
    private let rows: [Int: AccessibilityElement]

    init(count: Int, filled: [Int]) {
      self.count = count
      rows = Dictionary(
        uniqueKeysWithValues: filled.map { ($0, AccessibilityElement(accessibilityContainer: nil)) }
      )
      super.init()
      for (place, row) in rows { row.accessibilityLabel = "\(place)" }
    }

    override func accessibilityElementCount() -> Int? { count }

    override func accessibilityElement(at index: Int) -> Responder? { rows[index] }

    override func index(ofAccessibilityElement element: Responder) -> Int? {
      rows.first { $0.value === element }?.key
    }
  }

  private func labels(count: Int, filled: Int...) -> [String] {
    ReadingOrder(roots: [SparseList(count: count, filled: filled)]).stops.map {
      $0.element.accessibilityLabel ?? ""
    }
  }

  /// So many empty rows are passed over, and no more.
  @Test func aListEndsWhereTenThousandRowsAreEmpty() {
    #expect(labels(count: 10_001, filled: 0, 10_000) == ["0", "10000"])
    #expect(labels(count: 10_002, filled: 0, 10_001) == ["0"])
    #expect(labels(count: 30_000, filled: 9_999, 19_999, 29_999) == ["9999", "19999", "29999"])
  }

  @Test func theSameHoldsOnTheWayBack() {
    func last(_ count: Int, _ filled: Int...) -> String? {
      ReadingOrder(roots: [SparseList(count: count, filled: filled)]).last?.element
        .accessibilityLabel
    }
    #expect(last(10_000, 0) == "0" && last(10_001, 0) == nil && last(1, 0) == "0")
  }

  @Test func aListOfNothingHasNoStops() {
    #expect(labels(count: 0) == [] && labels(count: 3) == [])
  }
}
