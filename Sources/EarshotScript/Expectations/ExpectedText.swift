public import EarshotFiles

/// What a text should be.
nonisolated public enum ExpectedText: Hashable, Sendable {
  /// This text and no other.
  case exactly(String)
  /// Any text that holds this one.
  case containing(String)
  /// Any text that a pattern matches.
  case matching(TextPattern)

  /// Whether a text is as expected.
  public func isMet(by text: String) -> Bool {
    switch self {
    case .exactly(let expected): text == expected
    case .containing(let part): text.contains(part)
    case .matching(let pattern): pattern.matches(text)
    }
  }

  /// What a script would write in its place to expect a text, in the same form.
  func rewritten(for text: String) -> String {
    switch self {
    case .exactly, .containing: text
    case .matching: TextPattern.wildcards(for: text)
    }
  }
}

nonisolated extension ExpectedText: CustomStringConvertible {
  /// The text itself, or what it holds or is like.
  public var description: String {
    switch self {
    case .exactly(let text): text
    case .containing(let part): "text with \"\(part)\""
    case .matching(let pattern): "text like \"\(pattern)\""
    }
  }
}
