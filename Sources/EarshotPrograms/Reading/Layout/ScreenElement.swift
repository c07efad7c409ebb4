/// Something on the screen of a program that has a meaning of its own.
struct ScreenElement: Hashable, Sendable {
  /// What it is.
  var role: TerminalRole
  /// What it is called; empty without a name.
  var label: String
  /// What it is set to, or what was entered.
  var value: String?
  /// Its states, in the words of ``EarshotMirror/Vocabulary/terminal``.
  var states: [String: String] = [:]
  /// Its cells, from top to bottom.
  var cells: [CellRange]
  /// The innermost box around it.
  var box: Int?
  /// Its place among others of its kind.
  var position: (index: Int, count: Int)? {
    get { series.map { ($0.index, $0.count) } }
    set { series = newValue.map { Series(index: $0.index, count: $0.count) } }
  }
  private var series: Series?
  /// How deep it stands in a tree, counted from 1.
  var level: Int?
  /// Which key chooses it, where the screen says so.
  var key: ProgramKey?
  /// The places of the headings of its column and row in the same table: rows and columns of cells.
  var headings: [[Int]] = []
  /// The cells of its name, where that stands beside it.
  var named: Range<Int>?
  /// What is inside.
  var children: [ScreenElement] = []

  private struct Series: Hashable, Sendable {
    var index: Int
    var count: Int
  }

  /// Creates an element of which no more is known than what it is, what it is called and where it stands.
  init(
    _ role: TerminalRole, _ label: String = "", value: String? = nil, cells: [CellRange] = [],
    box: Int? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.cells = cells
    self.box = box
  }

  /// The first row.
  var row: Int { cells.first?.row ?? children.first?.row ?? 0 }

  /// The first column.
  var column: Int { cells.first?.columns.lowerBound ?? children.first?.column ?? 0 }

  /// What is said of it without its role: name and value, for events.
  var words: String {
    guard let value, !value.isEmpty else { return label }
    return label.isEmpty ? value : "\(label), \(value)"
  }

  /// How many cells of a row range are its own.
  func overlap(row: Int, _ columns: Range<Int>) -> Int {
    cells.reduce(0) { $0 + ($1.row == row ? $1.columns.clamped(to: columns).count : 0) }
  }
}
