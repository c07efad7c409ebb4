/// How the cells of a table or a collection are made, by the names under which they are asked for, and
/// those that are used no more and wait to be used again.
struct ReusableViews<Cell: View> {
  private var makers: [String: (String) -> Cell] = [:]
  private var unused: [String: [Cell]] = [:]

  /// Has cells of a name made in a way that is told the name.
  mutating func register(_ identifier: String, make: @escaping (String) -> Cell) {
    makers[identifier] = make
    unused[identifier] = nil
  }

  /// How cells of a name are made; `nil` for a name that nobody has registered.
  ///
  /// That code of the app is not called from here lets it register further names.
  func maker(of identifier: String) -> ((String) -> Cell)? { makers[identifier] }

  /// Keeps a cell of a name that is used no more.
  mutating func putBack(_ cell: Cell, identifier: String) {
    guard makers[identifier] != nil else { return }
    unused[identifier, default: []].append(cell)
  }

  /// A cell of a name that was used before, or `nil` when none waits.
  mutating func takeUnused(_ identifier: String) -> Cell? { unused[identifier]?.popLast() }
}
