/// The cells of a screen that are drawn unlike those around them to say that they are chosen.
struct Highlight: Hashable {
  /// By what the cells are told from others.
  enum Mark: Hashable {
    /// What is behind them.
    case background(Paint.Shade)
    /// How they look otherwise.
    case paint(Paint)
    /// A character in front of them, such as `>`.
    case pointer(String)
    /// The frame of blocks around them.
    case frame(Paint.Shade)
    /// Only the terminal's cursor stands there.
    case cursor

    /// What is behind the cells, when that is it.
    var shade: Paint.Shade? {
      if case .background(let shade) = self { shade } else { nil }
    }
  }

  /// The row, the first of them where there are several.
  var row: Int
  /// The columns, from the first cell that is drawn so to behind the last.
  var columns: Range<Int>
  /// By what the cells are told from others.
  var mark: Mark
  /// The innermost box around them.
  var box: Int?
  /// Whether what can be chosen stands beside it in the same row, and not above and below; `nil` when no move
  /// has shown it.
  var isAcross: Bool?
}
