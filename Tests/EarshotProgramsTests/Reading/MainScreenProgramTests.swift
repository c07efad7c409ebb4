import EarshotPrograms
import Testing

/// Programs that take the whole screen of a terminal which has no alternate one, as the console of Linux.
@Suite("Full screens on the main screen")
struct MainScreenProgramTests {
  /// A screen of eight rows, and a shell that is read there.
  private struct Console {
    let screen = EmulatedScreen(rows: 8, columns: 40)
    var program = ReadProgram(profile: .supplied(for: "bash"))

    mutating func write(_ text: String, _ keys: ProgramKey...) -> [String] {
      screen.write(Array(text.utf8))
      return program.show(screen.takeFrame(), keys)
    }

    /// Enters a command at a prompt, and gives what is said of what comes of it.
    mutating func enter(_ command: String, _ text: String) -> [String] {
      _ = write(command, .text(command))
      return write("\r\n" + text, .enter)
    }
  }

  private let editor =
    "\u{1B}[1;8r\u{1B}[H\u{1B}[J\u{1B}[7m  editor 1.0 notes   \u{1B}[m\u{1B}[8d^G Help  ^X Exit"
    + "\u{1B}[2;1Halpha\u{1B}[3;1Hbeta\u{1B}[2;1H"

  @Test("An editor is read by its cursor, and the shell behind it by its lines")
  func anEditor() {
    var console = Console()
    #expect(console.write("$ ") == ["output: $"])
    #expect(console.enter("nano notes", editor) == ["status: editor 1.0 notes", "line: alpha"])
    #expect(console.program.reader.profile.name == "nano")
    #expect(console.write("\u{1B}[3d", .down) == ["line: beta"])
    #expect(console.write("\u{1B}[8;1H\r\u{1B}[J$ ", .control("x")) == ["output: $"])
    #expect(console.program.reader.profile.name == "shell")
    #expect(console.enter("echo hi", "hi\r\n$ ") == ["output: hi\n$"])
  }
}
