import EarshotModel

/// Finds out what of a screen is new, and only that.
///
/// 1. The lines that have left the screen and those on it now are one text; the lines of the screen before are
///    its beginning.
/// 2. Lines that differ are paired with what stood in their place and classed (`LineChange`).
/// 3. What percentages tell is said in quarters; what status rows tell when a key changed them.
/// 4. More lines than a screen holds become a summary, and while speech is behind nothing is said but kept.
struct NewsReader {
  /// New text that waits for speech.
  private struct Held {
    var lines: [String] = []
    var count = 0
    var cells: [CellRange] = []
    /// The prompt that stands behind it.
    var prompt: String?
    /// Whether the last line may go on in the middle of a word.
    var isOpen = false
  }

  private var held = Held()
  /// The lines that were found new last.
  private(set) var lines: [Line] = []
  /// The quarter that was said last of each thing that comes forward, by its letters.
  private var quarters: [String: Int] = [:]
  /// What stood last in rows that change all the time, besides messages.
  private var usual: [Int: String] = [:]
  /// How many things are remembered.
  private static let limit = 100

  /// Creates a reader that has said nothing.
  init() {}

  /// A new line as it is said.
  struct Line {
    /// The row in which it begins; negative when it has left the screen at its top.
    let row: Int
    /// Its words.
    var text: String
  }

  /// A change of the screen as it is looked at for news.
  struct Change {
    /// The lines of the screen before.
    var old: [String]
    /// The lines of the screen that had another size not long ago, which are not new in another form.
    var earlier: [ResizedLines.Earlier]
    /// Whether that screen was wider.
    var isNarrower: Bool
    /// Whether what of it has not been found may have ticked: nothing has gone by since.
    var mayTick: Bool
    /// The lines that have left the screen.
    var scrolled: [String]
    /// How many left before them without being told.
    var omitted: Int
    /// The lines of the screen now.
    var new: [String]
    /// Rows that are not looked at: those of which something else was said.
    var taken: Set<Int>
    /// Rows that tell of the state of the program.
    var status: Set<Int>
    /// What stood in them before, where the text beside them has moved.
    var statusBefore: [Int: String]
    /// Whether those change all the time.
    var isStatusBusy: Bool
    /// The row in which the cursor stood, where a key that was typed there has led to more in it.
    var entered: Int?
    /// The prompt at which the cursor stands.
    var prompt: String?
    /// The prompt in front of a command of several lines in whose place a key has brought another one of the history.
    var recalledBehind: String?
    /// Whether a key led to it.
    var isAnswer: Bool
    /// Whether speech is behind.
    var isBehind: Bool
    /// Whether ordinary lines are said.
    var saysLines: Bool
    /// How many columns the screen has: a line that fills them goes on in the next one.
    var columns: Int
    /// The row that may go on in the middle of a word.
    var openRow: Int?

    /// Takes all from a row on for new, and nothing above.
    mutating func readOn(from row: Int) {
      (old, scrolled, omitted) = (Array(new[..<row]), [], 0)
    }
  }

