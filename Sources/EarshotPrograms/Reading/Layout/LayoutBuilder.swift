/// Makes elements of a screen.
///
/// 1. Boxes become containers, each with what stands in it alone; the screen itself is the outermost one.
/// 2. On the screen itself full rows with one background at the top and at the bottom are bars.
/// 3. Around every highlight stands what else could be chosen: a list below each other, or a bar beside each
///    other. These rows are taken by it.
/// 4. What is left of a row is controls, fields, and text; text in boxes with buttons becomes paragraphs, and rows
///    that are drawn as a tree become one.
struct LayoutBuilder {
  let grid: ScreenGrid
  let map: BoxMap
  /// The highlights that stand, each of another list.
  let highlights: [Highlight]
  let profile: ProgramProfile
  let tokens: RowTokens
  let bars: [Int: ScreenElement]
  /// How many cells of the row of the cursor are a prompt.
  var promptWidth: Int?
  /// The rows that are drawn as headings of tables.
  var headings: Set<Int> = []
  /// What is known of rows from the screen before, and, once the elements are made, from this one.
  var memory: LayoutMemory

  /// Prepares for a screen.
  init(
    _ grid: ScreenGrid, map: BoxMap, highlights: [Highlight] = [],
    profile: ProgramProfile = .standard, words: ScreenWords = ScreenWords(),
    memory: LayoutMemory = LayoutMemory()
  ) {
    self.memory = memory
    self.grid = grid
    self.map = map
    self.highlights = highlights
    self.profile = profile
    tokens = RowTokens(grid: grid)
    bars =
      BarFinder(grid: grid, map: map, highlights: highlights, profile: profile, words: words)
      .bars(&self.memory)
  }

  /// The elements.
  mutating func layout() -> ScreenLayout {
    ScreenLayout(roots: content(of: nil))
  }

