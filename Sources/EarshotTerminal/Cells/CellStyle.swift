/// How a cell is drawn.
///
/// There are no colours: nothing is told by colour alone, so none is needed.
nonisolated package struct CellStyle: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  package let rawValue: UInt8

  /// Creates a style from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold.
  package static let bold = CellStyle(rawValue: 1)
  /// Faint.
  package static let faint = CellStyle(rawValue: 2)
  /// Underlined.
  package static let underline = CellStyle(rawValue: 4)
  /// Foreground and background exchanged.
  package static let reverse = CellStyle(rawValue: 8)

  /// The control sequence that sets exactly this style (SGR).
  package var sequence: String {
    let codes = [(CellStyle.bold, "1"), (.faint, "2"), (.underline, "4"), (.reverse, "7")]
    return "\u{1B}[" + codes.filter { contains($0.0) }.map { ";" + $0.1 }.joined() + "m"
  }
}
