// How the rules of one layout are met:
//
//  1. equalities that must hold and leave one variable open settle it at once, the earliest first, and
//     so leave one open in others: most layouts end here (`settleByEqualities`);
//  2. what is still open falls into parts that no rule joins (`parts`);
//  3. each part is solved by itself: what must hold, then the rest by falling priority, ties in the
//     order in which they were added (`PrioritySolver`);
//  4. a part that would take too long is left as it is.

/// The rules about a set of numbered variables, and the values that meet them.
struct LayoutProblem {
  /// A rule that an expression compares with 0 in some way.
  struct Rule {
    var expression: LinearExpression
    let relation: LayoutConstraint.Relation
    /// 1000 for what must hold; below 1 for what only says where something is that nothing places.
    let priority: Double

    var isRequired: Bool { priority >= 1000 }
    /// Whether the rule keeps something in place, rather than placing it.
    var isStay: Bool { priority < 1 }
  }

  /// The variables between which rules make a connection.
  struct Part {
    var variables: [Int] = []
    /// The numbers of the rules about them.
    var rules: [Int] = []
  }

  /// How many terms may be looked at in one part: a tenth of a second or so on a slow machine.
  static let effortLimit = 20_000_000

  /// The rules, in the order in which they were added.
  private(set) var rules: [Rule] = []
  /// The rules that must hold and cannot.
  private(set) var broken: Set<Int> = []
  /// Whether some part was too much to solve.
  private(set) var isExhausted = false
  /// How many terms were looked at.
  private(set) var effort = 0

  private var values: [Double]
  private var isKnown: [Bool]
  /// The variables that only a stay has settled.
  private var isLeftInPlace: [Bool]
  /// The variables that may not be negative.
  private let isExtent: (Int) -> Bool

  /// Creates a problem without rules; the values of extents may not be negative.
  init(variableCount: Int, isExtent: @escaping (Int) -> Bool) {
    values = Array(repeating: 0, count: variableCount)
    isKnown = Array(repeating: false, count: variableCount)
    isLeftInPlace = Array(repeating: false, count: variableCount)
    self.isExtent = isExtent
  }

  /// Gives a variable a value that no rule changes.
  mutating func fix(_ variable: Int, at value: Double) {
    values[variable] = value
    isKnown[variable] = true
  }

  /// Adds a rule.
  ///
  /// - Returns: Its number.
  @discardableResult
  mutating func add(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation,
    priority: Double = 1000
  ) -> Int {
    rules.append(Rule(expression: expression, relation: relation, priority: priority))
    return rules.count - 1
  }

  /// Changes the constant of a rule that is yet to be met.
  mutating func setConstant(_ constant: Double, of rule: Int) {
    rules[rule].expression.constant = constant
  }

  /// The value of a variable, or `nil` while it is open.
  func value(_ variable: Int) -> Double? { isKnown[variable] ? values[variable] : nil }

  /// Whether nothing but its place before says what a variable is.
  func isLeftInPlace(_ variable: Int) -> Bool { isLeftInPlace[variable] }

  // MARK: Equalities

  /// Settles what follows from one equality after the other.
  mutating func settleByEqualities() {
    var users: [[Int]] = Array(repeating: [], count: values.count)
    var openCounts = Array(repeating: 0, count: rules.count)
    var ready = EarliestFirst()
    for (number, rule) in rules.enumerated() where rule.relation == .equal && rule.isRequired {
      for term in rule.expression.terms where !isKnown[term.variable] {
        users[term.variable].append(number)
        openCounts[number] += 1
      }
      if openCounts[number] == 1 { ready.insert(number) }
    }
    while let number = ready.removeFirst() {
      let rest = rules[number].expression.substituting(value)
      guard let term = rest.terms.first else { continue }
      let value = -rest.constant / term.factor
      guard value.isFinite, value > -Self.slack || !isExtent(term.variable) else {
        broken.insert(number)
        continue
      }
      fix(term.variable, at: value)
      for user in users[term.variable] where user != number {
        openCounts[user] -= 1
        if openCounts[user] == 1 { ready.insert(user) }
      }
    }
    judgeSettledRules()
  }

  /// Looks again at the equalities all of whose variables are known by now.
  private mutating func judgeSettledRules() {
    for (number, rule) in rules.enumerated() where rule.relation == .equal && rule.isRequired {
      let rest = rule.expression.substituting(value)
      guard rest.terms.isEmpty else { continue }
      if abs(rest.constant) > Self.tolerance(of: rule.expression) { broken.insert(number) }
    }
  }

  /// Distances within this are none.
  private static let slack = 1e-4

  private static func tolerance(of expression: LinearExpression) -> Double {
    max(slack, abs(expression.constant) * 1e-9)
  }

