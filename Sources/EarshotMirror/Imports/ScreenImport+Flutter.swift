import EarshotFiles
import EarshotModel

// What `debugDumpSemanticsTree` prints: a line for each node, indented by the lines of a tree, and below it its
// properties. A node stands where its rectangle says, counted from where the node around it begins.

extension ScreenImport {
  /// How the line of a node begins.
  static let flutterHeading = "SemanticsNode#"

  /// Takes in what Flutter prints of its semantics tree.
  func readFlutter(_ source: SourceText) throws(FileError) {
    try source.requireUTF8()
    /// How far the nodes around the next line are indented, and where what is inside them counts from.
    var around: [(indentation: Int, origin: Point)] = []
    var node: FlutterNode?
    /// The property whose text goes on in the next line.
    var unfinished: (key: Substring, text: String)?
    /// Begins the node whose properties have all been read; what it says besides what is inside is heard
    /// before that.
    func beginRead(holdsOthers: Bool) throws(FileError) {
      guard let read = node else { return }
      node = nil
      let outer = around.dropLast().last?.origin ?? .zero
      let placed = read.place(in: outer)
      around[around.count - 1].origin = placed?.origin ?? outer
      // What is around something that is scaled counts pixels.
      if placed?.isScaled == true { forgetPlacesAround() }
      var words = read.mirrorNode(place: placed?.rect)
      guard holdsOthers, words.name != nil || words.value.text != nil else {
        return try begin(words)
      }
      // A part of a table stays one; its words are inside.
      let isPart = Vocabulary.flutter.role(of: words.role).table != nil
      var outside = MirrorNode(role: isPart ? words.role : FlutterNode.plain)
      if isPart { words.role = "text" }
      outside.states = words.states.filter { FlutterNode.outside.contains($0.key) }
      outside.place = words.place
      outside.source = words.source
      try begin(outside)
      try add(words)
    }
    titleOf = { $0.states["namesRoute"] == "true" ? $0.name : nil }
    /// The name of the first node that stands in no other.
    var root: Substring?
    var number = 0
    let text = PrintedTreeLines(
      String(decoding: source.bytes, as: UTF8.self), heading: Self.flutterHeading)
    for line in text.lines {
      number += 1
      let content = line.drop { " │├└─\t".contains($0) }
      if let (key, text) = unfinished, key == FlutterNode.rectangle, !content.hasPrefix("[") {
        node?.set(key, Substring(text))
        unfinished = nil
      }
      if content.hasPrefix(Self.flutterHeading) {
        let indentation = line.distance(from: line.startIndex, to: content.startIndex)
        if let last = around.last, last.indentation < indentation, node?.isMerging == true {
          // What is merged up is part of the node around it.
          node?.beginMerged()
          unfinished = nil
          continue
        }
        try beginRead(holdsOthers: around.last.map { $0.indentation < indentation } ?? false)
        unfinished = nil
        while let last = around.last, last.indentation >= indentation {
          around.removeLast()
          end()
        }
        if around.isEmpty {
          let name = content.prefix { !$0.isWhitespace && $0 != "(" }
          if name == root {
            notes.append("the file holds more than one dump of the same tree; the first was taken")
            return
          }
          root = root ?? name
        }
        try requireDepth(in: source)
        around.append((indentation, .zero))
        node = FlutterNode(line: number, column: indentation + 1)
        node?.setAll(inside: content)
      } else if let (key, text) = unfinished {
        let separator = FlutterNode.isText(key) ? "\n" : " "
        let whole = text.isEmpty ? String(content) : "\(text)\(separator)\(content)"
        unfinished = FlutterNode.goesOn(key, whole) ? (key, whole) : nil
        if unfinished == nil { node?.set(key, Substring(whole)) }
      } else if FlutterNode.goesOn(FlutterNode.rectangle, content) {
        unfinished = (FlutterNode.rectangle, String(content))
      } else if let colon = content.range(of: ":") {
        let text = content[content.index(after: colon)...].drop { $0 == " " }
        let key = content[..<colon]
        if FlutterNode.goesOn(key, text) {
          unfinished = (key, String(text))
        } else {
          node?.set(key, text)
        }
      } else {
        node?.set(content, "")
      }
    }
    if let (key, text) = unfinished { node?.set(key, Substring(text)) }
    try beginRead(holdsOthers: false)
    for _ in around { end() }
  }
}

