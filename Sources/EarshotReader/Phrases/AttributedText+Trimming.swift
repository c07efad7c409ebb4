import EarshotModel

extension AttributedText {
  /// The text without white space at its ends, or `nil` when nothing is left.
  var trimmed: AttributedText? {
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
}
