import EarshotPrograms

/// A form of widgets in frames of blocks, drawn as Textual draws them: the frame of the one that has the focus is blue,
/// all of it is tinted, and the place of the cursor is drawn by the program.
struct FramedForm {
  /// A widget.
  enum Widget {
    /// A field, with what stands in it faintly as long as it is empty.
    case field(hint: String, text: String, isSecret: Bool)
    case checkBox(String, isOn: Bool)
    case button(String)
    /// A list without a frame, and which of its entries is chosen.
    case list([String], chosen: Int)
  }

  private static let ground = TerminalColor.rgb(red: 0x12, green: 0x12, blue: 0x12)
  private static let surface = TerminalColor.rgb(red: 0x1C, green: 0x1C, blue: 0x1C)
  private static let tint = TerminalColor.rgb(red: 0x26, green: 0x26, blue: 0x26)
  private static let accent = TerminalColor.rgb(red: 0, green: 0x87, blue: 0xD7)
  private static let weak = TerminalColor.rgb(red: 0, green: 0x5F, blue: 0x5F)
  private static let light = TerminalColor.rgb(red: 0xDA, green: 0xDA, blue: 0xDA)
  private static let faint = TerminalColor.rgb(red: 0x6C, green: 0x6C, blue: 0x6C)

  /// The widgets, from the top.
  var widgets: [Widget]
  /// Which of them has the focus.
  var focus: Int
  /// The characters of the frames, row by row.
  var kind = ["▊▔▎", "▊ ▎", "▊▁▎"]
  /// What stands in the upper edges of the frames, by the place of the widget.
  var titles: [Int: String] = [:]
  /// What stands in the corner over everything else.
  var notice: String?

  /// The screen.
  var frame: TerminalFrame {
    var frame = TerminalFrame(rows: 24, columns: 60)
    frame.isAlternate = true
    frame.isCursorVisible = false
    for row in 0..<24 { put("", row, 0, 60, on: Self.ground, in: &frame) }
    var row = 0
    for (index, widget) in widgets.enumerated() {
      let hasFocus = index == focus
      let inner = hasFocus ? Self.tint : Self.surface
      switch widget {
      case .field(let hint, let text, let isSecret):
        border(row, 60, hasFocus, inner, titles[index], in: &frame)
        let shown = isSecret ? String(repeating: "•", count: text.count) : text
        put(
          text.isEmpty ? hint : shown, row + 1, 3, 54, text.isEmpty ? Self.faint : Self.light,
          on: inner, in: &frame)
        if hasFocus {
          frame[row + 1, 3 + text.count].style = TerminalStyle(
            foreground: Self.ground, background: Self.light)
        }
        row += 3
      case .checkBox(let label, let isOn):
        border(row, 18, hasFocus, inner, titles[index], in: &frame)
        let box = TerminalColor.rgb(red: 0, green: 0, blue: 0x5F)
        put("▐", row + 1, 2, 1, box, on: inner, in: &frame)
        put(
          "X", row + 1, 3, 1,
          isOn ? .rgb(red: 0x87, green: 0xD7, blue: 0xAF) : .rgb(red: 0, green: 0, blue: 0),
          on: box, in: &frame)
        put("▌", row + 1, 4, 1, box, on: inner, in: &frame)
        put(
          " \(label) ", row + 1, 5, label.count + 2, Self.light,
          on: hasFocus ? Self.accent : inner, in: &frame)
        row += 3
      case .button(let label):
        put(String(repeating: "▔", count: 16), row, 0, 16, Self.tint, on: inner, in: &frame)
        put("", row + 1, 0, 16, on: inner, in: &frame)
        let start = 7 - label.count / 2
        put(
          " \(label) ", row + 1, start, label.count + 2, hasFocus ? Self.tint : Self.light,
          on: hasFocus ? Self.light : inner, in: &frame)
        put(String(repeating: "▁", count: 16), row + 2, 0, 16, Self.ground, on: inner, in: &frame)
        row += 3
      case .list(let items, let chosen):
        for (place, item) in items.enumerated() {
          let shade = place == chosen ? (hasFocus ? Self.accent : Self.weak) : inner
          put(item, row, 0, 60, Self.light, on: shade, in: &frame)
          row += 1
        }
      }
    }
    if let notice {
      for row in 20..<23 {
        put(row == 21 ? " \(notice)" : "", row, 30, 30, Self.light, on: Self.tint, in: &frame)
      }
    }
    return frame
  }

  private func border(
    _ row: Int, _ width: Int, _ hasFocus: Bool, _ inner: TerminalColor, _ title: String?,
    in frame: inout TerminalFrame
  ) {
    let color = hasFocus ? Self.accent : Self.ground
    for (line, characters) in kind.enumerated() {
      let (left, edge, right) = (
        characters.prefix(1), characters.dropFirst().prefix(1), characters.suffix(1)
      )
      put(
        String(repeating: String(edge), count: width - 2), row + line, 1, width - 2, color,
        on: inner, in: &frame)
      frame[row + line, 0] = TerminalCell(
        String(left),
        style: TerminalStyle(foreground: color, background: Self.ground, attributes: .reverse))
      frame[row + line, width - 1] = TerminalCell(
        String(right), style: TerminalStyle(foreground: color, background: Self.ground))
    }
    if let title {
      put(" \(title) ", row, 2, title.count + 2, Self.light, on: inner, in: &frame)
    }
  }

  private func put(
    _ text: String, _ row: Int, _ column: Int, _ width: Int,
    _ color: TerminalColor = .standard, on background: TerminalColor,
    in frame: inout TerminalFrame
  ) {
    let text = Array(text)
    for place in 0..<width {
      frame[row, column + place] = TerminalCell(
        place < text.count ? String(text[place]) : " ",
        style: TerminalStyle(foreground: color, background: background))
    }
  }
}
