/// What a test expects to hear, by a record of it.
nonisolated struct TranscriptExpectation {
  /// The record.
  let file: TranscriptFile
  /// When it is written anew.
  let mode: RecordMode

  /// The lines as a record has them; each ends with a line break.
  static func text(of lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Compares what was heard with the record, and writes that where the mode says so.
  ///
  /// - Returns: What fails the test; `nil` when what was heard is what was recorded.
  func fault(of heard: [String]) -> String? {
    let text = Self.text(of: heard)
    let old = file.text
    if mode == .all {
      return written(text) ?? "\(file.path) was recorded; turn the record mode off to compare"
    }
    guard let old else {
      guard mode != .never else { return "there is no record \(file.path)" }
      return written(text)
        ?? "there was no record; \(file.path) was written and is compared from now on"
    }
    guard old != text else { return nil }
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let changes = TranscriptChanges(from: lines, to: heard)
    let ending = mode == .failed ? written(text).map { "\n\($0)" } ?? "\nIt was written anew." : ""
    return "what is heard differs from \(file.path):\n\(changes)\(ending)"
  }

  /// Writes the record.
  ///
  /// - Returns: Why it could not be written; `nil` when it was.
  private func written(_ text: String) -> String? {
    file.write(text).map { "\(file.path) could not be written: \($0)" }
  }
}
