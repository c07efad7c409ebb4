/// A text of markup as a list of tags, which can be dropped, doubled, swapped and given the attributes
/// of others.
public struct MarkupMutation {
  private var pieces: [Substring]

  /// Takes a text apart.
  public init(_ text: String) {
    var pieces: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: ">") {
      pieces.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    self.pieces = pieces + [rest]
  }

  /// The text as it is now.
  public var text: String { pieces.joined() }

  /// Changes one thing: mostly a whole element or an attribute, so that the text is still markup, and
  /// sometimes a mere tag, so that it is not.
  public mutating func change(using random: inout SeededGenerator) {
    guard pieces.count > 8 else { return }
    let first = Int.random(in: 4..<pieces.count, using: &random)
    let second = Int.random(in: 4..<pieces.count, using: &random)
    let (low, high) = (min(first, second), max(first, second))
    switch Int.random(in: 0..<16, using: &random) {
    case 0: pieces.remove(at: first)
    case 1: pieces.insert(pieces[first], at: second)
    case 2: pieces.swapAt(first, second)
    case 3: retype(first, like: second)
    case 4: pieces.insert(contentsOf: pieces[low..<min(high, low + 12)], at: high)
    case 5, 6: if let element = element(at: first) { pieces.removeSubrange(element) }
    case 7, 8: double(first, at: second)
    case 9, 10: swap(low, high)
    case 11, 12: retypeElement(first, like: second)
    default: setAttribute(of: first, from: second, using: &random)
    }
  }

  // MARK: Elements

  /// Where the element stands that a tag begins; `nil` for a tag that ends one.
  private func element(at index: Int) -> Range<Int>? {
    var depth = 0
    for position in index..<pieces.count {
      let piece = pieces[position]
      if Self.ends(piece) {
        depth -= 1
      } else if piece.contains("<"), !piece.hasSuffix("/>") {
        depth += 1
      }
      if depth < 0 { return nil }
      if depth == 0 { return index..<position + 1 }
    }
    return nil
  }

  private static func ends(_ piece: Substring) -> Bool { piece.contains("</") }

  /// Puts an element behind another once more, under identifiers of its own.
  private mutating func double(_ index: Int, at other: Int) {
    guard let element = element(at: index) else { return }
    let place = self.element(at: other)?.upperBound ?? other
    let copy = pieces[element].map { $0.replacing(" id=\"", with: " id=\"\(pieces.count)-")[...] }
    pieces.insert(contentsOf: copy, at: place)
  }

  /// Puts two elements into each other's places, unless one is inside the other.
  private mutating func swap(_ low: Int, _ high: Int) {
    guard let first = element(at: low), let second = element(at: high),
      first.upperBound <= second.lowerBound
    else { return }
    let (early, late) = (pieces[first], pieces[second])
    pieces.replaceSubrange(second, with: early)
    pieces.replaceSubrange(first, with: late)
  }

  /// Gives an element the name of another, at its beginning and at its end.
  private mutating func retypeElement(_ index: Int, like other: Int) {
    guard let element = element(at: index), !Self.ends(pieces[other]) else { return }
    if element.count > 1 { retype(element.upperBound - 1, like: other) }
    retype(index, like: other)
  }

  // MARK: Tags

  /// Gives a tag the name of another.
  private mutating func retype(_ index: Int, like other: Int) {
    func name(_ piece: Substring) -> Substring? {
      guard let open = piece.firstIndex(of: "<") else { return nil }
      return piece[piece.index(after: open)...].drop { $0 == "/" }.prefix { $0.isLetter }
    }
    guard let old = name(pieces[index]), let new = name(pieces[other]), !old.isEmpty else { return }
    let text = String(pieces[index])
    pieces[index] = text.replacing(old, with: new, maxReplacements: 1)[...]
  }

  /// Gives an attribute of a tag the value of one of another tag, or a strange one.
  private mutating func setAttribute(
    of index: Int, from other: Int, using random: inout SeededGenerator
  ) {
    var parts = pieces[index].split(separator: "\"", omittingEmptySubsequences: false)
    let sources = pieces[other].split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return }
    let place = Int.random(in: 0..<(parts.count / 2), using: &random) * 2 + 1
    let strange: [Substring] = [
      "", "-1", "nan", "1e308", "YES", "99999999999999999999", "\u{1F600}",
    ]
    parts[place] =
      sources.count > 2 && Bool.random(using: &random)
      ? sources[Int.random(in: 0..<(sources.count / 2), using: &random) * 2 + 1]
      : strange.randomElement(using: &random) ?? ""
    pieces[index] = parts.joined(separator: "\"")[...]
  }
}
