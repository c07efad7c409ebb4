extension SourceNode {
  /// Whether the value is left out: nothing, `~` or `null`, without quotes.
  package var isNull: Bool {
    guard isScalar, case .scalar(let text, isQuoted: false) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The flag that an unquoted `true` or `false` stands for.
  ///
  /// `yes`, `no`, `on` and `off` are words, whatever YAML 1.1 made of them.
  package var flag: Bool? {
    switch content {
    case .scalar("true", isQuoted: false): true
    case .scalar("false", isQuoted: false): false
    default: nil
    }
  }

  /// The number that an unquoted scalar stands for: decimal, finite, with an optional exponent.
  package var number: Double? {
    guard case .scalar(let text, isQuoted: false) = content, Self.isDecimal(text) else {
      return nil
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func isDecimal(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func digits() -> Int {
      let run = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      rest = rest.dropFirst(run.count)
      return run.count
    }
    func accept(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = accept("+-")
    let whole = digits()
    let fraction = accept(".") ? digits() : 0
    guard whole + fraction > 0 else { return false }
    if accept("eE") {
      _ = accept("+-")
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// What the value is, as the words of an error message.
  package var summary: String {
    switch content {
    case .mapping(let members):
      members.count == 1 ? "a mapping with 1 key" : "a mapping with \(members.count) keys"
    case .sequence(let values):
      values.count == 1 ? "a list of 1 value" : "a list of \(values.count) values"
    case .scalar(let text, isQuoted: true): "\"\(text.printable)\""
    case .scalar(let text, isQuoted: false): isNull ? "empty" : text.printable
    }
  }
}

extension String {
  /// The text on one short line and without characters that move a terminal's cursor, for messages
  /// that quote a file.
  package var printable: String {
    let limit = 60
    var result = ""
    var length = 0
    for scalar in unicodeScalars {
      guard length < limit else { return result + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        result.unicodeScalars.append(scalar)
      }
      length += 1
    }
    return result
  }
}
