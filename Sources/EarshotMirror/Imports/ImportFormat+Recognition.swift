package import EarshotFiles

extension ImportFormat {
  /// How many bytes at the beginning of a file tell what it is.
  private static let looked = 4_096
  /// How many bytes at the beginning of a report with fences do.
  private static let lookedInReports = 65_536
  /// How many lines may stand before a screen.
  private static let linesBefore = 20

  /// Recognizes a file by how it begins; `nil` for one that no other tool of those known has written.
  ///
  /// What stands before the screen, such as the words of a log, may take up a few lines.
  package init?(_ source: SourceText) {
    var beginning = source
    beginning.bytes = Array(source.bytes.prefix(Self.looked))
    let text = String(decoding: beginning.decodedFromUTF16.bytes.withoutColours, as: UTF8.self)
      .drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    if let format = Self.format(of: text) {
      self = format
      return
    }
    // Behind what a terminal or a server has put before it.
    for line in Self.linesThatBegin(in: text) {
      guard let format = Self.format(of: line) else { continue }
      self = format
      return
    }
    guard Self.holdsFencedSnapshot(source.bytes.prefix(Self.lookedInReports)) else { return nil }
    self = .ariaSnapshot
  }

  /// Whether a fence stands directly before an item of an ARIA snapshot, as in Playwright's reports of tests that
  /// failed, which tell much before it.
  private static func holdsFencedSnapshot(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isFence = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if isFence, isAriaItem(Substring(String(decoding: line, as: UTF8.self))) { return true }
      isFence = line.drop { $0 == UInt8(ascii: " ") }.starts(with: "```".utf8)
    }
    return false
  }

  private static func format(of text: Substring) -> ImportFormat? {
    switch text.first {
    case "<": return markup(text)
    case "\"": return text.dropFirst().first == "<" ? markup(text.dropFirst()) : nil
    case "{", "[": return json(text) ?? envelope(text)
    case "-":
      return isAriaItem(text.prefix { !$0.isNewline }) ? .ariaSnapshot : nil
    default:
      if text.contains(ScreenImport.flutterHeading) { return .flutter }
      if text.contains(ScreenImport.composeHeading) || text.hasPrefix("Node #") {
        return .compose
      }
      if holdsSnapshots(text) { return .reactNative }
      let lines = text.split(whereSeparator: \.isNewline).prefix(linesBefore)
      return lines.contains { XCUIDescriptionLine.isOne($0) } ? .xcuiDescription : nil
    }
  }

  /// The text from each of the lines behind the first on that may begin a screen.
  private static func linesThatBegin(in text: Substring) -> [Substring] {
    var beginnings: [Substring] = []
    var rest = text
    for _ in 0..<linesBefore {
      guard let end = rest.firstIndex(where: \.isNewline) else { break }
      let line = rest[..<end]
      rest = rest[rest.index(after: end)...].drop { $0.isWhitespace }
      if beginsScreen(rest, behind: line) { beginnings.append(rest) }
    }
    return beginnings
  }

  /// Whether a line may be the first of a screen behind the words of a log.
  ///
  /// Lists are in many files, so one counts between fences alone.
  static func beginsScreen(_ line: Substring, behind before: Substring) -> Bool {
    if line.hasPrefix("<hierarchy") || line.hasPrefix("<AppiumAUT") || line.hasPrefix("<?xml")
      || line.hasPrefix("<XCUIElementType") || line.hasPrefix("<View")
    {
      return true
    }
    if line.hasPrefix("{") || line.hasPrefix("[") {
      return line.dropFirst().drop(while: \.isWhitespace).first.map { "{\"".contains($0) } ?? true
    }
    return before.drop(while: \.isWhitespace).hasPrefix("```")
      && isAriaItem(line.prefix { !$0.isNewline })
  }

  private static func markup(_ text: Substring) -> ImportFormat? {
    // The first tag that is no declaration and no comment.
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      let tag = rest[start...].dropFirst()
      if tag.hasPrefix("?") || tag.hasPrefix("!") {
        rest = tag
        continue
      }
      // What Android draws from is the source of a screen, and names no element as it is in the end.
      if tag.prefix(while: { $0 != ">" }).contains(androidResources) { return nil }
      let name = tag.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      if name == "AppiumAUT" || name.hasPrefix("XCUIElementType") || name == "UIAApplication" {
        return .xcuiTest
      }
      // A part of a page source has no root.
      if name == "hierarchy" || name.hasPrefix("android.") { return .uiAutomator }
      return isOfReact(name) ? .reactNative : nil
    }
    return nil
  }

  /// With what the addresses begin of the names that layouts of Android have.
  private static let androidResources = "http://schemas.android.com/apk/res"

  /// Whether a tag is that of an element of React Native.
  private static func isOfReact(_ name: Substring) -> Bool {
    guard name.first?.isUppercase ?? false else { return false }
    return name.hasPrefix("RCT") || name.hasPrefix("RN")
      || Vocabulary.reactNative.knows(String(name))
  }

  /// Whether the first of some snapshots of Jest is of elements of React Native.
  private static func holdsSnapshots(_ text: Substring) -> Bool {
    // The name of a test may have tags as well.
    guard let start = text.range(of: ScreenImport.snapshotHeading),
      let tree = text[start...].range(of: "`] = `"), let tag = text[tree...].firstIndex(of: "<")
    else { return false }
    return markup(text[tag...]) == .reactNative
  }

  /// A source that stands as a text in an answer.
  private static func envelope(_ text: Substring) -> ImportFormat? {
    for key in SourceText.envelopes {
      guard let start = text.range(of: "\"\(key)\"") else { continue }
      let value = text[start...].dropFirst(key.count + 2)
        .drop { $0.isWhitespace || $0 == ":" }
      guard value.hasPrefix("\"") else { continue }
      let inside = value.dropFirst().replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
      let plain = Substring(inside).drop(while: \.isWhitespace)
      if plain.contains("Element subtree:") { return .xcuiDescription }
      if plain.hasPrefix(ScreenImport.flutterHeading) { return .flutter }
      if plain.first == "<", let format = markup(plain) { return format }
      if plain.first == "{" || plain.first == "[", let format = json(plain) { return format }
    }
    return nil
  }

  private static func json(_ text: Substring) -> ImportFormat? {
    let isListOfLines = text.dropFirst().drop(while: \.isWhitespace).first == "\""
    if text.first == "[", isListOfLines, text.contains("Element subtree:") {
      return .xcuiDescription
    }
    func names(_ keys: String...) -> Bool { keys.allSatisfy { text.contains("\"\($0)\"") } }
    if names("atspi") { return .atSPI }
    if names("traversalIndex") || names("usesDefaultActivationPoint") {
      return .accessibilitySnapshot
    }
    if names("props", "type") { return .reactNative }
    if names("nodeId", "nodes") || names("nodeId", "role", "ignored")
      || names("nodeId", "role", "backendDOMNodeId")
    {
      return .chromium
    }
    if ["AXLabel", "AXFrame", "AXUniqueId", "isAccessible", "rawIdentifier"].contains(where: {
      names($0)
    }) {
      return .appleJSON
    }
    return names("type", "rect", "label", "children") ? .appleJSON : nil
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
