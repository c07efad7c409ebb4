/// A part of a program's screen, from any of its edges.
public struct ScreenRegion: Hashable, Sendable {
  /// The first and the last row; negative ones are counted from the bottom, of which -1 is the last row.
  public var rows: ClosedRange<Int>
  /// The first and the last column, negative ones from the right; `nil` for all.
  public var columns: ClosedRange<Int>?
  /// Whether it is there only on screens with boxes, as below the panels of a file manager, which shows texts as well.
  public var isBesideBoxes: Bool

  /// Creates a region.
  public init(
    rows: ClosedRange<Int>, columns: ClosedRange<Int>? = nil, isBesideBoxes: Bool = false
  ) {
    self.rows = rows
    self.columns = columns
    self.isBesideBoxes = isBesideBoxes
  }

  /// Whether it is there on a screen.
  func isThere(on map: BoxMap?) -> Bool { !isBesideBoxes || map.map { !$0.boxes.isEmpty } ?? false }

  /// Whether it is counted from the top.
  var isAtTop: Bool { rows.lowerBound >= 0 }

  /// The rows on a screen of some height.
  func rows(of height: Int) -> Range<Int> { Self.resolved(rows, height) }

  /// The columns on a screen of some width.
  func columns(of width: Int) -> Range<Int> {
    columns.map { Self.resolved($0, width) } ?? 0..<width
  }

  private static func resolved(_ range: ClosedRange<Int>, _ count: Int) -> Range<Int> {
    func place(_ value: Int) -> Int { value < 0 ? count + max(value, -count) : min(value, count) }
    let (first, last) = (place(range.lowerBound), min(place(range.upperBound), count - 1))
    return first <= last ? first..<last + 1 : 0..<0
  }
}
