/// Which box each cell of a screen belongs to.
struct BoxMap {
  /// The boxes, the largest first.
  let boxes: [Box]
  /// For each box the smallest one in which it stands; `nil` for those that stand in none.
  let parents: [Int?]
  /// Whether each box, apart from those in it, has buttons.
  private(set) var isDialog: [Bool] = []
  /// Whether each box is a small one with a word in it: a button that is drawn as such.
  private(set) var isButton: [Bool] = []
  /// Whether lines part each box into columns.
  private(set) var isRuled: [Bool] = []
  /// The background that most cells of each box have.
  private(set) var backgrounds: [Paint.Shade] = []
  /// Whether any of them is framed by blocks.
  let hasFrames: Bool
  /// The background that most cells of the screen have.
  let background: Paint.Shade
  /// Whether each box has a button among its own rows.
  private var holdsButtons: [Bool] = []
  private let owners: [Int16]
  private let columns: Int
  /// Whether the boxes are those of the screen before, because nothing has changed that they are drawn with.
  let isKept: Bool

  /// Finds the boxes of a screen, or takes them from the one before.
  init(_ grid: ScreenGrid, after before: (grid: ScreenGrid, map: BoxMap)? = nil) {
    columns = grid.columns
    background =
      before.flatMap { grid.changedRows.isEmpty ? $0.map.background : nil }
      ?? grid.usualBackground(rows: 0..<grid.rows, columns: 0..<grid.columns)
    if let before, before.map.stay(from: before.grid, to: grid) {
      isKept = true
      (boxes, parents, owners) = (before.map.boxes, before.map.parents, before.map.owners)
    } else {
      isKept = false
      let boxes = BoxFinder(grid).boxes()
      var owners = [Int16](repeating: -1, count: grid.rows * grid.columns)
      for (index, box) in boxes.enumerated() {
        for row in box.top...box.bottom {
          for column in box.left...box.right {
            owners[row * grid.columns + column] = Int16(index)
          }
        }
      }
      parents = boxes.indices.map { index in
        boxes[..<index].lastIndex { $0.contains(boxes[index]) }
      }
      self.boxes = boxes
      self.owners = owners
    }
    hasFrames = boxes.contains { $0.frame != nil }
    guard !boxes.isEmpty else { return }
    let known = isKept ? before?.map : nil
    let isSame = boxes.map { box in known != nil && !box.holds(anyOf: grid.changedRows) }
    for (index, box) in boxes.enumerated() {
      backgrounds.append(
        known.flatMap { isSame[index] ? $0.backgrounds[index] : nil }
          ?? grid.usualBackground(rows: box.innerRows, columns: box.innerColumns))
      holdsButtons.append(
        known.flatMap { isSame[index] ? $0.holdsButtons[index] : nil }
          ?? holdsButtons(index, grid))
    }
    isButton = boxes.indices.map { isButton($0, grid) }
    isDialog = boxes.indices.map { index in
      holdsButtons[index] || children(of: index).contains { isButton[$0] }
    }
    isRuled =
      known?.isRuled ?? boxes.indices.map { TableFinder(grid: grid, map: self).isRuled($0) }
  }

  /// Whether the same boxes are drawn on the next screen: rows with corners are as they were, and so are the lines
  /// of all others, and what may be one.
  private func stay(from old: ScreenGrid, to new: ScreenGrid) -> Bool {
    guard old.rows == new.rows, old.columns == new.columns, old.isAlternate == new.isAlternate,
      old.isCursorVisible == new.isCursorVisible
    else { return false }
    return new.changedRows.allSatisfy { row in
      guard !old.look(row: row).mayHaveCorners, !new.look(row: row).mayHaveCorners else {
        return false
      }
      return (0..<new.columns).allSatisfy { column in
        let index = new.index(row, column)
        guard old.strokes[index] == new.strokes[index] else { return false }
        let (before, now) = (old.texts[index], new.texts[index])
        guard Self.isMark(before) || Self.isMark(now) else { return true }
        return before == now && old.background(row, column) == new.background(row, column)
      }
    }
  }

