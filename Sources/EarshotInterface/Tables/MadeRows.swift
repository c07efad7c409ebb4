/// The rows of a table that exist, by their places, and the choice of those that do not.
///
/// The table keeps what is on screen; what a reader has asked for besides stays for a while, so that it
/// finds the same rows when it goes back and forth. What changes this calls no code of the app, which may
/// ask the table for rows meanwhile.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct MadeRows {
  private struct Row {
    let cell: TableViewCell
    var lastAsking: Int
  }

  private var rows: [IndexPath: Row] = [:]
  private var askings = 0
  /// The places of the chosen rows that do not exist; one that exists knows by itself.
  private var chosen: Set<IndexPath> = []

  /// How many rows exist at most, besides those that are needed.
  ///
  /// Half of them remain when there are more, which is more than a reader holds on to by itself.
  static let limit = 1_024

  /// The rows with their places, from the top.
  var placed: [(place: IndexPath, cell: TableViewCell)] {
    rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value.cell) }
  }

  /// The rows, in no order.
  var cells: some Sequence<TableViewCell> { rows.values.lazy.map(\.cell) }

  /// The row at a place, or `nil` when it does not exist.
  subscript(place: IndexPath) -> TableViewCell? { rows[place]?.cell }

  /// The row at a place, which is asked for and stays longer for that, or `nil` when it does not exist.
  mutating func ask(for place: IndexPath) -> TableViewCell? {
    askings += 1
    rows[place]?.lastAsking = askings
    return rows[place]?.cell
  }

  /// Takes in a row that was made for a place.
  ///
  /// - Returns: Whether the row was chosen before it existed.
  mutating func insert(_ cell: TableViewCell, at place: IndexPath) -> Bool {
    askings += 1
    rows[place] = Row(cell: cell, lastAsking: askings)
    cell.placeWhenShown = place
    return chosen.remove(place) != nil
  }

  /// Takes a row out, and notes whether it is chosen all the same.
  mutating func remove(at place: IndexPath, isChosen: Bool) {
    rows[place] = nil
    setChosen(isChosen, unmadeAt: place)
  }

  /// The places of the rows that were asked for longest ago, when there are more than ``limit``; none of
  /// those that are needed.
  func unused(except isNeeded: (TableViewCell) -> Bool) -> [IndexPath] {
    guard rows.count > Self.limit else { return [] }
    let unused = rows.filter { !isNeeded($0.value.cell) }
      .sorted { $0.value.lastAsking < $1.value.lastAsking }
    return unused.prefix(rows.count - Self.limit / 2).map(\.key)
  }

  /// Moves rows and choices to other places, and answers with the rows whose new place is `nil`, which are
  /// taken out.
  mutating func move(to newPlace: (IndexPath) -> IndexPath?) -> [TableViewCell] {
    chosen = Set(chosen.compactMap(newPlace))
    var removed: [TableViewCell] = []
    var moved: [IndexPath: Row] = [:]
    for (place, row) in rows {
      guard let new = newPlace(place) else {
        removed.append(row.cell)
        continue
      }
      row.cell.placeWhenShown = new
      moved[new] = row
    }
    rows = moved
    return removed
  }

  // MARK: Choices

  /// The places of the chosen rows, from the top.
  var chosenPlaces: [IndexPath] {
    (rows.filter { $0.value.cell.isSelected }.map(\.key) + chosen).sorted()
  }

  /// Whether the row at a place is chosen.
  func isChosen(_ place: IndexPath) -> Bool {
    rows[place]?.cell.isSelected ?? chosen.contains(place)
  }

  /// Notes whether a row that does not exist is chosen.
  mutating func setChosen(_ isChosen: Bool, unmadeAt place: IndexPath) {
    if isChosen { chosen.insert(place) } else { chosen.remove(place) }
  }
}
