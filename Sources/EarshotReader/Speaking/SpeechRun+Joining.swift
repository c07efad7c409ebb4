import EarshotSpeech

extension [SpeechRun] {
  /// Adds the words of something else that is said in the same breath, set apart as sentences are.
  mutating func join(_ others: [SpeechRun]) {
    guard !others.isEmpty else { return }
    if let last, !(last.text.last.map { ".!?。！？,".contains($0) } ?? true) {
      self[count - 1].text += ", "
    } else if !isEmpty {
      self[count - 1].text += " "
    }
    append(contentsOf: others)
  }
}
