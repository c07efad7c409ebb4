import EarshotFiles
import EarshotModel

// What `debugDumpSemanticsTree` prints: a line for each node, indented by the lines of a tree, and below it its
// properties. A node stands where its rectangle says, counted from where the node around it begins.

extension ImportedTree {
  /// Takes in what Flutter prints of its semantics tree.
  mutating func readFlutter(_ source: SourceText) throws(FileError) {
    try source.requireUTF8()
    var around: [(indentation: Int, identity: NodeIdentity, origin: Point)] = []
    var node: FlutterNode?
    /// The property whose text goes on in the next line.
    var open: (key: Substring, text: String)?
    func close(_ imported: inout ImportedTree) {
      guard let done = node, let own = around.last else { return }
      let outer = around.dropLast().last?.origin ?? .zero
      let placed = done.place(in: outer)
      around[around.count - 1].origin = placed?.origin ?? outer
      if placed?.isScaled == true {
        // What is around counts pixels.
        for (_, identity, _) in around.dropLast() { imported.tree[identity]?.place = nil }
      }
      imported.tree[own.identity] = done.mirrorNode(
        own.identity, place: placed?.rect, inside: imported.tree[own.identity]?.children)
      node = nil
    }
    var number = 0
    for line in PrintedTreeLines(String(decoding: source.bytes, as: UTF8.self)).lines {
      number += 1
      let content = line.drop { " │├└─\t".contains($0) }
      if content.hasPrefix("SemanticsNode#") {
        close(&self)
        open = nil
        let indentation = line.distance(from: line.startIndex, to: content.startIndex)
        while let last = around.last, last.indentation >= indentation { around.removeLast() }
        guard around.count < NodeLimits.depth else {
          throw source.error(ImportProblem.tooDeep(format, limit: NodeLimits.depth))
        }
        let identity = tree.makeIdentity()
        tree.add(MirrorNode(identity, role: FlutterNode.plain), under: around.last?.identity)
        around.append((indentation, identity, .zero))
        node = FlutterNode(line: number, column: indentation + 1)
      } else if let (key, text) = open {
        let whole = text.isEmpty ? String(content) : "\(text)\n\(content)"
        open = FlutterNode.isWhole(whole) ? nil : (key, whole)
        if open == nil { node?.set(key, Substring(whole)) }
      } else if let colon = content.range(of: ":") {
        let text = content[content.index(after: colon)...].drop { $0 == " " }
        let key = content[..<colon]
        if FlutterNode.isText(key), !FlutterNode.isWhole(text) {
          open = (key, String(text))
        } else {
          node?.set(key, text)
        }
      } else {
        node?.set(content, "")
      }
    }
    close(&self)
    guard !tree.nodes.isEmpty else { throw source.error(ImportProblem.noNodes(format)) }
    saysBesidesWhatIsInside()
    tree.title = tree.first { $0.states["namesRoute"] == "true" && $0.name != nil }?.name
  }

  /// Puts what a node says that has others inside before them: both are heard.
  private mutating func saysBesidesWhatIsInside() {
    for (identity, node) in tree.nodes where !node.children.identities.isEmpty {
      guard node.name != nil || node.value.text != nil else { continue }
      var words = node
      words.identity = tree.makeIdentity()
      words.children = .known([])
      var outer = MirrorNode(identity, role: FlutterNode.plain)
      outer.states = node.states.filter { $0.key == "hidden" || $0.key == "hasImplicitScrolling" }
      outer.place = node.place
      outer.source = node.source
      outer.children = .known([words.identity] + node.children.identities)
      tree[words.identity] = words
      tree[identity] = outer
    }
  }
}

/// A node as Flutter prints it.
private struct FlutterNode {
  /// The role of what only holds others.
  static let plain = "node"

