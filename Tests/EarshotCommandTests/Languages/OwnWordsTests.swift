import EarshotTestSupport
import Testing

/// Words of a listener's own where the system writes them, and screens of other tools in a language.
@Suite struct OwnWordsTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("wordings: [words.txt]\n", to: "settings/earshot/config.yaml")
    try folder.write(
      "# language: de\nbutton | Knopf\nIncrement | Mehr\n", to: "settings/earshot/words.txt")
    try folder.write(
      SmallStoryboard.text(
        """
        <stepper id="stp-00-aaa"><rect key="frame" x="16" y="100" width="94" height="32"/></stepper>
        """), to: "Base.lproj/Main.storyboard")
    try folder.write("", to: "de.lproj/Main.strings")
  }

  private func read(_ arguments: String, _ settings: String = "settings") async throws -> String {
    try await Program.shell(
      "XDG_CONFIG_HOME=$PWD/\(settings) \"$EARSHOT\" read \(arguments)", in: folder.url
    ).output
  }

  @Test("They stand in for the texts of the system in their language alone")
  func systemTexts() async throws {
    let storyboard = "Base.lproj/Main.storyboard"
    let plain = try await read("--language de \(storyboard)", "nowhere")
    #expect(plain.contains("Erhöhen, Taste") && !plain.contains("Mehr"), "\(plain)")
    let own = try await read("--language de \(storyboard)")
    #expect(own.contains("Mehr, Knopf") && own.contains("Verringern"), "\(own)")
    let walked = try await read("--walk --language de \(storyboard)")
    #expect(walked.contains("Mehr, ") && !walked.contains("Erhöhen"), "\(walked)")
    let english = try await read(storyboard)
    #expect(english.contains("Increment, button"), "\(english)")
  }

  @Test("They stand in for the words of what is told of a recorded program")
  func recordings() async throws {
    try folder.write(RecordedDialog.text, to: "dialog.json")
    try folder.write(
      "# language: en\nbutton | knob\n# German is for others\n", to: "settings/earshot/words.txt")
    func told(_ settings: String, _ options: String = "") async throws -> String {
      try await Program.shell(
        "XDG_CONFIG_HOME=$PWD/\(settings) LC_ALL=fr_FR.UTF-8 \"$EARSHOT\" run --format screens "
          + "\(options) --replay dialog.json", in: folder.url
      ).output
    }
    let plain = try await told("nowhere")
    #expect(plain.contains("Yes, button") && !plain.contains("knob"), "\(plain)")
    let own = try await told("settings")
    #expect(own.contains("Yes, knob") && !own.contains("button"), "\(own)")
    // What is told of a recording is the same in every locale, and in the language that is asked for.
    let german = try await told("settings", "--interface-language de")
    #expect(german.contains("Yes, Taste"), "\(german)")
  }

  @Test("What another tool wrote down has the words of the language that is asked for")
  func imported() async throws {
    try folder.write(
      """
      <hierarchy rotation="0"><node class="android.widget.Button" text="Sichern" clickable="true"
        bounds="[0,0][400,100]"/></hierarchy>
      """, to: "dump.xml")
    #expect(try await read("dump.xml", "nowhere").contains("Sichern, button"))
    #expect(try await read("--language de dump.xml", "nowhere").contains("Sichern, Taste"))
  }
}
