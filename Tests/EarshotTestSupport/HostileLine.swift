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

  /// A number below a limit, for choices of a test.
  public mutating func choice(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
