import EarshotFiles
import EarshotModel

// A desktop has no format of its own for its trees, so this one is ours: a mapping with `atspi: 1` and `root`. It
// is described on the page Importing screens.

extension ScreenImport {
  /// Takes in a dump of AT-SPI's tree.
  func readATSPI(_ document: NodeCursor) throws(FileError) {
    let members = try document.mapping()
    let version = try members.required("atspi")
    guard version.scalar == "1" else { throw version.wrong("1") }
    let root = try members.required("root")
    // Most trees have no such relations.
    lazy var words = ATSPIWords(root)
    var lacksStates = false
    func add(_ cursor: NodeCursor) throws(FileError) {
      guard case .mapping = cursor.node.content else {
        throw cursor.error(ImportProblem.noNode(format, found: cursor.node.summary))
      }
      let members = try cursor.mapping()
      var node = try MirrorNode(atSPI: members)
      node.source = cursor.node.place
      lacksStates = lacksStates || members["states"] == nil
      if let names = try members["labelledBy"]?.texts() {
        node.name = node.name ?? words.text(of: names)
      }
      if let names = try members["describedBy"]?.texts() {
        node.summary =
          [node.summary, words.text(of: names)].compactMap(\.self)
          .joined(separator: " ").nonBlank
      }
      if hasNoRoot { title = node.name }
      try begin(node)
      defer { end() }
      guard let children = members["children"] else { return }
      for child in try children.list() { try add(child) }
    }
    try add(root)
    if lacksStates {
      notes.append("elements without states are taken to be shown and to respond")
    }
  }
}

/// What the elements of a dump say that others name as their labels.
private struct ATSPIWords {
  private var named: [String: String] = [:]

  init(_ root: NodeCursor) { take(root) }

  /// What elements say together, or `nil` when they say nothing.
  func text(of names: [String]) -> String? {
    names.compactMap { named[$0] }.joined(separator: " ").nonBlank
  }

  /// Takes in an element with everything inside.
  ///
  /// - Returns: What it says.
  @discardableResult
  private mutating func take(_ cursor: NodeCursor) -> String? {
    guard let members = try? cursor.mapping() else { return nil }
    let node = try? MirrorNode(atSPI: members)
    let meaning = node.map { NodeMeaning($0, in: .atSPI) }
    // What was typed into a secret field stands inside as well.
    let isSecret = meaning?.isSecret ?? false
    let children = (try? members["children"]?.list()) ?? []
    let inside = isSecret ? [] : children.compactMap { take($0) }
    guard !isSecret, let node, let meaning else { return nil }
    let text = meaning.text(of: node) ?? inside.joined(separator: " ").nonBlank
    if let id = members["id"]?.scalar, named[id] == nil { named[id] = text }
    return text
  }
}

extension MirrorNode {
  /// The name of a state as the vocabulary has it, however it is written; `MULTI_LINE` is `multi line`.
  private static func stateName(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x20 }
    return isPlain ? name : String(name.lowercased().map { "_-".contains($0) ? " " : $0 })
  }

  fileprivate init(atSPI members: NodeMapping) throws(FileError) {
    let role = try members.required("role").text()
    self.init(role: role.lowercased(), name: members["name"]?.scalar?.nonBlank)
    summary = members["description"]?.scalar?.nonBlank
    identifier = members["id"]?.scalar
    language = members["locale"]?.scalar
    let names = try members["states"]?.texts() ?? ["sensitive", "showing"]
    for name in names {
      states[Self.stateName(name)] = "true"
    }
    value.text = members["text"]?.scalar?.nonBlank
    if let given = try members["value"]?.mapping() {
      value.text = given["text"]?.scalar?.nonBlank ?? value.text
      if let current = given["current"]?.node.number {
        value.range = NodeRange(
          current, minimum: given["minimum"]?.node.number, maximum: given["maximum"]?.node.number,
          step: given["step"]?.node.number)
      }
    }
    if let size = try members["table"]?.mapping() {
      table = NodeTable(
        rows: size["rows"]?.count ?? 0, columns: size["columns"]?.count ?? 0)
    }
    cell = try members["cell"]?.mapping().cell
    if let attributes = try members["attributes"]?.mapping() {
      // What only arranges others is a table all the same; browsers say that they guess so.
      if attributes["layout-guess"]?.scalar == "true" { self.role = "section" }
      placeholder = attributes["placeholder-text"]?.scalar?.nonBlank
      take(level: attributes["level"]?.scalar)
    }
    for action in try members["actions"]?.texts() ?? [] { actions.append(NodeAction(action)) }
    place = try members["extents"]?.mapping().imported.map { NodePlace($0) }
  }
}

extension NodeCursor {
  /// A number of rows or columns, or which one it is; `nil` for what is none.
  fileprivate var count: Int? {
    node.number.flatMap { Int(exactly: $0) }.flatMap { (0...1_000_000).contains($0) ? $0 : nil }
  }
}

extension NodeMapping {
  /// The place of a cell, which covers one row and one column where nothing else is said.
  fileprivate var cell: NodeCell? {
    guard let row = self["row"]?.count, let column = self["column"]?.count else { return nil }
    let rows = max(self["rowSpan"]?.count ?? 1, 1)
    let columns = max(self["columnSpan"]?.count ?? 1, 1)
    return NodeCell(rows: row..<row + rows, columns: column..<column + columns)
  }

  /// A place by its four numbers; `nil` where one of them is none.
  fileprivate var imported: Rect? {
    guard let x = self["x"]?.node.number, let y = self["y"]?.node.number,
      let width = self["width"]?.node.number, let height = self["height"]?.node.number
    else { return nil }
    return Rect.imported(x: x, y: y, width: width, height: height)
  }
}
