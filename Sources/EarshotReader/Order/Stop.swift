public import EarshotModel

/// A place in the reading order: an element, and where it stands among the others.
///
/// Only its place is kept. What is said there is asked of the element when it is spoken.
public struct Stop {
  /// A place in one tree; trees stand inside rows of other trees.
  struct Level {
    var tree: OrderedTree
    var group: Int
    var index: Int
  }

  /// The element.
  public let element: Responder
  /// The number of the root under which it stands.
  let root: Int
  /// Its places, the tree of the root first.
  let path: [Level]

  /// Whether the stop stands inside a group of a tree, however deep.
  func isInside(_ group: Int, of tree: OrderedTree) -> Bool {
    for level in path where level.tree === tree {
      var number: Int? = level.group
      while let candidate = number {
        if candidate == group { return true }
        number = tree.groups[candidate].parent
      }
    }
    return false
  }

  /// Whether the stop stands in a row that was made on demand.
  var isInRows: Bool { path.contains { $0.tree.groups[$0.group].holdsRows } }

  /// Whether the stop stands inside the group of a container, however deep.
  func stands(inGroupOf container: Responder) -> Bool {
    for level in path {
      var number: Int? = level.group
      while let candidate = number {
        if level.tree.groups[candidate].container === container { return true }
        number = level.tree.groups[candidate].parent
      }
    }
    return false
  }
}
