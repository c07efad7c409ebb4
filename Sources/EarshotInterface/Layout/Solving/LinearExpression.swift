/// A sum of variables, each known by its number and taken so many times, and a constant.
struct LinearExpression {
  /// One variable and its factor.
  struct Term {
    let variable: Int
    var factor: Double
  }

  /// The variables, each at most once, in the order in which they came.
  private(set) var terms: [Term] = []
  /// What is added.
  var constant = 0.0

  /// Creates a constant.
  init(constant: Double = 0) {
    self.constant = constant
  }

  /// Creates an expression that is a variable and nothing more.
  init(variable: Int) {
    terms = [Term(variable: variable, factor: 1)]
  }

  /// Adds a variable so many times.
  mutating func add(_ variable: Int, _ factor: Double) {
    guard factor != 0 else { return }
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      terms.append(Term(variable: variable, factor: factor))
      return
    }
    terms[index].factor += factor
    if terms[index].factor.isNearZero { terms.remove(at: index) }
  }

  /// Adds another expression so many times.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, term.factor * factor) }
    constant += other.constant * factor
  }

  /// One expression plus so many times another.
  func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  /// Has variables whose values are known join the constant.
  func substituting(_ value: (Int) -> Double?) -> LinearExpression {
    var rest = LinearExpression(constant: constant)
    for term in terms {
      if let known = value(term.variable) {
        rest.constant += known * term.factor
      } else {
        rest.terms.append(term)
      }
    }
    return rest
  }

  /// The same expression with every variable under another number.
  func renumbered(_ number: (Int) -> Int) -> LinearExpression {
    var other = LinearExpression(constant: constant)
    other.terms = terms.map { Term(variable: number($0.variable), factor: $0.factor) }
    return other
  }

  /// The same expression with the opposite sign.
  var negated: LinearExpression {
    var other = LinearExpression(constant: -constant)
    other.terms = terms.map { Term(variable: $0.variable, factor: -$0.factor) }
    return other
  }
}

extension Double {
  /// Whether nothing is left of a number but what calculating has lost.
  var isNearZero: Bool { abs(self) < 1e-8 }
}
