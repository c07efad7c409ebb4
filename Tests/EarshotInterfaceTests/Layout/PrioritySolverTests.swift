import EarshotTestSupport
import Testing

@testable import EarshotInterface

/// Rules about numbers, the more important ones first.
@Suite struct PrioritySolverTests {
  private typealias Relation = LayoutConstraint.Relation

  private struct Rule {
    let expression: LinearExpression
    let relation: Relation

    /// How far the rule is from holding.
    func violation(_ value: (Int) -> Double) -> Double {
      let left = expression.terms.reduce(expression.constant) {
        $0 + $1.factor * value($1.variable)
      }
      return switch relation {
      case .equal: abs(left)
      case .lessThanOrEqual: max(0, left)
      case .greaterThanOrEqual: max(0, -left)
      }
    }
  }

  private static let variableCount = 5

  private static func violations(of rules: [Rule]) -> [Double] {
    var solver = PrioritySolver(variableCount: variableCount, effort: 1_000_000)
    for rule in rules { _ = solver.add(rule.expression, rule.relation, isRequired: false) }
    return rules.map { $0.violation(solver.value) }
  }

  private static func rule(_ random: inout SeededGenerator) -> Rule {
    var expression = LinearExpression(constant: Double(Int.random(in: -50...50, using: &random)))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      expression.add(
        Int.random(in: 0..<variableCount, using: &random),
        [1, -1, 0.5, 2].randomElement(using: &random) ?? 1)
    }
    return Rule(
      expression: expression, relation: Relation.allCases.randomElement(using: &random) ?? .equal)
  }

  /// A rule that comes later never takes anything away from those before.
  @Test func laterRulesTakeNothingAway() {
    let seed = UInt64.random(in: .min ... .max)
    print("PrioritySolverTests seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let rules = (0..<Int.random(in: 2...12, using: &random)).map { _ in Self.rule(&random) }
      let all = Self.violations(of: rules)
      for count in 1..<rules.count {
        let some = Self.violations(of: Array(rules.prefix(count)))
        #expect(abs(some[count - 1] - all[count - 1]) < 0.001)
      }
    }
  }

  @Test func aRuleThatCannotHoldIsViolatedAsLittleAsPossible() {
    var solver = PrioritySolver(variableCount: 1, effort: 1_000)
    func rule(_ constant: Double) -> LinearExpression {
      var expression = LinearExpression(variable: 0)
      expression.constant = -constant
      return expression
    }
    #expect(solver.add(rule(10), .greaterThanOrEqual, isRequired: true) == .settled)
    #expect(solver.add(rule(30), .lessThanOrEqual, isRequired: true) == .held)
    #expect(solver.add(rule(50), .equal, isRequired: false) == .violated)
    #expect(solver.value(0) == 30)
    #expect(solver.add(rule(20), .equal, isRequired: true) == .violated)
    #expect(solver.value(0) == 30)
  }

  /// Ten times as many screens cost ten times as much; one part that is too much ends.
  @Test func effortGrowsWithTheNumberOfParts() {
    func effort(_ count: Int) -> Int {
      var problem = LayoutProblem(variableCount: count * 40) { _ in false }
      for part in 0..<count {
        for variable in 1..<40 {
          var gap = LinearExpression(variable: part * 40 + variable)
          gap.add(part * 40 + variable - 1, -1)
          gap.constant = -8
          problem.add(gap, .greaterThanOrEqual)
          problem.add(LinearExpression(variable: part * 40 + variable), .equal, priority: 250)
        }
      }
      problem.settleByEqualities()
      for part in problem.parts() { problem.solve(part) }
      #expect(!problem.isExhausted)
      return problem.effort
    }
    #expect(effort(100) <= effort(10) * 12)
  }
}
