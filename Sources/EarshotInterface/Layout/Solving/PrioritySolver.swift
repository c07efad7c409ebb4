// How rules find values for variables, one rule after the other, the most important first:
//
//  1. a rule is written in terms of what is still open: variables that no rule has settled, and the
//     room that inequalities leave, which is never negative (`opened`);
//  2. with an open variable in it the rule simply settles that variable: it becomes a row, "variable =
//     constant + factors of what is open";
//  3. without one, the simplex method trades room for room until the rule holds, or is violated as
//     little as what came before allows (`minimize`);
//  4. room that would make things worse again is used up for good ("frozen"). So no later rule takes
//     back what an earlier one has got, and priorities need no weights.
//
// All choices go to the lowest number, so that the same rules give the same values and pivots cannot go
// round in circles. What is done is counted, so that no set of rules takes for ever.

/// Finds values that break rules as little as possible, the more important ones first.
struct PrioritySolver {
  /// How two sides of a rule compare.
  typealias Relation = LayoutConstraint.Relation

  /// What came of a rule.
  enum Outcome {
    /// It holds because it settled a variable on which nothing else depended.
    case settled
    /// It holds.
    case held
    /// It is violated, as little as could be; nothing was changed when it was required.
    case violated
  }

  /// One symbol of a row: a variable, or the room of an inequality.
  private typealias Term = LinearExpression.Term

  /// A symbol as a constant plus factors of others.
  private struct Row {
    var constant: Double
    var terms: [Term]

    var negated: Row {
      Row(
        constant: -constant,
        terms: terms.map { Term(variable: $0.variable, factor: -$0.factor) })
    }
  }

  private let variableCount: Int
  /// The rows of symbols that are expressed by others.
  private var rows: [Row?]
  private var isFrozen: [Bool]
  /// The rooms that have rows, in the order in which they were made.
  private var boundedRooms: [Int] = []
  /// The variables whose rows may hold an open variable.
  private var users: [[Int]]
  /// How many more terms may be looked at.
  private(set) var effort: Int

  // A sum is gathered here: the factor of each symbol, and which symbols have one.
  private var sum: [Double]
  private var isTouched: [Bool]
  private var touched: [Int] = []

  /// Prepares to find values for so many variables, looking at no more than so many terms.
  init(variableCount: Int, effort: Int) {
    self.variableCount = variableCount
    self.effort = effort
    rows = Array(repeating: nil, count: variableCount)
    isFrozen = Array(repeating: false, count: variableCount)
    users = Array(repeating: [], count: variableCount)
    sum = Array(repeating: 0, count: variableCount)
    isTouched = Array(repeating: false, count: variableCount)
  }

  /// Whether more was to be looked at than was allowed; values mean nothing then.
  var isExhausted: Bool { effort < 0 }

