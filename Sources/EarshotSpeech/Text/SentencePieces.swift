/// Cuts long text into pieces, so that no request to a voice grows without bound.
enum SentencePieces {
  /// The ranges of the pieces in order, each at most `limit` scalars: cut after a sentence where
  /// there is one, else after a blank, else at the limit.
  static func ranges(of scalars: [Unicode.Scalar], limit: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while scalars.count - start > limit {
      let window = start..<(start + limit)
      let cut =
        lastCut(in: window, of: scalars, where: isAfterSentence)
        ?? lastCut(in: window, of: scalars) { scalars, index in isBlank(scalars[index - 1]) }
        ?? window.upperBound
      ranges.append(start..<cut)
      start = cut
    }
    if start < scalars.count { ranges.append(start..<scalars.count) }
    return ranges
  }

  private static func lastCut(
    in window: Range<Int>,
    of scalars: [Unicode.Scalar],
    where isCut: ([Unicode.Scalar], Int) -> Bool
  ) -> Int? {
    // A piece shorter than a quarter of the window would cost more than it gives.
    let earliest = window.lowerBound + max(window.count / 4, 1)
    return (earliest...window.upperBound).last { isCut(scalars, $0) }
  }

  private static func isAfterSentence(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let before = scalars[index - 1]
    if before == "\n" || before == "\u{3002}" || before == "\u{FF01}" || before == "\u{FF1F}" {
      return true
    }
    guard isBlank(before), index >= 2 else { return false }
    return [".", "!", "?", "\u{2026}", "\u{0964}", "\u{061F}"].contains(scalars[index - 2])
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n"
  }
}
