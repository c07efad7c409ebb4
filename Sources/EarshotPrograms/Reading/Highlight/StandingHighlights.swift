/// Finds what is highlighted on a screen that is seen for the first time.
///
/// Cells with a background of their own, few of their surroundings, unlike the rows above and below, are a
/// highlight. Bars at the top and at the bottom are not, nor rows with several such runs, which list keys.
struct StandingHighlights {
  let grid: ScreenGrid
  let map: BoxMap
  var ignored: Set<Int> = []
  /// Whether the first row is a title when all of it has a background of its own.
  var hasTitle = true

  private struct Candidate {
    var highlight: Highlight
    var score: Double
    var isButton: Bool
  }

  /// The highlights inside a box and the boxes in it, or of the whole screen: the item of a list first, and
  /// then the button that Enter presses.
  func find(in box: Int?) -> [Highlight] {
    let underCursor = underCursor(in: box)
    if let field = underCursor, field.isField { return [field.highlight] }
    let candidates = candidates(in: box)
    let item = candidates.filter { !$0.isButton }.min { $0.score < $1.score }
    let button = candidates.filter(\.isButton).min { $0.score < $1.score }
    var found: [Highlight] = []
    if let item { found.append(item.highlight) }
    if let button, box != nil || item == nil { found.append(button.highlight) }
    return found.isEmpty ? underCursor.map { [$0.highlight] } ?? [] : found
  }

  /// The control or the field in a box at which the terminal's cursor stands.
  ///
  /// With `isHiddenToo` a cursor counts that is not shown: programs put it at their buttons all the same.
  func underCursor(
    in box: Int?, isHiddenToo: Bool = false
  ) -> (highlight: Highlight, isField: Bool)? {
    let cursor = grid.cursor
    guard grid.isCursorVisible || isHiddenToo, let owner = map.owner(cursor.row, cursor.column),
      map.isInside(owner, box)
    else { return nil }
    if map.isButton[owner] {
      let columns = map.boxes[owner].innerColumns
      return (Highlight(row: cursor.row, columns: columns, mark: .cursor, box: owner), false)
    }
    let fields = FieldFinder(grid: grid, map: map, highlights: [])
    if let field = fields.field(of: owner), field.states["focused"] != nil,
      let cell = field.cells.first
    {
      return (Highlight(row: cell.row, columns: cell.columns, mark: .cursor, box: owner), true)
    }
    for piece in map.pieces(of: owner, row: cursor.row) {
      let tokens = RowTokens(grid: grid).tokens(row: cursor.row, piece, isInBox: true)
      if let token = tokens.first(where: { $0.columns.contains(cursor.column) }) {
        return (
          Highlight(row: token.row, columns: token.columns, mark: .cursor, box: owner), false
        )
      }
      for field in fields.fields(row: cursor.row, in: [piece], box: owner) {
        guard field.states["focused"] != nil, let cell = field.cells.first else { continue }
        return (Highlight(row: cell.row, columns: cell.columns, mark: .cursor, box: owner), true)
      }
    }
    return nil
  }

  private func candidates(in box: Int?) -> [Candidate] {
    let region = box.map { map.boxes[$0] }
    let rows = region?.innerRows ?? 0..<grid.rows
    let columns = region?.innerColumns ?? 0..<grid.columns
    var counts = grid.backgrounds(rows: rows, columns: columns)
    let total = max(1, rows.count * columns.count)
    guard let most = counts.map(\.value).max() else { return [] }
    var usual = Set(counts.filter { $0.value == most }.map(\.key))
    if usual.contains(.standard) { usual = [.standard] }
    // Of two entries one is half of all.
    let limit = rows.count <= 3 ? 0.51 : 0.34
    // What lists keys has the same look several times in a row, and is no part of what is looked for.
    var pieces: [(piece: HighlightPiece, shade: Paint.Shade)] = []
    for row in rows where !ignored.contains(row) {
      var cells: [Paint.Shade: [Int]] = [:]
      var order: [Paint.Shade] = []
      for column in columns where !usual.contains(grid.background(row, column)) {
        // What an inner box owns is looked at when the box is.
        let owner = map.owner(row, column)
        guard map.isInside(owner, box),
          owner.map({ map.boxes[$0].innerRows.contains(row) }) ?? true
        else { continue }
        let shade = grid.background(row, column)
        if cells[shade] == nil { order.append(shade) }
        cells[shade, default: []].append(grid.index(row, column))
      }
      for shade in order {
        let own = HighlightPieces(grid, map: map).pieces(of: cells[shade] ?? [])
        if own.count < 3 {
          pieces += own.map { ($0, shade) }
        } else {
          counts[shade, default: 0] -= cells[shade]?.count ?? 0
        }
      }
    }
    return pieces.compactMap { piece, shade in
      let share = Double(counts[shade] ?? 0) / Double(total)
      guard var score = score(piece, shade, share: share, limit: limit) else { return nil }
      // Of two full rows that look otherwise the upper one is the heading of the list.
      let isAbove =
        isFull(piece)
        && pieces.contains { other, look in
          look != shade && isFull(other) && other.row > piece.row
            && other.row < grid.rows - grid.edge
        }
      if isAbove { score += 0.2 }
      let highlight = Highlight(
        row: piece.row, columns: piece.columns, mark: .background(shade), box: piece.box)
      return Candidate(highlight: highlight, score: score, isButton: isButton(piece))
    }
  }

