// From bytes to frames:
//
//  1. the scanner takes text and sequences apart; text goes to the emulator as it is;
//  2. control sequences go there as it understands them: what is chosen of styles is spelled out
//     (`StyleSpelling`), and numbers have a limit (`ControlLimits`);
//  3. strings never go there: what they say of prompts, titles, links and progress is kept here with the
//     place of the cursor (`EmulatedScreen+Commands`), and what is too long is passed over;
//  4. a frame reads only the rows that have changed.

import CVTerm

/// A terminal emulated by libvterm.
public final class EmulatedScreen: TerminalScreen {
  /// The most lines that one frame carries along after they have left the screen.
  public static let scrolledLineLimit = 1_000
  /// The most answers that are kept until somebody takes them, in bytes.
  private static let answerLimit = 4_096

  let emulator: OpaquePointer
  private var scanner: SequenceScanner
  private(set) var modes = TerminalModes()
  private var style = StyleSpelling()
  private var useFinder = ScreenUseFinder()
  private(set) var drawing: DrawingState
  /// Where the cursor stood when the program last came back from the alternate screen.
  package private(set) var returnPlace: MainPlace?
  private var frame: TerminalFrame
  private var cells: [emulator_cell]
  private var seen = emulator_state()
  var news = ScreenNews()

  /// Creates a blank screen.
  ///
  /// - Parameters:
  ///   - rows: How many rows, at least 1.
  ///   - columns: How many columns, at least 1.
  ///   - hasTitles: Whether `ESC k` begins a title, as where `TERM` names tmux or screen.
  public init(rows: Int, columns: Int, hasTitles: Bool = false) {
    guard let emulator = emulator_new(Int32(clamping: rows), Int32(clamping: columns)) else {
      preconditionFailure("there is no memory for a screen of \(rows) times \(columns) cells")
    }
    self.emulator = emulator
    scanner = SequenceScanner(hasTitles: hasTitles)
    frame = TerminalFrame(rows: rows, columns: columns)
    drawing = DrawingState(rows: frame.rows)
    cells = []
    emulator_get_state(emulator, &seen)
  }

  deinit {
    emulator_free(emulator)
  }

  /// How many columns there are.
  var columns: Int { Int(seen.columns) }

  /// How many rows there are.
  var rows: Int { Int(seen.rows) }

  /// Whether a synchronized update (mode 2026) is under way.
  public var isUpdating: Bool { modes.isUpdating }

  /// Gives the screen another size; both sides have at least one cell and at most 2,000.
  public func resize(rows: Int, columns: Int) {
    emulator_resize(emulator, Int32(clamping: rows), Int32(clamping: columns))
    drawing.resize(rows: rows)
    seen.columns = Int32(clamping: columns)
    seen.rows = Int32(clamping: rows)
  }

  /// Takes what the program wrote.
  public func write(_ bytes: [UInt8]) {
    scanner.scan(bytes) { take($0) }
  }

