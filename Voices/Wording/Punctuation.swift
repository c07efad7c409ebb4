/// The marks between words and sentences, as a language writes them (Unicode CLDR, delimiters and list
/// patterns).
public struct Punctuation: Hashable, Sendable {
  private let language: String

  /// The marks of a language.
  ///
  /// - Parameter language: Its tag in ``WordingTables/languages``; any other has those of English.
  public init(language: String) {
    self.language = language
  }

  /// What stands between two parts of what is said, with the blank behind it where there is one.
  public var comma: String {
    switch language {
    case "ar": "، "
    case "ja": "、"
    case "zh-Hans", "zh-Hant": "，"
    default: ", "
    }
  }

  /// What stands between two groups of parts, with the blanks around it.
  public var semicolon: String {
    switch language {
    case "ar": "؛ "
    case "fr": "\u{A0}; "
    case "ja", "zh-Hans", "zh-Hant": "；"
    default: "; "
    }
  }

  /// What stands between a name and what is said of it, with the blanks around it.
  public var colon: String {
    switch language {
    case "fr": "\u{A0}: "
    case "ja", "zh-Hans", "zh-Hant": "："
    default: ": "
    }
  }

  /// What ends a sentence.
  public var fullStop: String { hasSpaces ? "." : "。" }

  /// What stands between two sentences.
  public var sentenceSpace: String { hasSpaces ? " " : "" }

  /// Whether the language parts words and sentences by spaces.
  private var hasSpaces: Bool { !["ja", "zh-Hans", "zh-Hant"].contains(language) }
}
