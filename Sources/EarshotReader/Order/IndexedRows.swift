import EarshotModel

/// The elements of a container that makes them one by one, each made only when it is reached.
///
/// A few are kept, so that moving back and forth does not make them anew; of a million rows never
/// more than ``keptRows`` exist because of the reader.
final class IndexedRows {
  /// The container, which is asked by position.
  let container: Responder
  /// How many elements it said it has when its order was made.
  let count: Int
  private let rules: OrderRules
  private let offset: Point
  private let enclosing: Set<ObjectIdentifier>
  private var kept: [Int: OrderedTree] = [:]

  /// How many rows are kept.
  static let keptRows = 256
  /// How deep such containers may stand inside each other; deeper ones count as empty.
  private static let deepest = 32
  /// How many rows are asked for the place where the container stands.
  private static let askedRows = 8

  /// Creates the rows of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - count: How many elements it has.
  ///   - rules: How what is inside a row is ordered.
  ///   - offset: How far everything here has been scrolled, in points.
  ///   - enclosing: The containers of this kind around it, which cannot stand in it again.
  init(
    container: Responder, count: Int, rules: OrderRules, offset: Point,
    enclosing: Set<ObjectIdentifier>
  ) {
    self.container = container
    self.count = enclosing.count < Self.deepest ? count : 0
    self.rules = rules
    self.offset = offset
    self.enclosing = enclosing.union([ObjectIdentifier(container)])
  }

  /// What stands in the rows that exist already: those that are kept, and those that the container has
  /// put up itself, such as the rows of a table that are on screen.
  var knownTrees: [OrderedTree] {
    var known = kept
    for child in container.accessibilityTraversal.children {
      guard let index = container.index(ofAccessibilityElement: child), known[index] == nil,
        (0..<count).contains(index)
      else { continue }
      known[index] = tree(at: index)
    }
    return known.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What stands in a row that is kept, or `nil`.
  func keptTree(at index: Int) -> OrderedTree? { kept[index] }

  /// What stands in a row, or `nil` when nothing there can be reached.
  func tree(at index: Int) -> OrderedTree? {
    if let tree = kept[index] { return tree.isEmpty ? nil : tree }
    guard let element = container.accessibilityElement(at: index) else { return nil }
    let survey = OrderSurvey(
      of: [element], scrolledBy: offset, rules: rules, enclosing: enclosing)
    var builder = OrderBuilder(rules: rules)
    let tree = builder.tree(of: survey)
    if kept.count >= Self.keptRows { kept = [:] }
    kept[index] = tree
    return tree.isEmpty ? nil : tree
  }

  /// The place of the first row that holds anything; `nil` when the first rows are empty.
  var anchor: Anchor? {
    for index in 0..<min(count, Self.askedRows) {
      if let tree = tree(at: index) { return tree.anchor }
    }
    return nil
  }
}
