import EarshotFiles
import EarshotModel

/// The properties of an element of React Native.
struct ReactProperties {
  private let members: NodeMapping?

  init(_ members: NodeMapping?) {
    self.members = members
  }

  /// Whether what stands inside an element are parts of one text: that of a text, or of a field.
  static func holdsWords(_ type: String) -> Bool {
    type == "Text" || type == "RCTText" || type.hasSuffix("TextInput")
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
    let isShut = node.role == "Modal" && members?["visible"]?.scalar == "false"
    if isShut || isTrue("accessibilityElementsHidden", "aria-hidden")
      || text("importantForAccessibility") == "no-hide-descendants" || isNotDisplayed
    {
      node.states["hidden"] = "true"
    }
    if isTrue("accessibilityViewIsModal", "aria-modal") { node.states["modal"] = "true" }
  }

  /// Whether its style, or the last of several that says so, leaves it out.
  private var isNotDisplayed: Bool {
    guard let style = members?["style"] else { return false }
    let styles = (try? style.list()) ?? [style]
    let told = styles.lazy.compactMap { (try? $0.mapping())?["display"]?.scalar }
    return Array(told).last == "none"
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

extension MirrorNode {
  /// A text of React Native with its words, or a field, which holds them where no property says what it holds.
  func with(words: String, type: String) -> MirrorNode {
    var node = self
    if type.hasSuffix("TextInput") {
      node.value.text = node.value.text ?? words.nonBlank
    } else {
      node.name = node.name ?? words.nonBlank
    }
    return node
  }
}
