/// Text on its way into XML, SVG or HTML.
package enum MarkupText {
  /// The text between tags; what XML 1.0 has no place for becomes U+FFFD.
  package static func text(_ text: String) -> String { escaped(text, keepingSpace: true) }

  /// An attribute with a blank before it; nothing when there is no value.
  package static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\(escaped($0, keepingSpace: false))\"" } ?? ""
  }

  /// In an attribute, line breaks and tabs would become blanks.
  private static func escaped(_ text: String, keepingSpace: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t" where !keepingSpace, "\n" where !keepingSpace, "\r": result += "&#\(scalar.value);"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
