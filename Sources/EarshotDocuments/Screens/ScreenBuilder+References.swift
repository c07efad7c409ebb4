import EarshotFiles
import EarshotModel

extension ScreenBuilder {
  /// Gives every element its explicit list.
  func resolveLists() throws(FileError) {
    for (element, names) in lists {
      element.accessibilityElements = try elements(
        names.list("a list of ids"), from: element)
    }
  }

  /// Gives every element that scrolls what stands on its pages, and hides what is not shown.
  func resolvePages() throws(FileError) {
    for (element, names) in pages {
      let found = try elements(names.list("a list of ids, one for each page"), from: element)
      guard !found.isEmpty, found.count == element.scroll?.pages ?? found.count else {
        throw names.wrong("an id for each of the pages")
      }
      let page = element.scroll?.page ?? 1
      guard page <= found.count else { throw names.wrong("an id for each of the pages") }
      element.scroll?.page = page
      element.scroll?.pages = found.count
      element.pages = found.map { Weak(value: $0) }
      element.showPage()
    }
  }

  /// Gives every element the one that it leads to.
  func resolveLinks() throws(FileError) {
    for (element, name) in links {
      element.accessibilityLinkedElement = try self.element(name, from: element)
    }
  }

  /// Gives every element its rotors, which search the elements they name.
  func resolveRotors() throws(FileError) {
    for (element, rotors) in rotors {
      element.accessibilityCustomRotors = try rotors.list("a list of rotors").map {
        rotor throws(FileError) in
        let keys = try rotor.mapping(ScreenKeys.customRotor.names)
        let names = try keys.required("elements").list("a list of ids")
        let targets = try elements(names, from: element).map { Weak(value: $0) }
        if let type = try keys["type"]?.choice(AccessibilityRotorType.self) {
          return AccessibilityCustomRotor(systemType: type) { Self.search(targets, $0) }
        }
        let name = try keys.required("name").text()
        return AccessibilityCustomRotor(name: AttributedText(name)) { Self.search(targets, $0) }
      }
    }
  }

  private static func search(
    _ targets: [Weak<DocumentElement>], _ predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let present = targets.firstIndex { $0.value === predicate.currentItem.targetElement }
    let next =
      switch predicate.searchDirection {
      case .next: present.map { $0 + 1 } ?? 0
      case .previous: (present ?? targets.count) - 1
      }
    guard targets.indices.contains(next), let element = targets[next].value else { return nil }
    return AccessibilityCustomRotor.ItemResult(targetElement: element)
  }

  private func elements(
    _ names: [NodeCursor], from element: DocumentElement
  ) throws(FileError) -> [DocumentElement] {
    try names.map { name throws(FileError) in
      try self.element(name, from: element)
    }
  }

  private func element(
    _ name: NodeCursor, from element: DocumentElement
  ) throws(FileError) -> DocumentElement {
    let id = try name.text()
    if let found = elements[id] { return found }
    throw name.error(
      ValueProblem.unresolvedReference(id.printable, from: element.id?.printable ?? name.key))
  }

  /// Gives every table its cells and headers.
  func resolveTables() throws(FileError) {
    var placed: Set<ObjectIdentifier> = []
    var taken = 0
    for (table, keys) in tables {
      table.rowCount = try keys.required("rows").integer(in: 0...ScreenKeys.rowLimit)
      table.columnCount = try keys.required("columns").integer(in: 0...ScreenKeys.columnLimit)
      for cell in try keys["cells"]?.list("a list of cells") ?? [] {
        try addCell(cell, to: table, placed: &placed, taken: &taken)
      }
      table.rowHeaders = try headers(keys["rowHeaders"], count: table.rowCount, of: table)
      table.columnHeaders = try headers(keys["columnHeaders"], count: table.columnCount, of: table)
    }
  }

  private func addCell(
    _ cursor: NodeCursor, to table: DocumentTable, placed: inout Set<ObjectIdentifier>,
    taken: inout Int
  ) throws(FileError) {
    let keys = try cursor.mapping(ScreenKeys.cell.names)
    let name = try keys.required("id")
    let cell = try self.cell(name, of: table)
    guard placed.insert(ObjectIdentifier(cell)).inserted else {
      throw name.wrong("an element that is no cell yet")
    }
    cell.rows = try range(keys, "row", "rowSpan", within: table.rowCount)
    cell.columns = try range(keys, "column", "columnSpan", within: table.columnCount)
    guard let rows = cell.rows, let columns = cell.columns else { return }
    taken += rows.count * columns.count
    guard taken <= ScreenKeys.cellPlaceLimit else { throw cursor.tooManyCellPlaces }
    for row in rows {
      for column in columns {
        let position = DocumentTable.Position(row: row, column: column)
        guard table.cells.updateValue(Weak(value: cell), forKey: position) == nil else {
          throw cursor.error(
            ValueProblem.wrongValue(
              key: "cells", found: "a second cell at row \(row), column \(column)",
              expected: "one cell at each place"))
        }
      }
    }
  }

  private func range(
    _ keys: NodeMapping, _ start: String, _ span: String, within count: Int
  ) throws(FileError) -> Range<Int>? {
    guard let cursor = keys[start] else { return nil }
    guard count > 0 else { throw cursor.wrong("no place in a table without any") }
    let first = try cursor.integer(in: 0...(count - 1))
    let length = try keys[span]?.integer(in: 1...(count - first)) ?? 1
    return first..<(first + length)
  }

  /// The headers of each row or column: nothing, one id, or a list of ids.
  private func headers(
    _ cursor: NodeCursor?, count: Int, of table: DocumentTable
  ) throws(FileError) -> [[Weak<DocumentTableCell>]] {
    guard let cursor else { return [] }
    let entries = try cursor.list("a list of ids for each row or column")
    guard entries.count <= count else { throw cursor.wrong("at most \(count) entries") }
    return try entries.map { entry throws(FileError) in
      if entry.node.isNull { return [] }
      guard case .sequence = entry.node.content else {
        return [Weak(value: try cell(entry, of: table))]
      }
      return try entry.list().map { name throws(FileError) in
        Weak(value: try cell(name, of: table))
      }
    }
  }

  private func cell(
    _ name: NodeCursor, of table: DocumentTable
  ) throws(FileError) -> DocumentTableCell {
    let found = try element(name, from: table)
    guard let cell = found as? DocumentTableCell else {
      preconditionFailure("Every name in a table makes its element a cell.")
    }
    return cell
  }
}

extension NodeCursor {
  /// The cells of data tables take more places than a document may have.
  var tooManyCellPlaces: FileError {
    error(
      SyntaxProblem.tooMany("places taken by the cells of tables", limit: ScreenKeys.cellPlaceLimit)
    )
  }
}
