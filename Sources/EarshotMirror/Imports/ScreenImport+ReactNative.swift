import EarshotFiles
import EarshotModel

// What `toJSON` of React's test renderer gives for an app of React Native: elements of the host with a type,
// properties and children, and texts. Functions have no place in JSON, so what is pressed is known only by what
// the app says of it.

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
    if type == "Text" {
      // Texts in a text are parts of one text.
      let words = Self.words(of: children, depth: 0).joined()
      if node.name == nil { node.name = words.nonBlank }
      return try add(node)
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

/// The properties of an element of React Native.
private struct ReactProperties {
  private let members: NodeMapping?

  init(_ members: NodeMapping?) {
    self.members = members
  }

  private func text(_ keys: String...) -> String? {
    keys.lazy.compactMap { members?[$0]?.scalar }.first { $0.nonBlank != nil }
  }

  private func isTrue(_ keys: String...) -> Bool {
    keys.contains { members?[$0]?.scalar == "true" }
  }

  private func group(_ key: String) -> NodeMapping? {
    members?[key].flatMap { try? $0.mapping() }
  }

  func mirrorNode(type: String) -> MirrorNode {
    var node = MirrorNode(role: role(type))
    node.name = text("accessibilityLabel", "aria-label", "alt")
    node.summary = text("accessibilityHint")
    node.identifier = text("testID", "nativeID", "id")
    node.language = text("accessibilityLanguage")
    node.placeholder = text("placeholder")
    switch members?["accessible"]?.scalar {
    case "true": node.isElement = true
    case "false": node.isElement = false
    default: break
    }
    readStates(of: &node)
    if type.hasSuffix("TextInput") { node.value.text = text("value", "defaultValue") }
    if let value = group("accessibilityValue") {
      node.value.text = value["text"]?.scalar ?? node.value.text
      if let now = value["now"]?.node.number {
        node.value.range = NodeRange(
          now, minimum: value["min"]?.node.number, maximum: value["max"]?.node.number)
      }
    }
    for action in (try? members?["accessibilityActions"]?.list()) ?? [] {
      guard let action = try? action.mapping(), let label = action["label"]?.scalar else {
        continue
      }
      node.actions.append(NodeAction(action["name"]?.scalar ?? label, label: label))
    }
    return node
  }

  private func readStates(of node: inout MirrorNode) {
    for key in ["disabled", "selected", "checked", "expanded", "busy"] {
      let state = group("accessibilityState")?[key]?.scalar ?? members?["aria-\(key)"]?.scalar
      if let state { node.states[key] = state }
    }
    if isTrue("disabled") { node.states["disabled"] = "true" }
    // A switch of the system says by its value how it is set.
    if node.role == "switch", node.states["checked"] == nil, let value = text("value", "on") {
      node.states["checked"] = value
    }
    if isTrue("secureTextEntry", "password") { node.states["secureTextEntry"] = "true" }
    if isTrue("multiline") { node.states["multiline"] = "true" }
    if isTrue("accessibilityElementsHidden", "aria-hidden")
      || text("importantForAccessibility") == "no-hide-descendants"
    {
      node.states["hidden"] = "true"
    }
    if isTrue("accessibilityViewIsModal", "aria-modal") { node.states["modal"] = "true" }
  }

  /// The role that the app gives, or else what the element of the host is.
  private func role(_ type: String) -> String {
    if let given = text("role", "accessibilityRole"), given != "none", given != "presentation",
      Vocabulary.reactNative.knows(given)
    {
      return given
    }
    let plain = type.hasPrefix("RCT") ? String(type.dropFirst(3)) : type
    return plain == "Switch" ? "switch" : plain
  }
}
