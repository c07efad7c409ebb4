import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotTestSupport
import EarshotWalks
import Testing

/// What holds for a walk through any app.
@Suite("Laws of walks")
struct WalkLawTests {
  @Test("The same app gives the same findings by the same ways", arguments: 1...12)
  func isRepeatable(_ number: Int) throws {
    let seed = UInt64(20_261_125 + number)
    let first = try Self.walk(seed: seed)
    let second = try Self.walk(seed: seed)
    #expect(first.findings == second.findings, "seed \(seed)")
    #expect(first.coverage == second.coverage, "seed \(seed)")
  }

  @Test("A walk leaves none of the apps behind that it has started", arguments: 1...20)
  func nothingIsLeft(_ number: Int) throws {
    let seed = UInt64(20_261_127 + number)
    print("WalkLawTests: seed \(seed)")
    var made: [() -> Application?] = []
    var app = Self.app(seed: seed)
    let make = app.make
    app.make = {
      let application = try make()
      made.append { [weak application] in application }
      return application
    }
    let budget = WalkBudget(states: 5)
    let alone = try Self.walk(seed: seed, budget: budget)
    let first = try AppWalk(app, budget: budget).walk()
    #expect(first.findings == alone.findings && first.coverage == alone.coverage, "seed \(seed)")
    #expect(made.count > 1 && made.allSatisfy { $0() == nil }, "seed \(seed)")
  }

  @Test("A budget ends a walk, and what was left is named")
  func budgetEndsTheWalk() throws {
    let result = try Self.walk(seed: 7, budget: WalkBudget(states: 2))
    #expect(result.coverage.states == 2)
    #expect(result.coverage.cuts == ["2 states were explored"])
    #expect(!result.coverage.isWhole)
    #expect(result.coverage.unexplored.allSatisfy { !$0.isEmpty })
  }

  private static func walk(
    seed: UInt64, budget: WalkBudget = WalkBudget(states: 12)
  ) throws -> WalkResult {
    try AppWalk(app(seed: seed), budget: budget).walk()
  }

  /// An app of some screens that lead to each other, with faults by chance.
  private static func app(seed: UInt64) -> WalkedApp {
    WalkedApp(name: "Random") {
      let application = Application()
      let window = Window(
        application: application, frame: Rect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = NavigationController(rootViewController: panel(seed, depth: 0))
      window.makeKeyAndVisible()
      return application
    }
  }

  private static func panel(_ seed: UInt64, depth: Int) -> Panel {
    Panel("Screen \(depth)") { panel in
      var random = SeededGenerator(seed: seed &+ UInt64(depth))
      panel.heading("Screen \(depth) of \(seed)")
      for number in 0..<Int.random(in: 3...6, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: panel.text("Text \(number)")
        case 1: panel.add("Dead \(number)", .button)
        case 2 where depth < 3:
          panel.button("Further \(number)") { [weak panel] in
            let next = self.panel(seed &+ UInt64(number), depth: depth + 1)
            panel?.navigationController?.pushViewController(next, animated: true)
          }
        case 3:
          let value = panel.add("Value \(number)", .adjustable)
          value.accessibilityValue = "1"
          value.onAdjust = { [weak value] step in
            value?.accessibilityValue =
              "\((value?.accessibilityValue.flatMap { Int($0) } ?? 0) + step)"
          }
        case 4:
          let hidden = panel.text("Error \(number)")
          hidden.isHidden = true
          panel.button("Show \(number)") { hidden.isHidden.toggle() }
        default: panel.button("Say \(number)", saying: "Said \(number)")
        }
      }
    }
  }
}
