// The simplex method of Cassowary (Badros, Borning and Stuckey, "The Cassowary linear arithmetic
// constraint solving algorithm", 2001), without what edits and removals would need:
//
//  1. every rule becomes a row with a slack, or with errors that the objective weighs;
//  2. a row is solved for a variable of the layout where it has one, else for a slack or an error;
//     failing both, an artificial variable shows whether the rule can hold beside the others;
//  3. when all rules are there, pivots bring the weighed errors to their minimum.
//
// Ties go to the symbol made first, so that the same rules give the same result; pivots are counted, so
// that no rules take for ever.

/// Finds values for which all required rules hold and the others are violated as little as possible.
struct LinearSolver {
  /// How two sides of a rule compare.
  typealias Relation = LayoutConstraint.Relation

  private var rows: [LinearSymbol: LinearRow] = [:]
  private var objective = LinearRow(constant: 0)
  private var lastSymbol = 0
  private var externals: [Int: LinearSymbol] = [:]
  private var pivotsLeft: Int

  /// Creates a solver that makes at most so many pivots.
  init(pivotLimit: Int = 20_000) {
    pivotsLeft = pivotLimit
  }

  /// Adds the rule that an expression compares with 0 in some way.
  ///
  /// - Parameters:
  ///   - expression: The sum of variables, by number, and a constant.
  ///   - relation: How it compares with 0.
  ///   - weight: What a violation costs; `nil` for a rule that must hold.
  /// - Returns: Whether the rule can hold, or need not; one that cannot is left out.
  @discardableResult
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, weight: Double? = nil
  ) -> Bool {
    var row = LinearRow(constant: expression.constant)
    for (variable, factor) in expression.terms.sorted(by: { $0.key < $1.key }) {
      let symbol = external(variable)
      if let known = rows[symbol] { row.add(known, factor) } else { row.add(symbol, factor) }
    }
    let marker: LinearSymbol
    var other: LinearSymbol?
    if relation == .equal {
      if let weight {
        let (plus, minus) = (symbol(.error), symbol(.error))
        row.add(plus, -1)
        row.add(minus, 1)
        objective.add(plus, weight)
        objective.add(minus, weight)
        marker = plus
        other = minus
      } else {
        marker = symbol(.dummy)
        row.add(marker, 1)
      }
    } else {
      let sign = relation == .lessThanOrEqual ? 1.0 : -1.0
      marker = symbol(.slack)
      row.add(marker, sign)
      if let weight {
        let error = symbol(.error)
        row.add(error, -sign)
        objective.add(error, weight)
        other = error
      }
    }
    if row.constant < 0 { row.reverse() }
    return enter(row, marker, other)
  }

  /// Brings violations to their minimum.
  mutating func solve() {
    optimize(artificial: nil)
  }

  /// The value of a variable; 0 when no rule speaks of it.
  func value(_ variable: Int) -> Double {
    externals[variable].flatMap { rows[$0]?.constant } ?? 0
  }

  // MARK: Rows

  private mutating func symbol(_ kind: LinearSymbol.Kind) -> LinearSymbol {
    lastSymbol += 1
    return LinearSymbol(number: lastSymbol, kind: kind)
  }

  private mutating func external(_ variable: Int) -> LinearSymbol {
    if let known = externals[variable] { return known }
    let made = symbol(.external)
    externals[variable] = made
    return made
  }

  private mutating func enter(
    _ row: LinearRow, _ marker: LinearSymbol, _ other: LinearSymbol?
  ) -> Bool {
    var row = row
    var subject = row.first { $0.kind == .external }
    if subject == nil {
      subject = [marker, other].compactMap(\.self).first {
        ($0.kind == .slack || $0.kind == .error) && row[$0] < 0
      }
    }
    if subject == nil, row.isAllDummies {
      guard row.constant.isNearZero else { return false }
      subject = marker
    }
    guard let subject else { return enterWithArtificial(row) }
    row.solve(for: subject)
    substitute(subject, row)
    rows[subject] = row
    return true
  }

  private mutating func enterWithArtificial(_ row: LinearRow) -> Bool {
    let before = self
    let artificial = symbol(.slack)
    rows[artificial] = row
    optimize(artificial: row)
    if let left = rows.removeValue(forKey: artificial) {
      guard left.constant.isNearZero else {
        let spent = pivotsLeft
        self = before
        pivotsLeft = spent
        return false
      }
      if let entering = left.first(where: { $0.kind == .slack || $0.kind == .error }) {
        var row = left
        row.solve(artificial, for: entering)
        substitute(entering, row)
        rows[entering] = row
      }
    }
    for key in Array(rows.keys) { rows[key]?.remove(artificial) }
    objective.remove(artificial)
    return true
  }

  private mutating func substitute(_ symbol: LinearSymbol, _ row: LinearRow) {
    // A copy of the keys alone leaves the rows to be changed in place.
    for key in Array(rows.keys) where rows[key]?.holds(symbol) ?? false {
      rows[key]?.substitute(symbol, row)
    }
    objective.substitute(symbol, row)
  }

  /// Pivots until the objective, or that of an artificial variable, cannot become smaller.
  private mutating func optimize(artificial: LinearRow?) {
    var goal = artificial
    while pivotsLeft > 0 {
      pivotsLeft -= 1
      let entering = (goal ?? objective).firstNegative
      guard let entering, let leaving = leavingSymbol(entering),
        var row = rows.removeValue(forKey: leaving)
      else { return }
      row.solve(leaving, for: entering)
      substitute(entering, row)
      goal?.substitute(entering, row)
      rows[entering] = row
    }
  }

  private func leavingSymbol(_ entering: LinearSymbol) -> LinearSymbol? {
    var best: (ratio: Double, symbol: LinearSymbol)?
    for (symbol, row) in rows where symbol.kind != .external {
      let factor = row[entering]
      guard factor < 0 else { continue }
      let ratio = -row.constant / factor
      if let known = best,
        (known.ratio, known.symbol.number) < (ratio, symbol.number)
      {
        continue
      }
      best = (ratio, symbol)
    }
    return best?.symbol
  }
}
