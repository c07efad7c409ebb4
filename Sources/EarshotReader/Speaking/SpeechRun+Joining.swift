import EarshotSpeech

extension [SpeechRun] {
  /// Adds the words of something else that is said in the same breath, set apart as the style sets
  /// apart the parts of one phrase.
  mutating func join(_ others: [SpeechRun], in style: WordingStyle) {
    guard !others.isEmpty else { return }
    if let last = last?.text.last {
      self[count - 1].text += Self.separator(behind: last, in: style)
    }
    append(contentsOf: others)
  }

  private static func separator(behind last: Character, in style: WordingStyle) -> String {
    switch style {
    case .spoken: ".!?。！？,".contains(last) ? " " : ", "
    case .snapshot: ".!?。！？".contains(last) ? " " : ". "
    case .ios27: " "
    }
  }
}
