public import EarshotModel

/// The elements of a screen in the order in which the cursor visits them.
///
/// The order under a root is worked out when it is first needed, and does not follow later changes:
/// make a new one after the screen has changed. A step from one stop to the next costs the same in
/// a small screen and in a large one.
public final class ReadingOrder {
  /// The roots that can be reached, from the back to the front.
  public let roots: [Responder]
  private let rules: OrderRules
  private var surveys: [OrderSurvey?]
  private var trees: [OrderedTree?]

  /// How many rows without anything in them are passed over before a container counts as ended.
  private static let emptyRowLimit = 10_000
  /// How many rows are made in search of an element.
  private static let rowLimit = 100_000

  /// Creates the order of some roots.
  ///
  /// - Parameters:
  ///   - roots: The trees to read, from the back to the front; a modal one hides the others.
  ///   - idiom: The kind of device, which sets how tall a row may be.
  ///   - layoutDirection: The side on which rows begin.
  public convenience init(
    roots: [Responder], idiom: InterfaceIdiom = .phone,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      reachable: Modality.reachable(among: roots),
      rules: OrderRules(idiom: idiom, direction: layoutDirection))
  }

  /// Creates the order of other roots by the rules of another order.
  convenience init(like other: ReadingOrder, roots: [Responder]) {
    self.init(reachable: roots, rules: other.rules)
  }

  private init(reachable roots: [Responder], rules: OrderRules) {
    self.roots = roots
    self.rules = rules
    surveys = Array(repeating: nil, count: roots.count)
    trees = Array(repeating: nil, count: roots.count)
  }

  /// The kind of device whose screen is read.
  var idiom: InterfaceIdiom { rules.idiom }

  /// The side on which rows begin.
  var layoutDirection: LayoutDirection { rules.direction }

  /// The first stop, or `nil` when there is nothing to read.
  public var first: Stop? { firstStop(fromRoot: 0) }

  /// The last stop, or `nil` when there is nothing to read.
  public var last: Stop? { lastStop(fromRoot: roots.count - 1) }

  /// The stop behind another, or `nil` at the end.
  public func stop(after stop: Stop) -> Stop? { self.stop(from: stop, stepping: .next) }

  /// The stop before another, or `nil` at the start.
  public func stop(before stop: Stop) -> Stop? { self.stop(from: stop, stepping: .previous) }

  /// Every stop from the first to the last; containers that make elements on demand are asked for
  /// them on the way.
  public var stops: some Sequence<Stop> {
    sequence(state: nil as Stop?) { previous in
      previous = previous.map { self.stop(after: $0) } ?? self.first
      return previous
    }
  }

  /// The stop of an element, or `nil` when the cursor cannot reach it.
  public func stop(at element: Responder) -> Stop? {
    for root in roots.indices {
      if let path = path(to: element, in: tree(ofRoot: root)) {
        return Stop(element: element, root: root, path: path)
      }
    }
    return nil
  }

  /// The elements under a root that exist already; rows made one by one only as far as they were.
  func knownElements(ofRoot number: Int) -> [Responder] { tree(ofRoot: number).knownElements }

  /// The elements under all roots that exist already.
  var knownElements: [Responder] { roots.indices.flatMap { knownElements(ofRoot: $0) } }

  /// Whether there are containers of a kind of the rotor, as far as rows made one by one were made.
  func holdsContainers(of kind: RotorKind) -> Bool {
    roots.indices.contains { root in
      tree(ofRoot: root).knownTrees.contains { tree in
        tree.groups.contains { group in
          guard let container = group.kind else { return false }
          return kind.holds(container) && (kind != .containers || group.isStopOfItsOwn)
        }
      }
    }
  }

  func tree(ofRoot number: Int) -> OrderedTree {
    if let tree = trees[number] { return tree }
    var builder = OrderBuilder(rules: rules)
    let tree = builder.tree(of: survey(ofRoot: number))
    trees[number] = tree
    return tree
  }

  private func survey(ofRoot number: Int) -> OrderSurvey {
    if let survey = surveys[number] { return survey }
    let survey = OrderSurvey(of: [roots[number]], rules: rules)
    surveys[number] = survey
    return survey
  }

  /// Looks at the roots of a host again.
  ///
  /// - Parameters:
  ///   - roots: The trees to read, from the back to the front.
  ///   - idiom: The kind of device.
  ///   - layoutDirection: The side on which rows begin.
  /// - Returns: The order as it is now, or `nil` when it is this one, as far as this one was made.
  func changed(
    roots: [Responder], idiom: InterfaceIdiom, layoutDirection: LayoutDirection
  ) -> ReadingOrder? {
    let roots = Modality.reachable(among: roots)
    let presentRules = OrderRules(idiom: idiom, direction: layoutDirection)
    guard rules == presentRules, self.roots.elementsEqual(roots, by: ===) else {
      return ReadingOrder(reachable: roots, rules: presentRules)
    }
    var present: ReadingOrder?
    for (number, root) in roots.enumerated() {
      guard let changed = surveys[number]?.changed(under: root, rules: rules) else { continue }
      let order = present ?? ReadingOrder(reachable: roots, rules: rules)
      if present == nil { order.surveys = surveys }
      order.surveys[number] = changed
      present = order
    }
    return present
  }

  // MARK: Steps

  /// The nearest stop behind or before another one, or else from that end of the screen on,
  /// whose element is wanted; without a wish it is the next.
  func stop(
    from stop: Stop?, stepping direction: Direction, whose isWanted: ((Responder) -> Bool)? = nil
  ) -> Stop? {
    guard let stop else {
      return direction == .next
        ? firstStop(fromRoot: 0, whose: isWanted)
        : lastStop(fromRoot: roots.count - 1, whose: isWanted)
    }
    var path = stop.path
    path[path.count - 1].index += direction.step
    if let found = find(path, root: stop.root, stepping: direction, whose: isWanted) {
      return found
    }
    return direction == .next
      ? firstStop(fromRoot: stop.root + 1, whose: isWanted)
      : lastStop(fromRoot: stop.root - 1, whose: isWanted)
  }

  private func firstStop(
    fromRoot number: Int, whose isWanted: ((Responder) -> Bool)? = nil
  ) -> Stop? {
    for root in number..<max(number, roots.count) {
      let tree = tree(ofRoot: root)
      let level = Stop.Level(tree: tree, group: 0, index: 0)
      if let stop = find([level], root: root, stepping: .next, whose: isWanted) {
        return stop
      }
    }
    return nil
  }

  private func lastStop(
    fromRoot number: Int, whose isWanted: ((Responder) -> Bool)? = nil
  ) -> Stop? {
    for root in (0..<max(0, number + 1)).reversed() {
      let tree = tree(ofRoot: root)
      let level = Stop.Level(tree: tree, group: 0, index: tree.groups[0].count - 1)
      if let stop = find([level], root: root, stepping: .previous, whose: isWanted) { return stop }
    }
    return nil
  }

  /// The stop at a place or, when no element stands there, the next one in a direction
  /// under the same root.
  ///
  /// Where only some elements are wanted, the others are passed over in their places, which costs little more
  /// than asking them; of rows made one by one at most a hundred thousand, so that a list without an end is
  /// not made.
  func find(
    _ start: [Stop.Level], root: Int, stepping direction: Direction,
    whose isWanted: ((Responder) -> Bool)? = nil
  ) -> Stop? {
    var path = start
    var emptyRows = 0
    var rows = 0
    while var level = path.popLast() {
      let group = level.tree.groups[level.group]
      if let isWanted, case .entries(let entries) = group.contents {
        level.index = Self.place(
          in: entries, from: level.index, stepping: direction, whose: isWanted)
      }
      guard level.index >= 0, level.index < group.count else {
        if let parent = group.parent {
          level.group = parent
          level.index = group.indexInParent + direction.step
          path.append(level)
        } else if !path.isEmpty {
          path[path.count - 1].index += direction.step
        }
        continue
      }
      switch group.entry(at: level.index) {
      case .element(let element):
        return Stop(element: element, root: root, path: path + [level])
      case .group(let inner):
        level.index = direction == .next ? 0 : level.tree.groups[inner].count - 1
        level.group = inner
        path.append(level)
      case .row(let tree?):
        emptyRows = 0
        rows += 1
        if isWanted != nil, rows > Self.rowLimit { return nil }
        path.append(level)
        path.append(
          Stop.Level(tree: tree, group: 0, index: direction == .next ? 0 : tree.groups[0].count - 1)
        )
      case .row(nil):
        emptyRows += 1
        level.index =
          emptyRows < Self.emptyRowLimit
          ? level.index + direction.step : direction == .next ? group.count : -1
        path.append(level)
      }
    }
    return nil
  }

  /// The first place in a direction that is no element, or one that is wanted; just outside where there is
  /// none.
  private static func place(
    in entries: [OrderedGroup.Entry], from start: Int, stepping direction: Direction,
    whose isWanted: (Responder) -> Bool
  ) -> Int {
    var index = start
    while entries.indices.contains(index), case .element(let element) = entries[index],
      !isWanted(element)
    {
      index += direction.step
    }
    return index
  }

  // MARK: Elements

  private func path(to element: Responder, in tree: OrderedTree) -> [Stop.Level]? {
    if let place = tree.place(of: element) {
      return [Stop.Level(tree: tree, group: place.group, index: place.index)]
    }
    // A row that is made only when it is reached is found by asking the container for its index.
    var levels: [Stop.Level] = []
    var tree = tree
    var chain = Array(ResponderPath(from: element))[...]
    while let last = chain.lastIndex(where: { tree.rowGroup(of: $0) != nil }), last > 0,
      let group = tree.rowGroup(of: chain[last]),
      let index = chain[last].index(ofAccessibilityElement: chain[last - 1]),
      case .rows(let rows) = tree.groups[group].contents, index >= 0, index < rows.count,
      let row = rows.tree(at: index)
    {
      levels.append(Stop.Level(tree: tree, group: group, index: index))
      if let place = row.place(of: element) {
        return levels + [Stop.Level(tree: row, group: place.group, index: place.index)]
      }
      tree = row
      chain = chain[..<last]
    }
    return nil
  }
}
