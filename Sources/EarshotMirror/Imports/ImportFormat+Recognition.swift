package import EarshotFiles

extension ImportFormat {
  /// How many bytes at the beginning of a file tell what it is.
  private static let looked = 4_096

  /// Recognizes a file by how it begins; `nil` for one that no other tool of those known has written.
  package init?(_ source: SourceText) {
    let beginning = source.bytes.prefix(Self.looked)
    let text = String(decoding: beginning, as: UTF8.self)
      .drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    switch text.first {
    case "<": self.init(markup: text)
    case "{", "[": self.init(json: text)
    case "-":
      guard Self.isAriaItem(text.prefix { !$0.isNewline }) else { return nil }
      self = .ariaSnapshot
    default:
      if text.contains("SemanticsNode#") {
        self = .flutter
        return
      }
      if text.contains(ImportedTree.composeHeading) || text.hasPrefix("Node #") {
        self = .compose
        return
      }
      let lines = text.split(whereSeparator: \.isNewline).prefix(4)
      guard lines.contains(where: { XCUIDescriptionLine.isOne($0) }) else { return nil }
      self = .xcuiDescription
    }
  }

  private init?(markup text: Substring) {
    // The first tag that is no declaration and no comment.
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      let tag = rest[start...].dropFirst()
      if tag.hasPrefix("?") || tag.hasPrefix("!") {
        rest = tag
        continue
      }
      let name = tag.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      if name == "AppiumAUT" || name.hasPrefix("XCUIElementType") {
        self = .xcuiTest
      } else if name == "hierarchy" {
        self = .uiAutomator
      } else {
        return nil
      }
      return
    }
    return nil
  }

  private init?(json text: Substring) {
    if text.contains("\"atspi\"") {
      self = .atSPI
      return
    }
    if text.contains("\"traversalIndex\"") || text.contains("\"usesDefaultActivationPoint\"") {
      self = .accessibilitySnapshot
      return
    }
    if text.contains("\"props\""), text.contains("\"type\"") {
      self = .reactNative
      return
    }
    if text.contains("\"nodes\""), text.contains("\"nodeId\"") {
      self = .chromium
      return
    }
    let isApple =
      ["\"AXLabel\"", "\"AXFrame\"", "\"AXUniqueId\"", "\"isAccessible\"", "\"rawIdentifier\""]
      .contains { text.contains($0) }
      || (text.contains("\"type\"") && text.contains("\"rect\"")
        && text.contains("\"children\"") && text.contains("\"label\""))
    guard isApple else { return nil }
    self = .appleJSON
  }

  /// Whether a line is an item of an ARIA snapshot: a dash, a role, and perhaps a name.
  private static func isAriaItem(_ line: Substring) -> Bool {
    guard line.hasPrefix("- ") else { return false }
    let item = line.dropFirst(2).drop { $0 == "'" || $0 == "\"" || $0 == " " }
    let role = item.prefix { $0.isLetter }
    let next = item.dropFirst(role.count).first
    guard next == nil || next == " " || next == ":" || next == "'" || next == "\"" else {
      return false
    }
    return Vocabulary.aria.knows(String(role))
  }
}