  /// How little a piece looks like a highlight; `nil` when it is none.
  private func score(
    _ piece: HighlightPiece, _ shade: Paint.Shade, share: Double, limit: Double
  ) -> Double? {
    guard share < limit,
      piece.isMark(grid) || piece.holdsWords(grid),
      !continues(piece, shade, in: piece.row - 1) || isBelowTitle(piece),
      !continues(piece, shade, in: piece.row + 1)
    else { return nil }
    // What is said of a row that is still being drawn would be half of it, or its heading.
    if isUnfinished(piece) { return nil }
    // A single character stands for something that cannot be shown, or is the place of a cursor.
    if piece.box == nil, piece.columns.count < 3 { return nil }
    var score = share
    if piece.hasCursor(grid) { score -= 0.3 }
    if hasNeighbour(piece) { score -= 0.15 }
    let isFull = self.isFull(piece)
    if isFull,
      piece.row < (hasTitle ? 1 : 0) || piece.row >= grid.rows - grid.edge
    {
      return nil
    }
    if piece.box == nil, piece.row >= grid.rows - 1 || isFull && standsAlone(piece) { return nil }
    // A heading of columns stands right above what can be chosen.
    let below = piece.row + 1
    if isFull, below < grid.rows, grid.background(below, grid.columns - 1) != .standard,
      grid.background(below, grid.columns - 1) != shade
    {
      score += 0.2
    }
    if Surroundings.isPartOfHeading(grid, piece) {
      guard piece.row <= 1 else { return nil }
      score += 0.2
    }
    // Of columns beside each other the widest is the one in which somebody works.
    score -= 0.001 * Double(piece.columns.count)
    return score
  }

  /// Whether the row above or below has text that begins in the same column, as entries of a list do.
  private func hasNeighbour(_ piece: HighlightPiece) -> Bool {
    guard let start = grid.extent(row: piece.row, piece.columns)?.lowerBound else { return false }
    return [piece.row - 1, piece.row + 1].contains { row in
      row >= 0 && row < grid.rows && map.owner(row, start) == piece.box
        && grid.extent(row: row, piece.columns)?.lowerBound == start
        && (start == 0 || !grid.isText(row, start - 1))
    }
  }

  /// Whether a piece is the first entry below a title that is drawn like it: its words stand in the columns of
  /// the row below, and not in those of the title.
  private func isBelowTitle(_ piece: HighlightPiece) -> Bool {
    guard piece.row == 1, hasTitle, piece.box == nil,
      piece.columns.count * 10 >= grid.columns * 9
    else { return false }
    func starts(_ row: Int) -> Set<Int> {
      Set(Segments.parts(grid, row: row, 0..<grid.columns, gap: 2).map(\.lowerBound))
    }
    let (title, own, below) = (starts(0), starts(1), starts(2))
    return own.intersection(below).count >= 2
      && own.intersection(title).count < own.intersection(below).count
  }

  /// Whether a piece is all of a row of the screen.
  private func isFull(_ piece: HighlightPiece) -> Bool {
    piece.box == nil && piece.columns.count * 10 >= grid.columns * 9
  }

  /// Whether a row of several columns has nothing below it but bars, and nothing above it in the same columns or
  /// more than one background: it is the heading of a list that is still to be drawn.
  private func standsAlone(_ piece: HighlightPiece) -> Bool {
    let below = piece.row + 1..<max(piece.row + 1, grid.rows - grid.edge)
    guard below.allSatisfy({ grid.lines[$0].isEmpty || isBeingDrawn($0) }) else { return false }
    func starts(_ row: Int) -> Set<Int> {
      guard row >= 0 else { return [] }
      return Set(Segments.parts(grid, row: row, piece.columns, gap: 1).map(\.lowerBound))
    }
    let own = starts(piece.row)
    // The column by which a list is sorted has another look than the rest of its heading.
    let isOfParts = grid.look(row: piece.row).shades.count { $0.shade != .standard } > 1
    return own.count > 1 && (isOfParts || own.isDisjoint(with: starts(piece.row - 1)))
  }

  /// Whether a piece is a part of a row that is still being drawn.
  private func isUnfinished(_ piece: HighlightPiece) -> Bool {
    piece.box == nil && isBeingDrawn(piece.row)
      && piece.columns.lowerBound <= grid.cursor.column
  }

  /// Whether a row is drawn from the first column on, and the terminal's cursor stands at its end, shown or not,
  /// while all below is still blank: more of it is to come.
  private func isBeingDrawn(_ row: Int) -> Bool {
    guard grid.cursor.row == row, grid.isAlternate else { return false }
    let end = (0..<grid.columns).first { grid.background(row, $0) == .standard } ?? grid.columns
    guard end > 0, grid.cursor.column == min(end, grid.columns - 1) else { return false }
    let below = row + 1..<max(row + 1, grid.rows - grid.edge)
    return !below.isEmpty && below.allSatisfy { grid.lines[$0].isEmpty }
  }

  private func continues(_ piece: HighlightPiece, _ shade: Paint.Shade, in row: Int) -> Bool {
    guard row >= 0, row < grid.rows else { return false }
    let same = piece.columns.count { grid.background(row, $0) == shade }
    return same * 2 > piece.count
  }

  private func isButton(_ piece: HighlightPiece) -> Bool {
    map.pieces(of: piece.box, row: piece.row).contains { columns in
      RowTokens(grid: grid).tokens(row: piece.row, columns, isInBox: piece.box != nil)
        .contains { $0.kind == .button && $0.columns.overlaps(piece.columns) }
    }
  }
}
