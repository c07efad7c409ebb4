import EarshotModel

/// Text on its way into XML, SVG or HTML, on one line.
package enum MarkupText {
  /// The text between tags.
  ///
  /// What XML 1.0 has no place for, and what would reorder a line, becomes U+FFFD. `##[`, by which GitHub's
  /// runner finds commands, is escaped like line breaks and tabs.
  package static func text(_ text: String) -> String { escaped(text) }

  /// An attribute with a blank before it; nothing when there is no value.
  package static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\(escaped($0))\"" } ?? ""
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { before = scalar }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "#" where before == "#": result += "&#35;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.breaksLine || scalar.reordersLine: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
