import EarshotMirror
import EarshotModel

/// Gives the elements of a screen names that last from frame to frame.
///
/// 1. What stands where it stood with the same words is the same, with rows shifted by what was scrolled, even
///    when it is something else now: an entry of a list is a line when the highlight went elsewhere.
/// 2. Inside of containers that were matched, what has the same role and the same words is the same wherever
///    it stands, and then what has the same role and the same place, for text that changed.
/// 3. What matches nothing is new.
/// 4. Nodes are made of elements that are otherwise than in the frame before, or whose cells are; where all stand
///    as they stood there is nothing to match.
struct NodeBook: Sendable {
  /// An element that has a name.
  private struct Entry: Sendable {
    var key: String
    var role: TerminalRole
    var label: String
    var row: Int
    var column: Int
    /// The place of the element around it among all entries.
    var parent: Int?
  }

  /// The frame of the mirror.
  let frame: FrameIdentity
  private var entries: [Entry] = []
  /// The elements of the entries, each with the way to it.
  private var known: [(path: [Int], element: ScreenElement)] = []
  private var lastKey = 0
  private(set) var nodes: [NodeIdentity: MirrorNode] = [:]
  /// The size of the screen in cells, once it is known.
  private var size: (rows: Int, columns: Int)?
  private var stamp = FrameStamp(revision: 0)
  private var identityOfPath: [[Int]: NodeIdentity] = [:]

  /// The size of a cell, in points.
  static let cell = Size(width: 8, height: 16)

  /// Creates an empty book.
  init(frame: FrameIdentity) {
    self.frame = frame
  }

  /// The node that holds all others.
  var root: NodeIdentity { NodeIdentity("screen", in: frame) }

  /// Takes in the elements of the next frame.
  ///
  /// - Parameters:
  ///   - layout: The elements.
  ///   - grid: The screen.
  ///   - scrolled: By how many rows what was there has moved up.
  ///   - title: What the program calls its window.
  ///   - looksOnlyAtChanges: Whether what has not changed since the frame before is taken from there.
  /// - Returns: What has changed of the nodes; `nil` when nothing has.
  mutating func take(
    _ layout: ScreenLayout, on grid: ScreenGrid, scrolled: Int, title: String,
    looksOnlyAtChanges: Bool = true
  ) -> MirrorChange? {
    let all = layout.all
    let (before, keysBefore) = (known, entries.map(\.key))
    let stand = looksOnlyAtChanges && scrolled == 0 && stand(all)
    known = all
    let partners = stand ? Array(entries.indices) : match(all, scrolled: scrolled)
    if !stand {
      identityOfPath = [:]
      for (entry, found) in zip(entries, all) { identityOfPath[found.path] = identity(entry.key) }
    }
    var updated: [MirrorNode] = []
    func put(_ node: MirrorNode) {
      guard nodes[node.identity] != node else { return }
      nodes[node.identity] = node
      updated.append(node)
    }
    let changedRows = Set(grid.changedRows)
    let places = childPlaces
    for (place, (path, element)) in all.enumerated() {
      let isSame =
        looksOnlyAtChanges && partners[place].map { before[$0].element == element } ?? false
        && !element.cells.contains { changedRows.contains($0.row) }
      guard !isSame || !stand && !(element.children.isEmpty && element.headings.isEmpty) else {
        continue
      }
      put(node(element, place, path, places[place].map { identity(entries[$0].key) }, on: grid))
    }
    let hasNewSize = size.map { $0 != (grid.rows, grid.columns) } ?? true
    size = (grid.rows, grid.columns)
    var removed: [NodeIdentity] = []
    if !stand || hasNewSize {
      put(screen(of: grid))
      let keys = Set(entries.map(\.key))
      removed = keysBefore.filter { !keys.contains($0) }.map { identity($0) }
      for identity in removed { nodes[identity] = nil }
    }
    guard hasNewSize || !updated.isEmpty || !removed.isEmpty else { return nil }
    stamp.revision += 1
    if hasNewSize { return whole(nodes, title: title) }
    return .nodes(NodeUpdate(frame, stamp: stamp, updated: updated, removed: removed))
  }

  /// Whether elements are those of the frame before in all by which they are matched.
  private func stand(_ all: [(path: [Int], element: ScreenElement)]) -> Bool {
    all.count == known.count
      && zip(all, known).allSatisfy { new, old in
        new.path == old.path && new.element.role == old.element.role
          && new.element.label == old.element.label && new.element.row == old.element.row
          && new.element.column == old.element.column
      }
  }

  /// The places of what is inside each entry.
  private var childPlaces: [[Int]] {
    var places: [[Int]] = Array(repeating: [], count: entries.count)
    for (place, entry) in entries.enumerated() {
      if let parent = entry.parent { places[parent].append(place) }
    }
    return places
  }

  /// The node that holds all others.
  private func screen(of grid: ScreenGrid) -> MirrorNode {
    let outer = entries.filter { $0.parent == nil }
    var screen = MirrorNode(root, role: "screen", children: outer.map { identity($0.key) })
    screen.place = NodePlace(
      Rect(
        x: 0, y: 0, width: Double(grid.columns) * Self.cell.width,
        height: Double(grid.rows) * Self.cell.height))
    return screen
  }

  /// All nodes as they were told last; `nil` before there are any.
  func whole(title: String) -> MirrorChange? { size == nil ? nil : whole(nodes, title: title) }

  private func whole(_ nodes: [NodeIdentity: MirrorNode], title: String) -> MirrorChange {
    var tree = TreeSnapshot(frame: frame, title: title.isEmpty ? nil : title)
    tree.bounds = nodes[root]?.place?.rect
    tree.roots = [root]
    for node in nodes.values { tree[node.identity] = node }
    return .frame(FrameSnapshot(tree, stamp: stamp))
  }

