public import EarshotModel

/// A container around a stop, and the place of the stop in it.
public struct StopContainer {
  /// The container.
  public let container: Responder
  /// Its kind, as a listener is told of it.
  public let kind: ContainerKind
  /// How many stops of the container come before this one.
  public let index: Int
  /// How many stops the container has; each row that is made on demand counts as one.
  public let count: Int
  let tree: OrderedTree
  let group: Int

  /// Whether a stop stands in the same container, be it in an order that was made before.
  func contains(_ stop: Stop) -> Bool { stop.stands(inGroupOf: container) }

  /// Whether the cursor can stand on the container as a whole.
  var isStopOfItsOwn: Bool { tree.groups[group].isStopOfItsOwn }

  /// Whether a stop is the container as a whole.
  func isStop(_ stop: Stop) -> Bool { stop.isGroup && stop.element === container }
}

extension Stop {
  /// The containers around the stop that a listener is told of, the outermost first.
  public var containers: [StopContainer] {
    var found: [StopContainer] = []
    for level in path.reversed() {
      var number = level.group
      var index = level.index
      // A row counts as one stop of what is around it.
      var before = 0
      while true {
        let group = level.tree.groups[number]
        before += group.start(of: index)
        if let kind = group.kind, let container = group.container {
          found.append(
            StopContainer(
              container: container, kind: kind, index: before, count: group.stopCount,
              tree: level.tree, group: number))
        }
        guard let parent = group.parent else { break }
        index = group.indexInParent
        number = parent
      }
    }
    return found.reversed()
  }
}
