/// What stands on a screen: its elements, in the order in which they are read.
struct ScreenLayout: Sendable {
  /// The elements that stand in no other one.
  var roots: [ScreenElement]

  /// The elements and all inside, each with the way to it: its place among those beside it, from outside.
  var all: [(path: [Int], element: ScreenElement)] {
    var found: [(path: [Int], element: ScreenElement)] = []
    func visit(_ elements: [ScreenElement], _ path: [Int]) {
      for (index, element) in elements.enumerated() {
        found.append((path + [index], element))
        visit(element.children, path + [index])
      }
    }
    visit(roots, [])
    return found
  }

  /// The rows of all lists and tables.
  var listedRows: Set<Int> {
    var rows: Set<Int> = []
    func visit(_ elements: [ScreenElement]) {
      for element in elements where element.role.isContainer {
        switch element.role {
        case .list, .tree, .table: rows.formUnion(element.cells.map(\.row))
        default: visit(element.children)
        }
      }
    }
    visit(roots)
    return rows
  }

  /// The element at a place; `nil` when there is none.
  func element(at path: [Int]) -> ScreenElement? {
    var elements = roots
    var found: ScreenElement?
    for index in path {
      guard elements.indices.contains(index) else { return nil }
      found = elements[index]
      elements = elements[index].children
    }
    return found
  }

  /// The element of which a highlight is most: one that can be chosen rather than text, and the innermost.
  func element(at highlight: Highlight) -> (path: [Int], element: ScreenElement)? {
    var best: (path: [Int], element: ScreenElement, score: Double)?
    for (path, element) in all where !element.role.isContainer {
      let overlap = element.overlap(row: highlight.row, highlight.columns)
      guard overlap > 0 else { continue }
      let own = element.cells.filter { $0.row == highlight.row }.reduce(0) { $0 + $1.columns.count }
      let fit = Double(overlap * 2) / Double(own + highlight.columns.count)
      let score = (element.role.isChosen ? 10 : 0) + Double(path.count) * 0.1 + fit
      if best.map({ score > $0.score }) ?? true { best = (path, element, score) }
    }
    return best.map { ($0.path, $0.element) }
  }
}