  /// Whether boxes are drawn with a text besides lines, apart from their corners.
  private static func isMark(_ text: String) -> Bool {
    text == "-" || text == "|" || text == "<" || text == ">"
  }

  private func isButton(_ index: Int, _ grid: ScreenGrid) -> Bool {
    let box = boxes[index]
    let row = box.top + 1
    if box.frame != nil { return isFramedButton(box, grid) }
    guard box.innerRows.count == 1, parents[index] != nil,
      box.innerColumns.count <= Self.widestButton,
      !grid.isCursorVisible || grid.cursor.row != row
        || !box.innerColumns.contains(grid.cursor.column)
    else { return false }
    return box.innerColumns.contains { grid.kind(row, $0) == .word }
  }

  /// Whether a frame holds nothing but words in its middle.
  private func isFramedButton(_ box: Box, _ grid: ScreenGrid) -> Bool {
    let (row, columns) = (box.top + 1, box.innerColumns)
    guard box.innerRows.count == 1, let extent = grid.extent(row: row, columns),
      extent.contains(where: { grid.kind(row, $0) == .word })
    else { return false }
    let gaps = (extent.lowerBound - columns.lowerBound, columns.upperBound - extent.upperBound)
    return abs(gaps.0 - gaps.1) <= 1 && gaps.0 >= (box.frame == .open ? 0 : 3)
  }

  /// How many cells a button has at most that is a box.
  private static let widestButton = 16

  private func holdsButtons(_ box: Int, _ grid: ScreenGrid) -> Bool {
    let tokens = RowTokens(grid: grid)
    return boxes[box].innerRows.contains { row in
      pieces(of: box, row: row).contains { piece in
        tokens.tokens(row: row, piece, isInBox: true).contains { $0.kind == .button }
      }
    }
  }

  /// The innermost box of a cell, its lines included; `nil` outside all boxes.
  func owner(_ row: Int, _ column: Int) -> Int? {
    let owner = owners[row * columns + column]
    return owner < 0 ? nil : Int(owner)
  }

  /// The boxes that stand directly in another one, or in none.
  func children(of parent: Int?) -> [Int] {
    boxes.indices.filter { parents[$0] == parent }
  }

  /// Whether a box is the other one or stands in it at any depth.
  func isInside(_ index: Int?, _ other: Int?) -> Bool {
    guard let other else { return true }
    var present = index
    while let box = present {
      if box == other { return true }
      present = parents[box]
    }
    return false
  }

  /// Whether no other box that stands beside it hides a part of its edges.
  func isWhole(_ index: Int) -> Bool {
    let box = boxes[index]
    return [box.top, box.bottom].allSatisfy { row in
      (box.left...box.right).allSatisfy { owner(row, $0) == index }
    }
  }

  /// The words of some cells of a box, without the lines between its columns.
  func words(_ grid: ScreenGrid, row: Int, _ columns: Range<Int>, box: Int?) -> String {
    guard let box, boxes[box].isASCII else { return grid.words(row: row, columns) }
    var line = ""
    for column in columns {
      let isLine =
        grid.text(row, column) == "|"
        && (grid.text(row - 1, column) == "|" || grid.text(row + 1, column) == "|")
      line += isLine || grid.kind(row, column) == .ornament ? " " : grid.text(row, column)
    }
    return line.split(separator: " ").joined(separator: " ")
  }

  /// The pieces of a row that belong to a box alone, without its lines; of the screen without one.
  func pieces(of box: Int?, row: Int) -> [Range<Int>] {
    let bounds = box.map { boxes[$0].innerColumns } ?? 0..<columns
    if let box, !boxes[box].innerRows.contains(row) { return [] }
    if boxes.isEmpty { return [bounds] }
    var pieces: [Range<Int>] = []
    var start: Int?
    for column in bounds {
      if owner(row, column) == box {
        start = start ?? column
      } else if let first = start {
        pieces.append(first..<column)
        start = nil
      }
    }
    if let start { pieces.append(start..<bounds.upperBound) }
    return pieces
  }
}
