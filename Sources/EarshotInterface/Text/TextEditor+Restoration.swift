extension TextEditor {
  /// Writes the text and what is selected in it; of a secure text, and of none, nothing.
  func encodeEditedText(_ text: String?, with coder: RestorationCoder) {
    guard !isSecureTextEntry, text != nil else { return }
    coder.encode(edited.text, for: .text)
    let selection = edited.selection
    coder.encode([selection.lowerBound, selection.upperBound], for: .selectedRange)
  }

  /// Takes the text back, and what was selected in it.
  func decodeEditedText(with coder: RestorationCoder, settingText set: (String) -> Void) {
    guard !isSecureTextEntry, let text = coder.decode(String.self, for: .text) else { return }
    set(text)
    guard let ends = coder.decode([Int].self, for: .selectedRange), ends.count == 2,
      ends[0] >= 0, ends[0] <= ends[1]
    else { return }
    edited.selection = ends[0]..<ends[1]
  }
}
