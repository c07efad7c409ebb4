/// Makes short texts that try to be more than a text where they are printed: lines of their own, commands
/// to a terminal or to a continuous integration, words in another order.
public struct HostileLine {
  private var generator: SeededGenerator

  /// Creates a source from a seed, which the test prints.
  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let pieces = [
    "\n::error file=README.md::fake", "::add-mask::a", "  ::stop-commands::x", "::",
    "##[error]fake",
    "\r", "\n", "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{9B}31m", "\u{9D}52;c;AAAA\u{9C}", "\u{7F}",
    "\u{8}\u{8}", "\u{85}", "\u{2028}::warning::x", "\u{2029}", "\u{202E}drow", "\u{2066}x\u{2069}",
    "\u{202A}", "\t", "\u{1}", "]]>", "<!--", "&#10;", "%0A::error::x", "\"", "'", "\\", "\\n",
    ": ",
    "- ", "#", "]", "{", "${{ github.token }}", "\u{A0}::notice::x", "\u{3000}",
    "\u{FEFF}::debug::x",
    "Save", "Cancel the order", "שלום", "안녕", "e\u{301}", "👩‍🚀", "..", "a/b",
  ]

  /// The next text, of one to five pieces.
  public mutating func next() -> String {
    (0..<Int.random(in: 1...5, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// The next text as the name of a file with an ending.
  public mutating func name(_ ending: String) -> String {
    let scalars = next().unicodeScalars.filter { $0 != "/" && $0.value != 0 }
    return "\(String(String.UnicodeScalarView(scalars.prefix(30)))).\(ending)"
  }

  /// The next text in the quotation marks of JSON, by the letter of RFC 8259.
  public mutating func quoted() -> String {
    var result = "\""
    for scalar in next().unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The next text as the value of an attribute of XML, which has no way to write most controls.
  public mutating func attribute() -> String {
    next().unicodeScalars.map { scalar in
      scalar == "]" || scalar.properties.isAlphabetic || scalar == " "
        ? String(scalar)
        : scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
          ? "?" : "&#\(scalar.value);"
    }.joined()
  }

  /// A number below a limit, for choices of a test.
  public mutating func choice(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  /// One of some values, which must not be none.
  public mutating func oneOf<Value>(_ values: [Value]) -> Value {
    values[choice(below: values.count)]
  }

  /// Whether something happens that happens once in so many times.
  public mutating func happens(onceIn count: Int) -> Bool {
    choice(below: count) == 0
  }
}
