/// A pattern for paths, one line of a `.gitignore` (gitignore(5), "Pattern format").
///
/// It is matched by ``PatternProgram``, so that no pattern hangs.
package struct PathPattern: Sendable {
  /// Whether it takes back what a pattern before it says, by a `!` in front.
  let isNegated: Bool
  /// Whether it is about folders alone, by a slash at its end.
  let isForFolders: Bool
  /// Whether it is about whole paths; without a slash before its end it is about names, wherever they are.
  let isForPaths: Bool
  private let form: Form

  /// How it is compared.
  private enum Form: Sendable {
    /// As a text without wildcards.
    case text([Character])
    /// Names that begin so, as `.*` says: most patterns are no harder than that, and none is met more often.
    case beginning([Character])
    /// Names that end so, as `*.app` says.
    case ending([Character])
    case program(PatternProgram)
  }

  /// How many steps it takes to match it.
  var size: Int {
    switch form {
    case .text, .beginning, .ending: 1
    case .program(let program): program.count
    }
  }

  /// Reads a line; `nil` for one that says nothing: a comment, or nothing but blanks.
  ///
  /// - Throws: Why the pattern can match nothing.
  init?(_ line: some StringProtocol) throws(PatternFault) {
    var text = Self.withoutBlanksAtEnd(Array(line))
    guard let first = text.first, first != "#" else { return nil }
    isNegated = first == "!"
    if isNegated { text.removeFirst() }
    isForFolders = text.last == "/"
    if isForFolders { text.removeLast() }
    isForPaths = text.contains("/")
    if text.first == "/" { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    if !Self.hasWildcard(text[...]) {
      form = .text(text)
    } else if !isForPaths, text.first == "*", !Self.hasWildcard(text.dropFirst()) {
      form = .ending(Array(text.dropFirst()))
    } else if !isForPaths, text.last == "*", !Self.hasWildcard(text.dropLast()) {
      form = .beginning(text.dropLast())
    } else {
      var parser = PathPatternParser(text)
      form = .program(try PatternProgram(parser.pattern(), ignoresCase: false))
    }
  }

  /// Holds a path against the pattern.
  ///
  /// - Parameters:
  ///   - path: The path from the folder of the pattern on.
  ///   - name: The last name of the path.
  ///   - isFolder: Whether a folder stands there.
  /// - Returns: Whether the path is as the pattern says.
  func matches(_ path: [Character], name: [Character], isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    let subject = isForPaths ? path : name
    return switch form {
    case .text(let text): text == subject
    case .beginning(let text): subject.starts(with: text)
    case .ending(let text): subject.count >= text.count && subject.suffix(text.count) == text[...]
    case .program(let program): program.matches(subject, asWhole: true)
    }
  }

  private static func hasWildcard(_ text: ArraySlice<Character>) -> Bool {
    text.contains { "*?[\\".contains($0) }
  }

  /// Blanks at the end say nothing, but for one behind a backslash.
  private static func withoutBlanksAtEnd(_ line: [Character]) -> [Character] {
    var text = line[...]
    while text.last == " " || text.last == "\t" {
      let escapes = text.dropLast().reversed().prefix { $0 == "\\" }.count
      guard escapes.isMultiple(of: 2) else { break }
      text.removeLast()
    }
    return Array(text)
  }
}
