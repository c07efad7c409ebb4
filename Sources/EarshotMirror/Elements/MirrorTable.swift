import EarshotModel

/// The cells of a table, by their rows and columns.
struct MirrorTable {
  /// The number of rows.
  let rows: Int
  /// The number of columns.
  let columns: Int
  private let elements: [Place: WeakElement]
  private let places: [NodeIdentity: NodeCell]
  private let rowHeaders: [Int: [WeakElement]]
  private let columnHeaders: [Int: [WeakElement]]

  private struct Place: Hashable {
    let row: Int
    let column: Int
  }

  private struct WeakElement {
    weak var element: MirrorElement?
  }

  /// How many elements of a table are looked at.
  private static let searched = 100_000
  /// How many places one cell may cover.
  private static let largestSpan = 1_000

  /// The cell that covers a place.
  func cell(row: Int, column: Int) -> MirrorElement? {
    elements[Place(row: row, column: column)]?.element
  }

  /// Where a cell stands.
  func place(of node: NodeIdentity) -> NodeCell? { places[node] }

  /// The cells that head a row.
  func headers(ofRow row: Int) -> [MirrorElement]? { rowHeaders[row]?.compactMap(\.element) }

  /// The cells that head a column.
  func headers(ofColumn column: Int) -> [MirrorElement]? {
    columnHeaders[column]?.compactMap(\.element)
  }

  /// Looks at a table: its source says where the cells stand, or else they stand in the order of the tree, each
  /// group that holds no other groups being a row.
  ///
  /// What heads a cell is what it is related to, or what its source calls a heading; without either, a heading
  /// in the first row heads its column, and one in the first column its row.
  #if MainActorApps
    @MainActor
  #endif
  init(of table: MirrorElement) {
    var cells: [(element: MirrorElement, place: NodeCell)] = []
    var nextRow = 0
    var visited = 0
    var waiting = Array(table.inside.reversed())
    while let element = waiting.popLast(), visited < Self.searched {
      visited += 1
      guard !element.meaning.isHidden else { continue }
      if let place = element.node.cell {
        cells.append((element, place))
      } else if element.isRowOfCells {
        // Cells that say themselves where they stand are taken as they say.
        let own = element.inside.filter { $0.node.cell == nil && !$0.meaning.isHidden }
        for (column, cell) in own.enumerated() {
          cells.append((cell, NodeCell(row: nextRow, column: column)))
        }
        waiting += element.inside.filter { $0.node.cell != nil }.reversed()
        if !own.isEmpty { nextRow += 1 }
      } else {
        waiting += element.inside.reversed()
      }
    }
    var elements: [Place: WeakElement] = [:]
    var places: [NodeIdentity: NodeCell] = [:]
    for (element, place) in cells {
      places[element.identity] = place
      for row in place.rows.prefix(Self.largestSpan) {
        for column in place.columns.prefix(Self.largestSpan) {
          elements[Place(row: row, column: column)] = WeakElement(element: element)
        }
      }
    }
    let size = table.node.table
    rows = max(size?.rows ?? 0, cells.map(\.place.rows.upperBound).max() ?? 0)
    columns = max(size?.columns ?? 0, cells.map(\.place.columns.upperBound).max() ?? 0)
    self.elements = elements
    self.places = places
    (rowHeaders, columnHeaders) = Self.headers(among: cells, places)
  }

  #if MainActorApps
    @MainActor
  #endif
  private static func headers(
    among cells: [(element: MirrorElement, place: NodeCell)], _ places: [NodeIdentity: NodeCell]
  ) -> (rows: [Int: [WeakElement]], columns: [Int: [WeakElement]]) {
    var rows: [Int: [WeakElement]] = [:]
    var columns: [Int: [WeakElement]] = [:]
    func add(_ element: MirrorElement, to headers: inout [Int: [WeakElement]], at range: Range<Int>)
    {
      for index in range.prefix(largestSpan)
      where !(headers[index]?.contains { $0.element === element } ?? false) {
        headers[index, default: []].append(WeakElement(element: element))
      }
    }
    for (cell, place) in cells {
      for header in cell.targets(of: .headedBy) {
        guard let above = places[header.identity] else { continue }
        if above.columns.overlaps(place.columns), !above.rows.overlaps(place.rows) {
          add(header, to: &columns, at: place.columns.clamped(to: above.columns))
        } else if above.rows.overlaps(place.rows) {
          add(header, to: &rows, at: place.rows.clamped(to: above.rows))
        }
      }
      switch place.heading {
      case .rows: add(cell, to: &rows, at: place.rows)
      case .columns: add(cell, to: &columns, at: place.columns)
      case nil:
        // What its source places is headed as its source says.
        guard cell.node.cell == nil, cell.meaning.traits.contains(.header) else { continue }
        if place.rows.lowerBound == 0 {
          add(cell, to: &columns, at: place.columns)
        } else if place.columns.lowerBound == 0 {
          add(cell, to: &rows, at: place.rows)
        }
      }
    }
    return (rows, columns)
  }
}
