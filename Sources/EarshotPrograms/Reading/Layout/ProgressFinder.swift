/// Finds bars that tell how far something has come: `Copying [####      ] 40%`, `40%|████    |`, and a box in which
/// nothing but `40%` stands.
struct ProgressFinder {
  let grid: ScreenGrid
  let map: BoxMap
  /// What bars are drawn with between brackets.
  private static let strokes: Set<String> = [
    "#", "=", ">", "-", ".", "|", "*", "_", "+", "~", ":", "█", "▉", "▊", "▋", "▌", "▍", "▎", "▏",
    "▇", "▓", "▒", "░", "■", "□", "▰", "▱", "━", "─", "╸", "╺", "●", "○", "⣿",
  ]
  /// What bars are drawn with that have no brackets.
  private static let bare: Set<String> = ["#", "=", "█", "▇", "▓", "▒", "░", "■", "▰", "▱", "━"]

  /// The bar in a piece of a row, with its name, if there is one.
  func progress(row: Int, _ columns: Range<Int>, box: Int?) -> ScreenElement? {
    guard let extent = extent(row, columns), let percent = percent(row, extent) else { return nil }
    let cells = [CellRange(row: row, columns: extent)]
    if extent == percent {
      guard let box, let title = title(of: box) else { return nil }
      return ScreenElement(
        .progress, title, value: grid.words(row: row, percent), cells: cells, box: box)
    }
    guard let bar = bracketed(row, extent) ?? run(row, extent) else { return nil }
    let name = extent.map { column in
      let isOther = !bar.contains(column) && !percent.contains(column)
      return isOther && grid.isText(row, column) ? grid.text(row, column) : " "
    }.joined()
    var label = name.split { " []|:".contains($0) }.joined(separator: " ")
    if label.isEmpty, let box { label = title(of: box) ?? "" }
    return ScreenElement(
      .progress, label, value: grid.words(row: row, percent), cells: cells, box: box)
  }

  /// From the first to the last cell in which something stands, blocks included.
  private func extent(_ row: Int, _ columns: Range<Int>) -> Range<Int>? {
    guard let first = columns.first(where: { grid.kind(row, $0) != .blank }),
      let last = columns.last(where: { grid.kind(row, $0) != .blank })
    else { return nil }
    return first..<last + 1
  }

  /// The title of a box, or of the one around it.
  private func title(of box: Int) -> String? {
    var box: Int? = box
    while let index = box {
      if !map.boxes[index].title.isEmpty { return map.boxes[index].title }
      box = map.parents[index]
    }
    return nil
  }

  /// The last number with a per cent sign, from 0 to 100.
  private func percent(_ row: Int, _ columns: Range<Int>) -> Range<Int>? {
    guard let end = columns.last(where: { grid.text(row, $0) == "%" }) else { return nil }
    var first = end
    while columns.contains(first - 1), "0123456789.,".contains(grid.text(row, first - 1)),
      !grid.text(row, first - 1).isEmpty
    {
      first -= 1
    }
    let found = first..<end + 1
    return Percent.last(in: grid.plain(row: row, found)) == nil ? nil : found
  }

  /// A bar between brackets, of at least four cells: strokes, blanks, and perhaps the number.
  private func bracketed(_ row: Int, _ columns: Range<Int>) -> Range<Int>? {
    for (open, close) in [("[", "]"), ("|", "|"), ("(", ")"), ("▕", "▏")] {
      for first in columns where grid.text(row, first) == open {
        guard
          let end = columns.last(where: { $0 > first + 4 && grid.text(row, $0) == close }),
          (first + 1..<end).allSatisfy({ isOfBar(row, $0) }),
          (first + 1..<end).contains(where: { Self.strokes.contains(grid.text(row, $0)) })
        else { continue }
        return first..<end + 1
      }
    }
    return nil
  }

  private func isOfBar(_ row: Int, _ column: Int) -> Bool {
    let text = grid.text(row, column)
    return Self.strokes.contains(text) || grid.kind(row, column) == .blank
      || "0123456789%".contains(text)
  }

  /// At least three strokes beside each other.
  private func run(_ row: Int, _ columns: Range<Int>) -> Range<Int>? {
    var first: Int?
    for column in columns.lowerBound...columns.upperBound {
      if columns.contains(column), Self.bare.contains(grid.text(row, column)) {
        first = first ?? column
      } else if let start = first {
        if column - start >= 3 { return start..<column }
        first = nil
      }
    }
    return nil
  }
}
