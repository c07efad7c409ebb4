/// A rectangle drawn with lines, or with blocks.
struct Box: Hashable {
  /// The row and the column of the top-left corner, and those of the bottom-right one.
  var top: Int, left: Int, bottom: Int, right: Int
  /// What stands in its top edge; empty without a title.
  var title: String
  /// What stands in its bottom edge; empty without anything.
  var footer: String
  /// Whether it is drawn with `+`, `-` and `|`.
  var isASCII: Bool
  /// How it frames a widget; `nil` where it is a box of lines around whatever it may be.
  var frame: Frame?

  /// The frame of a widget.
  enum Frame: Hashable {
    /// On all sides.
    case whole
    /// Above and below alone.
    case open
  }

  /// How many cells it takes, its lines included.
  var area: Int { (bottom - top + 1) * (right - left + 1) }

  /// The rows inside.
  var innerRows: Range<Int> { top + 1..<max(top + 1, bottom) }
  /// The columns inside.
  var innerColumns: Range<Int> { left + 1..<max(left + 1, right) }

  /// Whether a cell is inside, or on the lines.
  func covers(_ row: Int, _ column: Int) -> Bool {
    row >= top && row <= bottom && column >= left && column <= right
  }

  /// Whether one of some rows, in their order, is among its own.
  func holds(anyOf rows: [Int]) -> Bool { rows.contains { $0 >= top && $0 <= bottom } }

  /// Whether another one is inside; one that is drawn over a line of this one, as a menu that hangs from the row above,
  /// lies before it.
  func contains(_ other: Box) -> Bool {
    other.top > top && other.bottom < bottom && other.left > left && other.right < right
  }

  /// Whether it has cells in common with another one.
  func overlaps(_ other: Box) -> Bool {
    top <= other.bottom && other.top <= bottom && left <= other.right && other.left <= right
  }

  /// Whether another one stands at the same place.
  func isAt(_ other: Box) -> Bool {
    top == other.top && left == other.left && bottom == other.bottom && right == other.right
  }
}
