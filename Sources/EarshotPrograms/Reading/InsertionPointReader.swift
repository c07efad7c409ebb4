import EarshotMirror

/// Follows the cursor of the terminal where keys move it, so that what is reviewed begins there.
struct InsertionPointReader: Sendable {
  /// How often keys came.
  private var moves = 0
  /// Where the cursor stood in the frame before.
  private var last: CellPosition?

  /// Looks where the cursor stands.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - grid: The same with its looks.
  ///   - hasKeys: Whether keys led to it.
  ///   - hasScrolled: Whether rows have left at its top.
  ///   - layout: What stands on it.
  /// - Returns: The way to the element, and what is told of the place in it; `nil` where no key has moved it.
  mutating func read(
    _ frame: TerminalFrame, _ grid: ScreenGrid, hasKeys: Bool, hasScrolled: Bool,
    in layout: ScreenLayout
  ) -> (path: [Int], place: Place)? {
    if hasKeys { moves += 1 }
    let isMoved = last != frame.cursor || hasScrolled
    last = frame.cursor
    guard isMoved, moves > 0, frame.isCursorVisible else { return nil }
    let (row, column) = (frame.cursor.row, frame.cursor.column)
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
  /// The innermost element with text in a row: that in which a column lies, or else the last one before it, or the
  /// first of the row.
  fileprivate func text(at row: Int, _ column: Int) -> (path: [Int], element: ScreenElement)? {
    var best: (path: [Int], element: ScreenElement, distance: Int)?
    visit(roots, []) { element, path in
      guard !element.role.isContainer else { return }
      for range in element.cells where range.row == row && !range.columns.isEmpty {
        // What lies behind the column is farther away than all before it.
        let distance =
          column < range.columns.lowerBound
          ? 10_000 + range.columns.lowerBound : max(0, column - range.columns.upperBound + 1)
        if best.map({ distance <= $0.distance }) ?? true { best = (path, element, distance) }
      }
    }
    return best.map { ($0.path, $0.element) }
  }

  /// The last element with text above a row.
  fileprivate func lastText(above row: Int) -> (path: [Int], element: ScreenElement)? {
    var best: (path: [Int], element: ScreenElement, row: Int)?
    visit(roots, []) { element, path in
      guard !element.role.isContainer else { return }
      for range in element.cells where range.row < row && range.row >= best?.row ?? 0 {
        best = (path, element, range.row)
      }
    }
    return best.map { ($0.path, $0.element) }
  }

  private func visit(
    _ elements: [ScreenElement], _ path: [Int], _ look: (ScreenElement, [Int]) -> Void
  ) {
    var path = path + [0]
    for (index, element) in elements.enumerated() {
      path[path.count - 1] = index
      look(element, path)
      if !element.children.isEmpty { visit(element.children, path, look) }
    }
  }
}
