/// The marks between words and sentences, as a language writes them (Unicode CLDR, delimiters and list
/// patterns).
extension Wording {
  /// What stands between two parts of what is said.
  var comma: String {
    switch language {
    case "ar": "، "
    case "ja": "、"
    case "zh-Hans", "zh-Hant": "，"
    default: ", "
    }
  }

  /// What ends a sentence.
  var fullStop: String { hasSpaces ? "." : "。" }

  /// What stands between two sentences.
  var sentenceSpace: String { hasSpaces ? " " : "" }

  /// Whether the language parts words and sentences by spaces.
  private var hasSpaces: Bool { !["ja", "zh-Hans", "zh-Hant"].contains(language) }
}
