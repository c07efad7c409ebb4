import EarshotFiles

extension ElementInside {
  /// Adds what a node around finds in another one.
  mutating func add(_ other: ElementInside) {
    isUsed = isUsed || other.isUsed
    for text in other.words { add(text) }
  }
}

extension MirrorNode {
  /// The name of every node of a file: nobody asks for one by its name.
  private static let imported = NodeIdentity("", in: "screen")

  /// Creates a node of a file.
  init(role: String, name: String? = nil) {
    self.init(Self.imported, role: role, name: name)
  }

  /// Takes a level as its role means it (`aria-level`): that of a heading, or how deep an entry of a tree stands.
  mutating func take(level text: String?) {
    guard let level = text.flatMap({ Int($0) }) else { return }
    switch role {
    case "heading": headingLevel = level
    case "treeitem", "tree item": nestingLevel = level
    default: break
    }
  }
}

extension SourceText {
  /// The text as nodes, by what it holds rather than by its name.
  func importedNode() throws(FileError) -> NodeCursor {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    let isPlain = first.map { "{[-".utf8.contains($0) } ?? true
    let text = isPlain ? self : blanked { ImportFormat.beginsScreen($0, behind: $1) }
    return NodeCursor(
      file: file, key: "document", node: try text.node())
  }
}
