import EarshotFiles
import EarshotModel

// What React's test renderer gives for an app of React Native: elements of the host with a type, properties and
// children, and texts. `toJSON` gives them as JSON, in which functions have no place, so what is pressed is known
// only by what the app says of it; tests and their snapshots print them as tags.

extension ScreenImport {
  /// Takes in a tree of React Native's test renderer.
  func readReactNative(_ document: NodeCursor) throws(FileError) {
    titleOf = { ["header", "heading"].contains($0.role) ? $0.name : nil }
    if case .sequence = document.node.content {
      for root in try document.list() { try addReactNative(root) }
    } else {
      try addReactNative(document)
    }
  }

  private func addReactNative(_ cursor: NodeCursor) throws(FileError) {
    guard case .mapping = cursor.node.content else {
      throw cursor.error(ImportProblem.noNode(format, found: cursor.node.summary))
    }
    let members = try cursor.mapping()
    let properties = ReactProperties(members["props"].flatMap { try? $0.mapping() })
    let type = members["type"]?.scalar ?? "View"
    let children: [NodeCursor] =
      if let inside = members["children"], case .sequence = inside.node.content {
        try inside.list()
      } else { [] }
    var node = properties.mirrorNode(type: type)
    node.source = cursor.node.place
    if ReactProperties.holdsWords(type) {
      let words = Self.words(of: children, depth: 0).joined()
      return try add(node.with(words: words, type: type))
    }
    try begin(node)
    defer { end() }
    for child in children {
      if let text = child.scalar {
        guard text.nonBlank != nil else { continue }
        var words = MirrorNode(role: "Text", name: text)
        words.source = child.node.place
        try add(words)
      } else if !child.node.isNull {
        try addReactNative(child)
      }
    }
  }

  private static func words(of children: [NodeCursor], depth: Int) -> [String] {
    guard depth < NodeLimits.depth else { return [] }
    return children.flatMap { child -> [String] in
      if let text = child.scalar { return [text] }
      guard let inside = (try? child.mapping())?["children"], let list = try? inside.list() else {
        return []
      }
      return words(of: list, depth: depth + 1)
    }
  }
}
