extension SourceText {
  /// A refusal of broken syntax, or of the conflict of a merge that git has left in front of where it breaks: whoever
  /// reads that a name is missing does not think of it.
  func namingConflict(_ error: FileError) -> FileError {
    guard case .malformed? = error.problem as? SyntaxProblem, let start = firstConflict else {
      return error
    }
    let place = place(at: start)
    return place.line <= error.line ? self.error(at: start, SyntaxProblem.mergeConflict) : error
  }

  /// Where the first line begins with which git marks the beginning of a conflict, which in none of our formats means
  /// anything.
  private var firstConflict: Int? {
    let mark = Array("<<<<<<< ".utf8)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if bytes[start...].starts(with: mark) { return start }
      guard let end = index(of: UInt8(ascii: "\n"), from: start) else { return nil }
      start = end + 1
    }
    return nil
  }
}
