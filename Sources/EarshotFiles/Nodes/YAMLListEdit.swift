// How a list gets other entries:
//
//  1. where no entry stays, the whole list is written anew;
//  2. otherwise entries are taken out and put in between those that stay, with the blanks and commas or the
//     lines that belong to them: whatever else stands between is left, and so are the comments in it;
//  3. a comment behind an entry on its line goes with it, one on a line of its own stays.

/// Gives a list of YAML or JSON other entries, of which those that stay are written as they were.
struct YAMLListEdit {
  /// The whole text.
  let bytes: [UInt8]
  /// From where to where the list stands.
  let range: Range<Int>
  /// From where to where each entry stands, without its dash.
  let entries: [Range<Int>]
  /// Whether the entries stand behind dashes, and not between brackets.
  let isBlock: Bool
  /// How texts are written.
  let style: ScalarText.Style
  /// How many blanks stand before the dashes.
  let indent: Int
  /// How lines end.
  let lineBreak: String

  /// The bytes that change, in any order; `nil` where the list is written in an unusual way.
  func changes(to wanted: [YAMLEdit.Entry]) -> [YAMLEdit.Change]? {
    var changes: [YAMLEdit.Change] = []
    var added: [String] = []
    var last: Int?
    for entry in wanted {
      switch entry {
      case .new(let text): added.append(ScalarText.text(text, style: style))
      case .kept(let index):
        let next = last.map { $0 + 1 } ?? 0
        guard index >= next, index < entries.count,
          let more = self.changes(adding: added, behind: last, removing: next..<index)
        else { return nil }
        changes += more
        (added, last) = ([], index)
      }
    }
    guard let last else { return [YAMLEdit.Change(range: range, bytes: Array(whole(added).utf8))] }
    guard
      let more = self.changes(adding: added, behind: last, removing: (last + 1)..<entries.count)
    else { return nil }
    return changes + more
  }

  /// A list of nothing but new texts.
  private func whole(_ texts: [String]) -> String {
    guard isBlock, !texts.isEmpty else { return "[" + texts.joined(separator: ", ") + "]" }
    return texts.map { "- \($0)" }
      .joined(separator: lineBreak + String(repeating: " ", count: indent))
  }

  /// What changes between two entries that stay.
  private func changes(
    adding texts: [String], behind last: Int?, removing removed: Range<Int>
  ) -> [YAMLEdit.Change]? {
    var changes: [YAMLEdit.Change] = []
    if !removed.isEmpty {
      guard let more = isBlock ? removals(ofLines: removed) : [removal(of: removed)] else {
        return nil
      }
      changes += more
    }
    if !texts.isEmpty {
      guard
        let more = isBlock
          ? addition(ofLines: texts, behind: last).map({ [$0] })
          : additions(of: texts, behind: last)
      else { return nil }
      changes += more
    }
    return changes
  }

  private func change(_ range: Range<Int>, _ text: String = "") -> YAMLEdit.Change {
    YAMLEdit.Change(range: range, bytes: Array(text.utf8))
  }

  // MARK: Entries on lines of their own

  private func removals(ofLines removed: Range<Int>) -> [YAMLEdit.Change]? {
    var changes: [YAMLEdit.Change] = []
    for index in removed {
      guard let start = lineOfDash(index) else { return nil }
      changes.append(change(start..<lineEnd(at: entries[index].upperBound)))
    }
    return changes
  }

  private func addition(ofLines texts: [String], behind last: Int?) -> YAMLEdit.Change? {
    let blanks = String(repeating: " ", count: indent)
    let lines = texts.map { "\(blanks)- \($0)" }
    guard let last else {
      return lineOfDash(0).map { start in
        change(start..<start, lines.map { $0 + lineBreak }.joined())
      }
    }
    let end = lineEnd(at: entries[last].upperBound)
    let isEnded = bytes[end - 1] == UInt8(ascii: "\n")
    return change(
      end..<end, lines.map { isEnded ? $0 + lineBreak : lineBreak + $0 }.joined())
  }

