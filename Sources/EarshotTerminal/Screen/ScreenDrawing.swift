// How a screen of points becomes rows of text:
//
//  1. the stops around the cursor are taken in reading order; a screen of a million rows costs as much
//     as a small one;
//  2. those that stand beside each other share a line, at the columns of their places on the screen;
//  3. lines that all fit stand at the height of their elements; of more lines a page is shown that
//     holds the cursor and stays as long as it does;
//  4. marks around the element under the cursor are its focus ring, and the terminal's own cursor
//     stands on its first character; room for the marks is kept everywhere, so that nothing moves.

import EarshotModel
import EarshotReader

/// Draws the elements of a host into the rows of a grid, and knows afterwards what stands where.
struct ScreenDrawing {
  /// A drawn element and its cells.
  struct Place {
    var element: Responder
    var row: Int
    var columns: Range<Int>
  }

  /// What stands where, from the last drawing.
  private(set) var places: [Place] = []
  /// The element at the top of the page that is shown.
  private weak var top: Responder?

  /// How many stops before and behind the cursor are looked at, for each row of the grid.
  private static let stopsPerRow = 8

  /// Draws the elements around the focused one into the first rows of a grid.
  ///
  /// - Parameters:
  ///   - host: What is drawn.
  ///   - focused: The element under the cursor.
  ///   - rows: How many rows there are for it.
  ///   - words: The words that are not the app's.
  ///   - grid: Where it is drawn; its cursor is put on the focused element.
  mutating func draw(
    _ host: any AccessibilityHost, focused: Responder?, rows: Int,
    words: DrawnWords = DrawnWords(), into grid: inout CellGrid
  ) {
    places = []
    guard rows > 0 else { return }
    let order = ReadingOrder(
      roots: host.accessibilityRoots, idiom: host.interfaceIdiom,
      layoutDirection: host.layoutDirection)
    let elements = Self.elements(
      around: focused, in: order, atMost: rows * Self.stopsPerRow, words: words)
    let extent = order.roots.reduce(Rect.zero) { $0.union($1.accessibilityFrame) }
    let lines = ScreenLine.lines(of: elements).flatMap {
      Self.fitting($0, extent: extent, columns: grid.columns)
    }
    for (line, row) in placed(lines, focused: focused, extent: extent, rows: rows) {
      draw(line, row: row, focused: focused, into: &grid)
    }
  }

  /// The element at a cell.
  func element(row: Int, column: Int) -> Responder? {
    places.first { $0.row == row && $0.columns.contains(column) }?.element
  }

  // MARK: 1. Stops

  private static func elements(
    around focused: Responder?, in order: ReadingOrder, atMost limit: Int, words: DrawnWords
  ) -> [DrawnElement] {
    let start = focused.flatMap { order.stop(at: $0) } ?? order.first
    guard let start else { return [] }
    var before: [Stop] = []
    var stop = start
    while before.count < limit, let previous = order.stop(before: stop) {
      before.append(previous)
      stop = previous
    }
    var stops = Array(before.reversed()) + [start]
    stop = start
    while stops.count < before.count + limit, let next = order.stop(after: stop) {
      stops.append(next)
      stop = next
    }
    return stops.map {
      DrawnElement(
        element: $0.element, summary: ElementSummary($0.element, words: words),
        frame: $0.element.accessibilityFrame)
    }
  }

  // MARK: 2. Columns

  /// A line with the columns of its elements.
  private struct FittedLine {
    var middle: Double
    var elements: [(drawn: DrawnElement, text: String, columns: Range<Int>)]
  }

  /// A line in as many rows as it takes: elements stand where they are on the screen, or as far to the
  /// right as those before them push them.
  private static func fitting(
    _ line: ScreenLine, extent: Rect, columns: Int
  ) -> [FittedLine] {
    var fitted = [FittedLine(middle: line.middle, elements: [])]
    var end = 0
    for drawn in line.elements {
      let text = drawn.summary.drawing
      let width = min(CharacterWidth.width(of: text) + 2, columns)
      let share = extent.width > 0 ? (drawn.frame.minX - extent.minX) / extent.width : 0
      let wanted = Int((min(max(share, 0), 1) * Double(columns)).rounded(.down))
      if max(wanted, end) + width > columns, end + width > columns, end > 0 {
        fitted.append(FittedLine(middle: line.middle, elements: []))
        end = 0
      }
      let start = max(end, min(wanted, columns - width))
      fitted[fitted.count - 1].elements.append((drawn, text, start..<(start + width)))
      end = start + width
    }
    return fitted
  }

  // MARK: 3. Rows

  private mutating func placed(
    _ lines: [FittedLine], focused: Responder?, extent: Rect, rows: Int
  ) -> [(FittedLine, Int)] {
    guard lines.count > rows else {
      top = nil
      return Self.spread(lines, extent: extent, rows: rows)
    }
    func index(of element: Responder?) -> Int? {
      lines.firstIndex { $0.elements.contains { $0.drawn.element === element } }
    }
    let focus = index(of: focused) ?? 0
    var first = top.flatMap { index(of: $0) } ?? focus
    if focus < first { first = focus - rows + 2 }
    if focus >= first + rows { first = focus - 1 }
    first = min(max(0, first), lines.count - rows)
    top = lines[first].elements.first?.drawn.element
    return lines[first..<(first + rows)].enumerated().map { ($0.element, $0.offset) }
  }

  /// Lines at the height of their elements, as far as there is room.
  private static func spread(
    _ lines: [FittedLine], extent: Rect, rows: Int
  ) -> [(FittedLine, Int)] {
    var result: [(FittedLine, Int)] = []
    var next = 0
    for (index, line) in lines.enumerated() {
      let share = extent.height > 0 ? (line.middle - extent.minY) / extent.height : 0
      let wanted = Int((min(max(share, 0), 1) * Double(rows)).rounded(.down))
      let row = min(max(wanted, next), rows - (lines.count - index))
      result.append((line, row))
      next = row + 1
    }
    return result
  }

  // MARK: 4. Cells

  private mutating func draw(
    _ line: FittedLine, row: Int, focused: Responder?, into grid: inout CellGrid
  ) {
    for (drawn, text, columns) in line.elements {
      let isFocused = drawn.element === focused
      let style = isFocused ? drawn.summary.style.union(.reverse) : drawn.summary.style
      let limit = max(columns.lowerBound + 1, columns.upperBound - 1)
      let end = grid.write(
        text, row: row, column: columns.lowerBound + 1, upTo: limit, style: style)
      if isFocused {
        grid.write(">", row: row, column: columns.lowerBound, style: .bold)
        grid.write("<", row: row, column: min(end, grid.columns - 1), style: .bold)
        grid.cursor = CellGrid.Position(
          row: row, column: min(columns.lowerBound + 1, grid.columns - 1))
      }
      places.append(Place(element: drawn.element, row: row, columns: columns))
    }
  }
}
