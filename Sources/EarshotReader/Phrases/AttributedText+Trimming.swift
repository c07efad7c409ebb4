import EarshotModel

extension AttributedText {
  /// The text without white space at its ends, or `nil` when nothing is left.
  var trimmed: AttributedText? {
    if hasPlainEdges { return self }
    var runs = runs
    while let first = runs.first {
      let text = first.text.drop { $0.isWhitespace }
      guard text.isEmpty else {
        runs[0].text = String(text)
        break
      }
      runs.removeFirst()
    }
    while let last = runs.popLast() {
      var text = last.text[...]
      while text.last?.isWhitespace == true { text.removeLast() }
      guard text.isEmpty else {
        runs.append(Run(String(text), attributes: last.attributes))
        break
      }
    }
    return runs.isEmpty ? nil : AttributedText(runs: runs)
  }

  /// Whether the text begins and ends with visible ASCII, as nearly all text does, and so with no
  /// white space.
  private var hasPlainEdges: Bool {
    guard let first = runs.first?.text.utf8.first, let last = runs.last?.text.utf8.last else {
      return false
    }
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    return visible.contains(first) && visible.contains(last)
  }
}
