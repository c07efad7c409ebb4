// The order of a tree is made in two passes, neither of which calls itself:
//
//  1. `visit` walks the responders, from each container to what is inside it, and collects elements
//     and finished groups in the draft of the group around them. When the walk leaves a group,
//     `close` sorts its draft, unless an explicit list gave the order, and hands the draft to the
//     one around it together with the place where it stands.
//  2. `assemble` turns drafts into groups. Drafts that only kept their elements together are no
//     longer needed as such, now that everything is sorted: their elements move into the group
//     around them.
//
// A responder is visited once. That ends cycles of explicit lists, and keeps lists that name the
// same container over and over from growing without bound.

import EarshotModel

/// Makes the reading order of a tree of responders (facts/voiceover.md §2).
struct OrderBuilder {
  private enum Content {
    case element(Responder)
    case draft(Int)
  }

  private struct Draft {
    var container: Responder?
    var kind: ContainerKind?
    var isSorted = true
    var isUnderTabBar = false
    var rows: IndexedRows?
    var offset = Point.zero
    var items: [(anchor: Anchor, content: Content)] = []
  }

  private enum Step {
    case visit(Responder, scrolledBy: Point, keptTogether: Bool)
    case close
  }

  private let rules: OrderRules
  private let enclosing: Set<ObjectIdentifier>
  private var visited: Set<ObjectIdentifier>
  /// Keeps what was visited alive, so that no other responder takes its address during the walk.
  private var retained: [Responder] = []
  private var drafts: [Draft] = []
  private var open: [Int] = []
  private var steps: [Step] = []

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - rules: What the order depends on.
  ///   - enclosing: Containers around the tree that must not be found in it again.
  init(rules: OrderRules, enclosing: Set<ObjectIdentifier> = []) {
    self.rules = rules
    self.enclosing = enclosing
    visited = enclosing
  }

  /// The order of everything under some siblings, which stand as if scrolled by `offset` points.
  mutating func tree(of siblings: [Responder], scrolledBy offset: Point = .zero) -> OrderedTree {
    drafts = [Draft()]
    open = [0]
    push(siblings, scrolledBy: offset)
    while let step = steps.popLast() {
      switch step {
      case .visit(let responder, let offset, let keptTogether):
        visit(responder, scrolledBy: offset, keptTogether: keptTogether)
      case .close: close()
      }
    }
    sort(0)
    return OrderedTree(
      groups: assemble(), anchor: rules.rows.first(of: drafts[0].items.map(\.anchor)))
  }

  // MARK: The walk

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
    guard visited.insert(ObjectIdentifier(responder)).inserted else { return }
    retained.append(responder)
    guard !responder.accessibilityElementsHidden else { return }
    let traversal = responder.accessibilityTraversal
    guard !traversal.isPruned else { return }
    if responder.isAccessibilityElement {
      add(.element(responder), at: anchor(of: responder, scrolledBy: offset))
      return
    }
    let inside = offset.offset(x: traversal.scrollOffset.x, y: traversal.scrollOffset.y)
    var draft = Draft(container: responder, kind: ContainerKind(of: responder), offset: offset)
    if let elements = responder.accessibilityElements {
      draft.isSorted = false
      begin(draft)
      push(elements, scrolledBy: inside, keptTogether: true)
    } else if traversal.usesIndexedElements, let count = responder.accessibilityElementCount(),
      count > 0
    {
      draft.rows = IndexedRows(
        container: responder, count: count, rules: rules, offset: inside, enclosing: enclosing)
      begin(draft)
    } else {
      if draft.kind != nil || keptTogether || responder.shouldGroupAccessibilityChildren {
        begin(draft)
      }
      push(Modality.reachable(among: traversal.children), scrolledBy: inside)
    }
  }

  private mutating func begin(_ draft: Draft) {
    var draft = draft
    let around = drafts[open[open.count - 1]]
    draft.isUnderTabBar = around.isUnderTabBar || around.kind == .tabBar
    open.append(drafts.count)
    drafts.append(draft)
    steps.append(.close)
  }

  private mutating func close() {
    let number = open.removeLast()
    sort(number)
    let draft = drafts[number]
    let first = draft.rows?.anchor ?? rules.rows.first(of: draft.items.map(\.anchor))
    guard draft.rows != nil || first != nil, let container = draft.container else { return }
    let own = anchor(of: container, scrolledBy: draft.offset)
    add(.draft(number), at: draft.isUnderTabBar ? own : first ?? own)
  }

  private mutating func sort(_ number: Int) {
    guard drafts[number].isSorted else { return }
    rules.rows.sort(&drafts[number].items, by: \.anchor)
  }

  private mutating func add(_ content: Content, at anchor: Anchor) {
    drafts[open[open.count - 1]].items.append((anchor, content))
  }

  private func anchor(of responder: Responder, scrolledBy offset: Point) -> Anchor {
    Anchor(responder.accessibilityFrame, scrolledBy: offset, direction: rules.direction)
  }

  // MARK: The groups

  private func assemble() -> [OrderedGroup] {
    var groups = [OrderedGroup()]
    var entries: [[OrderedGroup.Entry]] = [[]]
    var stack = [(draft: 0, next: 0, group: 0)]
    while let (draft, next, group) = stack.popLast() {
      guard next < drafts[draft].items.count else { continue }
      stack.append((draft, next + 1, group))
      switch drafts[draft].items[next].content {
      case .element(let element):
        entries[group].append(.element(element))
      case .draft(let inner) where drafts[inner].kind == nil && drafts[inner].rows == nil:
        stack.append((inner, 0, group))
      case .draft(let inner):
        var made = OrderedGroup(
          container: drafts[inner].container, kind: drafts[inner].kind, parent: group,
          indexInParent: entries[group].count)
        entries[group].append(.group(groups.count))
        if let rows = drafts[inner].rows { made.contents = .rows(rows) }
        stack.append((inner, 0, groups.count))
        groups.append(made)
        entries.append([])
      }
    }
    for number in groups.indices {
      if case .entries = groups[number].contents {
        groups[number].contents = .entries(entries[number])
      }
    }
    return groups
  }
}
