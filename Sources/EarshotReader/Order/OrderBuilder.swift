// The order of a tree is made in three passes, none of which calls itself:
//
//  1. an `OrderSurvey` walks the responders, from each container to what is inside it;
//  2. `collect` puts elements and finished groups into the draft of the group around them. Where a
//     group ends, `close` sorts its draft, unless an explicit list gave the order, and hands the
//     draft to the one around it together with the place where it stands;
//  3. `assemble` turns drafts into groups. Drafts that only kept their elements together are no
//     longer needed as such, now that everything is sorted: their elements move into the group
//     around them.

import EarshotModel

/// Makes the reading order of what a survey has found (What VoiceOver does, "Order on the screen").
struct OrderBuilder {
  private enum Content {
    case element(Responder)
    case draft(Int)
  }

  private struct Draft {
    var group: OrderSurvey.Group?
    var isUnderTabBar = false
    var items: [(anchor: Anchor, content: Content)] = []
  }

  private let rules: OrderRules
  private var drafts = [Draft()]
  private var open = [0]

  /// Creates a builder of the order by some rules.
  init(rules: OrderRules) {
    self.rules = rules
  }

  /// The order of what a survey has found.
  mutating func tree(of survey: OrderSurvey) -> OrderedTree {
    for entry in survey.entries { collect(entry) }
    sort(0)
    return OrderedTree(
      groups: assemble(), anchor: rules.rows.first(of: drafts[0].items.lazy.map(\.anchor)))
  }

  // MARK: The drafts

  private mutating func collect(_ entry: OrderSurvey.Entry) {
    switch entry {
    case .element(let element, let anchor): add(.element(element), at: anchor)
    case .begin(let group):
      let around = drafts[open[open.count - 1]]
      open.append(drafts.count)
      drafts.append(
        Draft(
          group: group, isUnderTabBar: around.isUnderTabBar || around.group?.kind == .tabBar))
    case .end: close()
    }
  }

  private mutating func close() {
    let number = open.removeLast()
    sort(number)
    let draft = drafts[number]
    let first = draft.group?.rows?.anchor ?? rules.rows.first(of: draft.items.lazy.map(\.anchor))
    let place = draft.isUnderTabBar ? draft.group?.place : first ?? draft.group?.place
    guard draft.group?.rows != nil || first != nil, let place else { return }
    add(.draft(number), at: place)
  }

  private mutating func sort(_ number: Int) {
    guard drafts[number].group?.isSorted ?? true else { return }
    rules.rows.sort(&drafts[number].items, by: \.anchor)
  }

  private mutating func add(_ content: Content, at anchor: Anchor) {
    drafts[open[open.count - 1]].items.append((anchor, content))
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
      case .draft(let inner):
        guard let found = drafts[inner].group, found.kind != nil || found.rows != nil else {
          stack.append((inner, 0, group))
          continue
        }
        var made = OrderedGroup(
          container: found.container, kind: found.kind, parent: group,
          indexInParent: entries[group].count)
        entries[group].append(.group(groups.count))
        if let rows = found.rows { made.contents = .rows(rows) }
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
