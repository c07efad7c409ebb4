import EarshotInterface
import EarshotModel
import Testing

/// A rule that an app takes out of force and puts in force again (`isActive`).
@Suite struct ConstraintActivationTests {
  @Test func aRuleThatNobodyKeepsGoesToTheViewAroundBoth() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let (box, first, second) = (View(), View(), View())
    root.addSubview(box)
    box.addSubview(first)
    box.addSubview(second)
    let rule = LayoutConstraint(
      item: first, attribute: .leading, toItem: second, attribute: .leading)
    #expect(!rule.isActive && box.constraints.isEmpty)
    rule.isActive = true
    #expect(box.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(rule)])
    rule.isActive = false
    rule.isActive = true
    #expect(box.constraints.count == 1 && root.constraints.isEmpty)
    let width = LayoutConstraint(item: first, attribute: .width, constant: 40)
    width.isActive = true
    #expect(first.constraints.count == 1)
    root.layoutIfNeeded()
    #expect(first.frame.width == 40)
  }

  @Test func aRuleBetweenViewsThatShareNothingIsKeptNowhere() {
    let rule = LayoutConstraint(
      item: View(), attribute: .leading, toItem: View(), attribute: .leading)
    rule.isActive = true
    let gone = LayoutConstraint(item: nil, attribute: .leading)
    gone.isActive = true
    #expect(!rule.isActive && !gone.isActive)
  }
}