  /// What the terminal has answered to questions of the program, at most 4 KiB since the last call.
  public func takeAnswers() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.answerLimit) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) {
        emulator_take_answers(emulator, $0.baseAddress, $0.count)
      }
    }
  }

  // MARK: Pieces

  private func take(_ piece: SequenceScanner.Piece) {
    switch piece {
    case .text(let text):
      useFinder.takeText()
      text.withUnsafeBufferPointer { emulator_write_text(emulator, $0.baseAddress, $0.count) }
    // What is longer than anything that means something means nothing.
    case .part: break
    case .whole(let sequence): take(sequence)
    }
  }

  private func take(_ sequence: TerminalSequence) {
    let wasAlternate = modes.isAlternate
    modes.take(sequence)
    drawing.take(sequence)
    useFinder.take(sequence)
    defer { if wasAlternate, !modes.isAlternate { returnPlace = mainPlace } }
    switch sequence.kind {
    case .escape:
      style.take(sequence)
      // Lines of double width (DECDWL) are drawn as others are: half of a column is none. A control may stand in
      // front of the sign.
      if !sequence.body.contains(UInt8(ascii: "#")) { send(sequence.bytes) }
    case .control: takeControl(sequence)
    case .command: takeCommand(sequence, at: place)
    case .device:
      // The one that asks something and is short (DECRQSS).
      if sequence.body.starts(with: Array("$q".utf8)) { send(sequence.bytes) }
    case .other:
      if sequence.bytes.starts(with: [0x1B, UInt8(ascii: "k")]) {
        news.setTitle(String(decoding: sequence.body, as: UTF8.self))
      }
    }
  }

  private func takeControl(_ sequence: TerminalSequence) {
    guard sequence.isInOrder else { return }
    switch sequence.final {
    case UInt8(ascii: "m") where sequence.mark == nil && sequence.intermediates.isEmpty:
      for spelled in style.spelled(sequence) { send(spelled) }
    case UInt8(ascii: "J") where sequence.mark == nil && sequence.parameters[0][0] == 3:
      emulator_forget_lines(emulator)
    // Margins at the sides (DECLRMM), of which libvterm does not see that they lie outside of the screen.
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      style.take(sequence)
      if !sequence.parameters.contains(where: { $0[0] == 69 }) {
        send(ControlLimits.limited(sequence))
      }
    // Where there are none, these keep the cursor and bring it back.
    case UInt8(ascii: "s") where sequence.mark == nil && sequence.intermediates.isEmpty:
      take(Self.keepCursor)
    case UInt8(ascii: "u") where sequence.mark == nil: take(Self.bringCursorBack)
    case UInt8(ascii: "b") where sequence.mark == nil && sequence.intermediates.isEmpty:
      emulator_repeat(emulator, Int32(min(sequence.parameters[0][0] ?? 1, columns)))
    default:
      style.take(sequence)
      send(ControlLimits.limited(sequence))
    }
  }

  private static let keepCursor = TerminalSequence(
    kind: .escape, bytes: [0x1B, 0x37], body: [0x37])
  private static let bringCursorBack = TerminalSequence(
    kind: .escape, bytes: [0x1B, 0x38], body: [0x38])

  private func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { emulator_write(emulator, $0.baseAddress, $0.count) }
  }

  var state: emulator_state {
    var state = emulator_state()
    emulator_get_state(emulator, &state)
    return state
  }

  /// Where the cursor stands, its row counted from the first line that there ever was.
  private var place: CellPosition {
    let state = state
    return CellPosition(
      row: Int(state.lines) + Int(state.cursor_row), column: Int(state.cursor_column))
  }

  // MARK: Frames

  /// The screen as it is now, with what has happened since the last call.
  public func takeFrame() -> TerminalFrame {
    _ = look()
    let state = state
    frame.isAlternate = state.is_alternate
    frame.screenUse = useFinder.takeUse(isCursorVisible: state.is_cursor_visible)
    frame.bells = Int(state.bells - seen.bells)
    frame.mouse = modes.mouse
    frame.tellsMouseInSGR = modes.tellsMouseInSGR
    frame.isCursorApplication = modes.isCursorApplication
    takeLines(upTo: state)
    news.hand(to: &frame, above: Int(state.lines))
    seen = state
    return frame
  }

  /// The screen as it is now; what has happened is left for ``takeFrame()``.
  package func look() -> TerminalFrame {
    let state = state
    if Int(state.rows) != frame.rows || Int(state.columns) != frame.columns {
      frame = TerminalFrame(rows: Int(state.rows), columns: Int(state.columns))
    }
    for row in 0..<frame.rows where emulator_is_changed(emulator, Int32(row)) { readRow(row) }
    frame.cursor = CellPosition(row: Int(state.cursor_row), column: Int(state.cursor_column))
    frame.isCursorVisible = state.is_cursor_visible
    return frame
  }

  private func takeLines(upTo state: emulator_state) {
    let first = max(seen.lines, state.lines - min(state.lines, UInt64(Self.scrolledLineLimit)))
    frame.scrolledLines = (first..<state.lines).compactMap { line($0) }
    frame.omittedLines = Int(state.lines - seen.lines) - frame.scrolledLines.count
  }

  /// How many lines have left the screen at its top since the beginning.
  public var lineCount: Int { Int(state.lines) }

  /// A line that has left the screen, counted from 0; `nil` when it is not kept any more.
  public func line(at number: Int) -> String? { number < 0 ? nil : line(UInt64(number)) }

  private func line(_ number: UInt64) -> String? {
    var length = 0
    guard let text = emulator_line(emulator, number, &length) else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
  }

  private func readRow(_ row: Int) {
    if cells.count != frame.columns {
      cells = Array(repeating: emulator_cell(), count: frame.columns)
    }
    cells.withUnsafeMutableBufferPointer {
      emulator_read_row(emulator, Int32(row), $0.baseAddress)
    }
    frame.setCells(row: row, cells.lazy.map { TerminalCell($0) })
  }
}