  /// What is to be said of a change.
  mutating func read(_ change: Change) -> [ReadingEvent] {
    var events: [ReadingEvent] = []
    var lines: [Line] = []
    var cells: [CellRange] = []
    let gone = change.scrolled.count
    var pairs: [LineDifference.Pair]
    let later = change.scrolled + change.new
    let isSame = change.omitted == 0 && change.old == later
    let listed = change.isAnswer && !isSame ? Self.listed(later) : []
    if change.omitted > 0 {
      // Nothing is known of what went by: all that is there now is new.
      pairs = later.indices.map { .init(index: $0, old: nil) }
    } else {
      pairs =
        LineDifference(change.old, later, listed: listed, anchor: anchor(of: change, later)).pairs
      if !change.earlier.isEmpty { pairs = Self.withoutEarlier(pairs, later, change) }
    }
    // Where a line that is full goes on.
    var wrapped: Int?
    func add(_ text: String, at index: Int, _ lines: inout [Line]) {
      if index == wrapped, !lines.isEmpty {
        lines[lines.count - 1].text += text
      } else {
        lines.append(Line(row: index - gone, text: text))
      }
    }
    func goesOn(_ index: Int) -> Bool {
      index + 1 < later.count
        && LineWrap.goesOn(later[index], in: later[index + 1], columns: change.columns)
    }
    let numbering = LineNumbering(pairs, of: later, since: change.old)
    for pair in pairs {
      let row = pair.index - gone
      let text = later[pair.index]
      guard !change.taken.contains(row) else { continue }
      let isStatus = row >= 0 && change.status.contains(row)
      let old = isStatus ? change.statusBefore[row] ?? pair.old : pair.old
      if isStatus, old == text { continue }
      if !isStatus, let numbering, numbering.explains(text, from: old) { continue }
      switch LineChange(from: old ?? "", to: text) {
      case .silent where !listed.contains(LineShape.of(text)) || old == text: continue
      case .progress(let percent):
        if let event = progress(percent, of: text, row: row) { events.append(event) }
      case .line where isStatus, .appended where isStatus, .chunk where isStatus,
        .silent where isStatus:
        if change.isStatusBusy, isUsual(text, insteadOf: old ?? "", row: row) { continue }
        guard change.isAnswer, text.contains(where: { $0.isLetter || $0.isNumber }) else {
          continue
        }
        events.append(
          ReadingEvent(.status, Self.spoken(text), cells: Self.cells(row, text, 0)))
      case .appended where change.recalledBehind != nil,
        .chunk where change.recalledBehind != nil:
        let prompt = change.recalledBehind.flatMap { text.hasPrefix($0) ? $0 : nil } ?? ""
        add(Self.spoken(String(text.dropFirst(prompt.count))), at: pair.index, &lines)
        cells += Self.cells(row, String(text.dropFirst(prompt.count)), prompt.count)
        wrapped = goesOn(pair.index) ? pair.index + 1 : nil
      case .appended(let tail, let offset), .chunk(let tail, let offset):
        add(Self.spoken(tail), at: pair.index, &lines)
        cells += Self.cells(row, tail, offset)
        wrapped = goesOn(pair.index) ? pair.index + 1 : nil
      case .line, .silent:
        if let percent = Percent.last(in: text) { note(percent, of: text) }
        // A rule that is wider than the screen ends in the next row.
        let isRest = pair.index == wrapped && lines.last?.text == "" && Self.isOfRules(text)
        add(isRest ? "" : Self.spoken(text), at: pair.index, &lines)
        cells += Self.cells(row, text, 0)
        wrapped = goesOn(pair.index) ? pair.index + 1 : nil
      }
    }
    self.lines = lines
    guard change.saysLines else { return events }
    return events + say(lines.map(\.text), omitted: change.omitted, cells: cells, change)
  }

  /// Whether a row that changes all the time shows what it has shown before as well, and no message in its place.
  private mutating func isUsual(_ text: String, insteadOf old: String, row: Int) -> Bool {
    func isLike(_ other: String) -> Bool {
      let last = LineShape.of(other)
      guard case .line = LineChange(from: last, to: LineShape.of(text)) else { return true }
      return last.isEmpty
    }
    if isLike(usual[row] ?? old) {
      usual[row] = text
      return true
    }
    usual[row] = usual[row] ?? old
    return false
  }

  /// The line at which was typed, where it goes on as it was: another prompt below is not the one before.
  private func anchor(of change: Change, _ later: [String]) -> Int? {
    guard let row = change.entered, change.old.indices.contains(row), later.indices.contains(row),
      !change.old[row].isEmpty, later[row].hasPrefix(change.old[row])
    else { return nil }
    return row
  }

  /// Leaves out what a screen of another size showed.
  private static func withoutEarlier(
    _ pairs: [LineDifference.Pair], _ lines: [String], _ change: Change
  ) -> [LineDifference.Pair] {
    let standings =
      ResizedLines(
        change.earlier, lines, columns: change.columns, isNarrower: change.isNarrower,
        mayTick: change.mayTick
      ).standings
    return pairs.compactMap { pair in
      switch standings[pair.index] {
      case .old: nil
      case .longer(let old): .init(index: pair.index, old: old)
      case .new: pair
      }
    }
  }

  /// The shapes that several lines have: those of a list or of a page of a log, whose numbers are words.
  ///
  /// What ticks stands alone.
  private static func listed(_ lines: [String]) -> Set<String> {
    var counts: [String: Int] = [:]
    for line in lines where !LineShape.isOrnament(line) {
      counts[LineShape.of(line), default: 0] += 1
    }
    return Set(counts.filter { $0.value >= 3 && !$0.key.isEmpty }.keys)
  }

  /// What was kept while speech was behind.
  mutating func flush(rows: Int) -> [ReadingEvent] {
    defer { held = Held() }
    guard held.count > 0 else { return [] }
    guard held.count > rows else {
      return [ReadingEvent(.output, held.lines.joined(separator: "\n"), cells: held.cells)]
    }
    // What a command said last is looked for, and not the prompt behind it, which is said by itself.
    guard let prompt = held.prompt, held.lines.count > 1, held.lines.last == prompt else {
      let whole = held.isOpen && held.lines.count > 1 ? held.lines.dropLast() : held.lines[...]
      return [Self.summary(held.count, last: whole.last ?? "", cells: held.cells)]
    }
    let last = held.lines[held.lines.count - 2]
    return [
      Self.summary(held.count - 1, last: last, cells: held.cells.dropLast()),
      ReadingEvent(.output, prompt, cells: held.cells.suffix(1)),
    ]
  }

