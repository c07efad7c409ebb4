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

  /// Looks at a table.
  ///
  /// What heads a cell is what it is related to, or what its source or its role calls a title.
  #if MainActorApps
    @MainActor
  #endif
  init(of table: MirrorElement) {
    var layout = TableLayout(TableWalk(table).items, size: table.node.table)
    var elements: [Place: WeakElement] = [:]
    var places: [NodeIdentity: NodeCell] = [:]
    for (element, place) in layout.cells {
      places[element.identity] = place
      for row in place.rows.prefix(TableLayout<MirrorElement>.largestSpan) {
        for column in place.columns.prefix(TableLayout<MirrorElement>.largestSpan) {
          elements[Place(row: row, column: column)] = WeakElement(element: element)
        }
      }
    }
    for (cell, place) in layout.cells {
      for header in cell.targets(of: .headedBy) {
        guard let above = places[header.identity] else { continue }
        if above.columns.overlaps(place.columns), !above.rows.overlaps(place.rows) {
          layout.addHeader(header, ofColumns: place.columns.clamped(to: above.columns))
        } else if above.rows.overlaps(place.rows) {
          layout.addHeader(header, ofRows: place.rows.clamped(to: above.rows))
        }
      }
    }
    rows = layout.rows
    columns = layout.columns
    self.elements = elements
    self.places = places
    rowHeaders = layout.rowHeaders.mapValues { $0.map { WeakElement(element: $0) } }
    columnHeaders = layout.columnHeaders.mapValues { $0.map { WeakElement(element: $0) } }
  }
}

/// What stands in a table, as far as it is part of it.
private struct TableWalk {
  /// How many elements of a table are looked at.
  private static let searched = 100_000

  /// The cells and rows, in the order of the tree.
  private(set) var items: [TableLayout<MirrorElement>.Item] = []
  private var visited = 0

  #if MainActorApps
    @MainActor
  #endif
  init(_ table: MirrorElement) {
    var row: [TableLayout<MirrorElement>.Part]?
    walk(table, row: &row)
  }

  /// Walks what is inside an element; rows inside a row are rows behind it.
  #if MainActorApps
    @MainActor
  #endif
  private mutating func walk(
    _ around: MirrorElement, row: inout [TableLayout<MirrorElement>.Part]?
  ) {
    for element in around.inside where visited < Self.searched && !element.meaning.isHidden {
      visited += 1
      let (node, meaning) = (element.node, element.meaning)
      if meaning.isCell(node) {
        let part = TableLayout<MirrorElement>.Part(
          cell: element, place: node.cell, heading: meaning.heading(of: node))
        if row == nil { items.append(.cell(part)) } else { row?.append(part) }
      } else if meaning.tablePart == .row {
        let place = items.count
        var own: [TableLayout<MirrorElement>.Part]? = []
        walk(element, row: &own)
        if let own, !own.isEmpty { items.insert(.row(own), at: place) }
      } else if meaning.container != .dataTable {
        walk(element, row: &row)
      }
    }
  }
}
