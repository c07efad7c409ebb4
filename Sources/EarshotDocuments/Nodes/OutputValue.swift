/// A value on its way into a file, with its keys in the order in which they are written.
package indirect enum OutputValue: Sendable {
  /// Keys with their values.
  case mapping([(key: String, value: OutputValue)])
  /// Values in order.
  case sequence([OutputValue])
  /// A text.
  case text(String)
  /// A number; one that is not finite is written as 0, because no format has a word for it.
  case number(Double)
  /// A number as somebody wrote it, in the grammar of JSON.
  case numeral(String)
  /// `true` or `false`.
  case flag(Bool)
  /// Nothing.
  case null

  /// A text, or nothing.
  package init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  /// A list of texts.
  package init(_ texts: [String]) {
    self = .sequence(texts.map { .text($0) })
  }

  /// A list of numbers.
  package init(_ numbers: [Double]) {
    self = .sequence(numbers.map { .number($0) })
  }

  /// A value that was read, as it was.
  package init(_ node: SourceNode) {
    switch node.content {
    case .mapping(let members):
      self = .mapping(members.map { ($0.key, OutputValue($0.value)) })
    case .sequence(let values): self = .sequence(values.map { OutputValue($0) })
    case .scalar(let text, _):
      if node.isNull {
        self = .null
      } else if let flag = node.flag {
        self = .flag(flag)
      } else if let number = node.number {
        self = JSONNodeParser.reads(text) ? .numeral(text) : .number(number)
      } else {
        self = .text(text)
      }
    }
  }

  /// Whether nothing stands inside: a scalar, an empty list or an empty mapping.
  var isPlain: Bool {
    switch self {
    case .mapping(let members): members.isEmpty
    case .sequence(let values): values.isEmpty
    case .text, .number, .numeral, .flag, .null: true
    }
  }

  /// What a number, a flag or nothing looks like in both formats; `nil` for everything else.
  var scalarText: String? {
    switch self {
    case .number(let number) where !number.isFinite: "0"
    case .number(let number):
      // Whole numbers are written without a fraction as long as all their digits are known.
      abs(number) < 0x1p53 && number == number.rounded() ? String(Int64(number)) : "\(number)"
    case .numeral(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    case .mapping, .sequence, .text: nil
    }
  }

  /// A text in double quotes, as both formats read it.
  ///
  /// What a terminal would obey and what YAML calls unprintable is written as an escape.
  static func quoted(_ text: String) -> String {
    var result = ""
    writeQuoted(text, to: &result)
    return result
  }

  /// Writes a text in double quotes.
  static func writeQuoted(_ text: String, to result: inout String) {
    result += "\""
    defer { result += "\"" }
    // Most texts need no escape, and are copied whole.
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
    if isPlain {
      result += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
        "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
