/// How the cells of a table or a collection are made, by the names under which they are asked for.
struct ReusableViews<Cell: View> {
  private var makers: [String: (String) -> Cell] = [:]

  /// Has cells of a name made in a way that is told the name.
  mutating func register(_ identifier: String, make: @escaping (String) -> Cell) {
    makers[identifier] = make
  }

  /// Makes a cell of a name; `nil` for a name that nobody has registered.
  func make(_ identifier: String) -> Cell? { makers[identifier]?(identifier) }
}
