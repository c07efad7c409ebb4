/// How a terminal draws what a program writes next, by what the program has set.
package struct DrawingState: Hashable, Sendable {
  /// Where the cursor stands, its row counted from the top of the screen.
  package var cursor = CellPosition(row: 0, column: 0)
  /// The style of the characters that come next.
  package var style = TerminalStyle()
  /// Whether the second set of characters is in use (SO).
  var isShifted = false
  /// The first and the last row of those that scroll, counted from 1; `nil` where all do.
  private var region: ClosedRange<Int>?
  /// Whether places are counted from the first row that scrolls (DECOM).
  private var isRelative = false
  /// Whether what comes moves the rest of its line (IRM).
  private var isInserting = false
  /// The letters of the first two sets of characters.
  private var sets = [standardSet, standardSet]

  private var rows: Int

  private static let standardSet = UInt8(ascii: "B")

  /// Begins with a screen of so many rows, of which nothing was set.
  init(rows: Int) {
    self.rows = rows
  }

  /// Takes in a sequence of the program.
  mutating func take(_ sequence: TerminalSequence) {
    switch (sequence.kind, sequence.final, sequence.mark) {
    case (.escape, UInt8(ascii: "c"), _): self = DrawingState(rows: rows)
    case (.escape, let letter, _) where sequence.body.count == 2:
      if sequence.body.first == UInt8(ascii: "(") { sets[0] = letter }
      if sequence.body.first == UInt8(ascii: ")") { sets[1] = letter }
    case (.control, UInt8(ascii: "p"), nil) where sequence.intermediates.first == UInt8(ascii: "!"):
      self = DrawingState(rows: rows)
    case (.control, UInt8(ascii: "r"), nil) where sequence.intermediates.isEmpty:
      let numbers = sequence.parameters.map { $0[0] ?? 0 }
      let (top, bottom) = (max(1, numbers[0]), numbers.count > 1 ? numbers[1] : 0)
      let end = bottom > 0 ? min(bottom, rows) : rows
      region = top < end && (top, end) != (1, rows) ? top...end : nil
    case (.control, UInt8(ascii: "h"), _), (.control, UInt8(ascii: "l"), _):
      let isOn = sequence.final == UInt8(ascii: "h")
      let modes = sequence.parameters.map { $0[0] }
      if sequence.mark == UInt8(ascii: "?"), modes.contains(6) { isRelative = isOn }
      if sequence.mark == nil, modes.contains(4) { isInserting = isOn }
    default: break
    }
  }

  /// Takes note that the screen has another size, of which all rows scroll.
  mutating func resize(rows: Int) {
    self.rows = rows
    region = nil
  }

  /// What has a terminal draw plainly, whatever it was set to.
  package static let plain =
    "\u{1B}[m\u{1B}[r\u{1B}[?6l\u{1B}[4l\u{1B}(B\u{1B})B\u{F}\u{1B}[?7h\u{1B}[?5l\u{1B}]8;;\u{1B}\\"

  /// What has a terminal that draws plainly draw like this.
  package var establishment: String {
    var text = ""
    for (set, sign) in zip(sets, "()") where set != Self.standardSet {
      text += "\u{1B}\(sign)" + String(Character(UnicodeScalar(set)))
    }
    if isShifted { text += "\u{E}" }
    if isInserting { text += "\u{1B}[4h" }
    // Both of these move the cursor.
    if let region { text += "\u{1B}[\(region.lowerBound);\(region.upperBound)r" }
    if isRelative { text += "\u{1B}[?6h" }
    if isRelative || region != nil {
      let top = isRelative ? region?.lowerBound ?? 1 : 1
      text += "\u{1B}[\(cursor.row + 2 - top);\(cursor.column + 1)H"
    }
    return text
  }
}
