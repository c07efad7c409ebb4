import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Constraints place views; numbers are points.
@Suite struct ConstraintLayoutTests {
  private let app = TestApp()
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private let first = View(frame: Rect(x: 5, y: 6, width: 40, height: 30))
  private let second = View(frame: Rect(x: 7, y: 8, width: 50, height: 20))

  init() {
    root.addSubview(first)
    root.addSubview(second)
    app.window.addSubview(root)
  }

  private typealias Rule = LayoutConstraint

  private func place(_ rules: [LayoutConstraint]) -> [String] {
    root.constraints = rules
    root.setNeedsLayout()
    app.application.update()
    return [first, second].map { TreeText.text(of: $0.frame) }
  }

  @Test func edgesSidesAndMiddles() {
    #expect(
      place([
        Rule(item: first, attribute: .leading, toItem: root, attribute: .leading, constant: 10),
        Rule(item: root, attribute: .trailing, toItem: first, attribute: .trailing, constant: 20),
        Rule(item: first, attribute: .top, toItem: root, attribute: .top, constant: 30),
        Rule(item: first, attribute: .height, constant: 44),
        Rule(item: second, attribute: .top, toItem: first, attribute: .bottom, constant: 8),
        Rule(item: second, attribute: .centerX, toItem: root, attribute: .centerX),
        Rule(
          item: second, attribute: .width, toItem: first, attribute: .width, multiplier: 0.5),
        Rule(
          item: second, attribute: .height, toItem: second, attribute: .width, multiplier: 0.25),
      ]) == ["10 30 270 44", "82.5 82 135 34"])
  }

  @Test func whatNothingMovesStays() {
    #expect(
      place([Rule(item: first, attribute: .width, constant: 60)]) == ["5 6 60 30", "7 8 50 20"])
  }

  @Test func theHigherPriorityWinsAndContradictionsAreLeftOut() {
    let rules = [
      Rule(item: first, attribute: .width, constant: 100, priority: 500),
      Rule(item: first, attribute: .width, constant: 80, priority: 750),
      Rule(item: second, attribute: .width, constant: 70),
      Rule(item: second, attribute: .width, constant: 90),
    ]
    #expect(place(rules) == ["5 6 80 30", "7 8 70 20"])
    rules[1].isActive = false
    #expect(place(rules) == ["5 6 100 30", "7 8 70 20"])
  }

  @Test func aRuleThatChangesOrIsAddedPlacesWhatWasDrawn() {
    let indent = Rule(
      item: first, attribute: .left, toItem: root, attribute: .left, constant: 10)
    root.constraints = [indent]
    root.acceptDrawnLayout()
    func frames() -> [String] {
      app.application.update()
      return [first, second].map { TreeText.text(of: $0.frame) }
    }
    #expect(frames() == ["5 6 40 30", "7 8 50 20"])
    indent.constant = 20
    #expect(frames() == ["20 6 40 30", "7 8 50 20"])
    root.constraints.append(Rule(item: second, attribute: .width, constant: 70))
    #expect(frames() == ["20 6 40 30", "7 8 70 20"])
    indent.isActive = false
    indent.constant = 90
    #expect(frames() == ["20 6 40 30", "7 8 70 20"])
  }

  @Test func whatContradictsIsToldOnceUntilItHoldsAgain() {
    var warnings: [String] = []
    app.application.observe { event in
      if case .warning(let text) = event { warnings.append(text) }
    }
    first.accessibilityIdentifier = "first"
    let rules = [
      Rule(item: first, attribute: .width, constant: 70),
      Rule(
        item: first, attribute: .width, toItem: root, attribute: .width, multiplier: 0.5,
        constant: -8, identifier: "half"),
    ]
    let told =
      "cannot satisfy all constraints at once, and broke "
      + "first.width = 0.5 × View.width − 8 (half)"
    _ = place(rules)
    #expect(warnings == [told])
    _ = place(rules)
    #expect(warnings == [told], "the same again says nothing new")
    rules[0].isActive = false
    #expect(place(rules)[0] == "5 6 142 30" && !rules[1].isBroken)
    rules[0].isActive = true
    _ = place(rules)
    #expect(warnings == [told, told])
    app.application.observe(nil)
  }

  /// What cannot be seen contradicts nothing.
  @Test(arguments: [(0.0, false), (-0.0001, false), (-0.0002, true), (1, false)])
  func distancesThatNobodySeesAreNone(bound: Double, isBroken: Bool) {
    let rules = [
      Rule(item: first, attribute: .left, toItem: root, attribute: .left),
      Rule(
        item: first, attribute: .left, relatedBy: .lessThanOrEqual, toItem: root, attribute: .left,
        constant: bound),
    ]
    _ = place(rules)
    #expect(rules[1].isBroken == isBroken)
  }

  @Test func inequalitiesOnlyPush() {
    #expect(
      place([
        Rule(item: first, attribute: .left, toItem: root, attribute: .left, constant: 5),
        Rule(
          item: first, attribute: .width, relatedBy: .greaterThanOrEqual, constant: 60),
        Rule(
          item: second, attribute: .width, relatedBy: .greaterThanOrEqual, constant: 20),
        Rule(
          item: second, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: first,
          attribute: .trailing, constant: 5),
      ]) == ["5 6 60 30", "70 8 50 20"])
  }

  @Test func guidesAndMarginsKeepTheirDistance() {
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    #expect(
      place([
        Rule(item: first, attribute: .top, toItem: root.safeAreaLayoutGuide, attribute: .top),
        Rule(item: first, attribute: .left, toItem: root, attribute: .leftMargin),
        Rule(item: second, attribute: .bottom, toItem: root, attribute: .bottomMargin),
      ]) == ["8 47 40 30", "7 172 50 20"])
  }

  @Test func stacksAndWhatIsInsideAreSolvedTogether() {
    let stack = StackView(arrangedSubviews: [
      View(frame: Rect(x: 0, y: 0, width: 10, height: 20)),
      View(frame: Rect(x: 0, y: 0, width: 10, height: 40)),
    ])
    (stack.axis, stack.spacing, stack.distribution) = (.vertical, 10, .fillEqually)
    root.addSubview(stack)
    root.constraints = [LayoutConstraint.Attribute.leading, .trailing, .top, .bottom].map {
      Rule(item: stack, attribute: $0, toItem: root, attribute: $0)
    }
    root.setNeedsLayout()
    app.application.update()
    #expect(
      stack.arrangedSubviews.map { TreeText.text(of: $0.frame) }
        == ["0 0 300 95", "0 105 300 95"])
  }

  /// However rules are drawn, the layout ends, sizes are finite, and every required rule that was not
  /// told to be broken holds.
  @Test func randomRulesEndAndHold() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    print("ConstraintLayoutTests seed \(seed)")
    let attributes = LayoutConstraint.Attribute.allCases
    var held = 0
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let views = (0..<4).map { _ in View(frame: Rect(x: 1, y: 2, width: 30, height: 40)) }
      for view in views { root.addSubview(view) }
      let items = views + [root]
      let rules = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Rule(
          item: items.randomElement(using: &random),
          attribute: attributes.randomElement(using: &random) ?? .left,
          relatedBy: LayoutConstraint.Relation.allCases.randomElement(using: &random) ?? .equal,
          toItem: Bool.random(using: &random) ? items.randomElement(using: &random) : nil,
          attribute: attributes.randomElement(using: &random) ?? .left,
          multiplier: [1, 0.5, -1, 0].randomElement(using: &random) ?? 1,
          constant: Double(Int.random(in: -100...400, using: &random)),
          priority: [1000, 999, 250, 1].randomElement(using: &random) ?? 1000)
      }
      _ = place(rules)
      for rule in rules where rule.priority == 1000 && !rule.isBroken {
        guard let rest = distance(of: rule) else { continue }
        held += 1
        #expect(rest <= 2, "\(rule.firstAttribute) \(rule.relation) \(rule.secondAttribute)")
      }
      for view in views {
        #expect(view.frame.width >= 0 && view.frame.width.isFinite && view.frame.minX.isFinite)
        view.removeFromSuperview()
      }
    }
    #expect(held > 0)
  }

  /// How far a rule is from holding, in points, as the frames say; `nil` for margins and base lines,
  /// which frames do not tell, and for rules about nothing.
  private func distance(of rule: LayoutConstraint) -> Double? {
    guard let left = Self.value(rule.firstAttribute, of: rule.firstItem) else { return nil }
    var right = rule.constant
    if rule.secondAttribute != .notAnAttribute {
      guard let value = Self.value(rule.secondAttribute, of: rule.secondItem) else { return nil }
      right += value * rule.multiplier
    }
    switch rule.relation {
    case .equal: return abs(left - right)
    case .lessThanOrEqual: return max(0, left - right)
    case .greaterThanOrEqual: return max(0, right - left)
    }
  }

  private static func value(_ attribute: Rule.Attribute, of item: AnyObject?) -> Double? {
    guard let view = item as? View else { return nil }
    // Everything stands in the outermost view, which is at the origin.
    let frame = view.frame
    switch attribute {
    case .left, .leading: return frame.minX
    case .right, .trailing: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.center.x
    case .centerY: return frame.center.y
    default: return nil
    }
  }
}
