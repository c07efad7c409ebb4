public import EarshotModel

extension TableView {
  /// Where the first section begins, in points below the top of the content.
  final var topOfSections: Double { tableHeaderView?.frame.maxY ?? 0 }

  /// Places what has no place yet, from the top, and gives the content its extent.
  final func arrangeSections() {
    if let tableHeaderView, tableHeaderView.frame.size.width == 0 {
      tableHeaderView.frame.size.width = bounds.width
    }
    var y = topOfSections
    var firstElement = 0
    for number in sections.indices {
      if let header = sections[number].header { y = place(header, of: number, from: y) }
      sections[number].firstElement = firstElement
      sections[number].top = y
      firstElement += sections[number].elementCount
      if showsStaticSections {
        y = placeStaticRows(of: number, from: y)
      } else {
        y += sections[number].rows.total
      }
      if let footer = sections[number].footer {
        if showsStaticSections {
          place(footer, y: y, height: sectionFooterHeight)
        } else {
          move(footer, to: y, standardHeight: sectionFooterHeight)
        }
        y = max(y, footer.frame.maxY)
      }
    }
    if !showsStaticSections {
      for (place, cell) in made.placed { cell.frame = rectForRow(at: place) }
    }
    if let tableFooterView {
      if tableFooterView.frame.minY < y { tableFooterView.frame.origin.y = y }
      if tableFooterView.frame.size.width == 0 {
        tableFooterView.frame.size.width = bounds.width
      }
      y = tableFooterView.frame.maxY
    }
    contentSize = Size(width: bounds.width, height: y)
  }

  /// Places a header.
  ///
  /// - Returns: Where the rows below it begin at the earliest.
  private func place(_ header: View, of section: Int, from y: Double) -> Double {
    guard showsStaticSections else {
      move(header, to: y, standardHeight: sectionHeaderHeight)
      return header.frame.maxY
    }
    // A saved table leaves room above the first row; the text stands directly above the row.
    let firstTop = staticSections[section].cells.first { !$0.frame.isEmpty }?.frame.minY
    var height = header.frame.height > 0 ? header.frame.height : sectionHeaderHeight
    var top = y
    if let firstTop, firstTop > y {
      height = min(height, firstTop - y)
      top = firstTop - height
    }
    place(header, y: top, height: height)
    return max(y, header.frame.maxY)
  }

  /// Places the rows of a static section that have no place.
  ///
  /// - Returns: Where the last of them ends.
  private func placeStaticRows(of section: Int, from top: Double) -> Double {
    var y = top
    for cell in staticSections[section].cells {
      place(cell, y: y, height: rowHeight > 0 ? rowHeight : RowExtents.standardHeight)
      // A row that was never placed has a size but covers what stands before it.
      if cell.frame.center.y < y && !keepsDrawnRows { cell.frame.origin.y = y }
      y = max(y, cell.frame.maxY)
    }
    return y
  }

  private func place(_ view: View, y: Double, height: Double) {
    guard view.frame.isEmpty else { return }
    view.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Places what stands around rows of a data source, which may have moved.
  private func move(_ view: View, to y: Double, standardHeight: Double) {
    let size = view.frame.size
    view.frame = Rect(
      x: view.frame.minX, y: y, width: size.width > 0 ? size.width : bounds.width,
      height: size.height > 0 ? size.height : standardHeight)
  }

  /// Has everything follow the width of the table.
  final func rowsFollowWidth() {
    let width = bounds.width
    // A table that nobody shows yet has no width, and its rows keep theirs.
    guard width > 0, width != widthOfRows else { return }
    let rows = showsStaticSections ? Array(made.cells) : []
    let around =
      sections.flatMap(\.borders) + [tableHeaderView, tableFooterView].compactMap(\.self)
    for view in around + rows {
      let isOpen = widthOfRows == 0 || view.frame.width == 0
      let change = isOpen ? 0 : width - widthOfRows
      let own = view.frame.width == 0 ? width : view.frame.width + change
      view.frame.size.width = max(0, own)
    }
    if !showsStaticSections { for cell in Array(made.cells) { cell.frame.size.width = width } }
    widthOfRows = width
    contentSize.width = width
  }

  // MARK: Places

  /// The place of a row in the content, in points; empty where there is no such row.
  public final func rectForRow(at indexPath: IndexPath) -> Rect {
    loadRowsIfNeeded()
    guard holdsRow(at: indexPath) else { return .zero }
    if showsStaticSections { return made[indexPath]?.frame ?? .zero }
    let section = sections[indexPath.section]
    return Rect(
      x: 0, y: section.top + section.rows.top(of: indexPath.row), width: bounds.width,
      height: section.rows.height(of: indexPath.row))
  }

  /// The place of the row at a point of the content, or `nil` when none is there.
  public final func indexPathForRow(at point: Point) -> IndexPath? {
    indexPathsForRows(in: Rect(x: point.x, y: point.y, width: 0, height: 0.001))
      .first { rectForRow(at: $0).contains(point) }
  }

  /// The places of the rows of which anything lies in a stretch of the content.
  final func indexPathsForRows(in rect: Rect) -> [IndexPath] {
    loadRowsIfNeeded()
    if showsStaticSections {
      return made.placed.filter { $0.cell.frame.maxY > rect.minY && $0.cell.frame.minY < rect.maxY }
        .map(\.place)
    }
    let first = sections.lastIndex(whereAllBefore: { $0.top <= rect.minY }) ?? 0
    var places: [IndexPath] = []
    for number in first..<max(first, sections.count) {
      let section = sections[number]
      guard section.top < rect.maxY else { break }
      let rows = section.rows.rows(from: rect.minY - section.top, to: rect.maxY - section.top)
      places += rows.map { IndexPath(row: $0, section: number) }
    }
    return places
  }

  /// The place of the first row that ends below a height of the content, in points from its top.
  final func indexPathForRow(below y: Double) -> IndexPath? {
    loadRowsIfNeeded()
    if showsStaticSections { return made.placed.first { $0.cell.frame.maxY > y }?.place }
    for (number, section) in sections.enumerated() where section.top + section.rows.total > y {
      let rows = section.rows.rows(from: y - section.top, to: .infinity)
      if let row = rows.first { return IndexPath(row: row, section: number) }
    }
    return nil
  }

  /// Whether there is a row at a place.
  final func holdsRow(at indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && (0..<sections[indexPath.section].rows.count).contains(indexPath.row)
  }
}