  private mutating func say(
    _ lines: [String], omitted: Int, cells: [CellRange], _ change: Change
  ) -> [ReadingEvent] {
    let lines = lines.filter { !$0.isEmpty }
    let count = lines.count + omitted
    held.prompt = change.prompt
    held.isOpen = change.openRow != nil && self.lines.last?.row == change.openRow
    if count > 0 {
      held.count += count
      // Only as much as may be said after all is kept.
      held.lines = Array((held.lines + lines).suffix(change.new.count))
      held.cells = Array((held.cells + cells).suffix(change.new.count))
    }
    return change.isBehind ? [] : flush(rows: change.new.count)
  }

  /// A number of lines in place of them.
  private static func summary(
    _ count: Int, last: String, cells: some BidirectionalCollection<CellRange>
  ) -> ReadingEvent {
    ReadingEvent(.summary, [.lines(count: count, last: last)], cells: Array(cells.suffix(1)))
  }

  // MARK: Progress

  private mutating func progress(_ percent: Int, of line: String, row: Int) -> ReadingEvent? {
    let key = LineShape.letters(of: line)
    let quarter = percent / 25
    guard let last = quarters[key] else {
      note(percent, of: line)
      return nil
    }
    guard quarter != last else { return nil }
    quarters[key] = quarter
    // Something that began anew is not said until it has come forward.
    guard quarter > last else { return nil }
    return ReadingEvent(.progress, [.percent(percent)], cells: Self.cells(row, line, 0))
  }

  /// How far something has come that the program tells of beside its screen.
  mutating func told(_ percent: Int) -> ReadingEvent? {
    let key = "\u{9}"
    let quarter = min(max(percent, 0), 100) / 25
    defer { quarters[key] = quarter }
    guard let last = quarters[key], quarter > last else { return nil }
    return ReadingEvent(.progress, [.percent(percent)])
  }

  private mutating func note(_ percent: Int, of line: String) {
    if quarters.count >= Self.limit { quarters = [:] }
    quarters[LineShape.letters(of: line)] = percent / 25
  }

  // MARK: Words

  /// A line without what is not said: ornaments, bars and rules made of one character, and blanks beside each
  /// other.
  private static func spoken(_ line: String) -> String {
    if let words = spokenASCII(line) { return isRule(words, in: line) ? "" : words }
    var words = ""
    var rest = line[...]
    while let character = rest.first {
      let run = rest.prefix { $0 == character }
      rest = rest[run.endIndex...]
      let isRule = run.count >= 4 && !character.isLetter && !character.isNumber
      words += isRule || LineShape.isOrnament(String(character)) ? " " : run
    }
    return words.split(separator: " ").joined(separator: " ")
  }

  /// Whether what is left of a line is where rules cross: `----+----`, or `---+---` in a narrow table.
  private static func isRule(_ words: String, in line: String) -> Bool {
    guard isOfRules(line) else { return false }
    return words.utf8.count < line.utf8.count && words.utf8.allSatisfy { crossings.contains($0) }
      || line.utf8.contains(UInt8(ascii: "-")) && line.utf8.contains(UInt8(ascii: "+"))
  }

  /// Whether a line is of nothing but what rules are drawn with.
  private static func isOfRules(_ line: String) -> Bool {
    line.utf8.allSatisfy { crossings.contains($0) || $0 == UInt8(ascii: "-") }
  }

  /// What rules are drawn with beside hyphens.
  private static let crossings = Set("+=|_ ".utf8)

  /// The same for a line without other characters than those of ASCII, as most of a flood are; `nil` for others.
  private static func spokenASCII(_ line: String) -> String? {
    var words: [UInt8] = []
    words.reserveCapacity(line.utf8.count)
    var isApart = false
    var rest = line.utf8[...]
    while let byte = rest.first {
      // A return and a line feed are one character.
      guard byte < 0x80, byte != UInt8(ascii: "\r") else { return nil }
      let start = rest.startIndex
      rest = rest.drop { $0 == byte }
      let count = line.utf8.distance(from: start, to: rest.startIndex)
      let isRule = count >= 4 && !byte.isASCIILetter && !byte.isASCIIDigit
      if byte == UInt8(ascii: " ") || isRule {
        isApart = !words.isEmpty
      } else {
        if isApart { words.append(UInt8(ascii: " ")) }
        isApart = false
        words.append(contentsOf: repeatElement(byte, count: count))
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  private static func cells(_ row: Int, _ text: String, _ offset: Int) -> [CellRange] {
    guard row >= 0 else { return [] }
    let first = text.prefix { $0 == " " }.count
    let count = text.count
    guard first < count else { return [] }
    return [CellRange(row: row, columns: offset + first..<offset + count)]
  }
}
