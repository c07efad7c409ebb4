extension OutputValue {
  /// The value as YAML: mappings and lists in lines, lists of scalars in brackets.
  package func yaml() -> String {
    var text = ""
    writeYAML(to: &text, indent: 0, isInline: false)
    return text
  }

  /// Writes the value behind a key or a dash (`isInline`) or at the beginning of a line.
  private func writeYAML(to text: inout String, indent: Int, isInline: Bool) {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .mapping(let members) where !members.isEmpty:
      for (index, member) in members.enumerated() {
        if index > 0 || !isInline { text += margin }
        text += Self.word(member.key) + ":"
        member.value.writeYAMLMember(to: &text, indent: indent)
      }
    case .sequence(let values) where !values.allSatisfy(\.isPlain):
      for (index, value) in values.enumerated() {
        if index > 0 || !isInline { text += margin }
        text += "- "
        value.writeYAML(to: &text, indent: indent + 2, isInline: true)
      }
    default: text += flowText + "\n"
    }
  }

  private func writeYAMLMember(to text: inout String, indent: Int) {
    switch self {
    case .mapping(let members) where !members.isEmpty:
      text += "\n"
      writeYAML(to: &text, indent: indent + 2, isInline: false)
    case .sequence(let values) where !values.allSatisfy(\.isPlain):
      text += "\n"
      writeYAML(to: &text, indent: indent + 2, isInline: false)
    default: text += " " + flowText + "\n"
    }
  }

  /// A scalar, a list of scalars, or an empty mapping, on one line.
  private var flowText: String {
    switch self {
    case .text(let value): Self.word(value)
    case .sequence(let values): "[" + values.map(\.flowText).joined(separator: ", ") + "]"
    case .mapping: "{}"
    case .number, .numeral, .flag, .null: scalarText ?? ""
    }
  }

  /// A text without quotes when it can only be read as that text: words of ASCII letters.
  private static func word(_ text: String) -> String {
    let reserved = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { $0.isASCIILetterOrDigit }
    }
    let startsWithLetter = text.utf8.first.map { $0.isASCIILetter } ?? false
    guard isPlain, startsWithLetter, !reserved.contains(text.lowercased()) else {
      return quoted(text)
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }

  fileprivate var isASCIILetterOrDigit: Bool {
    isASCIILetter || (0x30...0x39).contains(self)
  }
}
