import EarshotModel

/// What a walk through a tree of responders has found, in the order of the walk: all that the reading
/// order depends on, and nothing that is only said.
///
/// Two surveys that are the same lead to the same order. A survey takes a fraction of the time that
/// an order takes, so that an app which only changed a value is not ordered anew.
struct OrderSurvey {
  /// A container whose elements are kept together.
  struct Group {
    /// The container.
    let container: Responder
    /// What it means for its inside.
    let kind: ContainerKind?
    /// Whether geometry decides on the order inside, rather than an explicit list.
    let isSorted: Bool
    /// The elements that are made one by one, where the container makes them so.
    let rows: IndexedRows?
    /// Where the container itself stands, where that counts: under a tab bar, and for rows.
    let place: Anchor?
  }

  /// One thing that was found.
  enum Entry {
    /// An element and its place.
    case element(Responder, Anchor)
    /// A group begins; what follows is inside.
    case begin(Group)
    /// The group that began last ends.
    case end
  }

  /// What was found.
  private(set) var entries: [Entry] = []
  /// Keeps what was visited alive, so that no other responder takes its address for as long as the
  /// survey is compared with others.
  private var retained: [Responder] = []
  private var holdsRows = false

  private enum Step {
    case visit(Responder, scrolledBy: Point, keptTogether: Bool)
    case close
  }

  /// Walks everything under some siblings.
  ///
  /// Each responder is visited once. That ends cycles of explicit lists, and keeps lists that name the
  /// same container over and over from growing without bound.
  ///
  /// - Parameters:
  ///   - siblings: The responders.
  ///   - offset: How far they have been scrolled, in points.
  ///   - rules: What the order depends on besides.
  ///   - enclosing: Containers around the siblings that must not be found in them again.
  init(
    of siblings: [Responder], scrolledBy offset: Point = .zero, rules: OrderRules,
    enclosing: Set<ObjectIdentifier> = []
  ) {
    var visited = enclosing
    if enclosing.isEmpty {
      // A whole screen, not one row of many.
      visited.reserveCapacity(32)
      entries.reserveCapacity(32)
      retained.reserveCapacity(32)
    }
    // Whether each open group stands under a tab bar, or is one.
    var tabBars = [false]
    var steps: [Step] = []
    func push(_ responders: [Responder], scrolledBy offset: Point, keptTogether: Bool = false) {
      for responder in responders.reversed() {
        steps.append(.visit(responder, scrolledBy: offset, keptTogether: keptTogether))
      }
    }
    func begin(
      _ container: Responder, _ kind: ContainerKind?, isSorted: Bool = true,
      rows: IndexedRows? = nil, scrolledBy offset: Point
    ) {
      let isUnderTabBar = tabBars[tabBars.count - 1]
      let place =
        isUnderTabBar || rows != nil
        ? Anchor(container.accessibilityFrame, scrolledBy: offset, direction: rules.direction) : nil
      entries.append(
        .begin(
          Group(
            container: container, kind: kind, isSorted: isSorted, rows: rows, place: place)))
      tabBars.append(isUnderTabBar || kind == .tabBar)
      steps.append(.close)
    }
    push(siblings, scrolledBy: offset)
    while let step = steps.popLast() {
      guard case .visit(let responder, let offset, let keptTogether) = step else {
        tabBars.removeLast()
        entries.append(.end)
        continue
      }
      guard visited.insert(ObjectIdentifier(responder)).inserted else { continue }
      retained.append(responder)
      guard !responder.accessibilityElementsHidden else { continue }
      // What is inside is not collected where nobody looks inside.
      guard !responder.isPrunedFromAccessibility else { continue }
      if responder.isAccessibilityElement {
        let place = Anchor(
          responder.accessibilityFrame, scrolledBy: offset, direction: rules.direction)
        entries.append(.element(responder, place))
        continue
      }
      let traversal = responder.accessibilityTraversal
      guard !traversal.isPruned else { continue }
      let inside = offset.offset(x: traversal.scrollOffset.x, y: traversal.scrollOffset.y)
      let kind = ContainerKind(of: responder)
      if let elements = responder.accessibilityElements {
        begin(responder, kind, isSorted: false, scrolledBy: offset)
        push(elements, scrolledBy: inside, keptTogether: true)
      } else if traversal.usesIndexedElements, let count = responder.accessibilityElementCount(),
        count > 0
      {
        holdsRows = true
        let rows = IndexedRows(
          container: responder, count: count, rules: rules, offset: inside, enclosing: enclosing)
        begin(responder, kind, rows: rows, scrolledBy: offset)
      } else {
        if kind != nil || keptTogether || responder.shouldGroupAccessibilityChildren {
          begin(responder, kind, scrolledBy: offset)
        }
        push(Modality.reachable(among: traversal.children), scrolledBy: inside)
      }
    }
  }

  /// Whether another survey has found the same in the same places.
  ///
  /// Rows that are made one by one are not looked at, so that surveys which hold any are never the
  /// same.
  func isSame(as other: OrderSurvey) -> Bool {
    guard !holdsRows, !other.holdsRows, entries.count == other.entries.count else { return false }
    return zip(entries, other.entries).allSatisfy { $0.isSame(as: $1) }
  }
}

extension OrderSurvey.Entry {
  fileprivate func isSame(as other: OrderSurvey.Entry) -> Bool {
    switch (self, other) {
    case (.element(let element, let place), .element(let otherElement, let otherPlace)):
      element === otherElement && place == otherPlace
    case (.begin(let group), .begin(let other)):
      group.container === other.container && group.kind == other.kind
        && group.isSorted == other.isSorted && group.place == other.place
    case (.end, .end): true
    default: false
    }
  }
}
