import EarshotModel

/// A container whose elements are read without a break, or all that stands under one root.
struct OrderedGroup {
  /// One place in a group.
  enum Entry {
    /// An element, where the cursor stops.
    case element(Responder)
    /// Another group of the same tree, by its number.
    case group(Int)
    /// A row of a container that makes its elements one by one; `nil` when nothing is in it.
    case row(OrderedTree?)
  }

  /// What is inside.
  enum Contents {
    /// Elements and groups, known all at once.
    case entries([Entry])
    /// Elements made when they are reached.
    case rows(IndexedRows)
  }

  /// The container; `nil` for the whole of a tree.
  var container: Responder?
  /// What the container means for its inside.
  var kind: ContainerKind?
  /// The group around it, by its number; `nil` for the whole of a tree.
  var parent: Int?
  /// Its place in the group around it.
  var indexInParent = 0
  /// What is inside, in reading order.
  var contents = Contents.entries([])
  /// How many stops are inside; each row that is not made yet counts as one.
  var stopCount = 0
  /// How many stops come before each entry; empty while every entry is one stop.
  var starts: [Int] = []
  /// Whether something inside is made only when it is reached, so that counts are not exact.
  var holdsRows = false

  /// How many places it has.
  var count: Int {
    switch contents {
    case .entries(let entries): entries.count
    case .rows(let rows): rows.count
    }
  }

  /// What stands at a place, counted from 0.
  func entry(at index: Int) -> Entry {
    switch contents {
    case .entries(let entries): entries[index]
    case .rows(let rows): .row(rows.tree(at: index))
    }
  }

  /// How many stops of the group come before a place.
  func start(of index: Int) -> Int { starts.isEmpty ? index : starts[index] }
}
