/// A sum of variables, by number, and a constant.
struct LinearExpression {
  /// The factors of the variables.
  var terms: [Int: Double] = [:]
  /// What is added.
  var constant = 0.0

  /// One expression plus so many times another.
  func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
    var sum = self
    for (variable, part) in other.terms { sum.terms[variable, default: 0] += part * factor }
    sum.constant += other.constant * factor
    return sum
  }
}

/// A variable of the solver: one of the layout, or one that measures how far a rule is from holding.
struct LinearSymbol: Hashable {
  /// What a symbol stands for.
  enum Kind {
    /// A variable of the layout, which may have any value.
    case external
    /// The room that an inequality leaves.
    case slack
    /// How far a rule is violated.
    case error
    /// Marks an equality that must hold.
    case dummy
  }

  let number: Int
  let kind: Kind

  static func == (first: LinearSymbol, second: LinearSymbol) -> Bool {
    first.number == second.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// One row of the simplex tableau: a symbol is a constant plus factors of other symbols.
struct LinearRow {
  var constant: Double
  private var cells: [LinearSymbol: Double] = [:]

  init(constant: Double) {
    self.constant = constant
  }

  subscript(symbol: LinearSymbol) -> Double { cells[symbol] ?? 0 }

  func holds(_ symbol: LinearSymbol) -> Bool { cells[symbol] != nil }

  mutating func add(_ symbol: LinearSymbol, _ factor: Double) {
    let sum = self[symbol] + factor
    cells[symbol] = sum.isNearZero ? nil : sum
  }

  mutating func add(_ row: LinearRow, _ factor: Double) {
    constant += row.constant * factor
    for (symbol, part) in row.cells { add(symbol, part * factor) }
  }

  mutating func remove(_ symbol: LinearSymbol) { cells[symbol] = nil }

  mutating func reverse() {
    constant = -constant
    cells = cells.mapValues { -$0 }
  }

  /// Has the row say what `symbol` is, given that it says what 0 is.
  mutating func solve(for symbol: LinearSymbol) {
    guard let factor = cells.removeValue(forKey: symbol) else { return }
    let scale = -1 / factor
    constant *= scale
    cells = cells.mapValues { $0 * scale }
  }

  /// Has the row say what `entering` is, given that it says what `leaving` is.
  mutating func solve(_ leaving: LinearSymbol, for entering: LinearSymbol) {
    add(leaving, -1)
    solve(for: entering)
  }

  mutating func substitute(_ symbol: LinearSymbol, _ row: LinearRow) {
    guard let factor = cells.removeValue(forKey: symbol) else { return }
    add(row, factor)
  }

  /// The symbol made first of those that fit.
  func first(where fits: (LinearSymbol) -> Bool) -> LinearSymbol? {
    cells.keys.filter(fits).min { $0.number < $1.number }
  }

  /// The symbol made first whose growth makes the row smaller.
  var firstNegative: LinearSymbol? {
    cells.lazy.filter { $0.value < 0 && !$0.value.isNearZero && $0.key.kind != .dummy }
      .map(\.key).min { $0.number < $1.number }
  }

  var isAllDummies: Bool { cells.keys.allSatisfy { $0.kind == .dummy } }
}

extension Double {
  /// Whether nothing is left of a number but what calculating has lost.
  var isNearZero: Bool { abs(self) < 1e-8 }
}