  // MARK: Parts

  /// The parts into which the open variables fall, in the order of their first variables.
  ///
  /// Rules of which nothing is open belong to none; those that must hold are judged here.
  mutating func parts() -> [Part] {
    var groups = DisjointSets(count: values.count)
    var openRules: [(rule: Int, variable: Int)] = []
    for (number, rule) in rules.enumerated() where !broken.contains(number) {
      let open = rule.expression.terms.lazy.map(\.variable).filter { [isKnown] in !isKnown[$0] }
      guard let first = open.first else {
        if rule.isRequired && rule.relation != .equal { judge(number) }
        continue
      }
      openRules.append((number, first))
      for other in open.dropFirst() { groups.join(first, other) }
    }
    var numbers: [Int: Int] = [:]
    var parts: [Part] = []
    for variable in values.indices where !isKnown[variable] {
      let root = groups.root(of: variable)
      if numbers[root] == nil {
        numbers[root] = parts.count
        parts.append(Part())
      }
      parts[numbers[root] ?? 0].variables.append(variable)
    }
    for (rule, variable) in openRules {
      if let part = numbers[groups.root(of: variable)] { parts[part].rules.append(rule) }
    }
    return parts
  }

  private mutating func judge(_ number: Int) {
    let rest = rules[number].expression.substituting(value).constant
    let slack = Self.tolerance(of: rules[number].expression)
    if rules[number].relation == .lessThanOrEqual ? rest > slack : rest < -slack {
      broken.insert(number)
    }
  }

  /// Finds values for the variables of one part.
  ///
  /// Where rules that must hold would make an extent negative, those give way that come after it.
  mutating func solve(_ part: Part) {
    solve(part, extentsFirst: false)
    guard part.variables.contains(where: { isExtent($0) && values[$0] < -Self.slack }) else {
      return
    }
    reopen(part)
    broken.subtract(part.rules)
    solve(part, extentsFirst: true)
  }

  private mutating func solve(_ part: Part, extentsFirst: Bool) {
    let numbers = Dictionary(
      uniqueKeysWithValues: part.variables.enumerated().map { ($1, $0) })
    var solver = PrioritySolver(variableCount: part.variables.count, effort: Self.effortLimit)
    if extentsFirst {
      for (number, variable) in part.variables.enumerated() where isExtent(variable) {
        _ = solver.add(
          LinearExpression(variable: number), .greaterThanOrEqual, isRequired: true)
      }
    }
    for number in part.rules.sorted(by: precedes) {
      let rule = rules[number]
      let open = rule.expression.substituting(value)
      let outcome = solver.add(
        open.renumbered { numbers[$0] ?? 0 }, rule.relation, isRequired: rule.isRequired)
      switch outcome {
      case .violated where rule.isRequired: broken.insert(number)
      case .settled where rule.isStay:
        for term in open.terms { isLeftInPlace[term.variable] = true }
      default: break
      }
      guard !solver.isExhausted else {
        isExhausted = true
        effort += Self.effortLimit
        return
      }
    }
    effort += Self.effortLimit - solver.effort
    for (number, variable) in part.variables.enumerated() {
      let value = solver.value(number)
      if value.isFinite { fix(variable, at: value) }
    }
  }

  /// Which of some variables can have any value for all that must hold in a part, the earlier ones
  /// having been given theirs.
  func leavesFree(_ variables: [Int], in part: Part) -> [Bool] {
    let numbers = Dictionary(
      uniqueKeysWithValues: part.variables.enumerated().map { ($1, $0) })
    var solver = PrioritySolver(variableCount: part.variables.count, effort: Self.effortLimit)
    for number in part.rules where rules[number].isRequired && rules[number].relation == .equal {
      let open = rules[number].expression.substituting(value)
      _ = solver.add(open.renumbered { numbers[$0] ?? 0 }, .equal, isRequired: true)
    }
    return variables.map { variable in
      let side = LinearExpression(variable: numbers[variable] ?? 0)
      return solver.add(side, .equal, isRequired: true) == .settled
    }
  }

  /// Opens the variables of a part again, because a rule about them has changed.
  mutating func reopen(_ part: Part) {
    for variable in part.variables { isKnown[variable] = false }
  }

  /// What must hold comes first, equalities among it before all; the rest by its priority.
  private func precedes(_ first: Int, _ second: Int) -> Bool {
    func rank(_ rule: Rule) -> Double {
      rule.isRequired && rule.relation == .equal ? 1001 : min(1000, rule.priority)
    }
    let (left, right) = (rank(rules[first]), rank(rules[second]))
    return left == right ? first < second : left > right
  }
}
