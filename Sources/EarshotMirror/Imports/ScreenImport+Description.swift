import EarshotFiles
import EarshotModel

extension ScreenImport {
  /// Takes in the `debugDescription` of an `XCUIElement`; what does not stand in its tree is passed over.
  func readDescription(_ source: SourceText) throws(FileError) {
    try source.requireUTF8()
    /// How far the elements around the next line are indented.
    var indentations: [Int] = []
    var number = 0
    tellsHeadings = false
    prepareAppleElements()
    for line in String(decoding: source.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      number += 1
      let content = line.drop { $0 == " " || $0 == "\t" }
      if content.hasPrefix("Path to element") || content.hasPrefix("Query chain") { break }
      guard let parsed = XCUIDescriptionLine(line) else { continue }
      while let last = indentations.last, last >= parsed.indentation {
        indentations.removeLast()
        end()
      }
      try requireDepth(in: source)
      indentations.append(parsed.indentation)
      try begin(parsed.element, at: SourcePlace(line: number, column: parsed.indentation + 1))
    }
    for _ in indentations { end() }
    finishAppleElements(tellsElements: false)
  }
}

/// One line of a `debugDescription`: `Button, 0x7fb5, {{2.0, 770.0}, {75.0, 48.0}}, label: 'News', Selected`.
struct XCUIDescriptionLine {
  /// How many characters stand before it.
  let indentation: Int
  /// What it tells.
  let element: AppleElement

  /// Whether a line is one of a description, or the first of its headings.
  static func isOne(_ line: Substring) -> Bool {
    let plain = line.drop { $0 == " " || $0 == "\t" }
    return XCUIDescriptionLine(line) != nil || plain.hasPrefix("Element subtree:")
      || plain.hasPrefix("Attributes: ")
  }

  /// Reads a line; `nil` when there is no element on it.
  init?(_ line: Substring) {
    let content = line.drop { " \t→".contains($0) }
    // The arrow stands in the place of two spaces of the indentation.
    let mark = line.prefix { $0 == " " || $0 == "\t" }
    indentation = mark.count
    let type = content.prefix { $0.isLetter || $0.isNumber }
    guard type.first?.isUppercase ?? false else { return nil }
    var rest = content.dropFirst(type.count)
    // Some types are followed by what is special about them, in parentheses.
    if rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
    }
    let isOld = rest.hasPrefix(" 0x")
    if Self.take(isOld ? " 0x" : ", 0x", from: &rest) {
      rest = rest.drop { $0.isHexDigit }
    } else {
      // Some print no addresses; then a place or a process has to come.
      guard rest.hasPrefix(", {{") || rest.hasPrefix(", pid: "),
        Vocabulary.xcuiTest.knows(String(type))
      else { return nil }
    }
    // The first versions put a colon behind the address.
    if isOld {
      guard rest.first == ":" else { return nil }
      rest = "," + rest.dropFirst()
    }
    var element = AppleElement(type: String(type))
    while Self.take(", ", from: &rest) {
      if rest.hasPrefix("{{") {
        element.frame = Self.frame(&rest)
      } else if let key = Self.key(of: rest) {
        rest = rest.dropFirst(key.count + 2)
        let text = Self.value(&rest)
        switch key {
        case "identifier": element.identifier = text
        case "label": element.label = text
        case "value": element.value = text
        case "placeholderValue": element.placeholder = text
        // Elements of a Mac have titles besides.
        case "title": element.label = element.label?.nonBlank ?? text
        default: break
        }
      } else {
        let word = rest.prefix { $0 != "," }
        switch word {
        case "Selected": element.isSelected = true
        case "Disabled": element.isEnabled = false
        case "Focused", "Keyboard Focused": element.isFocused = true
        default: break
        }
        rest = rest.dropFirst(word.count)
      }
    }
    self.element = element
  }

  private static let keys = [
    "identifier", "label", "value", "placeholderValue", "pid", "title", "traits",
  ]

  private static func key(of rest: Substring) -> String? {
    keys.first { rest.hasPrefix("\($0): ") }
  }

  private static func take(_ prefix: String, from rest: inout Substring) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  /// A text up to the apostrophe that ends it, which is one before the next key, the next word of a state or
  /// the end of the line: apostrophes inside are not marked.
  private static func value(_ rest: inout Substring) -> String {
    guard rest.first == "'" else {
      let plain = rest.prefix { $0 != "," }
      rest = rest.dropFirst(plain.count)
      return String(plain)
    }
    let text = rest.dropFirst()
    var index = text.startIndex
    while let quote = text[index...].firstIndex(of: "'") {
      let after = text[text.index(after: quote)...]
      if endsValue(after) {
        rest = after
        return String(text[..<quote])
      }
      index = text.index(after: quote)
    }
    rest = text[text.endIndex...]
    return String(text)
  }

  private static func endsValue(_ after: Substring) -> Bool {
    if after.allSatisfy(\.isWhitespace) { return true }
    guard after.hasPrefix(", ") else { return false }
    let next = after.dropFirst(2)
    if key(of: next) != nil || next.hasPrefix("{{") { return true }
    let word = next.prefix { $0 != "," }
    return ["Selected", "Disabled", "Focused", "Keyboard Focused"].contains(String(word))
  }

  /// `{{x, y}, {width, height}}`.
  private static func frame(_ rest: inout Substring) -> Rect? {
    // The last of the closing braces ends it.
    let end = rest.firstIndex(of: "}").flatMap {
      rest[rest.index(after: $0)...].firstIndex(of: "}")
    }
    let close = end.map { rest.index(after: $0) } ?? rest.endIndex
    let text = rest[..<close]
    rest = rest[close...].drop { $0 == "}" }
    return Rect(appleNotation: String(text))
  }
}

extension Rect {
  /// A rectangle in Apple's notation, `{{x, y}, {width, height}}`; `nil` for anything else.
  init?(appleNotation text: String) {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3],
      let rect = Rect.imported(x: x, y: y, width: width, height: height)
    else { return nil }
    self = rect
  }
}
