import EarshotModel

/// The targets of a screen on which smaller ones lie that do the same, so that touches around those count as well.
///
/// Nothing is looked through before it is asked for: most screens have no small target.
final class TargetTwins {
  private let elements: [AuditedElement]
  private let targets: [AuditedElement]
  private lazy var areas = RectTree(
    targets.map { RectTree.Entry(number: $0.index, rect: $0.touchFrame) })

  /// Asks about a screen.
  init(_ context: RuleContext) {
    elements = context.screen.elements
    targets = context.screen.stopElements.filter { $0.takesTouches }
  }

  /// Whether an element lies on another one that does the same and has at least so many points each way.
  func isUnder(_ element: AuditedElement, atLeast size: Double) -> Bool {
    let twin = areas.first(.around, element.frame) { [elements] number in
      let other = elements[number]
      return number != element.index && other.doesTheSame(as: element)
        && min(other.touchSize.width, other.touchSize.height) >= size
    }
    return twin != nil
  }
}
