import EarshotInterface
import EarshotModel
import Testing

/// Which constraint each method of an anchor makes, and when it is in force.
@Suite struct AnchorTests {
  private let view = View()
  private let other = View()

  private func text(_ constraint: LayoutConstraint) -> String {
    let second = constraint.secondItem == nil ? "" : " \(constraint.secondAttribute)"
    return "\(constraint.firstAttribute) \(constraint.relation)\(second)"
      + " * \(constraint.multiplier) + \(constraint.constant)"
  }

  @Test func edgesAndMiddlesAreRelated() {
    #expect(
      [
        view.leadingAnchor.constraint(equalTo: other.trailingAnchor),
        view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8),
        view.centerXAnchor.constraint(greaterThanOrEqualTo: other.leftAnchor),
        view.rightAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor, constant: 4),
        view.centerYAnchor.constraint(lessThanOrEqualTo: other.centerYAnchor),
        view.firstBaselineAnchor.constraint(
          lessThanOrEqualTo: other.lastBaselineAnchor, constant: 2),
      ].map(text) == [
        "leading equal trailing * 1.0 + 0.0", "top equal bottom * 1.0 + 8.0",
        "centerX greaterThanOrEqual left * 1.0 + 0.0", "right greaterThanOrEqual right * 1.0 + 4.0",
        "centerY lessThanOrEqual centerY * 1.0 + 0.0",
        "firstBaseline lessThanOrEqual lastBaseline * 1.0 + 2.0",
      ])
  }

  @Test func sizesAreRelated() {
    let (width, height) = (view.widthAnchor, other.heightAnchor)
    #expect(
      [
        width.constraint(equalToConstant: 20),
        width.constraint(greaterThanOrEqualToConstant: 20),
        width.constraint(lessThanOrEqualToConstant: 20),
        width.constraint(equalTo: height),
        width.constraint(equalTo: height, multiplier: 2, constant: 3),
        width.constraint(greaterThanOrEqualTo: height),
        width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3),
        width.constraint(lessThanOrEqualTo: height),
        width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 3),
      ].map(text) == [
        "width equal * 1.0 + 20.0", "width greaterThanOrEqual * 1.0 + 20.0",
        "width lessThanOrEqual * 1.0 + 20.0", "width equal height * 1.0 + 0.0",
        "width equal height * 2.0 + 3.0", "width greaterThanOrEqual height * 1.0 + 0.0",
        "width greaterThanOrEqual height * 2.0 + 3.0", "width lessThanOrEqual height * 1.0 + 0.0",
        "width lessThanOrEqual height * 2.0 + 3.0",
      ])
  }

  @Test func constraintsComeIntoForceTogetherAndGoTogether() {
    let around = View()
    for inner in [view, other] { around.addSubview(inner) }
    let constraints = [
      view.topAnchor.constraint(equalTo: other.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
    ]
    #expect(constraints.map(\.isActive) == [false, false])
    LayoutConstraint.activate(constraints)
    #expect(constraints.map(\.isActive) == [true, true])
    LayoutConstraint.deactivate(constraints)
    #expect(constraints.map(\.isActive) == [false, false])
  }
}
