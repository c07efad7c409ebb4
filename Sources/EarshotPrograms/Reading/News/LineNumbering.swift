/// What has become of lines that have got numbers in front of them, or have lost them, as where an editor numbers
/// lines: their text is no news.
struct LineNumbering {
  /// All text of the screen before, without numbers in front of lines and without blanks.
  private let text: String

  /// Looks whether lines were numbered; `nil` where they were not.
  init?(_ pairs: [LineDifference.Pair], of new: [String], since old: [String]) {
    let areNumbered = pairs.contains { pair in
      pair.old.map { Self.hasChanged($0, new[pair.index]) } ?? false
    }
    guard areNumbered else { return nil }
    text = old.map { Self.packed($0) }.joined()
  }

  /// Whether a line has got a number in front of it or lost it, and is the same besides.
  private static func hasChanged(_ old: String, _ new: String) -> Bool {
    LineChange.isNumbered(from: old, to: new) && hasNumber(old) != hasNumber(new)
  }

  private static func hasNumber(_ line: String) -> Bool {
    LineChange.body(of: line).count < line.drop { $0 == " " }.count
  }

  private static func packed(_ line: String) -> String {
    String(LineChange.body(of: line).filter { $0 != " " })
  }

  /// Whether a line is one of before with a number or without, or a piece of some, since with numbers they wrap
  /// elsewhere.
  func explains(_ line: String, from before: String?) -> Bool {
    // Empty lines have numbers as well.
    if LineShape.of(line) == "0" { return before.map(\.isEmpty) ?? true }
    let packed = Self.packed(line)
    return !packed.isEmpty && text.contains(packed)
  }
}