  /// Adds the rule that an expression compares with 0 in some way.
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, isRequired: Bool
  ) -> Outcome {
    guard !isExhausted else { return .violated }
    return relation == .equal
      ? addEquality(opened(expression), isRequired: isRequired)
      : addInequality(
        opened(relation == .lessThanOrEqual ? expression.negated : expression),
        isRequired: isRequired)
  }

  /// The value of a variable; 0 while no rule has settled it.
  func value(_ variable: Int) -> Double {
    guard let row = rows[variable] else { return 0 }
    // Open symbols are 0; rooms that came to have rows are their constants.
    return row.terms.reduce(row.constant) { $0 + $1.factor * (rows[$1.variable]?.constant ?? 0) }
  }

  // MARK: Rules

  private mutating func addEquality(_ row: Row, isRequired: Bool) -> Outcome {
    if let index = openVariable(of: row) {
      settle(row.terms[index].variable, by: solved(row, at: index))
      return .settled
    }
    if row.constant.isNegligible {
      keepAtZero(row)
      return .held
    }
    var goal = row.constant > 0 ? row : row.negated
    guard minimize(&goal) else {
      if !isRequired { freeze(goal) }
      return .violated
    }
    keepAtZero(goal)
    return .held
  }

  /// Adds the rule that a row is not negative.
  private mutating func addInequality(_ row: Row, isRequired: Bool) -> Outcome {
    if let index = openVariable(of: row) {
      let room = makeRoom()
      var solution = solved(row, at: index)
      solution.terms.append(Term(variable: room, factor: 1 / row.terms[index].factor))
      settle(row.terms[index].variable, by: solution)
      return .settled
    }
    if row.constant >= 0 || row.constant.isNegligible {
      guard !row.terms.isEmpty else { return .held }
      let room = makeRoom()
      rows[room] = Row(constant: max(0, row.constant), terms: row.terms)
      boundedRooms.append(room)
      return .held
    }
    var goal = row.negated
    guard minimize(&goal) else {
      if !isRequired { freeze(goal) }
      return .violated
    }
    // What is left over from now on is room of its own.
    guard let index = entering(goal) else {
      freeze(goal)
      return .held
    }
    let room = makeRoom()
    var solution = solved(goal, at: index)
    solution.terms.append(Term(variable: room, factor: -1 / goal.terms[index].factor))
    setRoom(goal.terms[index].variable, to: solution)
    return .held
  }

  /// Has a row be 0 for good, which it is or can be made by what makes it smaller.
  private mutating func keepAtZero(_ row: Row) {
    let isZero = row.constant.isNegligible
    let row = isZero ? Row(constant: 0, terms: row.terms) : row
    let isOneSided = row.terms.allSatisfy { ($0.factor > 0) == (row.terms[0].factor > 0) }
    if isZero && isOneSided {
      for term in row.terms { isFrozen[term.variable] = true }
    } else if let index = entering(row) {
      setRoom(row.terms[index].variable, to: solved(row, at: index))
    }
  }

  /// Keeps everything at 0 that would make a violation larger.
  private mutating func freeze(_ goal: Row) {
    for term in goal.terms where term.factor > 0 { isFrozen[term.variable] = true }
  }

  // MARK: Pivots

  /// Makes a positive row, which what is open may not make negative, as small as possible.
  ///
  /// - Returns: Whether it is 0, or becomes so when the first symbol grows that makes it smaller.
  private mutating func minimize(_ goal: inout Row) -> Bool {
    while effort >= 0, !goal.constant.isNegligible {
      guard let index = entering(goal) else { return false }
      let (symbol, factor) = (goal.terms[index].variable, goal.terms[index].factor)
      let own = -goal.constant / factor
      guard let leaving = leavingRoom(entering: symbol, before: own) else { return true }
      guard let row = rows[leaving],
        let position = row.terms.firstIndex(where: { $0.variable == symbol })
      else { return false }
      var solution = solved(row, at: position)
      solution.terms.append(Term(variable: leaving, factor: 1 / row.terms[position].factor))
      rows[leaving] = nil
      boundedRooms.removeAll { $0 == leaving }
      setRoom(symbol, to: solution)
      goal = substituted(symbol, by: rows[symbol] ?? solution, in: goal)
    }
    return goal.constant.isNegligible
  }

  /// The first symbol whose growth makes a row smaller.
  private func entering(_ goal: Row) -> Int? {
    goal.terms.indices.filter { goal.terms[$0].factor < -1e-8 }
      .min { goal.terms[$0].variable < goal.terms[$1].variable }
  }

  /// The room that is used up first when a symbol grows, if it is before the symbol reaches a value.
  private mutating func leavingRoom(entering symbol: Int, before limit: Double) -> Int? {
    var best: (ratio: Double, room: Int)?
    for room in boundedRooms {
      guard let row = rows[room] else { continue }
      effort -= row.terms.count
      guard let term = row.terms.first(where: { $0.variable == symbol }), term.factor < -1e-8
      else { continue }
      let ratio = max(0, row.constant) / -term.factor
      guard ratio < limit - 1e-9 else { continue }
      if let best, (best.ratio, best.room) <= (ratio, room) { continue }
      best = (ratio, room)
    }
    return best?.room
  }

  // MARK: Rows

  private mutating func makeRoom() -> Int {
    rows.append(nil)
    isFrozen.append(false)
    sum.append(0)
    isTouched.append(false)
    return rows.count - 1
  }

  /// The position of the term by which a row can settle a variable: the largest, for exactness.
  private func openVariable(of row: Row) -> Int? {
    var best: Int?
    for index in row.terms.indices where row.terms[index].variable < variableCount {
      guard let known = best else {
        best = index
        continue
      }
      if abs(row.terms[index].factor) > abs(row.terms[known].factor) * 1.000_1 { best = index }
    }
    return best
  }

  /// What the symbol of one term is, given that the row is 0.
  private func solved(_ row: Row, at index: Int) -> Row {
    let scale = -1 / row.terms[index].factor
    var other = Row(constant: row.constant * scale, terms: [])
    other.terms.reserveCapacity(row.terms.count)
    for position in row.terms.indices where position != index {
      let term = row.terms[position]
      other.terms.append(Term(variable: term.variable, factor: term.factor * scale))
    }
    return other
  }

  /// Gives an open variable a row, here and in the rows that hold it.
  private mutating func settle(_ variable: Int, by row: Row) {
    for user in users[variable] {
      guard let old = rows[user] else { continue }
      effort -= old.terms.count
      guard old.terms.contains(where: { $0.variable == variable }) else { continue }
      setRow(of: user, to: substituted(variable, by: row, in: old))
    }
    users[variable] = []
    setRow(of: variable, to: row)
  }

  private mutating func setRow(of variable: Int, to row: Row) {
    rows[variable] = row
    for term in row.terms where term.variable < variableCount {
      if users[term.variable].last != variable { users[term.variable].append(variable) }
    }
  }

  /// Gives a room a row, here and in the rows of other rooms.
  private mutating func setRoom(_ room: Int, to row: Row) {
    for other in boundedRooms {
      guard let old = rows[other] else { continue }
      effort -= old.terms.count
      guard old.terms.contains(where: { $0.variable == room }) else { continue }
      var new = substituted(room, by: row, in: old)
      new.constant = max(0, new.constant)
      rows[other] = new
    }
    rows[room] = Row(constant: max(0, row.constant), terms: row.terms)
    boundedRooms.append(room)
  }

  // MARK: Sums

  /// An expression in terms of what is open.
  private mutating func opened(_ expression: LinearExpression) -> Row {
    var constant = expression.constant
    for term in expression.terms { gather(term.variable, term.factor, &constant) }
    return collected(constant)
  }

  private mutating func substituted(_ symbol: Int, by row: Row, in old: Row) -> Row {
    var constant = old.constant
    for term in old.terms {
      guard term.variable == symbol else {
        touch(term.variable, term.factor)
        continue
      }
      constant += row.constant * term.factor
      for inner in row.terms { touch(inner.variable, inner.factor * term.factor) }
    }
    return collected(constant)
  }

  /// Adds a symbol to the sum, or what its row says.
  private mutating func gather(_ symbol: Int, _ factor: Double, _ constant: inout Double) {
    guard let row = rows[symbol] else {
      touch(symbol, factor)
      return
    }
    constant += row.constant * factor
    for term in row.terms {
      guard let inner = rows[term.variable] else {
        touch(term.variable, term.factor * factor)
        continue
      }
      constant += inner.constant * term.factor * factor
      for last in inner.terms { touch(last.variable, last.factor * term.factor * factor) }
    }
  }

  private mutating func touch(_ symbol: Int, _ factor: Double) {
    guard !isFrozen[symbol] else { return }
    if !isTouched[symbol] {
      isTouched[symbol] = true
      touched.append(symbol)
    }
    sum[symbol] += factor
  }

  /// Takes the sum, and begins a new one.
  private mutating func collected(_ constant: Double) -> Row {
    effort -= touched.count + 1
    var row = Row(constant: constant, terms: [])
    row.terms.reserveCapacity(touched.count)
    for symbol in touched {
      if !sum[symbol].isNearZero { row.terms.append(Term(variable: symbol, factor: sum[symbol])) }
      sum[symbol] = 0
      isTouched[symbol] = false
    }
    touched.removeAll(keepingCapacity: true)
    return row
  }
}

extension Double {
  /// Whether a distance in points is nothing that could be seen.
  fileprivate var isNegligible: Bool { abs(self) < 1e-6 }
}
