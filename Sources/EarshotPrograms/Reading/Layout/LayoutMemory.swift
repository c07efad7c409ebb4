// What stands in a row is found from the cells of that row, and from a little more (`Basis`). Where neither has
// changed since the screen before, what was found then is there still:
//
//  1. a row outside of boxes rests on itself; one in a box rests on all rows of that box, since a field may have
//     its name above, and a line is one because it goes on;
//  2. full circles are marks or not by what stands above and below, so rows with them are looked at again;
//  3. boxes keep their numbers only as long as all of them are drawn as before;
//  4. where no cell has changed, all elements are as they were, unless what they rest on besides is otherwise
//     (`Ground`): an arrow in a text moves nothing but the cursor, and hardly any element rests on that.

/// What was found in the rows of a screen, to be taken for the next one where nothing has changed.
struct LayoutMemory: Sendable {
  /// What elements rest on besides the cells of their rows.
  struct Basis: Hashable {
    /// The number of the box, and the rows that count.
    var box: Int?
    var rows: Range<Int>
    var isAlternate: Bool
    /// The background that most cells have there.
    var background: Paint.Shade
    var isDialog = false
    var isRuled = false
    /// The highlights in these rows.
    var highlights: [Highlight]
    /// Where the terminal's cursor is shown in these rows.
    var cursor: CellPosition?
  }

  /// What all elements of a screen rest on besides its cells.
  struct Ground: Hashable {
    private let isAlternate: Bool
    private let highlights: [Highlight]
    private let promptWidth: Int?
    private let statusRows: [ScreenRegion]
    /// The terminal's cursor where an element may rest on it: somebody types at a prompt, boxes with a cursor are
    /// fields, a list ends at it, and so is what looks like a field; in a full row of its own colour it asks.
    private let cursor: CellPosition?
    private let isCursorVisible: Bool

    init(
      _ grid: ScreenGrid, _ map: BoxMap, highlights: [Highlight], promptWidth: Int?,
      statusRows: [ScreenRegion]
    ) {
      self.highlights = highlights
      self.promptWidth = promptWidth
      self.statusRows = statusRows
      isAlternate = grid.isAlternate
      let restsOnCursor =
        !grid.isAlternate || !map.boxes.isEmpty || !highlights.isEmpty
        || grid.look(row: grid.cursor.row).mayHaveField
        || grid.look(row: grid.cursor.row).shades.contains {
          $0.shade != map.background && $0.count * 10 >= grid.columns * 9
        }
      cursor = restsOnCursor ? grid.cursor : nil
      isCursorVisible = restsOnCursor && grid.isCursorVisible
    }
  }

  /// What was found in some cells of a row.
  private struct Entry {
    var columns: Range<Int>
    var basis: Basis
    var elements: [ScreenElement]
  }

  /// How many pieces of a row are remembered.
  private static let limit = 16
  /// How many names of fields are remembered.
  private static let hintLimit = 100

  private var entries: [Int: [Entry]] = [:]
  private var headings: [Int: Bool] = [:]
  private var keyBars: [Int: ScreenElement?] = [:]
  /// What stood in framed fields before anything was entered, by where they stand.
  private var hints: [CellPosition: String] = [:]
  private var whole: (ground: Ground, layout: ScreenLayout)?

  /// Creates a memory of nothing.
  init() {}

  /// Forgets what may be otherwise on the next screen.
  mutating func keep(on grid: ScreenGrid, _ map: BoxMap) {
    if !grid.changedRows.isEmpty { whole = nil }
    for row in grid.changedRows {
      entries[row] = nil
      headings[row] = nil
      keyBars.removeValue(forKey: row)
    }
    guard !map.isKept || !map.boxes.isEmpty else { return }
    if !map.isKept, !hints.isEmpty {
      let places = Set(map.boxes.map { CellPosition(row: $0.top, column: $0.left) })
      hints = hints.filter { places.contains($0.key) }
    }
    for (row, found) in entries {
      entries[row] = found.filter { entry in
        guard let box = entry.basis.box else { return true }
        return map.isKept && !map.boxes[box].holds(anyOf: grid.changedRows)
      }
    }
  }

  /// Whether a row may be the heading of a table that gaps part, found out where that is not known.
  mutating func mayBeHeading(_ row: Int, _ find: () -> Bool) -> Bool {
    if let known = headings[row] { return known }
    let found = find()
    headings[row] = found
    return found
  }

  /// The keys that a row lists, found out where that is not known.
  mutating func keyBar(_ row: Int, _ find: () -> ScreenElement?) -> ScreenElement? {
    if let known = keyBars[row] { return known }
    let found = find()
    keyBars.updateValue(found, forKey: row)
    return found
  }

  /// A field in a box, by the name that stood in it before something was entered.
  mutating func named(_ field: ScreenElement, in box: Box) -> ScreenElement {
    guard box.frame != nil else { return field }
    let place = CellPosition(row: box.top, column: box.left)
    guard field.value != nil else {
      if hints.count >= Self.hintLimit { hints = [:] }
      hints[place] = field.label
      return field
    }
    guard let name = hints[place], !name.isEmpty else { return field }
    var field = field
    field.label = name
    if SecretWords.name(name) { field.role = .passwordField }
    return field
  }

  /// All elements of the screen before, where none can be otherwise now.
  func layout(on ground: Ground) -> ScreenLayout? {
    whole.flatMap { $0.ground == ground ? $0.layout : nil }
  }

  /// Remembers all elements of a screen.
  mutating func remember(_ layout: ScreenLayout, on ground: Ground) { whole = (ground, layout) }

  /// What was found in some cells of a row; `nil` where that is not known.
  func elements(row: Int, _ columns: Range<Int>, _ basis: Basis) -> [ScreenElement]? {
    entries[row]?.first { $0.columns == columns && $0.basis == basis }?.elements
  }

  /// Remembers what was found in some cells of a row.
  mutating func remember(
    _ elements: [ScreenElement], row: Int, _ columns: Range<Int>, _ basis: Basis
  ) {
    let entry = Entry(columns: columns, basis: basis, elements: elements)
    var known = entries[row] ?? []
    known.removeAll { $0.columns == columns && $0.basis.box == basis.box }
    if known.count == Self.limit { known.removeFirst() }
    entries[row] = known + [entry]
  }
}
