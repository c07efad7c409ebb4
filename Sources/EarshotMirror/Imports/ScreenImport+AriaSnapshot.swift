import EarshotFiles
import EarshotModel

extension ScreenImport {
  /// Takes in an ARIA snapshot: a list in which every item is a role with its name and its states, and holds
  /// a text or a list.
  func readSnapshot(_ document: NodeCursor) throws(FileError) {
    titleOf = { $0.role == "heading" ? $0.name : nil }
    for item in try document.list() { try add(item) }
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
    node.headingLevel =
      heading.role == "heading" ? heading.states["level"].flatMap { Int($0) } : nil
    node.source = item.node.place
    let text = content?.scalar?.nonBlank.map(AriaItem.plain)
    let isText = heading.role == "text"
    if isText {
      node.name = text ?? heading.name
    } else if text != nil, Vocabulary.aria.role(of: heading.role).value != .none {
      node.value.text = text
    }
    try begin(node)
    defer { end() }
    if let content, case .sequence = content.node.content {
      for child in try content.list() { try add(child) }
    } else if let text, !isText, node.value.text == nil {
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
    role = String(rest.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "[" })
    rest = rest.dropFirst(role.count).drop(while: \.isWhitespace)
    if rest.first == "\"" {
      name = Self.quoted(&rest).nonBlank
    } else if rest.first == "/", let end = rest.dropFirst().lastIndex(of: "/") {
      // A pattern that stands for a name is all that is known of it.
      name = String(rest[rest.index(after: rest.startIndex)..<end]).nonBlank
      rest = rest[rest.index(after: end)...]
    }
    rest = rest.drop(while: \.isWhitespace)
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      let state = rest[..<end].dropFirst().split(separator: "=", maxSplits: 1)
      if let name = state.first {
        states[String(name)] = state.count > 1 ? String(state[1]) : "true"
      }
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    }
  }

  /// A text, or the pattern that stands for one that changes.
  static func plain(_ text: String) -> String {
    guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// A name in quotation marks, in which a backslash keeps the next character.
  private static func quoted(_ rest: inout Substring) -> String {
    var name = ""
    rest = rest.dropFirst()
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
