/// Finds what else could be chosen around a highlight.
struct ListFinder {
  let grid: ScreenGrid
  let map: BoxMap
  let tokens: RowTokens

  /// The list, the bar or the single choice to which a highlight belongs; nothing for a control, which is
  /// found by itself.
  func elements(around highlight: Highlight, taken: [Int: [Range<Int>]]) -> [ScreenElement] {
    let row = highlight.row
    guard
      let piece = map.pieces(of: highlight.box, row: row).first(where: {
        $0.overlaps(highlight.columns)
      })
    else { return [] }
    let hull = highlight.columns.clamped(to: piece)
    let isInBox = highlight.box != nil
    let controls = tokens.tokens(row: row, piece, isInBox: isInBox)
    if let control = controls.first(where: { $0.columns.overlaps(hull) }) {
      // A row of a list may begin with a mark: `[x] vim  Vi improved` is one entry, and checked.
      guard control.kind != .button, controls.count == 1 else { return [] }
      return checkList(around: highlight, control, piece)
    }
    let field = FieldFinder(grid: grid, map: map, highlights: []).fields(
      row: row, in: [piece], box: highlight.box
    ).first { $0.overlap(row: row, hull) > 0 && $0.states["focused"] != nil }
    if field != nil { return [] }
    let columns = self.columns(of: highlight, hull, in: piece)
    if highlight.isAcross == true || columns == nil { return across(highlight, hull, piece) }
    return [list(around: highlight, columns ?? hull, hull: hull)]
  }

  // MARK: Below each other

  /// The columns of the entries of a list, of which the highlighted one is one; `nil` when the highlight is a
  /// part of a text.
  private func columns(
    of highlight: Highlight, _ hull: Range<Int>, in piece: Range<Int>
  ) -> Range<Int>? {
    let row = highlight.row
    let before = grid.extent(row: row, piece.lowerBound..<hull.lowerBound)
    let behind = grid.extent(row: row, hull.upperBound..<piece.upperBound)
    let text = grid.extent(row: row, hull)
    if before == nil, behind == nil { return piece }
    // Only a tag is drawn so, and what it stands for follows.
    let isTag = hull.count <= 4 && highlight.isAcross == false
    if isTag, before == nil, let behind,
      behind.contains(where: { grid.text(row, $0).contains(where: \.isLetter) })
    {
      return piece
    }
    // A column of the screen: it is drawn to its end, beyond its text.
    if let text, hull.upperBound - text.upperBound >= 2, highlight.isAcross != true {
      return hull
    }
    if highlight.isAcross == false, before == nil || behind == nil,
      hasNeighbour(row, hull, highlight.box)
    {
      return hull.lowerBound..<(behind?.lowerBound ?? piece.upperBound)
    }
    return nil
  }

  private func hasNeighbour(_ row: Int, _ hull: Range<Int>, _ box: Int?) -> Bool {
    let start = grid.extent(row: row, hull)?.lowerBound ?? hull.lowerBound
    return [row - 1, row + 1].contains { other in
      other >= 0 && other < grid.rows
        && grid.extent(row: other, hull)?.lowerBound == start
    }
  }

  private func list(
    around highlight: Highlight, _ columns: Range<Int>, hull: Range<Int>
  ) -> ScreenElement {
    let rows = block(around: highlight.row, columns, box: highlight.box)
    var items: [ScreenElement] = []
    for row in rows {
      guard let extent = grid.extent(row: row, columns) else { continue }
      var item = ScreenElement(
        .item, map.words(grid, row: row, extent, box: highlight.box),
        cells: [CellRange(row: row, columns: extent)],
        box: highlight.box)
      if row == highlight.row {
        item.states["selected"] = "true"
      }
      items.append(item)
    }
    return list(of: items, rows: rows, columns, box: highlight.box)
  }

  private func list(
    of items: [ScreenElement], rows: ClosedRange<Int>, _ columns: Range<Int>, box: Int?
  ) -> ScreenElement {
    let tree = TreeFinder(grid: grid).entries(of: items, in: columns)
    var list = ScreenElement(tree == nil ? .list : .tree)
    list.box = box
    list.cells = rows.map { CellRange(row: $0, columns: columns) }
    list.children = (tree ?? items).enumerated().map { index, item in
      var item = item
      item.position = (index + 1, items.count)
      if item.states["selected"] != nil { item.label = Pointers.without(item.label) }
      return item
    }
    return list
  }

  /// The rows that belong to a list: those with text in its columns, up to a blank one or a line.
  private func block(around row: Int, _ columns: Range<Int>, box: Int?) -> ClosedRange<Int> {
    let rows = box.map { map.boxes[$0].innerRows } ?? 0..<grid.rows
    let own = start(row, columns)
    func belongs(_ other: Int) -> Bool {
      guard rows.contains(other) else { return false }
      guard columns.allSatisfy({ map.owner(other, $0) == box }) else { return false }
      guard grid.extent(row: other, columns) != nil, !isRule(other, columns) else { return false }
      // A line of input is no entry.
      if grid.isCursorVisible, grid.cursor.row == other, other != row, box == nil { return false }
      // Where widgets have backgrounds of their own, entries have as well.
      if box == nil, !map.hasFrames,
        isBar(other, unlike: row, columns) || isTitles(other, above: row, columns)
      {
        return false
      }
      guard let own, let start = start(other, columns) else { return true }
      return abs(start - own) <= max(8, columns.count / 2)
    }
    var (first, last) = (row, row)
    while belongs(first - 1) { first -= 1 }
    while belongs(last + 1) { last += 1 }
    if first < row, isHeading(first, of: first + 1...last, columns) { first += 1 }
    return first...last
  }

