import EarshotMirror

/// Follows the cursor of the terminal where keys move it, so that what is reviewed begins there.
struct InsertionPointReader: Sendable {
  /// How often keys came.
  private var moves = 0
  /// Where the cursor stood in the frame before.
  private var last: CellPosition?

  /// Takes note of where the cursor stands in a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - hasKeys: Whether keys led to it.
  ///   - hasScrolled: Whether rows have left at its top.
  /// - Returns: Whether it is seen elsewhere than before, and keys have come.
  mutating func follow(_ frame: TerminalFrame, hasKeys: Bool, hasScrolled: Bool) -> Bool {
    if hasKeys { moves += 1 }
    let isMoved = last != frame.cursor || hasScrolled
    last = frame.cursor
    return isMoved && moves > 0 && frame.isCursorVisible
  }

  /// Looks for the element in which the cursor stands.
  ///
  /// - Parameters:
  ///   - grid: The screen.
  ///   - layout: What stands on it.
  /// - Returns: The way to the element, and what is told of the place in it; `nil` where there is no text before it.
  func place(on grid: ScreenGrid, in layout: ScreenLayout) -> (path: [Int], place: Place)? {
    let (row, column) = (grid.cursor.row, grid.cursor.column)
    if let (path, element) = layout.text(at: row, column) {
      let cells = element.cells.prefix { $0.row <= row }
      var count = 0
      for range in cells {
        let end = range.row < row ? range.columns.upperBound : min(column, range.columns.upperBound)
        for column in range.columns.lowerBound..<max(range.columns.lowerBound, end)
        where grid.isText(range.row, column) && !grid.text(range.row, column).isEmpty {
          count += 1
        }
      }
      let isOnSpace = column >= grid.columns || !grid.isText(row, column)
      return (path, Place(characters: count, isOnSpace: isOnSpace, isBlank: false, moves: moves))
    }
    guard let (path, element) = layout.lastText(above: row) else { return nil }
    let count = element.words.reduce(0) { $0 + ($1.isWhitespace ? 0 : 1) }
    return (path, Place(characters: count, isOnSpace: true, isBlank: true, moves: moves))
  }

  /// A place in an element.
  struct Place {
    var characters: Int
    var isOnSpace: Bool
    var isBlank: Bool
    var moves: Int
  }
}

extension MirrorInsertionPoint {
  /// The place in the element of a node.
  init(_ place: InsertionPointReader.Place, in node: NodeIdentity) {
    self.init(
      in: node, after: place.characters, isOnSpace: place.isOnSpace,
      isInBlankLine: place.isBlank, moves: place.moves)
  }
}

extension ScreenLayout {
  /// An element that was found, and how far it is from what was sought.
  private struct Found {
    var path: [Int]
    var distance: Int
  }

  /// The innermost element with text in a row: that in which a column lies, or else the last one before it, or the
  /// first of the row.
  fileprivate func text(at row: Int, _ column: Int) -> (path: [Int], element: ScreenElement)? {
    nearest { range in
      guard range.row == row, !range.columns.isEmpty else { return nil }
      // What lies behind the column is farther away than all before it.
      return column < range.columns.lowerBound
        ? Int(Int32.max) + range.columns.lowerBound : max(0, column - range.columns.upperBound + 1)
    }
  }

  /// The last element with text above a row.
  fileprivate func lastText(above row: Int) -> (path: [Int], element: ScreenElement)? {
    nearest { $0.row < row ? row - $0.row : nil }
  }

  /// The element whose cells are nearest; of several the last and innermost.
  private func nearest(
    _ distance: (CellRange) -> Int?
  ) -> (path: [Int], element: ScreenElement)? {
    var best: Found?
    Self.search(roots, [], distance, &best)
    guard let best, let element = element(at: best.path) else { return nil }
    return (best.path, element)
  }

  private static func search(
    _ elements: [ScreenElement], _ path: [Int], _ distance: (CellRange) -> Int?,
    _ best: inout Found?
  ) {
    for index in elements.indices {
      if !elements[index].role.isContainer {
        for range in elements[index].cells {
          guard let distance = distance(range), distance <= best?.distance ?? .max else { continue }
          best = Found(path: path + [index], distance: distance)
        }
      }
      if !elements[index].children.isEmpty {
        search(elements[index].children, path + [index], distance, &best)
      }
    }
  }
}
