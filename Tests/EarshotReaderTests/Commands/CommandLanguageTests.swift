import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// Everything that can be asked of the reader, on screens whose texts are Japanese: English letters that are heard came
/// from no table.
@Suite("Commands in another language") struct CommandLanguageTests {
  private static func stage() -> Stage {
    let stage = Stage(.device)
    stage.window.accessibilityLanguage = "ja"
    stage.reader.settings.language = "ja"
    stage.reader.settings.interfaceLanguage = "ja"
    stage.add("注文", row: 0, traits: .header)
    stage.add("送る", row: 1, traits: .button)
    stage.add("音量", row: 2, traits: .adjustable).accessibilityValue = "5"
    let field = TextField(frame: Rect(x: 0, y: 150, width: 400, height: 44))
    field.accessibilityLabel = "名前"
    field.text = "山田 太郎"
    stage.window.addSubview(field)
    let text = TextView(frame: Rect(x: 0, y: 200, width: 400, height: 200))
    text.text = "一行\n二行"
    stage.window.addSubview(text)
    let link = stage.add("詳細", row: 9, traits: .link)
    link.accessibilityHint = "詳細を開きます。"
    stage.start()
    return stage
  }

  /// What is heard that is English; names of what the platform calls so everywhere are none.
  private static func english(_ heard: [String]) -> [String] {
    let names = [
      "VoiceOver", "V O", "Control", "Shift", "Alt", "Escape", "Enter", "iPhone", "3D Touch",
      "Earshot", "Apple",
      "earshot config",
    ]
    return heard.filter { words in
      names.reduce(words) { $0.replacing($1, with: "") }.contains(/[A-Za-z]{2,}/)
    }
  }

  @Test(
    "A command that needs nothing but its name is answered in the language",
    arguments: ReaderCommand.Name.allCases)
  func named(_ name: ReaderCommand.Name) {
    for moves in 0..<6 {
      let stage = Self.stage()
      for _ in 0..<moves { stage.perform(.moveForward) }
      stage.perform(name)
      stage.perform(name)
      #expect(Self.english(stage.spoken()) == [], "\(name) at \(moves)")
    }
  }

  @Test("Settings, rotors and what can be found are told in the language")
  func choices() {
    let stage = Self.stage()
    for setting in ReaderSetting.allCases
    where ![.language, .voice, .interfaceLanguage].contains(setting) {
      for steps in [1, 1, 1, -1] { stage.perform(.change(setting, by: steps)) }
    }
    for _ in 0..<60 { stage.perform(.nextRotor) }
    for kind in [RotorKind.headings, .links, .buttons, .tables, .misspelledWords, .images] {
      stage.perform(.rotor(kind), .find(kind, isForward: true), .find(kind, isForward: false))
    }
    #expect(Self.english(stage.spoken()) == [])
  }

  @Test("What the system does, searches and labels are told in the language")
  func surroundings() {
    let stage = Self.stage()
    for function in SystemFunction.allCases { stage.perform(.tellSystemFunction(function)) }
    stage.perform(.search(for: "送る"), .search(for: "無い"), .named(.toggleHelp))
    for gesture in Gesture.all { stage.perform(.practise(.gesture(gesture))) }
    stage.perform(.named(.toggleHelp))
    for gesture in Gesture.all.prefix(3) { stage.perform(.tellUnassigned(gesture)) }
    #expect(Self.english(stage.spoken()) == [])
  }

  @Test("Between parts stand the marks of the language")
  func punctuation() {
    let stage = Self.stage()
    stage.reader.settings.typingEcho = .characters
    for _ in 0..<3 { stage.perform(.moveForward) }
    stage.perform(.activate)
    _ = stage.spoken()
    stage.session.perform(.typeText("あい"))
    #expect(stage.spoken() == ["あ、い"])
  }
}
