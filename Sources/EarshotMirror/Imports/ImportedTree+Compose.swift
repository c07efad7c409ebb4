import EarshotFiles
import EarshotModel

// What `printToString` and `printToLog` of Compose's test rules print: a line for each node, indented by how deep
// it stands, and below it its properties as `Name = 'value'`, those without a value as `[Name, Name]`.

extension ImportedTree {
  /// Takes in what Compose prints of its semantics tree.
  mutating func readCompose(_ source: SourceText) throws(FileError) {
    try source.requireUTF8()
    let text = PrintedTreeLines(
      String(decoding: source.bytes, as: UTF8.self), heading: Self.composeHeading)
    var around: [(indentation: Int, identity: NodeIdentity)] = []
    var node: ComposeNode?
    func close(_ imported: inout ImportedTree) {
      guard let done = node, let own = around.last?.identity else { return }
      imported.tree[own] = done.mirrorNode(own, inside: imported.tree[own]?.children)
      imported.tellsHeadings = imported.tellsHeadings || done.isHeading
      node = nil
    }
    tellsHeadings = false
    for (number, line) in text.lines.enumerated() {
      guard let start = line.range(of: "Node #"),
        line[..<start].allSatisfy({ " |-)".contains($0) || $0.isNumber })
      else {
        node?.add(line.drop { $0 == " " || $0 == "|" })
        continue
      }
      close(&self)
      let indentation = line.distance(from: line.startIndex, to: start)
      while let last = around.last, last.indentation >= indentation { around.removeLast() }
      guard around.count < NodeLimits.depth else {
        throw source.error(ImportProblem.tooDeep(format, limit: NodeLimits.depth))
      }
      let identity = tree.makeIdentity()
      tree.add(MirrorNode(identity, role: ComposeNode.plain), under: around.last?.identity)
      around.append((indentation, identity))
      node = ComposeNode(line[start...], line: number + 1, column: indentation + 1)
    }
    close(&self)
    guard !tree.nodes.isEmpty else { throw source.error(ImportProblem.noNodes(format)) }
    tree.bounds = tree.roots.first.flatMap { tree[$0]?.place?.rect }
  }

  /// How the first line begins.
  static let composeHeading = "Printing with useUnmergedTree"
}

/// A node as Compose prints it.
private struct ComposeNode {
  /// The role of what only holds others.
  static let plain = "Node"

  private let line: Int
  private let column: Int
  private let place: Rect?
  private let tag: String?
  private var properties: [Substring: String] = [:]
  private var flags: Set<Substring> = []
  private var actions: Set<Substring> = []

  /// Whether it heads what follows.
  var isHeading: Bool { flags.contains("Heading") }

  init(_ text: Substring, line: Int, column: Int) {
    self.line = line
    self.column = column
    let end = text.firstIndex(of: ")") ?? text.endIndex
    let edges = (text.firstIndex(of: "(").map { text[$0..<end] } ?? "")
      .split { "(,=".contains($0) }.compactMap { Double($0.filter { $0 != " " }) }
    place =
      edges.count == 4
      ? Rect.imported(
        x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1]) : nil
    let mark = "Tag: '"
    tag = text.range(of: mark).map { start in
      String(text[text.index(start, offsetBy: mark.count)...].dropLast())
    }
  }

  mutating func add(_ text: Substring) {
    if text.hasPrefix("["), text.hasSuffix("]") {
      flags.formUnion(Self.words(text))
    } else if let equals = text.range(of: " = ") {
      let value = text[text.index(equals, offsetBy: 3)...]
      let key = text[..<equals]
      if key == "Actions" {
        actions.formUnion(Self.words(value))
      } else {
        properties[key] = String(value.hasPrefix("'") ? value.dropFirst().dropLast() : value)
      }
    }
  }

  /// The words of a list in brackets.
  private static func words(_ text: Substring) -> [Substring] {
    text.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
  }

  /// The texts of a property that has a list of them, in one line.
  private func texts(_ key: Substring) -> String? {
    guard let value = properties[key] else { return nil }
    return (value.hasPrefix("[") ? String(value.dropFirst().dropLast()) : value).nonBlank
  }

  func mirrorNode(_ identity: NodeIdentity, inside: NodeChildren?) -> MirrorNode {
    let description = texts("ContentDescription")
    let text = texts("Text")
    var node = MirrorNode(identity, role: kind, name: description ?? text)
    if properties["EditableText"] != nil {
      // The text of a field is what it is called, what is typed into it stands apart.
      node.value.text = texts("EditableText")
    } else if description != nil, text != description {
      node.value.text = text
    }
    if let state = texts("StateDescription") { node.value.text = state }
    if let range = properties["ProgressBarRangeInfo"]?[...].numbers, range.count >= 1 {
      let limits = Self.limits(properties["ProgressBarRangeInfo"] ?? "")
      node.value.range = NodeRange(range[0], minimum: limits?.0, maximum: limits?.1)
    }
    for flag in flags { node.states[String(flag)] = "true" }
    for key in ["Selected", "Focused", "ToggleableState"] {
      node.states[key] = properties[Substring(key)]
    }
    if properties["Error"] != nil { node.states["Error"] = "true" }
    if properties["VerticalScrollAxisRange"] != nil
      || properties["HorizontalScrollAxisRange"] != nil
    {
      node.states["scrollable"] = "true"
    }
    if actions.contains("Expand") { node.states["expandable"] = "true" }
    if actions.contains("Collapse") { node.states["collapsible"] = "true" }
    node.identifier = tag
    node.place = place.map { NodePlace($0) }
    node.source = SourcePlace(line: line, column: column)
    if let inside { node.children = inside }
    return node
  }

  /// The ends of a range in Kotlin's notation, such as `0.0..1.0`.
  private static func limits(_ text: String) -> (Double, Double)? {
    let text = text[...]
    guard let mark = text.range(of: "range="), let dots = text[mark...].range(of: "..") else {
      return nil
    }
    let low = text[text.index(mark, offsetBy: 6)..<dots]
    let high = text[text.index(dots, offsetBy: 2)...].prefix { $0.isNumber || "+-.E".contains($0) }
    guard let minimum = Double(low), let maximum = Double(high) else { return nil }
    return (minimum, maximum)
  }

  private var kind: String {
    if let role = properties["Role"], Vocabulary.compose.knows(role) { return role }
    if properties["EditableText"] != nil || actions.contains("SetText") { return "EditText" }
    if properties["ProgressBarRangeInfo"] != nil {
      return actions.contains("SetProgress") ? "Slider" : "ProgressBar"
    }
    if properties["ToggleableState"] != nil { return "Checkbox" }
    if actions.contains("OnClick") { return "Clickable" }
    if properties["Text"] != nil || properties["ContentDescription"] != nil { return "Text" }
    return properties["CollectionInfo"] == nil ? Self.plain : "Collection"
  }
}
