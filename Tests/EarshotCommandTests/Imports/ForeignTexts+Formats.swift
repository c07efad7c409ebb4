import Foundation

// The formats of frameworks, of desktops and of Playwright, each read as plainly as it can be.

extension ForeignTexts {
  // MARK: JSON

  /// Collects the texts of what a framework or a desktop wrote; `false` for any other JSON.
  mutating func collectFramework(_ value: Any) -> Bool {
    if let object = value as? [String: Any], let root = object["root"], object["atspi"] != nil {
      collectDesktop(root)
      return true
    }
    if let object = value as? [String: Any], object["props"] != nil {
      collectReact(object, exception: nil)
      return true
    }
    guard let list = value as? [[String: Any]],
      list.contains(where: { $0["element"] != nil || $0["container"] != nil })
    else { return false }
    for item in list { collectElement(item) }
    return true
  }

  private mutating func collectDesktop(_ value: Any) {
    guard let node = value as? [String: Any] else { return }
    let role = node["role"] as? String ?? ""
    let states = node["states"] as? [String]
    let isHidden = states.map { !$0.contains("showing") } ?? false
    let exception: Exception? = isHidden ? .hidden : role == "frame" ? .application : nil
    add(node["name"], exception)
    add(node["description"], exception)
    add(node["text"], role == "password text" ? .secret : exception)
    for child in node["children"] as? [Any] ?? [] { collectDesktop(child) }
  }

  private mutating func collectReact(_ node: [String: Any], exception: Exception?) {
    let props = node["props"] as? [String: Any] ?? [:]
    var exception = exception
    if props["accessibilityElementsHidden"] as? Bool == true { exception = .hidden }
    let isSecret = props["secureTextEntry"] as? Bool == true
    let value = props["value"] as? String
    add(props["accessibilityLabel"], exception)
    add(props["accessibilityHint"], exception)
    add(value, isSecret ? .secret : exception)
    add(props["placeholder"], value == nil ? exception : .placeholder)
    if props["accessibilityLabel"] != nil { exception = exception ?? .insideNamed }
    for child in node["children"] as? [Any] ?? [] {
      if let text = child as? String { add(text, exception) }
      if let inside = child as? [String: Any] { collectReact(inside, exception: exception) }
    }
  }

  private mutating func collectElement(_ item: [String: Any]) {
    if let element = item["element"] as? [String: Any] {
      let facts = element["_0"] as? [String: Any] ?? element
      let isSecret = (facts["traits"] as? [String])?.contains("secureTextField") ?? false
      add(facts["label"], nil)
      add(facts["value"], isSecret ? .secret : nil)
      add(facts["hint"], nil)
    }
    let children = (item["container"] as? [String: Any])?["children"] as? [[String: Any]] ?? []
    for child in children { collectElement(child) }
  }

  // MARK: Lines

  /// Flutter: the texts in quotation marks behind a few keys, which may go on for lines.
  mutating func collectSemantics(_ text: String) {
    var node: [(key: String, text: String)] = []
    var isHidden = false
    var isSecret = false
    func flags(_ line: Substring) {
      if line.hasPrefix("flags:") || line.hasPrefix("HIDDEN") || line.hasPrefix("invisible") {
        isHidden = isHidden || line.contains("isHidden") || !line.hasPrefix("flags:")
        isSecret = isSecret || line.contains("isObscured")
      }
    }
    func end(_ texts: inout ForeignTexts) {
      for (key, text) in node {
        texts.add(text, isHidden ? .hidden : isSecret && key == "value" ? .secret : nil)
      }
      (node, isHidden, isSecret) = ([], false, false)
    }
    var key: String?
    for line in text.split(separator: "\n") {
      let logged = line.hasPrefix("flutter: ") ? line.dropFirst(9) : line
      let plain = logged.drop { " │├└─".contains($0) }
      if plain.hasPrefix("SemanticsNode#") { end(&self) }
      flags(plain)
      if let name = ["label", "value", "hint", "tooltip"].first(where: { plain.hasPrefix("\($0):") }
      ) {
        key = name
        node.append((name, String(plain.dropFirst(name.count + 1).filter { $0 != "\"" })))
      } else if key != nil {
        node[node.count - 1].text += " " + plain.filter { $0 != "\"" }
      }
      if plain.hasSuffix("\"") || plain.hasPrefix("SemanticsNode#") { key = nil }
    }
    end(&self)
  }