  /// What stands in a box, or on the screen itself, in reading order.
  mutating func content(of box: Int?) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    for inner in map.children(of: box) {
      if let element = element(of: inner) { elements.append(element) }
    }
    var taken: [Int: [Range<Int>]] = [:]
    func take(_ element: ScreenElement) {
      for cell in element.cells { taken[cell.row, default: []].append(cell.columns) }
      for child in element.children { take(child) }
    }
    if box == nil {
      for (_, bar) in bars.sorted(by: { $0.key < $1.key }) {
        elements.append(bar)
        take(bar)
        taken[bar.row, default: []].append(0..<grid.columns)
      }
    }
    if box == nil, let prompt = prompt() {
      elements.append(prompt)
      taken[prompt.row, default: []].append(0..<grid.columns)
    }
    let tables = TableFinder(
      grid: grid, map: map, highlighted: Set(highlights.map(\.row)), headings: headings)
    for table in tables.tables(in: box, except: Set(taken.keys), &memory) {
      elements.append(table)
      for row in table.cells { taken[row.row, default: []].append(0..<grid.columns) }
    }
    let lists = ListFinder(grid: grid, map: map, tokens: tokens)
    for highlight in highlights where highlight.box == box {
      guard taken[highlight.row]?.contains(where: { $0.overlaps(highlight.columns) }) != true
      else { continue }
      let found = lists.elements(around: highlight, taken: taken)
      elements += found
      found.forEach(take)
    }
    var loose: [ScreenElement] = []
    let rows = box.map { map.boxes[$0].innerRows } ?? 0..<grid.rows
    let shared = box.map { basis(of: map.boxes[$0].top..<map.boxes[$0].bottom + 1, in: $0) }
    for row in rows {
      let basis = shared ?? basis(of: row..<row + 1, in: nil)
      for piece in map.pieces(of: box, row: row) {
        for columns in pieces(piece, without: taken[row] ?? []) {
          loose += looseElements(row, columns, basis)
        }
      }
    }
    if box.map({ map.isDialog[$0] }) ?? false { loose = Paragraphs.joined(loose, grid) }
    if box == nil { loose = TreeFinder(grid: grid).trees(in: loose) }
    elements += loose
    return elements.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  private func pieces(_ piece: Range<Int>, without taken: [Range<Int>]) -> [Range<Int>] {
    var left = [piece]
    for range in taken {
      left = left.flatMap { part -> [Range<Int>] in
        guard part.overlaps(range) else { return [part] }
        return [
          part.lowerBound..<max(part.lowerBound, range.lowerBound),
          min(part.upperBound, range.upperBound)..<part.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
    return left
  }

  /// The row of the cursor, when a prompt stands in front of it.
  private func prompt() -> ScreenElement? {
    guard let promptWidth, promptWidth > 0 else { return nil }
    let row = grid.cursor.row
    let command = grid.plain(row: row, promptWidth..<max(promptWidth, grid.columns))
    var prompt = ScreenElement(
      .prompt, grid.words(row: row, 0..<promptWidth), value: command.isEmpty ? nil : command,
      cells: [CellRange(row: row, columns: 0..<max(grid.cursor.column + 1, promptWidth))])
    prompt.states["focused"] = "true"
    return prompt
  }

  // MARK: Rows

  /// What the elements of some rows rest on besides their cells.
  private func basis(of rows: Range<Int>, in box: Int?) -> LayoutMemory.Basis {
    LayoutMemory.Basis(
      box: box, rows: rows, isAlternate: grid.isAlternate,
      background: box.map { map.backgrounds[$0] } ?? map.background,
      isDialog: box.map { map.isDialog[$0] } ?? false,
      isRuled: box.map { map.isRuled[$0] } ?? false,
      highlights: highlights.filter { rows.contains($0.row) },
      cursor: grid.isCursorVisible && rows.contains(grid.cursor.row) ? grid.cursor : nil)
  }

  /// What stands in a piece of a row, from memory where it rests on nothing that has changed.
  private mutating func looseElements(
    _ row: Int, _ columns: Range<Int>, _ basis: LayoutMemory.Basis
  ) -> [ScreenElement] {
    if let known = memory.elements(row: row, columns, basis) { return known }
    let found = elementsOfRow(row, columns, box: basis.box)
    if !grid.look(row: row).hasPoint { memory.remember(found, row: row, columns, basis) }
    return found
  }

  /// The controls, fields and text of a piece of a row.
  private func elementsOfRow(_ row: Int, _ columns: Range<Int>, box: Int?) -> [ScreenElement] {
    let bars = ProgressFinder(grid: grid, map: map)
    if let progress = bars.progress(row: row, columns, box: box) { return [progress] }
    let isInBox = box.map { !map.isRuled[$0] } ?? false
    var found =
      isInBox || grid.isAlternate
      ? tokens.tokens(row: row, columns, isInBox: isInBox) : []
    // What is said of the state of a program stands in brackets as well.
    if box == nil, profile.statusRows.contains(where: { $0.rows(of: grid.rows).contains(row) }) {
      found.removeAll { $0.kind == .button }
    }
    var elements = found.map { element(of: $0, box: box) }
    var free = pieces(columns, without: found.map(\.columns))
    let fields = FieldFinder(grid: grid, map: map, highlights: highlights)
      .fields(row: row, in: free, box: box)
    elements += fields
    free = free.flatMap { part in
      pieces(part, without: fields.flatMap { $0.cells.map(\.columns) } + fields.compactMap(\.named))
    }
    for part in free {
      guard let extent = grid.extent(row: row, part) else { continue }
      let text = map.words(grid, row: row, extent, box: box)
      guard !text.isEmpty else { continue }
      // A line that is drawn with characters.
      if text.count >= 3, text.allSatisfy({ "-=_+| ".contains($0) }) { continue }
      let element = ScreenElement(
        box.map { map.isDialog[$0] } ?? false ? .text : .line, text,
        cells: [CellRange(row: row, columns: extent)], box: box)
      elements.append(element)
    }
    return elements
  }

  func element(of token: RowToken, box: Int?) -> ScreenElement {
    let role: TerminalRole =
      switch token.kind {
      case .button: .button
      case .checkBox: .checkBox
      case .radioButton: .radioButton
      }
    var element = ScreenElement(
      role, token.label, cells: [CellRange(row: token.row, columns: token.columns)], box: box)
    if token.isOn { element.states["checked"] = "true" }
    return element
  }

  // MARK: Boxes

  private func button(of box: Int) -> ScreenElement {
    let drawn = map.boxes[box]
    let (row, columns) = (drawn.top + 1, drawn.innerColumns)
    return ScreenElement(
      .button, grid.words(row: row, columns), cells: [CellRange(row: row, columns: columns)],
      box: map.parents[box])
  }

  /// The check box or radio button that is all of a frame.
  private func markedControl(of box: Int) -> ScreenElement? {
    let drawn = map.boxes[box]
    guard drawn.frame != nil, drawn.innerRows.count == 1 else { return nil }
    let (row, columns) = (drawn.top + 1, drawn.innerColumns)
    let found = tokens.tokens(row: row, columns, isInBox: false)
    guard found.count == 1, let token = found.first, token.kind != .button else { return nil }
    var control = element(of: token, box: map.parents[box])
    control.cells = [CellRange(row: row, columns: columns)]
    control.label = [drawn.title, control.label].filter { !$0.isEmpty }.joined(separator: ", ")
    return control
  }

  private mutating func element(of box: Int) -> ScreenElement? {
    let drawn = map.boxes[box]
    if map.isButton[box] { return button(of: box) }
    if let control = markedControl(of: box) { return control }
    if let field = FieldFinder(grid: grid, map: map, highlights: highlights).field(of: box) {
      return memory.named(field, in: drawn)
    }
    var children = content(of: box)
    if let table = children.first, children.count == 1, table.role == .table {
      return table
    }
    let edges = [
      CellRange(row: drawn.top, columns: drawn.left..<drawn.right + 1),
      CellRange(row: drawn.bottom, columns: drawn.left..<drawn.right + 1),
    ]
    // A box around nothing but a list is that list.
    if children.count == 1, var list = children.first, list.role == .list || list.role == .tree {
      if list.label.isEmpty { list.label = drawn.title }
      list.cells = [edges[0]] + list.cells
      if opensFromBar(drawn) {
        list.role = .menu
        list.children = list.children.map { item in
          var item = item
          item.role = .menuItem
          return item
        }
      }
      return list
    }
    var element = ScreenElement(
      map.isDialog[box] ? .dialog : .panel, drawn.title, cells: edges, box: map.parents[box])
    if let percent = Percent.last(in: drawn.footer) {
      children.append(
        ScreenElement(.scrollPosition, "\(percent)%", cells: [edges[1]], box: box))
    }
    guard !children.isEmpty || !drawn.title.isEmpty else { return nil }
    element.children = children
    return element
  }

  /// Whether a box hangs from a bar of menus.
  private func opensFromBar(_ box: Box) -> Bool {
    bars[box.top - 1]?.role == .menuBar
  }
}
