/// Finds the lines of a screen of another size that only show again what was there.
///
/// A terminal breaks lines anew or cuts them off, and programs draw again with more or less room. So only letters and
/// digits are compared: a line is old when it begins where an earlier one began, or goes on where the one before it
/// ended, and ends where an earlier one ended or at the edge.
struct ResizedLines {
  /// A line of the screen as it was.
  struct Earlier {
    /// Its words.
    let text: String
    /// Whether it reached the edge, so that it went on in the next one or was cut off.
    let isFull: Bool
    fileprivate let signs: [Character]

    /// Takes a line of a screen that had so many columns.
    init(_ text: String, columns: Int) {
      self.text = text
      isFull = text.count + 1 >= columns
      signs = ResizedLines.signs(of: text)
    }
  }

  /// How a line of the new screen stands to the earlier ones.
  enum Standing: Hashable {
    /// It was there.
    case old
    /// It was there as this, and goes on.
    case longer(than: String)
    /// It was not there.
    case new
  }

  /// The standing of each line.
  private(set) var standings: [Standing] = []

  private let earlier: [Earlier]
  /// The shapes of the lines that have neither letters nor digits.
  private let marks: Set<String>
  private var isUsed: [Bool]
  private let columns: Int
  private let isNarrower: Bool
  /// Where the last line that was found ended within an earlier one, or behind it.
  private var end: Place?

  private struct Place {
    var line: Int
    var sign: Int
  }

  /// Compares.
  ///
  /// - Parameters:
  ///   - earlier: The lines that were there.
  ///   - lines: The lines now, those that have left the screen in front.
  ///   - columns: How many columns the screen has now.
  ///   - isNarrower: Whether it had more columns, so that programs cut off what they had room for.
  ///   - mayTick: Whether lines that only their numbers tell apart are the same.
  init(_ earlier: [Earlier], _ lines: [String], columns: Int, isNarrower: Bool, mayTick: Bool) {
    self.earlier = earlier.filter { !$0.signs.isEmpty }
    marks = Set(earlier.filter(\.signs.isEmpty).map { LineShape.of($0.text) } + [""])
    self.columns = columns
    self.isNarrower = isNarrower
    isUsed = Array(repeating: false, count: self.earlier.count)
    for line in lines { standings.append(find(line)) }
    guard mayTick else { return }
    // What only ticked is left for those that were not found.
    var shapes: [String: Int] = [:]
    for (index, line) in self.earlier.enumerated() where !isUsed[index] {
      shapes[LineShape.of(line.text), default: 0] += 1
    }
    for (index, line) in lines.enumerated() where standings[index] == .new {
      let shape = LineShape.of(line)
      guard let count = shapes[shape], count > 0, !shape.isEmpty else { continue }
      shapes[shape] = count - 1
      standings[index] = .old
    }
  }

  private static func signs(of text: String) -> [Character] {
    text.filter { $0.isLetter || $0.isNumber }.map { $0 }
  }

  private mutating func find(_ text: String) -> Standing {
    let signs = Self.signs(of: text)
    guard let first = signs.first else { return marks.contains(LineShape.of(text)) ? .old : .new }
    let isCut = isNarrower || text.count + 1 >= columns
    var best: (count: Int, start: Int, end: Place)?
    for start in starts where earlier[start.line].signs[start.sign] == first {
      guard let found = follow(signs, from: start, isCut: isCut) else { continue }
      if found.count > best?.count ?? 0 { best = (found.count, start.line, found.end) }
      if found.count == signs.count { break }
    }
    guard let best else { return .new }
    for line in best.start...best.end.line { isUsed[line] = true }
    end = best.end
    guard best.count < signs.count else { return .old }
    var count = 0
    let head = text.prefix { character in
      if character.isLetter || character.isNumber { count += 1 }
      return count <= best.count
    }
    return .longer(than: String(head))
  }

  /// Where a line may begin: where the last one ended, then at the next lines, then at those before.
  private var starts: [Place] {
    var places: [Place] = []
    if let end, end.sign < earlier[end.line].signs.count { places.append(end) }
    let next = (end?.line ?? -1) + 1
    let order = Array(next..<max(next, earlier.count)) + Array(0..<min(next, earlier.count))
    return places + order.filter { !isUsed[$0] }.map { Place(line: $0, sign: 0) }
  }

  /// How many signs of a line stand in earlier ones from a place on, and where they end; `nil` when it is another.
  private func follow(
    _ signs: [Character], from start: Place, isCut: Bool
  ) -> (count: Int, end: Place)? {
    var count = 0
    var place = start
    var whole: (count: Int, end: Place)?
    while true {
      let line = earlier[place.line]
      let same = zip(line.signs[place.sign...], signs[count...]).prefix { $0 == $1 }.count
      count += same
      place.sign += same
      guard place.sign == line.signs.count else {
        return count == signs.count && isCut ? (count, place) : whole
      }
      if count == signs.count { return (count, place) }
      guard line.isFull else { return whole }
      whole = (count, place)
      guard place.line + 1 < earlier.count else { return whole }
      place = Place(line: place.line + 1, sign: 0)
    }
  }
}
