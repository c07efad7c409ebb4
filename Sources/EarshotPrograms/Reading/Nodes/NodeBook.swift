import EarshotMirror
import EarshotModel

/// Gives the elements of a screen names that last from frame to frame.
///
/// Elements are matched inside matched containers: first by role, label and row, with rows shifted by what was
/// scrolled; then by role and label wherever they stand; then by role and row, for text that changed in its
/// place. What matches nothing is new.
struct NodeBook: Sendable {
  /// An element that has a name.
  private struct Entry: Sendable {
    var key: String
    var role: TerminalRole
    var label: String
    var row: Int
    var column: Int
    var children: [Entry]
  }

  /// The frame of the mirror.
  let frame: FrameIdentity
  private var entries: [Entry] = []
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
  /// - Returns: What has changed of the nodes; `nil` when nothing has.
  mutating func take(
    _ layout: ScreenLayout, on grid: ScreenGrid, scrolled: Int, title: String
  ) -> MirrorChange? {
    identityOfPath = [:]
    var next: [NodeIdentity: MirrorNode] = [:]
    entries = match(layout.roots, to: entries, scrolled: scrolled, path: [], into: &next)
    var screen = MirrorNode(root, role: "screen", children: entries.map { identity($0.key) })
    screen.place = NodePlace(
      Rect(
        x: 0, y: 0, width: Double(grid.columns) * Self.cell.width,
        height: Double(grid.rows) * Self.cell.height))
    next[root] = screen
    relate(layout, &next)
    defer {
      nodes = next
      size = (grid.rows, grid.columns)
    }
    if size.map({ $0 != (grid.rows, grid.columns) }) ?? true {
      stamp.revision += 1
      var tree = TreeSnapshot(frame: frame, title: title.isEmpty ? nil : title)
      tree.bounds = screen.place?.rect
      tree.roots = [root]
      for node in next.values { tree[node.identity] = node }
      return .frame(FrameSnapshot(tree, stamp: stamp))
    }
    let updated = next.values.filter { nodes[$0.identity] != $0 }
    let removed = nodes.keys.filter { next[$0] == nil }
    guard !updated.isEmpty || !removed.isEmpty else { return nil }
    stamp.revision += 1
    return .nodes(NodeUpdate(frame, stamp: stamp, updated: updated, removed: removed))
  }

  /// The node of the element at a place of the layout that was taken last.
  func identity(at path: [Int]) -> NodeIdentity? { identityOfPath[path] }

  /// The place in the layout that was taken last of the element with a name.
  func path(of identity: NodeIdentity) -> [Int]? {
    identityOfPath.first { $0.value == identity }?.key
  }

  private func identity(_ key: String) -> NodeIdentity { NodeIdentity(key, in: frame) }

  // MARK: Matching

  private mutating func match(
    _ elements: [ScreenElement], to old: [Entry], scrolled: Int, path: [Int],
    into nodes: inout [NodeIdentity: MirrorNode]
  ) -> [Entry] {
    var partner = [Int?](repeating: nil, count: elements.count)
    var isFree = [Bool](repeating: true, count: old.count)
    func pair(_ fits: (ScreenElement, Entry) -> Bool) {
      for index in elements.indices where partner[index] == nil {
        var best: Int?
        for place in old.indices where isFree[place] && fits(elements[index], old[place]) {
          let distance = abs(old[place].row - scrolled - elements[index].row)
          if best.map({ distance < abs(old[$0].row - scrolled - elements[index].row) }) ?? true {
            best = place
          }
        }
        guard let best else { continue }
        partner[index] = best
        isFree[best] = false
      }
    }
    pair { $0.role == $1.role && $0.label == $1.label && $0.row == $1.row - scrolled && $0.column == $1.column }
    pair { $0.role == $1.role && $0.label == $1.label }
    pair { $0.role == $1.role && $0.row == $1.row - scrolled && $0.column == $1.column }
    pair { $0.role == $1.role && $0.row == $1.row - scrolled && abs($0.column - $1.column) <= 4 }
    pair { $0.role == $1.role && $0.role.isContainer && abs($0.row - $1.row) <= 1 }
    return elements.enumerated().map { index, element in
      let known = partner[index].map { old[$0] }
      let path = path + [index]
      let key = known?.key ?? makeKey()
      let children = match(
        element.children, to: known?.children ?? [], scrolled: scrolled, path: path, into: &nodes)
      let identity = identity(key)
      identityOfPath[path] = identity
      nodes[identity] = node(element, identity, children.map { self.identity($0.key) })
      return Entry(
        key: key, role: element.role, label: element.label, row: element.row,
        column: element.column, children: children)
    }
  }

  private mutating func makeKey() -> String {
    lastKey += 1
    return String(lastKey)
  }

  // MARK: Nodes

  private func node(
    _ element: ScreenElement, _ identity: NodeIdentity, _ children: [NodeIdentity]
  ) -> MirrorNode {
    var node = MirrorNode(
      identity, role: element.role.rawValue, name: element.label.isEmpty ? nil : element.label,
      value: NodeValue(text: element.value), states: element.states,
      place: element.bounds.map { NodePlace($0) }, children: children)
    node.position = element.position.map {
      AccessibilitySeriesPosition(index: $0.index, count: $0.count)
    }
    return node
  }

  /// Relates cells to the headings of their tables.
  private func relate(_ layout: ScreenLayout, _ nodes: inout [NodeIdentity: MirrorNode]) {
    for (path, element) in layout.all where !element.headings.isEmpty {
      let table = Array(path.dropLast(2))
      let headings = element.headings.compactMap { identityOfPath[table + $0] }
      guard let identity = identityOfPath[path], !headings.isEmpty else { continue }
      nodes[identity]?.relations = [NodeRelation(.headedBy, headings)]
    }
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
