import EarshotModel

/// The rows of a table and what stands around them, by their positions from the top; a row exists only
/// once it is asked for (guide row G23).
///
/// What an app has added to the table itself comes before the rows where it stands above them, and
/// otherwise after them; the letters beside the rows come last.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct TableElements {
  private let table: TableView
  private let leading: [Responder]
  private let trailing: [Responder]
  private let countOfSections: Int

  /// Creates the elements of a table that has loaded its sections.
  init(of table: TableView) {
    self.table = table
    countOfSections = table.sections.last.map { $0.firstElement + $0.elementCount } ?? 0
    let top = table.topOfSections
    let others = table.otherSubviews.filter {
      $0 !== table.tableHeaderView && $0 !== table.tableFooterView
    }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    leading = others.filter { $0.frame.maxY <= top } + [table.tableHeaderView].compactMap(\.self)
    let below: [Responder] = others.filter { $0.frame.maxY > top }
    trailing =
      [table.tableFooterView].compactMap(\.self) + below
      + [table.sectionIndex].compactMap(\.self)
  }

  /// How many there are.
  var count: Int { leading.count + countOfSections + trailing.count }

  /// The element at a position, or `nil` outside the range.
  func element(at index: Int) -> Responder? {
    guard (0..<count).contains(index) else { return nil }
    if index < leading.count { return leading[index] }
    let position = index - leading.count
    guard position < countOfSections else { return trailing[position - countOfSections] }
    guard let number = table.sections.lastIndex(whereAllBefore: { $0.firstElement <= position })
    else { return nil }
    let section = table.sections[number]
    let row = position - section.firstElement - (section.header == nil ? 0 : 1)
    if row < 0 { return section.header }
    guard row < section.rows.count else { return section.footer }
    return table.madeRow(at: IndexPath(row: row, section: number))
  }

  /// The position of an element, or `nil` when it is none of these.
  func index(of element: Responder) -> Int? {
    if let cell = element as? TableViewCell, let place = table.indexPath(for: cell) {
      let section = table.sections[place.section]
      return leading.count + section.firstElement + (section.header == nil ? 0 : 1) + place.row
    }
    if let index = leading.firstIndex(where: { $0 === element }) { return index }
    if let index = trailing.firstIndex(where: { $0 === element }) {
      return leading.count + countOfSections + index
    }
    for section in table.sections {
      let first = leading.count + section.firstElement
      if section.header === element { return first }
      if section.footer === element { return first + section.elementCount - 1 }
    }
    return nil
  }
}
