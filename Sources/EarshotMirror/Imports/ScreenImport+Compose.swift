import EarshotFiles
import EarshotModel

// What `printToString` and `printToLog` of Compose's test rules print: a line for each node, indented by how deep
// it stands, and below it its properties as `Name = 'value'`, those without a value as `[Name, Name]`.

extension ScreenImport {
  /// Takes in what Compose prints of its semantics tree.
  func readCompose(_ source: SourceText) throws(FileError) {
    try source.requireUTF8()
    let text = PrintedTreeLines(
      String(decoding: source.bytes, as: UTF8.self), heading: Self.composeHeading)
    var indentations: [Int] = []
    var node: ComposeNode?
    /// The property whose text goes on in the next line.
    var unfinished: String?
    /// Begins the node whose properties have all been read.
    func beginRead() throws(FileError) {
      guard let read = node else { return }
      let mirrored = read.mirrorNode
      if hasNoRoot { screenPlace = mirrored.place?.rect }
      try begin(mirrored)
      tellsHeadings = tellsHeadings || read.isHeading
      node = nil
    }
    tellsHeadings = false
    for (number, line) in text.lines.enumerated() {
      guard let start = line.range(of: "Node #"),
        line[..<start].allSatisfy({ " |-)".contains($0) || $0.isNumber })
      else {
        let plain = line.drop { $0 == " " || $0 == "|" }
        // A text may have several lines; its last ends with the mark with which its first began.
        if let begun = unfinished {
          unfinished = "\(begun)\n\(plain)"
        } else {
          unfinished = String(plain)
        }
        if let whole = unfinished, ComposeNode.isWhole(whole) {
          node?.add(Substring(whole))
          unfinished = nil
        }
        continue
      }
      if let whole = unfinished { node?.add(Substring(whole)) }
      unfinished = nil
      try beginRead()
      let indentation = line.distance(from: line.startIndex, to: start)
      while let last = indentations.last, last >= indentation {
        indentations.removeLast()
        end()
      }
      try requireDepth(in: source)
      node = nil
      // An unmerged tree has the role and the description of a node as nodes besides, of invented numbers.
      if ComposeNode.isInvented(line[start...]) { continue }
      indentations.append(indentation)
      node = ComposeNode(line[start...], line: number + 1, column: indentation + 1)
    }
    if let whole = unfinished { node?.add(Substring(whole)) }
    try beginRead()
    for _ in indentations { end() }
  }

  /// How the first line begins.
  static let composeHeading = "Printing with useUnmergedTree"
}

/// A node as Compose prints it.
private struct ComposeNode {
  /// The role of what only holds others.
  static let plain = "Node"
  /// The role of what can be tapped and has none.
  private static let clickable = "Clickable"

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

  /// Whether a node was made from a property of the one around it: its number is that one's and a billion or
  /// two.
  static func isInvented(_ text: Substring) -> Bool {
    let number = text.dropFirst("Node #".count).prefix(while: \.isNumber)
    return Int(number).map { $0 >= 1_000_000_000 } ?? false
  }

  /// Whether a property is told to its end.
  static func isWhole(_ text: String) -> Bool {
    guard let value = text[...].range(of: " = '") else { return true }
    return text[value...].count > 4 && text.hasSuffix("'")
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
    guard value.hasPrefix("[") else { return value.nonBlank }
    // Texts that are empty are listed as well.
    let isBetween: (Character) -> Bool = { $0 == "," || $0 == " " }
    let list = value.dropFirst().dropLast()
    var told = list.drop(while: isBetween)
    while let last = told.last, isBetween(last) { told.removeLast() }
    return String(told.isEmpty ? list : told).nonBlank
  }

  var mirrorNode: MirrorNode {
    let description = texts("ContentDescription")
    let text = texts("Text")
    var node = MirrorNode(role: kind, name: description ?? text)
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
    // What has a name of its own is called by it, whatever is used inside.
    if node.role == Self.clickable, node.name != nil { node.isElement = true }
    node.identifier = tag
    node.place = place.map { NodePlace($0) }
    node.source = SourcePlace(line: line, column: column)
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
    if actions.contains("OnClick") { return Self.clickable }
    if properties["Text"] != nil || properties["ContentDescription"] != nil { return "Text" }
    return properties["CollectionInfo"] == nil ? Self.plain : "Collection"
  }
}
