extension OutputValue {
  /// The value as JSON (RFC 8259): on one line, or indented by two spaces with short lists on a line
  /// of their own.
  package func json(isPretty: Bool) -> String {
    var text = ""
    if isPretty { writePretty(to: &text, indent: 0, column: 0) } else { writeLine(to: &text) }
    return text
  }

  /// The longest line on which a list is written whole, in Unicode scalars.
  private static let lineLength = 100

  private func writeLine(to text: inout String, separator: String = ",", colon: String = ":") {
    switch self {
    case .text(let value): Self.writeQuoted(value, to: &text)
    case .number, .numeral, .flag, .null: text += scalarText ?? ""
    case .sequence(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += separator }
        value.writeLine(to: &text, separator: separator, colon: colon)
      }
      text += "]"
    case .mapping(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += separator }
        Self.writeQuoted(member.key, to: &text)
        text += colon
        member.value.writeLine(to: &text, separator: separator, colon: colon)
      }
      text += "}"
    }
  }

  private func writePretty(to text: inout String, indent: Int, column: Int) {
    if isPlain { return writeLine(to: &text) }
    if holdsOnlyPlain {
      var line = ""
      writeLine(to: &line, separator: ", ", colon: ": ")
      if column + line.unicodeScalars.count <= Self.lineLength {
        text += line
        return
      }
    }
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .sequence(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index > 0 ? ",\n" : "\n") + margin
        value.writePretty(to: &text, indent: indent + 2, column: indent + 2)
      }
      text += end + "]"
    case .mapping(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ",\n" : "\n"
        text += margin
        Self.writeQuoted(member.key, to: &text)
        text += ": "
        let width = member.value.isPlain ? 0 : Self.quoted(member.key).unicodeScalars.count
        let column = indent + 4 + width
        member.value.writePretty(to: &text, indent: indent + 2, column: column)
      }
      text += end + "}"
    case .text, .number, .numeral, .flag, .null: writeLine(to: &text)
    }
  }

  /// Whether the value is a scalar, or a list of scalars.
  private var holdsOnlyPlain: Bool {
    if case .sequence(let values) = self { return values.allSatisfy(\.isPlain) }
    return isPlain
  }
}
