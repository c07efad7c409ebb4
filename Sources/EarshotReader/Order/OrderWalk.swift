// The walk goes through a tree without calling itself:
//
//  1. `steps` holds what is still to be visited, what comes next last. Groups put a step behind what
//     is inside them that ends them;
//  2. a responder that was visited before is passed over. That ends cycles of explicit lists, and
//     keeps lists that name the same container over and over from growing without bound;
//  3. what is found goes into an `OrderRecord`, which knows whether all of it was found before.

import EarshotModel

/// Walks a tree of responders for an ``OrderSurvey`` (What VoiceOver does, "What can be reached").
struct OrderWalk {
  private enum Step {
    case visit(Responder, scrolledBy: Point, keptTogether: Bool)
    /// The group that began last ends; whether it stands under a tab bar.
    case close(isUnderTabBar: Bool)
  }

  private var record: OrderRecord
  private let rules: OrderRules
  /// Containers of rows around the walk, which cannot stand in it again.
  private let enclosing: Set<ObjectIdentifier>
  private var steps: [Step] = []
  /// Whether the walk is inside a tab bar.
  private var isUnderTabBar = false

  /// How many steps wait at most on an ordinary screen.
  private static let usualSteps = 32

  /// Creates a walk that finds everything anew.
  init(rules: OrderRules, enclosing: Set<ObjectIdentifier>) {
    self.rules = rules
    self.enclosing = enclosing
    record = OrderRecord(besides: enclosing)
  }

  /// Creates a walk that notes only what is no longer as it was found.
  init(rules: OrderRules, repeating survey: OrderSurvey) {
    self.rules = rules
    enclosing = []
    record = OrderRecord(repeating: survey)
    steps.reserveCapacity(Self.usualSteps)
  }

  /// Walks everything under some siblings, scrolled by so many points.
  ///
  /// - Returns: What was found, or `nil` when it is what was found before.
  consuming func survey(_ siblings: [Responder], scrolledBy offset: Point) -> OrderSurvey? {
    push(siblings, scrolledBy: offset)
    while let step = steps.popLast() {
      switch step {
      case .visit(let responder, let offset, let keptTogether):
        visit(responder, scrolledBy: offset, keptTogether: keptTogether)
      case .close(let wasUnderTabBar):
        isUnderTabBar = wasUnderTabBar
        record.append(.end)
      }
    }
    return record.finished()
  }

  private mutating func push(
    _ responders: [Responder], scrolledBy offset: Point, keptTogether: Bool = false
  ) {
    for responder in responders.reversed() {
      steps.append(.visit(responder, scrolledBy: offset, keptTogether: keptTogether))
    }
  }

  private mutating func visit(
    _ responder: Responder, scrolledBy offset: Point, keptTogether: Bool
  ) {
    guard record.visit(responder) else { return }
    guard !responder.accessibilityElementsHidden else { return }
    // What is inside is not collected where nobody looks inside.
    guard !responder.isPrunedFromAccessibility else { return }
    guard !responder.isAccessibilityElement else {
      return record.append(.element(responder, place(of: responder, scrolledBy: offset)))
    }
    let traversal = responder.accessibilityTraversal
    guard !traversal.isPruned else { return }
    let inside = offset.offset(x: traversal.scrollOffset.x, y: traversal.scrollOffset.y)
    let kind = ContainerKind(of: responder)
    if let elements = responder.accessibilityElements {
      begin(responder, kind, isSorted: false, scrolledBy: offset)
      push(elements, scrolledBy: inside, keptTogether: true)
    } else if traversal.usesIndexedElements, let count = responder.accessibilityElementCount(),
      count > 0
    {
      let rows = IndexedRows(
        container: responder, count: count, rules: rules, offset: inside, enclosing: enclosing)
      begin(responder, kind, rows: rows, scrolledBy: offset)
    } else {
      let isInOrder = traversal.arrangement == .inOrder
      if kind != nil || keptTogether || traversal.arrangement != .byPlace
        || responder.shouldGroupAccessibilityChildren
      {
        begin(responder, kind, isSorted: !isInOrder, scrolledBy: offset)
      }
      push(
        Modality.reachable(among: traversal.children), scrolledBy: inside, keptTogether: isInOrder)
    }
  }

  private mutating func begin(
    _ container: Responder, _ kind: ContainerKind?, isSorted: Bool = true,
    rows: IndexedRows? = nil, scrolledBy offset: Point
  ) {
    let place = isUnderTabBar || rows != nil ? place(of: container, scrolledBy: offset) : nil
    record.append(
      .begin(
        OrderSurvey.Group(
          container: container, kind: kind, isSorted: isSorted, rows: rows, place: place)))
    steps.append(.close(isUnderTabBar: isUnderTabBar))
    isUnderTabBar = isUnderTabBar || kind == .tabBar
  }

  private func place(of responder: Responder, scrolledBy offset: Point) -> Anchor {
    Anchor(responder.accessibilityFrame, scrolledBy: offset, direction: rules.direction)
  }
}

/// Which of some siblings are out of reach because another one is modal.
enum Modality {
  /// The siblings that can be reached: the last visible modal one alone, or all when none is modal.
  ///
  /// A modal sibling hides the others even when nothing is in it (What VoiceOver does, "What can be
  /// reached"); one that is itself hidden does not, or the screen would be silent.
  static func reachable(among siblings: [Responder]) -> [Responder] {
    let modal = siblings.last { $0.accessibilityViewIsModal && !isHidden($0) }
    return modal.map { [$0] } ?? siblings
  }

  private static func isHidden(_ responder: Responder) -> Bool {
    responder.accessibilityElementsHidden || responder.accessibilityTraversal.isPruned
  }
}
