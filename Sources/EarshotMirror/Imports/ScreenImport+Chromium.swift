import EarshotFiles
import EarshotModel

extension ScreenImport {
  /// Takes in Chromium's full accessibility tree: a flat list of nodes that name what is inside them.
  ///
  /// Nodes that the browser itself ignores are passed over, and what is inside them stands in what is around
  /// them.
  func readChromium(_ document: NodeCursor) throws(FileError) {
    // An answer holds the list of nodes, which is also written by itself.
    var list = document
    if case .mapping = document.node.content {
      var answer = try document.mapping()
      if let result = answer["result"] { answer = try result.mapping() }
      list = try answer.required("nodes")
    }
    var nodes: [String: ChromiumNode] = [:]
    var order: [String] = []
    var isInside: Set<String> = []
    for cursor in try list.list() {
      guard case .mapping = cursor.node.content else {
        throw cursor.error(ImportProblem.noNode(format, found: cursor.node.summary))
      }
      let node = try ChromiumNode(cursor)
      guard nodes.updateValue(node, forKey: node.key) == nil else { continue }
      order.append(node.key)
      isInside.formUnion(node.children)
    }
    var placed: Set<String> = []
    titleOf = \.name
    func add(_ key: String, depth: Int, isSaid: Bool) throws(FileError) {
      guard var node = nodes[key], placed.insert(key).inserted else { return }
      guard depth < NodeLimits.depth else {
        throw document.error(ImportProblem.tooDeep(format, limit: NodeLimits.depth))
      }
      if node.isLine {
        if isSaid { return }
        node.becomeText()
      }
      var saysLines = isSaid
      if !node.isIgnored {
        try begin(node.mirrorNode)
        if node.isChosen, let name = node.name?.nonBlank { tellChoice(name) }
        saysLines = node.saysLines
      }
      var children = node.children[...]
      while let child = children.popFirst() {
        // Lines that no text says are one, as they are one text on the screen.
        if !saysLines, nodes[child]?.isLine ?? false {
          let more = children.prefix { nodes[$0]?.isLine ?? false && !placed.contains($0) }
          for line in more { nodes[line].map { nodes[child]?.add($0) } }
          placed.formUnion(more)
          children = children.dropFirst(more.count)
        }
        try add(child, depth: depth + 1, isSaid: saysLines)
      }
      if !node.isIgnored {
        tellContent()
        end()
      }
    }
    for key in order where !isInside.contains(key) { try add(key, depth: 0, isSaid: false) }
    // Nodes in a circle have no beginning; the first of the file is one.
    if placed.isEmpty, let first = order.first { try add(first, depth: 0, isSaid: false) }
  }
}

/// A node of Chromium's tree, as far as it is told by the protocol's types `AXNode` and `AXProperty`.
private struct ChromiumNode {
  let key: String
  let children: [String]
  let isIgnored: Bool
  private(set) var role: String
  private(set) var name: String?
  let value: String?
  let description: String?
  let properties: [String: String]
  let place: SourcePlace

  init(_ cursor: NodeCursor) throws(FileError) {
    let members = try cursor.mapping()
    key = try members.required("nodeId").text()
    place = cursor.node.place
    children = (try members["childIds"]?.texts()) ?? []
    isIgnored = (try members["ignored"]?.flag()) ?? false
    func value(_ key: String) -> String? {
      (try? members[key]?.mapping()).flatMap { $0["value"]?.scalar }
    }
    role = value("role") ?? "none"
    name = value("name")
    self.value = value("value")
    description = value("description")
    var properties: [String: String] = [:]
    for property in try members["properties"]?.list() ?? [] {
      guard let member = try? property.mapping(), let name = member["name"]?.scalar,
        let held = try? member["value"]?.mapping(), let text = held["value"]?.scalar
      else { continue }
      properties[name] = text
    }
    self.properties = properties
  }

  /// Whether it is a line of a text, as the browser has broken it, which that text says as a whole.
  var isLine: Bool { role == "InlineTextBox" && !isIgnored }

  /// Whether it says what the lines inside it say.
  var saysLines: Bool {
    switch role {
    case "StaticText": name?.nonBlank != nil
    case "LineBreak", "ListMarker": true
    default: false
    }
  }

  /// Takes in the line that follows, which begins another word unless a blank stands between them already.
  mutating func add(_ next: ChromiumNode) {
    guard let more = next.name, let before = name, !before.isEmpty, !more.isEmpty else {
      name = name ?? next.name
      return
    }
    let isApart = before.last?.isWhitespace ?? true || more.first?.isWhitespace ?? true
    name = before + (isApart ? "" : " ") + more
  }

  /// Becomes a text of its own, where nothing says the line that it is.
  mutating func becomeText() { role = "StaticText" }

  /// Whether it is what is chosen of a list.
  var isChosen: Bool { role == "option" && properties["selected"] == "true" }

  var mirrorNode: MirrorNode {
    var node = MirrorNode(role: role, name: name?.nonBlank)
    node.states = properties
    node.value.text = properties["valuetext"]?.nonBlank ?? value?.nonBlank
    if let present = value.flatMap(Double.init) {
      node.value.range = NodeRange(
        present, minimum: properties["valuemin"].flatMap(Double.init),
        maximum: properties["valuemax"].flatMap(Double.init))
      // A bar without a text of its own is told in percent.
      if role == "progressbar" || role == "meter", properties["valuetext"]?.nonBlank == nil {
        node.value.text = nil
      }
    }
    node.summary = description?.nonBlank
    node.placeholder = properties["placeholder"]?.nonBlank
    node.url = properties["url"]
    node.take(level: properties["level"])
    node.source = place
    return node
  }
}
