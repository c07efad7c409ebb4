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
        text += ScalarText.text(member.key) + ":"
        member.value.writeYAMLMember(to: &text, indent: indent)
      }
    case .sequence(let values) where !values.allSatisfy(\.isPlain):
      for (index, value) in values.enumerated() {
        if index > 0 || !isInline { text += margin }
        text += "- "
        value.writeYAML(to: &text, indent: indent + 2, isInline: true)
      }
    default: text += flowText() + "\n"
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
    default: text += " " + flowText() + "\n"
    }
  }

  /// A scalar, a list of scalars, or an empty mapping, on one line; `isFlow` inside of brackets.
  private func flowText(isFlow: Bool = false) -> String {
    switch self {
    case .text(let value): ScalarText.text(value, style: .plain(isFlow: isFlow))
    case .sequence(let values):
      "[" + values.map { $0.flowText(isFlow: true) }.joined(separator: ", ") + "]"
    case .mapping: "{}"
    case .number, .numeral, .flag, .null: scalarText ?? ""
    }
  }
}
