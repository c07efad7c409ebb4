import Testing

@testable import EarshotCommand

@Suite("A reading as text")
struct FileReadingTextTests {
  @Test("Headings at the margin, stops indented, hints in parentheses")
  func layout() {
    let reading = FileReading(
      file: "App/Main.storyboard",
      screens: [
        .init(name: "Tabs", isContainer: true, stops: []),
        .init(
          name: "Player", isContainer: false,
          stops: [
            .init(description: "Library, heading", hint: ""),
            .init(description: "Play, button", hint: "Starts the music."),
            .init(description: "", hint: ""),
          ]),
        .init(name: "Splash", isContainer: false, stops: []),
      ])
    #expect(
      reading.lines == [
        "File App/Main.storyboard",
        "Screen Tabs, arranges other screens",
        "Screen Player",
        "  Library, heading",
        "  Play, button (Starts the music.)",
        "  (silence)",
        "Screen Splash, nothing to hear",
      ])
  }

  @Test(
    "No text of a file begins a line of its own or commands the terminal",
    arguments: [
      ("two\nlines", "two lines"),
      ("  spaces \t between  ", "spaces between"),
      ("\u{1B}[2Jclear", "[2Jclear"),
      ("bell\u{7}", "bell"),
      ("next\u{85}line\u{2028}and\u{2029}more", "next line and more"),
      ("c1\u{9B}2J", "c1 2J"),
      ("caf\u{E9} ☕️ 커피", "caf\u{E9} ☕️ 커피"),
    ])
  func plain(text: String, line: String) {
    #expect(PlainLine.text(text) == line)
  }
}
