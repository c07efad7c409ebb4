import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotSpeech
import Testing

@testable import EarshotCommand
@testable import EarshotFiles

@Suite("A reading as text")
struct FileReadingTextTests {
  @Test("Headings at the margin, stops indented, hints in parentheses")
  func layout() {
    let screens = [("Tabs", true), ("Player", false), ("Splash", false)].map {
      DocumentScreen(name: $0, size: Size(width: 390, height: 844), root: View(), isContainer: $1)
    }
    let stops = [("Library, heading", nil), ("Play, button", "Starts the music."), ("", nil)].map {
      FileReading.Stop(
        stop: DocumentStop(element: View(), description: $0, hint: $1), runs: [SpeechRun($0)])
    }
    let reading = FileReading(
      document: Document(kind: .storyboard, file: "App/Main.storyboard", screens: screens),
      stops: [[], stops, []])
    #expect(
      reading.lines == [
        "File App/Main.storyboard",
        "Screen Tabs, no stops",
        "Screen Player",
        "  Library, heading",
        "  Play, button (Starts the music.)",
        "  (silence)",
        "Screen Splash, no stops",
      ])
  }

  @Test(
    "No text of a file begins a line of its own, commands the terminal or reorders the line",
    arguments: [
      ("two\nlines", "two lines"),
      ("", ""),
      ("plain text", "plain text"),
      ("two  blanks", "two blanks"),
      (" before", "before"),
      ("after ", "after"),
      ("  spaces \t between  ", "spaces between"),
      ("\u{1B}[2Jclear", "[2Jclear"),
      ("bell\u{7}", "bell"),
      ("next\u{85}line\u{2028}and\u{2029}more", "next line and more"),
      ("c1\u{9B}2J", "c1 2J"),
      ("\u{202A}+49 123\u{202C}, \u{202E}gnidaeh \u{2067}x", "+49 123, gnidaeh x"),
      ("caf\u{E9} ☕️ 커피", "caf\u{E9} ☕️ 커피"),
    ])
  func plain(text: String, line: String) {
    #expect(PlainLine.text(text) == line)
  }
}
