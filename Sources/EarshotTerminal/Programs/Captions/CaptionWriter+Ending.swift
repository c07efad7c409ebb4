import EarshotPrograms

/// From a composed screen to one that the program draws on itself.
nonisolated extension CaptionWriter {
  /// Has the terminal be as if the program had drawn on it all the time.
  ///
  /// On the main screen what it has written meanwhile is written below what stood there before.
  ///
  /// - Parameters:
  ///   - screen: The screen of the program.
  ///   - modes: What it has set of its terminal; `nil` where it has ended.
  /// - Returns: The bytes to be written for that.
  mutating func end(on screen: EmulatedScreen, modes: TerminalModes?) -> [UInt8] {
    let frame = screen.look()
    let drawing = screen.drawingState
    rows = frame.rows
    var bytes: [UInt8]
    if screen.isAlternate {
      forget()
      bytes = update(to: frame)
    } else {
      let keyboard = modes?.keyboard ?? TerminalModes()
      bytes = Array((keyboard.restoration + Self.leave + keyboard.establishment).utf8)
      // What began on the alternate screen has left the main one as it was until the program came back there.
      let start = start ?? screen.returnPlace
      bytes += Self.mainScreen(
        frame, from: start?.row ?? 0,
        lines: start.map { screen.lines(since: $0.lineCount) } ?? [])
    }
    guard let modes else { return bytes }
    let rest = modes.drawn.establishment + drawing.establishment + drawing.style.sequence
    return bytes + rest.utf8
  }

  /// Writes lines and a screen from so many rows above the cursor on, and puts the cursor where it belongs.
  private static func mainScreen(
    _ frame: TerminalFrame, from row: Int, lines: [String]
  ) -> [UInt8] {
    let screen = CaptionedScreen(frame, caption: "", rows: frame.rows)
    var text = "\r" + move(row, "A") + "\u{1B}[J"
    for line in lines { text += line + "\r\n" }
    let ends = (0..<frame.rows).map { row in
      (0..<frame.columns).last { screen[row, $0].isSeen }.map { $0 + 1 } ?? 0
    }
    let last = max(frame.cursor.row, ends.lastIndex { $0 > 0 } ?? 0)
    for row in 0...last {
      var style = TerminalStyle.plain
      for column in 0..<ends[row] {
        let cell = screen[row, column]
        if cell.style != style, !cell.text.isEmpty { text += cell.style.sequence }
        if !cell.text.isEmpty { style = cell.style }
        text += cell.text
      }
      if style != .plain { text += TerminalStyle.plain.sequence }
      text += row < last ? "\r\n" : "\r"
    }
    text += move(last - frame.cursor.row, "A") + move(frame.cursor.column, "C")
    return Array(text.utf8)
  }

  private static func move(_ count: Int, _ direction: String) -> String {
    count > 0 ? "\u{1B}[\(count)\(direction)" : ""
  }
}

nonisolated extension TerminalCell {
  /// Whether anything is drawn in it.
  fileprivate var isSeen: Bool {
    text != " " || style.background != .standard
      || !style.attributes.isDisjoint(with: [.reverse, .underline, .strike])
  }
}
