/// Where the cells of a data table stand: where their source says, or else in the order of the tree.
///
/// Rows have their cells side by side. Cells in no row fill rows that are as wide as the source says, or else as
/// many titles of columns stand among them; without either, each is a row.
package struct TableLayout<Cell: AnyObject> {
  /// A cell, and what is known of its place.
  struct Part {
    /// The cell.
    let cell: Cell
    /// Where its source puts it.
    let place: NodeCell?
    /// What it is the title of.
    let heading: NodeCell.Heading?
  }

  /// What stands in a table, in the order of the tree.
  enum Item {
    /// A cell in no row.
    case cell(Part)
    /// A row with its cells.
    case row([Part])

    /// The cells in it.
    var parts: [Part] {
      switch self {
      case .cell(let part): [part]
      case .row(let parts): parts
      }
    }
  }

  /// The cells with their places, in the order of the tree; one without rows heads a column from outside.
  package private(set) var cells: [(cell: Cell, place: NodeCell)] = []
  /// The number of rows.
  package private(set) var rows: Int
  /// The number of columns.
  package private(set) var columns: Int
  /// What heads each row, by the rows that have anything.
  package private(set) var rowHeaders: [Int: [Cell]] = [:]
  /// What heads each column, by the columns that have anything.
  package private(set) var columnHeaders: [Int: [Cell]] = [:]

  /// How many places a cell may cover in one direction.
  static var largestSpan: Int { 1_000 }

  /// Lays out what stands in a table.
  ///
  /// - Parameters:
  ///   - items: What stands there.
  ///   - size: How large the source says that it is.
  init(_ items: [Item], size: NodeTable?) {
    rows = size?.rows ?? 0
    columns = size?.columns ?? 0
    place(items)
    for (_, place) in cells {
      rows = max(rows, place.rows.upperBound)
      columns = max(columns, place.columns.upperBound)
    }
    for (cell, place) in cells {
      switch place.heading {
      case .rows: addHeader(cell, ofRows: place.rows)
      case .columns: addHeader(cell, ofColumns: place.columns)
      case nil: break
      }
    }
  }

  private mutating func place(_ items: [Item]) {
    let isTold = items.contains { $0.parts.contains { $0.place != nil } }
    let titles = items.count { item in
      if case .cell(let part) = item {
        part.place == nil && part.heading == .columns
      } else {
        false
      }
    }
    let width = max(titles > 0 ? titles : columns, 1)
    var row = 0
    var column = 0
    var title = 0
    func put(_ part: Part) {
      if let place = part.place { return add(part, place) }
      add(part, NodeCell(row: row, column: column))
      column += 1
    }
    func endRow() {
      if column > 0 { (row, column) = (row + 1, 0) }
    }
    for item in items {
      switch item {
      case .row(let parts):
        endRow()
        for part in parts { put(part) }
        endRow()
      case .cell(let part) where isTold && part.place == nil && part.heading == .columns:
        // What is told of the others counts rows without the titles.
        add(part, NodeCell(rows: 0..<0, columns: title..<title + 1))
        title += 1
      case .cell(let part):
        put(part)
        if column == width { endRow() }
      }
    }
  }

  private mutating func add(_ part: Part, _ place: NodeCell) {
    var place = place
    place.heading = part.heading
    cells.append((part.cell, place))
  }

  /// Says that a cell heads rows.
  mutating func addHeader(_ cell: Cell, ofRows range: Range<Int>) {
    Self.add(cell, to: &rowHeaders, at: range)
  }

  /// Says that a cell heads columns.
  mutating func addHeader(_ cell: Cell, ofColumns range: Range<Int>) {
    Self.add(cell, to: &columnHeaders, at: range)
  }

  private static func add(_ cell: Cell, to headers: inout [Int: [Cell]], at range: Range<Int>) {
    for index in range.prefix(largestSpan)
    where !(headers[index]?.contains { $0 === cell } ?? false) {
      headers[index, default: []].append(cell)
    }
  }
}
