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

  /// Changes one thing.
  public mutating func change(using random: inout SeededGenerator) {
    guard pieces.count > 8 else { return }
    let first = Int.random(in: 4..<pieces.count, using: &random)
    let second = Int.random(in: 4..<pieces.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: pieces.remove(at: first)
    case 1: pieces.insert(pieces[first], at: second)
    case 2: pieces.swapAt(first, second)
    case 3: retype(first, like: second)
    case 4: setAttribute(of: first, from: second, using: &random)
    default:
      let (low, high) = (min(first, second), max(first, second))
      pieces.insert(contentsOf: pieces[low..<min(high, low + 12)], at: high)
    }
  }

  /// Gives a tag the name of another.
  private mutating func retype(_ index: Int, like other: Int) {
    func name(_ piece: Substring) -> Substring? {
      guard let open = piece.firstIndex(of: "<") else { return nil }
      return piece[piece.index(after: open)...].prefix { $0.isLetter }
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