  /// Whether a row names the columns of those below: lines part them, and it alone is drawn in one colour.
  private func isHeading(_ row: Int, of rows: ClosedRange<Int>, _ columns: Range<Int>) -> Bool {
    func looks(_ row: Int) -> Set<Paint> {
      Set(
        columns.filter { grid.isText(row, $0) && grid.text(row, $0) != "|" }.map {
          grid.paint(row, $0)
        })
    }
    let isParted = columns.contains { column in
      [row, row + 1].allSatisfy {
        grid.text($0, column) == "|" || !grid.stroke($0, column).isDisjoint(with: .along)
      }
    }
    let own = looks(row)
    return isParted && own.count == 1 && rows.allSatisfy { looks($0).isDisjoint(with: own) }
  }

  /// Whether a row has a background of its own, which neither the screen nor the entries below have: it names
  /// their columns, of which the one by which they are sorted may have yet another.
  private func isTitles(_ row: Int, above own: Int, _ columns: Range<Int>) -> Bool {
    guard row < own else { return false }
    func shades(_ row: Int) -> [Paint.Shade: Int] {
      columns.reduce(into: [:]) { shades, column in
        if grid.isText(row, column) { shades[grid.background(row, column), default: 0] += 1 }
      }
    }
    let titles = shades(row)
    guard titles[.standard] == nil, titles[map.background] == nil,
      let most = titles.max(by: { $0.value < $1.value })
    else { return false }
    return (row + 1...min(own + 1, grid.rows - 1)).allSatisfy { shades($0)[most.key] == nil }
  }

  private func start(_ row: Int, _ columns: Range<Int>) -> Int? {
    grid.extent(row: row, columns)?.lowerBound
  }

  private func isRule(_ row: Int, _ columns: Range<Int>) -> Bool {
    let lines = columns.count {
      !grid.stroke(row, $0).isDisjoint(with: .across) || grid.text(row, $0) == "-"
    }
    return lines * 2 > columns.count
  }

  /// Whether a row is full of a background that the rows of the list do not have.
  private func isBar(_ row: Int, unlike own: Int, _ columns: Range<Int>) -> Bool {
    let shade = grid.background(row, columns.upperBound - 1)
    guard shade != .standard, columns.allSatisfy({ grid.background(row, $0) == shade })
    else { return false }
    let other = row > own ? row - 1 : row + 1
    return other == own || grid.background(other, columns.upperBound - 1) != shade
  }

  // MARK: Marks

  /// A list of which every row begins with a mark.
  private func checkList(
    around highlight: Highlight, _ control: RowToken, _ piece: Range<Int>
  ) -> [ScreenElement] {
    let builder = LayoutBuilder(grid, map: map)
    let rows =
      map.boxes.indices.contains(highlight.box ?? -1)
      ? map.boxes[highlight.box ?? 0].innerRows : 0..<grid.rows
    func entry(_ row: Int) -> RowToken? {
      guard rows.contains(row) else { return nil }
      for piece in map.pieces(of: highlight.box, row: row) {
        let found = tokens.tokens(row: row, piece, isInBox: highlight.box != nil)
        if found.count == 1, let token = found.first, token.kind == control.kind,
          token.columns.lowerBound == control.columns.lowerBound
        {
          return token
        }
      }
      return nil
    }
    var (first, last) = (highlight.row, highlight.row)
    while entry(first - 1) != nil { first -= 1 }
    while entry(last + 1) != nil { last += 1 }
    guard first < last else { return [] }
    let items = (first...last).compactMap(entry).map { token in
      builder.element(of: token, box: highlight.box)
    }
    return [list(of: items, rows: first...last, piece, box: highlight.box)]
  }

  // MARK: Beside each other

  /// The choices beside a highlight in its row, or the highlight alone where that is part of a text.
  private func across(
    _ highlight: Highlight, _ hull: Range<Int>, _ piece: Range<Int>
  ) -> [ScreenElement] {
    let row = highlight.row
    guard let text = grid.extent(row: row, hull) else { return [] }
    if let tabs = tabs(highlight, text, piece) { return [tabs] }
    var choice = ScreenElement(
      .choice, Pointers.without(grid.words(row: row, text)),
      cells: [CellRange(row: row, columns: text)],
      box: highlight.box)
    choice.states["selected"] = "true"
    return [choice]
  }

  /// The tabs of a bar at the top or at the bottom of the screen, along which the highlight has moved.
  private func tabs(
    _ highlight: Highlight, _ text: Range<Int>, _ piece: Range<Int>
  ) -> ScreenElement? {
    let row = highlight.row
    guard highlight.box == nil, highlight.isAcross == true, row <= 1 || row >= grid.rows - 2
    else { return nil }
    let parts = Segments.parts(grid, row: row, piece, gap: 2)
    guard parts.count >= 2, parts.contains(text) else { return nil }
    var bar = ScreenElement(.tabBar, cells: [CellRange(row: row, columns: piece)])
    bar.children = parts.enumerated().map { index, columns in
      var tab = ScreenElement(
        .tab, grid.words(row: row, columns), cells: [CellRange(row: row, columns: columns)])
      tab.position = (index + 1, parts.count)
      if columns == text { tab.states["selected"] = "true" }
      return tab
    }
    return bar
  }
}