  /// The node of the element at a place of the layout that was taken last.
  func identity(at path: [Int]) -> NodeIdentity? { identityOfPath[path] }

  /// The place in the layout that was taken last of the element with a name.
  func path(of identity: NodeIdentity) -> [Int]? {
    identityOfPath.first { $0.value == identity }?.key
  }

  private func identity(_ key: String) -> NodeIdentity { NodeIdentity(key, in: frame) }

  // MARK: Matching

  /// Names the elements; gives for each the place of the one before that it is, or `nil`.
  private mutating func match(
    _ elements: [(path: [Int], element: ScreenElement)], scrolled: Int
  ) -> [Int?] {
    let old = entries
    var new: [Entry] = []
    var placeOfPath: [[Int]: Int] = [:]
    for (path, element) in elements {
      placeOfPath[path] = new.count
      new.append(
        Entry(
          key: "", role: element.role, label: element.label, row: element.row + scrolled,
          column: element.column, parent: placeOfPath[Array(path.dropLast())]))
    }
    let partners = partners(of: new, in: old)
    entries = []
    for (place, entry) in new.enumerated() {
      var entry = entry
      entry.row -= scrolled
      entry.key = partners[place].map { old[$0].key } ?? makeKey()
      entries.append(entry)
    }
    return partners
  }

  /// For each new entry the old one that it is; `nil` for none.
  private func partners(of new: [Entry], in old: [Entry]) -> [Int?] {
    /// Words at a place.
    struct Spot: Hashable {
      var label: String
      var row: Int
      var column: Int
      var role: TerminalRole?
    }
    var partners = [Int?](repeating: nil, count: new.count)
    var isFree = [Bool](repeating: true, count: old.count)
    for isExact in [true, false] {
      var spots: [Spot: [Int]] = [:]
      for (place, entry) in old.enumerated().reversed() where isFree[place] {
        guard isExact || !entry.role.isContainer && !entry.label.isEmpty else { continue }
        let role = isExact ? entry.role : nil
        spots[
          Spot(label: entry.label, row: entry.row, column: entry.column, role: role), default: []
        ]
        .append(place)
      }
      for (place, entry) in new.enumerated() where partners[place] == nil {
        guard isExact || !entry.role.isContainer else { continue }
        let role = isExact ? entry.role : nil
        let spot = Spot(label: entry.label, row: entry.row, column: entry.column, role: role)
        guard let found = spots[spot]?.popLast() else { continue }
        partners[place] = found
        isFree[found] = false
      }
    }
    var children: [Int: [Int]] = [:]
    for (place, entry) in old.enumerated() {
      children[entry.parent ?? -1, default: []].append(place)
    }
    for round in 0..<3 {
      for (place, entry) in new.enumerated() where partners[place] == nil {
        let parent = entry.parent.map { partners[$0] ?? -2 } ?? -1
        let fitting = (children[parent] ?? []).filter {
          isFree[$0] && fits(entry, old[$0], round: round)
        }
        let nearest = fitting.min { abs(old[$0].row - entry.row) < abs(old[$1].row - entry.row) }
        guard let nearest else { continue }
        partners[place] = nearest
        isFree[nearest] = false
      }
    }
    return partners
  }

  private func fits(_ new: Entry, _ old: Entry, round: Int) -> Bool {
    guard new.role == old.role else {
      return round == 2 && new.role.isContainer && old.role.isContainer && new.row == old.row
        && new.column == old.column
    }
    return switch round {
    case 0: new.label == old.label
    case 1: new.row == old.row && abs(new.column - old.column) <= 4
    default: new.role.isContainer && abs(new.row - old.row) <= 1
    }
  }

  private mutating func makeKey() -> String {
    lastKey += 1
    return String(lastKey)
  }

  // MARK: Nodes

  private func node(
    _ element: ScreenElement, _ place: Int, _ path: [Int], _ children: [NodeIdentity],
    on grid: ScreenGrid
  ) -> MirrorNode {
    var node = MirrorNode(
      identity(entries[place].key), role: element.role.rawValue,
      name: element.label.isEmpty ? nil : element.label, value: NodeValue(text: element.value),
      states: element.states, place: element.bounds.map { NodePlace($0) }, children: children)
    node.position = element.position.map {
      AccessibilitySeriesPosition(index: $0.index, count: $0.count)
    }
    if !element.role.isContainer, element.role != .passwordField {
      let look = ElementLook(element, on: grid)
      var place = 0
      node.nameAppearance = look.runs(element.label, from: &place)
      node.valueAppearance = look.runs(element.value ?? "", from: &place)
    }
    node.nestingLevel = element.level
    // The headings of a cell stand in the same table.
    let table = Array(path.dropLast(2))
    let headings = element.headings.compactMap { identityOfPath[table + $0] }
    if !headings.isEmpty { node.relations = [NodeRelation(.headedBy, headings)] }
    return node
  }
}

extension ScreenElement {
  /// The smallest rectangle around its cells and those inside, in points.
  var bounds: Rect? {
    let all = cells + children.flatMap(\.allCells)
    guard let top = all.map(\.row).min(), let bottom = all.map(\.row).max(),
      let left = all.map(\.columns.lowerBound).min(),
      let right = all.map(\.columns.upperBound).max()
    else { return nil }
    let cell = NodeBook.cell
    return Rect(
      x: Double(left) * cell.width, y: Double(top) * cell.height,
      width: Double(right - left) * cell.width, height: Double(bottom - top + 1) * cell.height)
  }

  private var allCells: [CellRange] { cells + children.flatMap(\.allCells) }
}