/// A node as Flutter prints it.
private struct FlutterNode {
  /// The key under which a rectangle is set that goes on in the next line.
  static let rectangle: Substring = "Rect"
  /// The role of what only holds others.
  static let plain = "node"
  /// The states that stay with what holds others when its words are told apart.
  static let outside: Set = ["hidden", "hasImplicitScrolling"]

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
  private var isInvalid = false
  /// Whether nodes inside are merged into this one.
  private(set) var isMerging = false
  private var hasMerged = false
  private var headingLevel: Int?
  private var url: String?

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether a property is a text in quotation marks.
  static func isText(_ key: Substring) -> Bool {
    ["label", "value", "hint", "tooltip", "identifier"].contains(key)
  }

  /// Whether a property goes on in the next line: a text that lacks its second quotation mark, or a list that
  /// ends with a comma.
  static func goesOn(_ key: Substring, _ text: some StringProtocol) -> Bool {
    if key == rectangle {
      // Long lines are broken, and so is the matrix behind a rectangle.
      return text.hasPrefix("Rect.") && text.contains("with transform") && !text.hasSuffix("]]")
    }
    guard isText(key) else { return ["flags", "actions"].contains(key) && text.hasSuffix(",") }
    // What is told without quotation marks, as notes about trees do, has one line.
    guard text.isEmpty || text.hasPrefix("\"") else { return false }
    return !(text.count > 1 && text.hasSuffix("\""))
  }

  /// Takes what comes as that of a node that is merged into this one.
  mutating func beginMerged() { hasMerged = true }

  /// Takes the properties that stand in parentheses behind the name of a node.
  mutating func setAll(inside line: Substring) {
    guard let open = line.firstIndex(of: "("), line.hasSuffix(")") else { return }
    var rest = line[line.index(after: open)...].dropLast()
    while !rest.isEmpty {
      var depth = 0
      var isQuoted = false
      let end = rest.firstIndex { character in
        if character == "\"" { isQuoted.toggle() }
        if isQuoted { return false }
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        return character == "," && depth == 0
      }
      let property = rest[..<(end ?? rest.endIndex)].drop { $0 == " " }
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
      if !property.hasPrefix("Rect."), let colon = property.firstIndex(of: ":") {
        set(property[..<colon], property[property.index(after: colon)...].drop { $0 == " " })
      } else {
        set(property, "")
      }
    }
  }

  mutating func set(_ key: Substring, _ text: Substring) {
    if key.hasPrefix("Rect.") { return hasMerged ? () : place(key) }
    if key == Self.rectangle { return hasMerged ? () : place(text) }
    if Self.isText(key) {
      let isQuoted = ["\"", "`"].contains { text.hasPrefix($0) && text.hasSuffix($0) }
      let text = String(isQuoted ? text.dropFirst().dropLast() : text)
      texts[key] = [texts[key]?.nonBlank, text].compactMap(\.self).joined(separator: "\n")
      return
    }
    func words() -> [Substring] {
      text.split(separator: ",").map { $0.filter { $0 != " " && $0 != "[" && $0 != "]" }[...] }
    }
    switch key {
    case "flags": flags.formUnion(words())
    case "actions": actions.formUnion(words())
    case "role": role = String(text)
    case "invisible", "HIDDEN", "hidden": isHidden = true
    case _ where key.hasPrefix("merge boundary"): isMerging = true
    case "headingLevel": headingLevel = Int(text)
    case "linkUrl": url = String(text)
    case "validationResult": isInvalid = text.hasSuffix("invalid")
    case _ where key.hasPrefix("scaled by"): isScaled = true
    default: break
    }
  }

  private mutating func place(_ text: Substring) {
    guard let open = text.firstIndex(of: "("), let end = text.firstIndex(of: ")") else { return }
    let edges = text[text.index(after: open)..<end].numbers
    guard edges.count == 4 else { return }
    rect =
      text.hasPrefix("Rect.fromLTWH")
      ? Rect.imported(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
      : Rect.imported(
        x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    let behind = text[end...]
    isScaled = isScaled || behind.range(of: "scaled by") != nil
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

  func mirrorNode(place: Rect?) -> MirrorNode {
    var node = MirrorNode(role: kind, name: texts["label"]?.nonBlank)
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
    node.headingLevel = headingLevel.flatMap { $0 > 0 ? $0 : nil }
    if node.headingLevel != nil { node.states["isHeader"] = "true" }
    node.url = url
    if isInvalid { node.states["isInvalid"] = "true" }
    node.place = place.map { NodePlace($0) }
    node.source = SourcePlace(line: line, column: column)
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
