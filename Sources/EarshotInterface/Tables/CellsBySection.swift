import EarshotModel

/// The cells that a table or a collection shows, in sections, and where each of them stands.
struct CellsBySection<Cell: View> {
  /// The cells of each section, in their order.
  private(set) var sections: [[Cell]] = []

  /// Creates no cells.
  init() {}

  /// Takes the cells of each section, in their order.
  init(_ sections: [[Cell]]) {
    self.sections = sections
  }

  /// All cells, in their order.
  var all: [Cell] { sections.flatMap(\.self) }

  /// All cells with their places, in their order.
  var placed: [(place: IndexPath, cell: Cell)] {
    sections.enumerated().flatMap { section, cells in
      cells.enumerated().map { (IndexPath(item: $0.offset, section: section), $0.element) }
    }
  }

  /// How many cells a section has; 0 for one that does not exist.
  func count(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// The cell at a place, or `nil` when there is none.
  subscript(place: IndexPath) -> Cell? {
    guard (0..<count(inSection: place.section)).contains(place.item) else { return nil }
    return sections[place.section][place.item]
  }

  /// The place of a cell, or `nil` when it is none of these.
  func place(of cell: Cell) -> IndexPath? {
    for (section, cells) in sections.enumerated() {
      if let item = cells.firstIndex(where: { $0 === cell }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// How many cells there are.
  var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// Which of all cells, counted from 0, stand for the most part inside a rectangle; `nil` when none does.
  ///
  /// Cells follow one another from the top.
  func places(seenIn region: Rect) -> Range<Int>? {
    var (before, seen) = (0, 0..<0)
    for cells in sections {
      let first = cells.firstPlace { $0.frame.center.y >= region.minY }
      let end = cells.firstPlace { $0.frame.center.y > region.maxY }
      if first < end { seen = (seen.isEmpty ? before + first : seen.lowerBound)..<(before + end) }
      before += cells.count
    }
    return seen.isEmpty ? nil : seen
  }
}

extension Array where Element: View {
  /// The first place at which something holds that holds from there on; the end when it never does.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