  /// Where the line begins on which the dash of an entry stands; `nil` where more stands before it.
  private func lineOfDash(_ index: Int) -> Int? {
    // The dash may stand alone on a line above its entry.
    var start = lineStart(at: index == 0 ? range.lowerBound : entries[index].lowerBound)
    while index == 0 || start > entries[index - 1].upperBound {
      let dash = start + indent
      if dash < bytes.count, bytes[dash] == UInt8(ascii: "-"),
        bytes[start..<dash].allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        return start
      }
      guard index > 0 else { return nil }
      start = lineStart(at: start - 1)
    }
    return nil
  }

  // MARK: Entries between brackets

  private func removal(of removed: Range<Int>) -> YAMLEdit.Change {
    let start = entries[removed.lowerBound].lowerBound
    let end = entries[removed.upperBound - 1].upperBound
    let before = removed.lowerBound > 0 ? entries[removed.lowerBound - 1].upperBound : nil
    let isFirstOfLine = blanks(before: start) != nil
    guard removed.upperBound == entries.count, let before else {
      let next = entries[removed.upperBound].lowerBound
      guard let line = lineBreak(in: end..<next) else { return change(start..<next) }
      // What stands before it on its line keeps the comment behind both.
      if let before, !isFirstOfLine { return change(before..<end) }
      return change(start..<(bytes[line..<next].firstIndex { !Self.blanks.contains($0) } ?? next))
    }
    let between = bytes[before..<start]
    let behind = bytes[end..<(range.upperBound - 1)]
    // The comma before a comment may stand at the end as well.
    guard between.contains(Self.comment) || isFirstOfLine && behind.contains(Self.comment) else {
      return change(before..<end)
    }
    if isFirstOfLine, let line = lineBreak(in: end..<range.upperBound) {
      return change(lineStart(at: start)..<line)
    }
    let comma = behind.first == UInt8(ascii: ",") ? 1 : 0
    return change(start..<(end + comma))
  }

  private func additions(of texts: [String], behind last: Int?) -> [YAMLEdit.Change] {
    guard let last else {
      let start = entries[0].lowerBound
      let blanks = blanks(before: start)
      let separator = blanks.map { "," + lineBreak + $0 } ?? ", "
      return [change(start..<start, texts.map { $0 + separator }.joined())]
    }
    let end = entries[last].upperBound
    let isLast = last + 1 == entries.count
    let next = isLast ? range.upperBound - 1 : entries[last + 1].lowerBound
    guard let line = lineBreak(in: end..<next) else {
      return [change(end..<end, texts.map { ", " + $0 }.joined())]
    }
    let blanks = blanks(before: isLast ? entries[last].lowerBound : next) ?? ""
    let hasComma = bytes[end..<line].prefix { $0 != Self.comment }.contains(UInt8(ascii: ","))
    let lines = texts.map { blanks + $0 }.joined(separator: "," + lineBreak)
    return (hasComma ? [] : [change(end..<end, ",")])
      + [change(line..<line, lines + (hasComma ? "," : "") + lineBreak)]
  }

  /// What stands before an offset on its line, where that is nothing but blanks.
  private func blanks(before offset: Int) -> String? {
    let line = bytes[lineStart(at: offset)..<offset]
    return line.allSatisfy(Self.blanks.contains) ? String(decoding: line, as: UTF8.self) : nil
  }

  private static let blanks: [UInt8] = [0x20, 0x09]
  private static let comment = UInt8(ascii: "#")

  // MARK: Lines

  private func lineStart(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func lineEnd(at offset: Int) -> Int {
    lineBreak(in: offset..<bytes.count) ?? bytes.count
  }

  /// Where the line behind the first line break begins, if there is one.
  private func lineBreak(in range: Range<Int>) -> Int? {
    bytes[range].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }
}
