/// Text in the language of manual pages, mdoc, as it grows from top to bottom.
struct ManualText {
  /// The lines so far.
  private(set) var lines: [String] = []
  /// Whether a paragraph that follows has to be told apart from the text before it.
  private var standsBehindText = false

  /// Where lines of text are broken: `mandoc -Tlint` wants no more than 80 bytes.
  private static let width = 78

  /// Adds a macro, such as `.Sh`, with its arguments.
  mutating func macro(_ name: String, _ arguments: String...) {
    lines.append(([".\(name)"] + arguments.map(Self.argument)).joined(separator: " "))
    standsBehindText = ["El", "Ed"].contains(name)
  }

  /// Adds a macro whose arguments are macros themselves.
  mutating func macro(callable line: String) {
    lines.append(".\(line)")
    standsBehindText = false
  }

  /// Adds a list of things with what is said of each.
  mutating func list(_ items: [(name: String, text: String)], isCompact: Bool = false) {
    guard !items.isEmpty else { return }
    macro(callable: isCompact ? "Bl -tag -width 34n -compact" : "Bl -tag -width Ds")
    for item in items {
      macro(callable: "It \(Self.argument(item.name))")
      text(item.text)
    }
    macro("El")
  }

  /// Adds a list of texts.
  mutating func list(_ items: [String]) {
    guard !items.isEmpty else { return }
    macro(callable: "Bl -bullet -compact")
    for item in items {
      macro(callable: "It")
      text(item)
    }
    macro("El")
  }

  /// Adds text in the form that help texts have: a blank line ends a paragraph, indented lines stand as
  /// they are, and what is typed may stand in backticks.
  mutating func text(_ text: String) {
    var flowing: [Substring] = []
    var literal: [Substring] = []
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + [""]
    for line in lines {
      let isLiteral = line.hasPrefix("  ")
      if !isLiteral, !literal.isEmpty {
        self.literal(literal.map { $0.dropFirst(2) })
        literal = []
      }
      if isLiteral || line.isEmpty, !flowing.isEmpty {
        paragraph(flowing.joined(separator: " "))
        flowing = []
      }
      if isLiteral {
        literal.append(line)
      } else if !line.isEmpty {
        flowing.append(line)
      }
    }
  }

  /// Adds lines that stand as they are.
  mutating func literal(_ texts: some Sequence<some StringProtocol>) {
    macro(callable: "Bd -literal -offset indent")
    for text in texts { lines.append(Self.line(Self.escaped(text))) }
    macro("Ed")
  }

  /// Adds a paragraph, each sentence of which begins a line.
  private mutating func paragraph(_ text: String) {
    if standsBehindText { macro("Pp") }
    var line = ""
    for word in Self.marked(text).split(separator: " ") {
      if !line.isEmpty, line.utf8.count + word.utf8.count >= Self.width {
        lines.append(Self.line(line))
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
      // A sign by itself is a key.
      if word.count > 1, let end = word.last(where: { !")\"".contains($0) }), ".!?".contains(end) {
        lines.append(Self.line(line))
        line = ""
      }
    }
    if !line.isEmpty { lines.append(Self.line(line)) }
    standsBehindText = true
  }
}

// MARK: - Characters

extension ManualText {
  /// A line of text that cannot be taken for a macro.
  private static func line(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("\\(aq") ? "\\&\(text)" : text
  }

  /// An argument of a macro.
  static func argument(_ text: String) -> String {
    let escaped = escaped(text).replacing("\"", with: "\\(dq")
    // Short arguments may be names of macros, and signs by themselves are closed up with what stands before.
    let needsCare = escaped.utf8.count < 4 && !escaped.contains("\\")
    return escaped.contains(" ") || escaped.isEmpty
      ? "\"\(escaped)\"" : needsCare ? "\\&\(escaped)" : escaped
  }

  /// The characters of a text as the language of manual pages writes them.
  static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\t": "    "
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar))]"
      }
    }.joined()
  }

  /// At least four digits, as `\[u…]` wants them.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text with what stands in backticks in bold type.
  private static func marked(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    guard !pieces.count.isMultiple(of: 2) else { return escaped(text) }
    return pieces.enumerated().map { index, piece in
      index.isMultiple(of: 2) ? escaped(piece) : "\\fB\(escaped(piece))\\fR"
    }.joined()
  }
}
