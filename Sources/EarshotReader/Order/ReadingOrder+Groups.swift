import EarshotModel

/// Containers as stops of their own: what the cursor stands on when it has gone out of a group
/// (What VoiceOver does, "Groups").
extension ReadingOrder {
  /// The innermost group around a stop, or `nil` when it stands in none.
  func group(around stop: Stop) -> Stop? { groups(around: stop).last }

  /// The groups around a stop, the outermost first.
  func groups(around stop: Stop) -> [Stop] {
    var found: [Stop] = []
    for depth in stop.path.indices.reversed() {
      let level = stop.path[depth]
      var number = level.group
      while let parent = level.tree.groups[number].parent {
        let group = level.tree.groups[number]
        if group.isStopOfItsOwn, let container = group.container {
          let place = Stop.Level(tree: level.tree, group: parent, index: group.indexInParent)
          found.append(
            Stop(element: container, root: stop.root, path: stop.path[..<depth] + [place]))
        }
        number = parent
      }
    }
    return found.reversed()
  }

  /// A stop as the cursor comes to it that moves by groups: the outermost group around it that does not
  /// hold another stop as well, or the stop itself.
  ///
  /// - Parameters:
  ///   - stop: A neighbour of the other stop; `nil` at the edge of the screen.
  ///   - other: Where the cursor stands; `nil` for the screen as a whole.
  /// - Returns: The stop, or `nil` when it stands outside the group around the other one: the cursor
  ///   stays in the group that it has gone into until it is led out.
  func unit(_ stop: Stop?, besides other: Stop?) -> Stop? {
    guard let stop else { return nil }
    let enclosing = other.map { groups(around: $0) } ?? []
    if let inmost = enclosing.last, !inmost.holds(stop) { return nil }
    return groups(around: stop).dropFirst(enclosing.count).first ?? stop
  }

  /// The first stop inside a group, or `nil` when the stop is no group or nothing is inside.
  func firstStop(in group: Stop) -> Stop? {
    guard let level = group.path.last, let inner = group.innerGroup else { return nil }
    let start = Stop.Level(tree: level.tree, group: inner, index: 0)
    let found = find(group.path.dropLast() + [start], root: group.root, stepping: .next)
    return found.flatMap { $0.isInside(inner, of: level.tree) ? $0 : nil }
  }

  /// The stop from which a direction starts, the first or the last, in a container around another stop.
  func edge(of container: StopContainer, around stop: Stop, stepping direction: Direction) -> Stop?
  {
    guard let depth = stop.path.firstIndex(where: { $0.tree === container.tree }) else {
      return nil
    }
    let count = container.tree.groups[container.group].count
    let place = Stop.Level(
      tree: container.tree, group: container.group, index: direction == .next ? 0 : count - 1)
    let found = find(stop.path[..<depth] + [place], root: stop.root, stepping: direction)
    return found.flatMap { container.contains($0) ? $0 : nil }
  }

  /// The stop of a container as a group, or `nil` when it is none in this order.
  func groupStop(of container: Responder) -> Stop? {
    let inside = ReadingOrder(like: self, roots: [container]).first
    return inside.flatMap { stop(at: $0.element) }
      .flatMap { groups(around: $0).last { $0.element === container } }
  }
}

extension OrderedGroup {
  /// Whether the cursor can stand on the group as a whole: a container that means something to what is
  /// inside; a semantic group only when it has a name to say.
  var isStopOfItsOwn: Bool {
    guard let kind, let container else { return false }
    switch container.accessibilityNavigationStyle {
    case .separate: return false
    case .combined: return true
    case .automatic:
      return kind != .semanticGroup || !(container.accessibilityLabel ?? "").isEmpty
    }
  }
}

extension Stop {
  /// The number of the group that the stop stands for, if it is a group.
  fileprivate var innerGroup: Int? {
    guard let level = path.last,
      case .entries(let entries) = level.tree.groups[level.group].contents,
      entries.indices.contains(level.index), case .group(let inner) = entries[level.index]
    else { return nil }
    return inner
  }

  /// Whether the stop is a whole group.
  var isGroup: Bool { innerGroup != nil }

  /// What the group means to its inside, if the stop is a group.
  var groupKind: ContainerKind? {
    guard let inner = innerGroup else { return nil }
    return path.last?.tree.groups[inner].kind
  }

  /// Whether another stop stands inside the group that this one is.
  func holds(_ stop: Stop) -> Bool {
    guard let inner = innerGroup, let tree = path.last?.tree else { return false }
    return stop.isInside(inner, of: tree)
  }

  /// Whether the element stands under a responder.
  func isInside(_ container: Responder) -> Bool {
    ResponderPath(from: element).contains { $0 === container }
  }
}
