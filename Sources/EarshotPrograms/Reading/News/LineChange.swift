/// What became of a line.
enum LineChange: Hashable {
  /// Nothing that is said: other colours, a turned spinner, a longer bar, lines of a box.
  case silent
  /// Something has come so many per cent of the way.
  case progress(percent: Int)
  /// This stands behind what was there, from a column on.
  case appended(String, offset: Int)
  /// This stands in the middle of what was there.
  case chunk(String, offset: Int)
  /// All of it is new.
  case line

  /// Compares a line with what stood in its place.
  init(from old: String, to new: String) {
    guard old != new, !LineShape.isOrnament(new) else {
      self = .silent
      return
    }
    guard !LineShape.isOrnament(old) else {
      self = .line
      return
    }
    if let percent = Percent.last(in: new), Percent.last(in: old) != nil,
      LineShape.letters(of: old) == LineShape.letters(of: new)
    {
      self = .progress(percent: percent)
      return
    }
    let shapes = (LineShape.of(old), LineShape.of(new))
    if shapes.0 == shapes.1, !shapes.1.isEmpty || new.contains(where: \.isNumber) {
      self = .silent
      return
    }
    self = Self.isNumbered(from: old, to: new) ? .silent : Self.difference(Array(old), Array(new))
  }

  /// Whether a line has only moved to the side, with a number in front of it or without the one that was there, as
  /// where an editor numbers lines.
  static func isNumbered(from old: String, to new: String) -> Bool {
    guard old.first != new.first || old.first == " " else { return false }
    let body = body(of: new)
    return !body.isEmpty && body == Self.body(of: old) && old != new
  }

  /// A line without blanks and a number in front.
  static func body(of line: String) -> Substring {
    let number = line.drop { $0 == " " }
    let rest = number.drop { $0.isASCII && $0.isNumber }
    guard rest.startIndex != number.startIndex else { return number }
    return rest.first == " " ? rest.drop { $0 == " " } : number
  }

  private static func difference(_ old: [Character], _ new: [Character]) -> LineChange {
    var prefix = zip(old, new).prefix { $0 == $1 }.count
    if prefix == old.count {
      // A word that went on is said from where it went on: what was said is not said again.
      return .appended(String(new[prefix...]), offset: prefix)
    }
    var suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    suffix = min(suffix, min(old.count, new.count) - prefix)
    // What is left must be most of it, or it is another line.
    let kept = old[..<prefix].count { $0 != " " } + old[(old.count - suffix)...].count { $0 != " " }
    let all = max(1, new.count { $0 != " " })
    guard kept * 2 >= all else { return .line }
    // Whole words are said.
    while prefix > 0, new[prefix - 1] != " " { prefix -= 1 }
    var end = max(prefix, new.count - suffix)
    while end < new.count, new[end] != " " { end += 1 }
    return .chunk(String(new[prefix..<end]), offset: prefix)
  }
}