  private let line: Int
  private let column: Int
  private var texts: [Substring: String] = [:]
  private var flags: Set<Substring> = []
  private var actions: Set<Substring> = []
  private var role: String?
  private var rect: Rect?
  private var translation: Point?
  private var isScaled = false
  private var isHidden = false

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether a property is a text in quotation marks.
  static func isText(_ key: Substring) -> Bool {
    ["label", "value", "hint", "tooltip", "identifier"].contains(key)
  }

  /// Whether a text ends with the quotation mark that it began with.
  static func isWhole(_ text: some StringProtocol) -> Bool {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
  }

  mutating func set(_ key: Substring, _ text: Substring) {
    if key.hasPrefix("Rect.") { return place(key) }
    if Self.isText(key) {
      texts[key] = String(text.dropFirst().dropLast())
      return
    }
    func words() -> [Substring] {
      text.split(separator: ",").map { $0.drop { $0 == " " } }
    }
    switch key {
    case "flags": flags.formUnion(words())
    case "actions": actions.formUnion(words())
    case "role": role = String(text)
    case "invisible", "HIDDEN", "hidden": isHidden = true
    default: break
    }
  }

  private mutating func place(_ text: Substring) {
    guard let open = text.firstIndex(of: "("), let end = text.firstIndex(of: ")") else { return }
    let edges = text[text.index(after: open)..<end].numbers
    guard edges.count == 4 else { return }
    rect = Rect.imported(
      x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    let behind = text[end...]
    isScaled = behind.range(of: "scaled by") != nil
    if behind.range(of: "with transform") != nil {
      let matrix = behind.numbers
      if matrix.count >= 8 { translation = Point(x: matrix[3], y: matrix[7]) }
    }
  }

  /// Where the node stands on the screen, and where what is inside counts from.
  func place(in outer: Point) -> (rect: Rect, origin: Point, isScaled: Bool)? {
    guard let rect else { return nil }
    let own = rect.offset(x: outer.x, y: outer.y)
    guard let translation else { return (own, own.origin, isScaled) }
    return (
      own.offset(x: translation.x, y: translation.y),
      outer.offset(x: translation.x, y: translation.y), isScaled
    )
  }

  func mirrorNode(
    _ identity: NodeIdentity, place: Rect?, inside: NodeChildren?
  ) -> MirrorNode {
    var node = MirrorNode(identity, role: kind, name: texts["label"]?.nonBlank)
    for flag in flags { node.states[String(flag)] = "true" }
    if flags.contains("hasEnabledState"), !flags.contains("isEnabled") {
      node.states["isEnabled"] = "false"
    }
    if isHidden || flags.contains("isHidden") { node.states["hidden"] = "true" }
    node.value.text = texts["value"]?.nonBlank
    node.summary =
      [texts["hint"]?.nonBlank, texts["tooltip"]?.nonBlank].compactMap(\.self)
      .joined(separator: " ").nonBlank
    node.identifier = texts["identifier"]?.nonBlank
    node.place = place.map { NodePlace($0) }
    node.source = SourcePlace(line: line, column: column)
    if let inside { node.children = inside }
    return node
  }

  /// What the flags make of it; the first that applies counts.
  private var kind: String {
    if let role, role != "none", Vocabulary.flutter.knows(role) { return role }
    if flags.contains("isTextField") { return "textField" }
    if flags.contains("isSlider") || actions.contains("increase") || actions.contains("decrease") {
      return "slider"
    }
    if flags.contains("hasToggledState") { return "switch" }
    if flags.contains("hasCheckedState") {
      return flags.contains("isInMutuallyExclusiveGroup") ? "radioButton" : "checkBox"
    }
    for (flag, kind) in [
      ("isButton", "button"), ("isLink", "link"), ("isKeyboardKey", "keyboardKey"),
      ("isImage", "image"), ("isHeader", "header"),
    ] where flags.contains(Substring(flag)) {
      return kind
    }
    let says = texts["label"]?.nonBlank ?? texts["value"]?.nonBlank
    guard says != nil else { return actions.contains("tap") ? "tappable" : Self.plain }
    return actions.contains("tap") ? "tappable" : "text"
  }
}
