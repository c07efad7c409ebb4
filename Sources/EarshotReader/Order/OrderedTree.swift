import EarshotModel

/// The reading order of everything under one root, or inside one row of a container that makes its
/// elements one by one.
///
/// Groups stand side by side in one array and name each other by number, so that neither building
/// nor releasing a tree of any depth needs a deep stack.
final class OrderedTree {
  /// The groups; the first is the whole tree, and every other one stands behind the group around it.
  let groups: [OrderedGroup]
  /// The place by which the whole tree is sorted into what is around it; `nil` when it is empty.
  let anchor: Anchor?
  private lazy var placesOfElements = makePlacesOfElements()
  private lazy var rowGroups = makeRowGroups()

  /// Creates a tree from its groups, whose counts are still missing.
  init(groups: [OrderedGroup], anchor: Anchor?) {
    self.groups = OrderedTree.counted(groups)
    self.anchor = anchor
  }

  /// Whether nothing is inside.
  var isEmpty: Bool { groups[0].count == 0 }

  /// The elements that exist already, in no particular order where rows are made one by one.
  var knownElements: [Responder] {
    var found: [Responder] = []
    for tree in knownTrees {
      for case .entries(let entries) in tree.groups.map(\.contents) {
        for case .element(let element) in entries { found.append(element) }
      }
    }
    return found
  }

  /// The tree and those of the rows in it that exist.
  var knownTrees: [OrderedTree] {
    var found: [OrderedTree] = []
    var waiting = [self]
    while let tree = waiting.popLast() {
      found.append(tree)
      for case .rows(let rows) in tree.groups.map(\.contents) { waiting += rows.knownTrees }
    }
    return found
  }

  /// The group and the place in it of an element, unless it is made only when it is reached.
  func place(of element: Responder) -> (group: Int, index: Int)? {
    placesOfElements[ObjectIdentifier(element)]
  }

  /// The group of a container that makes its elements one by one.
  func rowGroup(of container: Responder) -> Int? { rowGroups[ObjectIdentifier(container)] }

  /// Counts the stops of each group, the innermost groups first.
  private static func counted(_ groups: [OrderedGroup]) -> [OrderedGroup] {
    var groups = groups
    for number in groups.indices.reversed() {
      switch groups[number].contents {
      case .rows(let rows):
        groups[number].stopCount = rows.count
        groups[number].holdsRows = true
      case .entries(let entries):
        var starts: [Int] = []
        var total = 0
        var isUniform = true
        starts.reserveCapacity(entries.count)
        for entry in entries {
          starts.append(total)
          guard case .group(let inner) = entry else {
            total += 1
            continue
          }
          isUniform = false
          groups[number].holdsRows = groups[number].holdsRows || groups[inner].holdsRows
          let (sum, overflow) = total.addingReportingOverflow(groups[inner].stopCount)
          total = overflow ? .max : sum
        }
        groups[number].stopCount = total
        groups[number].starts = isUniform ? [] : starts
      }
    }
    return groups
  }

  private func makePlacesOfElements() -> [ObjectIdentifier: (group: Int, index: Int)] {
    var places: [ObjectIdentifier: (group: Int, index: Int)] = [:]
    for (number, group) in groups.enumerated() {
      guard case .entries(let entries) = group.contents else { continue }
      for (index, entry) in entries.enumerated() {
        if case .element(let element) = entry {
          places[ObjectIdentifier(element)] = (number, index)
        }
      }
    }
    return places
  }

  private func makeRowGroups() -> [ObjectIdentifier: Int] {
    var numbers: [ObjectIdentifier: Int] = [:]
    for (number, group) in groups.enumerated() {
      if case .rows(let rows) = group.contents {
        numbers[ObjectIdentifier(rows.container)] = number
      }
    }
    return numbers
  }
}