  /// Compose: the values of a few properties, in quotation marks and brackets.
  mutating func collectCompose(_ text: String) {
    for node in text.components(separatedBy: "Node #").dropFirst() {
      for line in node.split(separator: "\n") {
        guard
          let key = [
            "Text = '", "ContentDescription = '", "EditableText = '", "StateDescription = '",
          ]
          .first(where: { line.contains(" " + $0) || line.contains("|" + $0) }),
          let start = line.range(of: key)
        else { continue }
        let value = line[start.upperBound...].dropLast().filter { !"[]".contains($0) }
        let isSecret = node.contains("[Password]") && key.hasPrefix("Editable")
        add(String(value), node.contains("[InvisibleToUser]") ? .hidden : isSecret ? .secret : nil)
      }
    }
  }

  /// React Native: a few properties of tags, each on a line of its own, and the lines between tags.
  mutating func collectTags(_ text: String) {
    var around: [(indentation: Int, exception: Exception?)] = []
    var isTag = false
    let lines = text.components(separatedBy: "exports[`").dropFirst()
      .flatMap { $0.components(separatedBy: "`] = `").last?.split(separator: "\n") ?? [] }
    for (number, line) in lines.enumerated() {
      let plain = line.drop { $0 == " " }
      let indentation = line.count - plain.count
      if plain.hasPrefix("</") || plain.hasPrefix("`;") { continue }
      if plain.hasPrefix("<") {
        while let last = around.last, last.indentation >= indentation { around.removeLast() }
        let head = lines[number...].prefix { !$0.hasSuffix(">") }
        let isHidden = head.contains { $0.contains("accessibilityElementsHidden={true}") }
        around.append((indentation, isHidden ? .hidden : around.last?.exception))
        isTag = true
        let isSecret = head.contains { $0.contains("secureTextEntry={true}") }
        let hasValue = head.contains { $0.contains(" value=\"") }
        for (key, exception) in [
          ("accessibilityLabel", nil), ("accessibilityHint", nil),
          ("value", isSecret ? Exception.secret : nil),
          ("placeholder", hasValue ? .placeholder : nil),
        ] {
          guard let found = head.first(where: { $0.contains(" \(key)=\"") }) else { continue }
          add(
            String(found.dropFirst(indentation + key.count + 4).dropLast()),
            around.last?.exception ?? exception)
        }
        if head.contains(where: { $0.contains(" accessibilityLabel=\"") }) {
          around[around.count - 1].exception = around.last?.exception ?? .insideNamed
        }
      } else if !isTag {
        add(String(plain), around.last?.exception)
      }
      if line.hasSuffix(">") { isTag = false }
    }
  }

  /// What says by its name all that is inside it.
  private static let namedRoles: Set = [
    "button", "link", "checkbox", "switch", "radio", "tab", "menuitem", "option", "heading", "img",
    "treeitem",
  ]

  /// Playwright: names in quotation marks, and what stands behind a colon.
  mutating func collectSnapshot(_ text: String) {
    var around: [(indentation: Int, role: String, name: String?, hasValue: Bool)] = []
    for line in text.split(separator: "\n") {
      let plain = line.drop { $0 == " " }
      guard plain.hasPrefix("- ") else { continue }
      let indentation = line.count - plain.count
      while let last = around.last, last.indentation >= indentation { around.removeLast() }
      var item = String(plain.dropFirst(2))
      // YAML may put a whole key between apostrophes, doubled inside.
      if item.hasPrefix("'") {
        item = item.dropFirst().replacingOccurrences(of: "''", with: "\u{0}")
          .replacingOccurrences(of: "'", with: "").replacingOccurrences(of: "\u{0}", with: "'")
      }
      if item.hasPrefix("/") {
        if item.hasPrefix("/placeholder: ") {
          add(String(item.dropFirst(14)), around.last?.hasValue == true ? .placeholder : nil)
        }
        continue
      }
      let role = String(item.prefix { $0.isLetter })
      var rest = Substring(item.dropFirst(role.count)).drop { $0 == " " }
      var name: String?
      if rest.hasPrefix("\"") {
        var quoted = ""
        rest = rest.dropFirst()
        while let next = rest.popFirst(), next != "\"" {
          quoted.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        name = Self.plain(quoted)
      }
      let value = rest.range(of: ": ").map { Self.unquoted(String(rest[$0.upperBound...])) }
      let isInside = around.contains { outer in
        Self.namedRoles.contains(outer.role)
          && outer.name.map { !$0.contains(Self.plain(value ?? name ?? "")) } ?? false
      }
      let isChoice =
        role == "option" && !item.contains("[selected]")
        && around.contains { $0.role == "combobox" }
      let exception: Exception? =
        isChoice ? .choice : role == "row" ? .row : isInside ? .insideNamed : nil
      add(name, exception)
      add(value, exception)
      around.append((indentation, role, name, value != nil))
    }
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, let mark = text.first, mark == text.last, "\"'".contains(mark) else {
      return text
    }
    return text.dropFirst().dropLast().replacingOccurrences(of: "\\\"", with: "\"")
      .replacingOccurrences(of: "''", with: "'")
  }
}
