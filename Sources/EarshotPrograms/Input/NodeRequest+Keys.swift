package import EarshotMirror

extension NodeRequest {
  /// The keys that a program gets for it; `nil` for what is no typing.
  ///
  /// Keys are named as in recordings.
  package var programKeys: [ProgramKey]? {
    switch action {
    case .key(let name): RecordedCause(name: name)?.keys ?? []
    case .type(let text): Self.programKeys(typing: text)
    case .deleteBackward: [.backspace]
    default: nil
    }
  }

  /// The keys that type a text: the ends of its lines are Enter.
  package static func programKeys(typing text: String) -> [ProgramKey] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line -> [ProgramKey] in
      (index > 0 ? [.enter] : []) + (line.isEmpty ? [] : [.text(String(line))])
    }
  }
}
