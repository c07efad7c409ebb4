import EarshotFiles
import EarshotModel

extension ScreenImport {
  /// Takes in what idb, AXe or WebDriverAgent describe: an element or a list of elements, each with those
  /// inside it.
  func readAppleElements(_ document: NodeCursor) throws(FileError) {
    // WebDriverAgent answers with the element inside an envelope.
    var roots = document
    if case .mapping = document.node.content {
      let members = try document.mapping()
      for key in ["value", "elements", "tree"] {
        guard let inside = members[key], inside.scalar == nil else { continue }
        roots = inside
        break
      }
    }
    var tellsElements = false
    prepareAppleElements()
    func add(_ cursor: NodeCursor) throws(FileError) {
      guard case .mapping = cursor.node.content else {
        throw cursor.error(ImportProblem.noNode(format, found: cursor.node.summary))
      }
      let members = try cursor.mapping()
      let element = AppleElement(json: members)
      tellsElements = tellsElements || element.isAccessible != nil
      try begin(element, at: cursor.node.place) { node in
        for action in (try? members["custom_actions"]?.list()) ?? [] {
          let name = action.scalar ?? (try? action.mapping())?["name"]?.scalar
          if let name { node.actions.append(NodeAction(name, label: name)) }
        }
      }
      defer { end() }
      guard let children = members["children"], case .sequence = children.node.content else {
        return
      }
      for child in try children.list() { try add(child) }
    }
    if case .sequence = roots.node.content {
      for root in try roots.list() { try add(root) }
    } else {
      try add(roots)
    }
    finishAppleElements(tellsElements: tellsElements)
    // A list of elements has no root that is the screen.
    if made.count > 1 { screenPlace = nil }
  }
}

extension AppleElement {
  /// Reads an element; what has another type than its key takes counts as not told.
  fileprivate init(json members: NodeMapping) {
    func text(_ keys: String...) -> String? {
      keys.lazy.compactMap { members[$0]?.scalar }.first
    }
    func flag(_ keys: String...) -> Bool? {
      keys.lazy.compactMap { members[$0]?.scalar }.first.map {
        ["true", "1", "yes"].contains($0.lowercased())
      }
    }
    self.init(type: text("type", "AXType", "role", "AXRole") ?? "Other")
    let kind = (text("role_description") ?? "").lowercased()
    let subrole = text("subrole", "AXSubrole") ?? ""
    if subrole == "AXSecureTextField" || kind == "secure text field" {
      type = "SecureTextField"
    } else if subrole == "AXSwitch" || kind == "switch" {
      type = "Switch"
    } else if subrole == "AXSearchField" || kind == "search text field" {
      type = "SearchField"
    } else if kind == "tab" {
      type = "Tab"
    } else if kind == "heading" {
      type = "Heading"
    }
    label = text("AXLabel", "label", "title")
    value = text("AXValue", "value")
    identifier = text("AXUniqueId", "AXIdentifier", "rawIdentifier", "identifier")
    if let name = text("name"), name != label, identifier == nil { identifier = name }
    placeholder = text("placeholderValue", "AXPlaceholderValue")
    hint = text("help", "AXHelp", "hint")
    isEnabled = flag("enabled", "isEnabled", "AXEnabled") ?? true
    isVisible = flag("isVisible", "visible")
    isSelected = flag("selected", "isSelected", "AXSelected") ?? false
    isFocused = flag("isFocused", "focused", "AXFocused") ?? false
    isAccessible = flag("isAccessible", "accessible")
    if let given = members["traits"] {
      traits =
        (try? given.texts())
        ?? given.scalar?.split { $0 == "," || $0 == "|" }.map(String.init) ?? []
    }
    frame =
      ["frame", "rect"].lazy.compactMap { members[$0]?.frame }.first
      ?? text("AXFrame", "frame").flatMap { Rect(appleNotation: $0) }
  }
}

extension NodeCursor {
  /// The text of a plain value, or `nil` for a list or a mapping.
  var scalar: String? {
    guard node.isScalar, !node.isNull, case .scalar(let text, _) = node.content else { return nil }
    return text
  }

  /// A place given by its four numbers.
  fileprivate var frame: Rect? {
    guard let members = try? mapping() else { return nil }
    func number(_ key: String) -> Double? { members[key]?.node.number }
    guard let width = number("width"), let height = number("height") else { return nil }
    return Rect.imported(
      x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
  }
}
