import EarshotInterface
import EarshotModel

/// Refuses explicit lists that would never let a reader arrive.
///
/// A list may name any element of the screen, so lists can lead in a circle, or reach the same
/// element in more ways than can be walked.
struct ReadingPaths {
  /// How many elements a reader may come by on one walk, repetitions included.
  static let limit = 1_000_000

  private struct Walk {
    var visits: Int
    var depth: Int
  }

  private let lists: [ObjectIdentifier: NodeCursor]
  /// Whether a circle is cut where it closes, for an audit to tell of, instead of refused.
  private let cutsCircles: Bool
  private var walks: [ObjectIdentifier: Walk] = [:]
  private var open: Set<ObjectIdentifier> = []

  /// Looks at a whole screen.
  ///
  /// - Parameters:
  ///   - root: The screen.
  ///   - names: The lists as the file has them.
  ///   - cutsCircles: Whether to take out of a list what would lead back, instead of refusing it.
  /// - Throws: `wrongValue`, `tooDeep` or `tooMany`, at the list that leads there.
  static func check(
    _ root: DocumentElement, names: [(element: DocumentElement, names: NodeCursor)],
    cutsCircles: Bool
  ) throws(FileError) {
    // Without lists there is only the tree, which is as deep as the file.
    guard let first = names.first else { return }
    var paths = ReadingPaths(names, cutsCircles: cutsCircles)
    for (element, names) in names { _ = try paths.walk(element, from: names, depth: 1) }
    _ = try paths.walk(root, from: first.names, depth: 1)
  }

  private init(
    _ names: [(element: DocumentElement, names: NodeCursor)], cutsCircles: Bool
  ) {
    self.cutsCircles = cutsCircles
    lists = Dictionary(uniqueKeysWithValues: names.map { (ObjectIdentifier($0.element), $0.names) })
  }

  private mutating func walk(
    _ element: Responder, from list: NodeCursor, depth: Int
  ) throws(FileError) -> Walk {
    let identity = ObjectIdentifier(element)
    let known = walks[identity]
    guard depth + (known?.depth ?? 0) <= NodeLimits.depth else {
      throw list.error(.tooDeep(limit: NodeLimits.depth))
    }
    if let known { return known }
    guard open.insert(identity).inserted else {
      throw list.error(
        .wrongValue(
          key: list.key, found: "a list that leads back to itself",
          expected: "no element inside itself"))
    }
    let list = lists[identity] ?? list
    if cutsCircles, let list = element.accessibilityElements {
      let kept = list.filter { !open.contains(ObjectIdentifier($0)) }
      if kept.count < list.count {
        element.accessibilityElements = kept
        (element as? DocumentElement)?.hasCircularList = true
      }
    }
    var result = Walk(visits: 1, depth: 1)
    for next in element.accessibilityElements ?? element.accessibilityTraversal.children {
      let walk = try walk(next, from: list, depth: depth + 1)
      result.visits += walk.visits
      result.depth = max(result.depth, walk.depth + 1)
      guard result.visits <= Self.limit else {
        throw list.error(.tooMany("elements reached through lists", limit: Self.limit))
      }
    }
    open.remove(identity)
    walks[identity] = result
    return result
  }
}
