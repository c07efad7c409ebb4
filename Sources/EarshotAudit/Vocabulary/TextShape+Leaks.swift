// Texts that a program forgot to fill in, or that only a program can read.

extension TextShape {
  /// What of a template, an empty value or a mark-up language shows through, or `nil`.
  static func leak(in text: String) -> String? {
    let whole = text.spoken
    if whole.utf8.count <= longestEmptyValue {
      let word = whole.lowercased()
      if emptyValues.contains(word) { return word }
    }
    // Nearly every text has none of these.
    guard text.utf8.contains(where: \.isSuspect) else { return nil }
    for word in [
      "(null)", "(nil)", "Optional(", "<null>", "[object Object]", "\\n", "\\t", "&nbsp;", "&amp;",
    ]
    where text.range(of: word) != nil {
      return word
    }
    return placeholder(in: text) ?? tag(in: text) ?? markdown(in: text)
  }

  /// What programs write for a value that is not there, in lower case.
  private static let emptyValues = ["nil", "null", "undefined", "nan"]
  private static let longestEmptyValue = 9

  /// Whether a text is an address of the network, a path, or a long e-mail address.
  static func isAddress(_ text: String) -> Bool {
    // An address has a slash, a backslash or an at sign, or begins like a host of the web.
    let hasMark = text.utf8.contains { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "@")
        || byte == UInt8(ascii: ".")
    }
    guard hasMark else { return false }
    for token in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      let lower = token.lowercased()
      let schemes = ["http://", "https://", "ftp://", "file://", "www."]
      if token.count > 20, schemes.contains(where: { lower.hasPrefix($0) }) { return true }
      if lower.hasPrefix("\\\\") || lower.hasPrefix("file:///") { return true }
      if token.hasPrefix("/"), token.split(separator: "/").count > 2 { return true }
      if token.count > 30, token.contains("@"), token.contains(".") { return true }
    }
    return false
  }

  private static func placeholder(in text: String) -> String? {
    let characters = Array(text)
    for index in characters.indices {
      switch characters[index] {
      case "%":
        var end = index + 1
        while end < characters.count, characters[end].isASCII,
          characters[end].isNumber || "$.l".contains(characters[end])
        {
          end += 1
        }
        guard end < characters.count, "@dfisu".contains(characters[end]) else { continue }
        let next = end + 1 < characters.count ? characters[end + 1] : " "
        let before = index > 0 ? characters[index - 1] : " "
        // "50%ig" and "5%discount" are words.
        if !next.isLetter, !before.isNumber || characters[end] == "@" {
          return String(characters[index...end])
        }
      case "{":
        guard let close = characters[index...].firstIndex(of: "}"), close > index + 1 else {
          continue
        }
        let inner = characters[(index + 1)..<close].drop { $0 == "{" }
        let isName = inner.allSatisfy { $0.isLetter || $0.isNumber || "_. ".contains($0) }
        if !inner.isEmpty, isName { return String(characters[index...close]) }
      default: continue
      }
    }
    return nil
  }

  private static func tag(in text: String) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: ">") else { return nil }
      let inner = rest[..<close].drop { $0 == "/" }
      let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let after = inner.dropFirst(name.count).first
      if name.first?.isLetter == true, after == nil || after == " " || after == "/" {
        return "<\(rest[..<close])>"
      }
    }
    return nil
  }

  private static func markdown(in text: String) -> String? {
    if let middle = text.range(of: "]("), text[..<middle].contains("["),
      text[middle...].contains(")")
    {
      return "[…](…)"
    }
    let parts = text.split(separator: "**", omittingEmptySubsequences: false)
    if parts.count > 2, let inner = parts.dropFirst().first, inner.first?.isLetter == true {
      return "**"
    }
    return nil
  }
}

extension String {
  /// The place at which another text begins, which is of ASCII alone, or `nil`.
  fileprivate func range(of other: String) -> String.Index? {
    let bytes = other.utf8
    return utf8.indices.first {
      utf8[$0] == bytes.first && utf8[$0...].starts(with: bytes)
    }
  }
}

extension UInt8 {
  /// Whether everything that shows through has the byte or one like it: `%{<(\&[*`.
  fileprivate var isSuspect: Bool {
    switch self {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "("),
      UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "*"):
      true
    default: false
    }
  }
}
