/// A pattern for texts: wildcards, or a regular expression between slashes.
///
/// It is matched by following all its ways at once, so that the time grows with the text and the pattern
/// and no pattern hangs (Decisions, "What a script may expect of a text").
public struct TextPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it is written.
  public let description: String

  private let program: PatternProgram
  /// Whether the whole text has to match, and not any part of it.
  private let isWhole: Bool

  /// Reads a pattern.
  ///
  /// - Throws: What is wrong with a regular expression.
  package init(_ text: String) throws(PatternFault) {
    description = text
    if let expression = Self.expression(in: text) {
      var parser = PatternParser(expression.text)
      program = try PatternProgram(parser.pattern(), ignoresCase: expression.ignoresCase)
      isWhole = false
    } else {
      program = try PatternProgram(PatternNode(wildcards: text), ignoresCase: false)
      isWhole = true
    }
  }

  /// Whether a text is as the pattern says: as a whole by wildcards, in any of its parts by a regular
  /// expression.
  public func matches(_ text: String) -> Bool {
    program.matches(Array(text), asWhole: isWhole)
  }

  /// The one text that matches, where the pattern spells it out; `nil` where others do as well.
  package var literal: String? {
    isWhole && !description.contains(where: { "*?\\".contains($0) }) ? description : nil
  }

  /// The wildcards that one text alone matches.
  package static func wildcards(for text: String) -> String {
    var result = text == "/" || expression(in: text) != nil ? "\\" : ""
    for character in text {
      if "*?\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Whether two patterns are written alike.
  public static func == (one: TextPattern, other: TextPattern) -> Bool {
    one.description == other.description
  }

  /// Feeds the pattern as it is written to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  /// What stands between slashes; an `i` behind them has case ignored.
  private static func expression(in text: String) -> (text: String, ignoresCase: Bool)? {
    let ignoresCase = text.hasSuffix("/i")
    let body = ignoresCase ? text.dropLast() : text[...]
    guard body.count > 2, body.hasPrefix("/"), body.hasSuffix("/") else { return nil }
    return (String(body.dropFirst().dropLast()), ignoresCase)
  }
}

/// What is wrong with a pattern, as words behind "expected a regular expression".
package struct PatternFault: Error {
  /// The words.
  package var reason: String
}
