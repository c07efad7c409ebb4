import EarshotPrograms

/// Draws the screen of a program with a caption, in place of passing on what the program writes.
nonisolated struct CaptionWriter {
  /// What the terminal is taken with: a screen of its own, so that the one before comes back.
  static let enter = "\u{1B}[?1049h"
  /// What it is given back with.
  static let leave = "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l"

  /// What is being said.
  var caption = ""
  /// How many rows the window has.
  var rows: Int
  /// Where the program stood on its main screen when this began; `nil` where it has come there since.
  var start: EmulatedScreen.MainPlace?
  private var writer = ScreenWriter<CaptionedScreen>()
  private var isCursorVisible: Bool?

  /// Creates a writer to a window whose contents are not known.
  init(rows: Int, caption: String = "", from start: EmulatedScreen.MainPlace? = nil) {
    self.rows = rows
    self.caption = caption
    self.start = start
  }

  /// How many rows are left for a program in a window of so many.
  static func programRows(of rows: Int) -> Int { max(1, rows - 1) }

  /// Forgets what the terminal shows: the next screen is written whole.
  mutating func forget() {
    writer.forget()
    isCursorVisible = nil
  }

  /// The bytes that make the terminal show a frame and the caption; none when it shows them already.
  mutating func update(to frame: TerminalFrame) -> [UInt8] {
    var bytes = writer.update(to: CaptionedScreen(frame, caption: caption, rows: rows))
    if isCursorVisible != frame.isCursorVisible {
      isCursorVisible = frame.isCursorVisible
      bytes += "\u{1B}[?25\(frame.isCursorVisible ? "h" : "l")".utf8
    }
    return bytes
  }
}
