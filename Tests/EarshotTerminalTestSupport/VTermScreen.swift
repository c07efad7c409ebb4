import CVTerm
package import EarshotTerminal

/// The screen of a terminal that shows what a program wrote: libvterm's.
package final class VTermScreen {
  private let view: OpaquePointer
  package private(set) var rows: Int
  package private(set) var columns: Int

  package init(rows: Int, columns: Int) {
    guard let view = emulator_new(Int32(rows), Int32(columns)) else {
      preconditionFailure("there is no memory for a terminal")
    }
    self.view = view
    self.rows = rows
    self.columns = columns
  }

  deinit {
    emulator_free(view)
  }

  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      guard let base = $0.bindMemory(to: UInt8.self).baseAddress else { return }
      emulator_write(view, base, $0.count)
    }
  }

  package func resize(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    emulator_resize(view, Int32(rows), Int32(columns))
  }

  /// The text of a row, without the blanks at its end.
  package func text(row: Int) -> String {
    var buffer = [CChar](repeating: 0, count: columns * 32)
    let length = emulator_text(view, Int32(row), 0, Int32(columns), &buffer, buffer.count)
    var text = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    while text.last == " " || text.last == "\n" { text.removeLast() }
    return text
  }

  /// The rows, without the blank ones at the end.
  package var text: String {
    var lines = (0..<rows).map { text(row: $0) }
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  package var cursor: CellGrid.Position {
    var state = emulator_state()
    emulator_get_state(view, &state)
    return CellGrid.Position(row: Int(state.cursor_row), column: Int(state.cursor_column))
  }

  /// What the terminal answered to questions since the last call.
  package func takeAnswers() -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let length = emulator_take_answers(view, &buffer, buffer.count)
    return buffer[..<length].map { UInt8(bitPattern: $0) }
  }
}
