import EarshotPrograms
import Foundation

/// A recorded run of a program, of which each step has the screen it led to.
struct RecordedScreens: Decodable {
  /// A key, and what came of it.
  struct Step: Decodable {
    var key: String
    var bytes: String
    var chunks: [Chunk]
    var screen: Screen
  }

  /// What the program wrote at once.
  struct Chunk: Decodable {
    var n: Int
  }

  /// The screen after a step.
  struct Screen: Decodable {
    var alt: Bool
    var cursor: [Int]
    var cursorVisible: Bool
    var lines: [String]
    var runs: [[[String]]]
    var title: String
    var wide: [[Int]]
  }

  var command: [String]
  var rows: Int
  var cols: Int
  var steps: [Step]

  /// Reads a recording.
  init(_ url: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }

  /// The screen of a step as a frame.
  func frame(_ step: Int) -> TerminalFrame {
    let screen = steps[step].screen
    var frame = TerminalFrame(rows: rows, columns: cols)
    for (row, line) in screen.lines.enumerated() where row < rows {
      var column = 0
      for character in line where column < cols {
        let isWide = screen.wide[row].contains(column)
        frame[row, column] = TerminalCell(String(character), isWide: isWide)
        if isWide, column + 1 < cols { frame[row, column + 1] = TerminalCell("") }
        column += isWide ? 2 : 1
      }
      for run in screen.runs[row] {
        let start = Int(run[0]) ?? 0
        let style = TerminalStyle(
          foreground: Self.color(run[2]), background: Self.color(run[3]),
          attributes: Self.attributes(run[4]))
        for column in start..<min(cols, start + (Int(run[1]) ?? 0)) {
          frame[row, column].style = style
        }
      }
    }
    frame.cursor = CellPosition(row: screen.cursor[0], column: screen.cursor[1])
    frame.isCursorVisible = screen.cursorVisible
    frame.isAlternate = screen.alt
    frame.title = screen.title
    return frame
  }

  private static func color(_ text: String) -> TerminalColor {
    if let index = UInt8(text) { return .indexed(index) }
    guard text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16) else {
      return .standard
    }
    return .rgb(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  private static func attributes(_ letters: String) -> TerminalStyle.Attributes {
    let all: [Character: TerminalStyle.Attributes] = [
      "b": .bold, "u": .underline, "i": .italic, "k": .blink, "r": .reverse, "s": .strike,
    ]
    return letters.reduce(into: []) { $0.formUnion(all[$1] ?? []) }
  }

  /// The key of a step as the reader knows it; none for the start and for waiting.
  func keys(_ step: Int) -> [ProgramKey] {
    let key = steps[step].key
    let named: [String: ProgramKey] = [
      "up": .up, "down": .down, "left": .left, "right": .right, "tab": .tab, "enter": .enter,
      "esc": .escape, "bs": .backspace, "del": .delete, "home": .home, "end": .end,
      "pgdn": .pageDown,
    ]
    if let known = named[key] { return [known] }
    if key.hasPrefix("t:") { return [.text(String(key.dropFirst(2)).replacing("_", with: " "))] }
    if key.hasPrefix("^"), let letter = key.dropFirst().first { return [.control(letter)] }
    if key.hasPrefix("F"), let number = Int(key.dropFirst()) { return [.function(number)] }
    return []
  }

  /// What the program wrote, in the pieces in which it came.
  var pieces: [String] {
    steps.flatMap { step in
      var rest = Data(base64Encoded: step.bytes) ?? Data()
      return step.chunks.map { chunk in
        defer { rest = Data(rest.dropFirst(chunk.n)) }
        return String(decoding: rest.prefix(chunk.n), as: UTF8.self)
      }
    }
  }
}
