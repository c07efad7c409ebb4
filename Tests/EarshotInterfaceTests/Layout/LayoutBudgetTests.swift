import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Layouts that are too much, and numbers that are none.
@Suite struct LayoutBudgetTests {
  private let app = TestApp()
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  private func warnings(_ body: () -> Void) -> [String] {
    var warnings: [String] = []
    app.application.observe { event in
      if case .warning(let text) = event { warnings.append(text) }
    }
    body()
    app.application.observe(nil)
    return warnings
  }

  private func chain(of count: Int, _ relation: LayoutConstraint.Relation) {
    var rules: [LayoutConstraint] = []
    var before: View?
    for _ in 0..<count {
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(view)
      if let before {
        rules.append(
          LayoutConstraint(
            item: view, attribute: .left, relatedBy: relation, toItem: before, attribute: .left,
            constant: 1, priority: relation == .equal ? 1000 : 500))
      }
      before = view
    }
    root.constraints = rules
    app.window.addSubview(root)
  }

  @Test func aLongChainOfEqualitiesIsPlaced() {
    chain(of: 2_000, .equal)
    #expect(warnings { app.application.update() } == [])
    #expect(root.subviews.last?.frame.minX == 1_999)
  }

  @Test func onePartThatIsTooMuchEndsWithANote() {
    chain(of: 10_001, .greaterThanOrEqual)
    let told = warnings { app.application.update() }
    #expect(told.count <= 1 && told.allSatisfy { $0.contains("stays where it was") })
  }

  @Test func aHundredThousandConstraintsAreLeftToMasks() {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    root.constraints = (0..<100_000).map {
      LayoutConstraint(item: view, attribute: .left, constant: Double($0))
    }
    app.window.addSubview(root)
    #expect(
      warnings { app.application.update() } == [
        "View has too many constraints and views to be placed by them; "
          + "autoresizing places what is inside"
      ])
    #expect(TreeText.text(of: view.frame) == "1 2 3 4")
  }

  @Test func aFrameThatIsNotFiniteIsNone() {
    app.window.addSubview(root)
    let text = "View was given a frame that is not finite; it has no size now"
    let wrong = Rect(x: .nan, y: 0, width: 10, height: 10)
    #expect(warnings { root.frame = wrong } == [text] && root.frame == .zero)
    root.frame = Rect(x: 1, y: 1, width: 5, height: 5)
    #expect(warnings { root.center = Point(x: .infinity, y: 0) } == [text])
    root.bounds = Rect(x: 0, y: 0, width: -Double.infinity, height: 3)
    #expect(root.frame == .zero && View(frame: wrong).frame == .zero)
  }

  @Test func constraintsWithoutANumberSayNothing() {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    root.constraints = [Double.nan, .infinity].flatMap { number in
      [
        LayoutConstraint(item: view, attribute: .left, constant: number),
        LayoutConstraint(
          item: view, attribute: .width, toItem: root, attribute: .width, multiplier: number),
        LayoutConstraint(item: view, attribute: .height, constant: 9, priority: number),
      ]
    }
    root.layoutIfNeeded()
    #expect(TreeText.text(of: view.frame) == "1 2 3 9")
  }
}
