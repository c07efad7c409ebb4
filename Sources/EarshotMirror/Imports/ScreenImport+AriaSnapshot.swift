import EarshotFiles
import EarshotModel

extension ScreenImport {
  /// Takes in an ARIA snapshot: a list in which every item is a role with its name and its states, and holds
  /// a text or a list.
  func readSnapshot(_ document: NodeCursor) throws(FileError) {
    titleOf = { $0.role == "heading" ? $0.name : nil }
    try document.eachItem("a list of roles") { item throws(FileError) in try add(item) }
  }

  private func add(_ item: NodeCursor) throws(FileError) {
    let content: NodeCursor?
    let heading: AriaItem
    switch item.node.content {
    case .scalar(let text, _):
      heading = AriaItem(text)
      content = nil
    case .mapping(let members):
      guard let member = members.first, members.count == 1 else {
        throw item.wrong("one role with what is inside")
      }
      // Properties of the element around begin with a slash.
      if member.key.hasPrefix("/") {
        return setProperty(member)
      }
      heading = AriaItem(member.key)
      content = NodeCursor(file: item.file, key: member.key, node: member.value)
    case .sequence: throw item.wrong("a role")
    }
    guard !heading.role.isEmpty else { throw item.wrong("a role") }
    var node = MirrorNode(role: heading.role, name: heading.name)
    node.states = heading.states
    node.take(level: heading.states["level"])
    node.source = item.node.place
    let text = content?.scalar?.nonBlank.map(AriaItem.plain)
    let isText = heading.role == "text"
    if isText {
      node.name = text ?? heading.name
    } else if text != nil, vocabulary.role(of: heading.role).value != .none {
      node.value.text = text
    }
    let choice =
      heading.role == "option" && heading.states["selected"] == "true" ? node.name ?? text : nil
    let saysText = isText || node.value.text != nil
    try begin(node)
    defer { end() }
    if let choice { tellChoice(choice) }
    if let content, !content.node.isScalar {
      _ = try content.node.eachValue { child throws(FileError) in
        try add(NodeCursor(file: item.file, key: content.key, node: child))
      }
    } else if let text, !saysText {
      var words = MirrorNode(role: "text", name: text)
      words.source = content?.node.place
      try add(words)
    }
  }

  private func setProperty(_ member: SourceNode.Member) {
    guard case .scalar(let text, _) = member.value.content else { return }
    switch member.key {
    case "/url": change { $0.url = text }
    case "/placeholder": change { $0.placeholder = text.nonBlank }
    default: return
    }
  }
}

/// The head of an item of an ARIA snapshot: `heading "Products" [level=2]`.
private struct AriaItem {
  var role: String
  var name: String?
  var states: [String: String] = [:]

  init(_ text: String) {
    var rest = Substring(text)
    let end = rest.utf8.firstIndex { $0 <= 0x20 || $0 == 0x22 || $0 == 0x5B } ?? rest.endIndex
    role = String(rest[..<end])
    rest = Self.withoutBlanks(rest[end...])
    if rest.isEmpty { return }
    if rest.utf8.first == UInt8(ascii: "\"") {
      name = Self.quoted(&rest).nonBlank
    } else if rest.first == "/", let end = rest.dropFirst().lastIndex(of: "/") {
      // A pattern that stands for a name is all that is known of it.
      name = String(rest[rest.index(after: rest.startIndex)..<end]).nonBlank
      rest = rest[rest.index(after: end)...]
    }
    rest = Self.withoutBlanks(rest)
    while rest.utf8.first == UInt8(ascii: "["), let end = rest.firstIndex(of: "]") {
      let state = rest[..<end].dropFirst().split(separator: "=", maxSplits: 1)
      if let name = state.first {
        states[String(name)] = state.count > 1 ? String(state[1]) : "true"
      }
      rest = Self.withoutBlanks(rest[rest.index(after: end)...])
    }
  }

  /// The text behind its blanks.
  private static func withoutBlanks(_ text: Substring) -> Substring {
    text[(text.utf8.firstIndex { $0 > 0x20 } ?? text.endIndex)...]
  }

  /// A text, or the pattern that stands for one that changes.
  static func plain(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "/"), text.utf8.count > 2, text.hasSuffix("/") else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// A name in quotation marks, in which a backslash keeps the next character.
  private static func quoted(_ rest: inout Substring) -> String {
    rest = rest.dropFirst()
    // Most names have no backslash.
    if let end = rest.utf8.firstIndex(where: { $0 == 0x22 || $0 == 0x5C }),
      rest.utf8[end] == UInt8(ascii: "\"")
    {
      defer { rest = rest[rest.utf8.index(after: end)...] }
      return String(rest[..<end])
    }
    var name = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        name.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": name.append("\n")
      case "t": name.append("\t")
      case let escaped?: name.append(escaped)
      case nil: break
      }
    }
    return name
  }
}
