import EarshotSpeech

extension [SpeechRun] {
  /// Adds the words of something else that is said in the same breath, set apart as the style sets
  /// apart the parts of one phrase; `comma` is the mark for it where that is one.
  mutating func join(_ others: [SpeechRun], in style: WordingStyle, comma: String) {
    guard !others.isEmpty else { return }
    if let last = last?.text.last {
      self[count - 1].text += Self.separator(behind: last, in: style, comma: comma)
    }
    append(contentsOf: others)
  }

  private static func separator(
    behind last: Character, in style: WordingStyle, comma: String
  ) -> String {
    switch style {
    case .spoken: ".!?,؟،".contains(last) ? " " : "。！？、，".contains(last) ? "" : comma
    case .snapshot: ".!?。！？".contains(last) ? " " : ". "
    case .ios27: " "
    }
  }
}
