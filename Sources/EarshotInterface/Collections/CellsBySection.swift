/// The cells that a collection shows, in sections, and where each of them stands.
struct CellsBySection {
  /// The cells of each section, in their order.
  private(set) var sections: [[CollectionViewCell]] = []

  /// Creates no cells.
  init() {}

  /// Takes the cells of each section, in their order.
  init(_ sections: [[CollectionViewCell]]) {
    self.sections = sections
  }

  /// All cells, in their order.
  var all: [CollectionViewCell] { sections.flatMap(\.self) }

  /// All cells with their places, in their order.
  var placed: [(place: IndexPath, cell: CollectionViewCell)] {
    sections.enumerated().flatMap { section, cells in
      cells.enumerated().map { (IndexPath(item: $0.offset, section: section), $0.element) }
    }
  }

  /// How many cells a section has; 0 for one that does not exist.
  func count(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// The cell at a place, or `nil` when there is none.
  subscript(place: IndexPath) -> CollectionViewCell? {
    guard (0..<count(inSection: place.section)).contains(place.item) else { return nil }
    return sections[place.section][place.item]
  }

  /// The place of a cell, or `nil` when it is none of these.
  func place(of cell: CollectionViewCell) -> IndexPath? {
    for (section, cells) in sections.enumerated() {
      if let item = cells.firstIndex(where: { $0 === cell }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
}
