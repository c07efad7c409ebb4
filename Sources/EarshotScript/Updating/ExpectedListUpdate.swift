/// A list that a script expects beside what there was: what stays of it, what is written anew, and what comes.
///
/// As many entries stay as can, in their order, and whatever stands for others does; of all ways to do that it
/// is the one with the fewest changes.
struct ExpectedListUpdate {
  /// An entry of the new list.
  enum Entry {
    /// The old entry of this index, as it is.
    case kept(Int)
    /// The old entry of this index, to be written for a text.
    case rewritten(Int, for: String)
    /// A text for which there was no entry.
    case added(String)
  }

  /// The entries of the new list, in order.
  let entries: [Entry]

  /// How many pairs of an entry and a text are compared at most.
  private static let pairLimit = 1_000_000

  /// Compares a list with what there was; `nil` where both are too long for that.
  init?(_ list: ExpectedList, for texts: [String]) {
    guard (list.entries.count + 1) * (texts.count + 1) <= Self.pairLimit else { return nil }
    entries = Comparison(list.entries, texts).entries
  }

  /// Texts whose order means nothing, in the order of the entries that they meet: the others stand where the
  /// list has room for others, or else behind them.
  static func arranged(_ texts: [String], as list: ExpectedList) -> [String] {
    var rest = texts
    var arranged: [String] = []
    var room: Int?
    for entry in list.entries {
      guard let entry else {
        room = room ?? arranged.count
        continue
      }
      if let index = rest.firstIndex(where: entry.isMet) { arranged.append(rest.remove(at: index)) }
    }
    arranged.insert(contentsOf: rest, at: room ?? arranged.count)
    return arranged
  }
}

/// What becomes of each end of a list against each end of the texts, the best way from there on.
private struct Comparison {
  private enum Step {
    case end, keep, rewrite, remove, add, passOver
  }

  private let expected: [ExpectedText?]
  private let texts: [String]
  /// The best step at an entry and a text.
  private var steps: [[Step]]

  /// What a change costs; an entry that stays is worth more than all of them.
  private static let costs = (rewriting: 2, other: 3)

  init(_ expected: [ExpectedText?], _ texts: [String]) {
    (self.expected, self.texts) = (expected, texts)
    steps = Array(
      repeating: Array(repeating: .end, count: texts.count + 1), count: expected.count + 1)
    let worth = Self.costs.other * (expected.count + texts.count) + 1
    var below: [Int] = []
    for index in (0...expected.count).reversed() {
      var row = Array(repeating: 0, count: texts.count + 1)
      for place in (0...texts.count).reversed() {
        var best: (score: Int, step: Step)?
        func offer(_ score: Int, _ step: Step) {
          if best.map({ score > $0.score }) ?? true { best = (score, step) }
        }
        if index < expected.count {
          if let entry = expected[index] {
            if place < texts.count {
              if entry.isMet(by: texts[place]) {
                offer(below[place + 1] + worth, .keep)
              } else {
                offer(below[place + 1] - Self.costs.rewriting, .rewrite)
              }
            }
            offer(below[place] - Self.costs.other, .remove)
          } else {
            offer(below[place], .keep)
            if place < texts.count { offer(row[place + 1], .passOver) }
          }
        }
        if place < texts.count { offer(row[place + 1] - Self.costs.other, .add) }
        row[place] = best?.score ?? 0
        steps[index][place] = best?.step ?? .end
      }
      below = row
    }
  }

  /// The entries of the new list.
  var entries: [ExpectedListUpdate.Entry] {
    var entries: [ExpectedListUpdate.Entry] = []
    var (index, place) = (0, 0)
    while true {
      switch steps[index][place] {
      case .end: return entries
      case .keep:
        entries.append(.kept(index))
        if expected[index] != nil { place += 1 }
        index += 1
      case .rewrite:
        entries.append(.rewritten(index, for: texts[place]))
        (index, place) = (index + 1, place + 1)
      case .remove: index += 1
      case .add:
        entries.append(.added(texts[place]))
        place += 1
      case .passOver: place += 1
      }
    }
  }
}
