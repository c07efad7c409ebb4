public import EarshotModel

extension AccessibilityReport.Part {
  /// The word of the tables for it, with what stands in its places; `nil` for words of what is read.
  var wording: (word: Word, values: [String])? {
    switch self {
    case .text: nil
    case .state(let state): (state.word, [])
    case .level(let level): (.nestingLevel, [String(level)])
    case .percent(let percent): (.percent, [String(percent)])
    case .lines(let count, let last): (.linesAndLast, [String(count), last])
    }
  }
}

extension AccessibilityReport.State {
  fileprivate var word: Word {
    switch self {
    case .on: .on
    case .off: .off
    case .mixed: .mixed
    case .selected: .selected
    case .expanded: .expanded
    case .collapsed: .collapsed
    case .dimmed: .dimmed
    }
  }
}

extension Wording {
  /// What is told of something, in one line.
  public func text(of parts: [AccessibilityReport.Part]) -> String {
    let words = parts.map { part in
      if case .text(let text) = part { return text }
      return part.wording.map { text($0.word, $0.values) } ?? ""
    }
    return words.filter { !$0.isEmpty }.joined(separator: comma)
  }
}
