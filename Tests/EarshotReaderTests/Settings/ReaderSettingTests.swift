import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech
import EarshotTestApps
import Testing

/// Settings that change while somebody listens, by the rotor and by commands.
@Suite struct ReaderSettingTests {
  /// A setting: what is said when the rotor comes to it, and after one step up and one down.
  struct Row: Sendable, CustomStringConvertible {
    var setting: ReaderSetting
    var turned: String
    var up: String
    var down: String
    /// What a command that leads one step on says.
    var changed: String

    var description: String { setting.rawValue }
  }

  static let rows: [Row] = [
    Row(
      setting: .speechRate, turned: "speech rate, 50%", up: "55%", down: "50%",
      changed: "speech rate, 55%"),
    Row(
      setting: .volume, turned: "volume, 100%", up: "110%", down: "100%", changed: "volume, 110%"),
    Row(setting: .pitch, turned: "pitch, 50%", up: "55%", down: "50%", changed: "pitch, 55%"),
    Row(
      setting: .punctuation, turned: "punctuation, some", up: "none", down: "some",
      changed: "punctuation, most"),
    Row(
      setting: .verbosity, turned: "verbosity, standard", up: "minimal", down: "standard",
      changed: "verbosity, verbose"),
    Row(setting: .hints, turned: "hints, on", up: "off", down: "on", changed: "hints, off"),
    Row(
      setting: .capitals, turned: "capitals, speak cap", up: "do nothing", down: "speak cap",
      changed: "capitals, change pitch"),
    Row(
      setting: .typing, turned: "typing feedback, characters and words", up: "words",
      down: "characters and words", changed: "typing feedback, nothing"),
    Row(
      setting: .typingMode, turned: "typing mode, standard typing", up: "direct touch typing",
      down: "standard typing", changed: "typing mode, touch typing"),
    Row(setting: .sounds, turned: "sounds, on", up: "off", down: "on", changed: "sounds, off"),
    Row(
      setting: .directTouch, turned: "direct touch, on", up: "off", down: "on",
      changed: "direct touch, off"),
    Row(
      setting: .navigation, turned: "navigation style, flat", up: "grouped", down: "flat",
      changed: "navigation style, grouped"),
    Row(
      setting: .language, turned: "language, default language", up: "한국어",
      down: "default language", changed: "language, Deutsch"),
    Row(
      setting: .voice, turned: "voice, default voice", up: "deep", down: "default voice",
      changed: "voice, bright"),
  ]

  /// Settings that only the list has, and commands: what each is at first, and after one step.
  static let listed: [(setting: ReaderSetting, before: String, after: String)] = [
    (.traits, "kind of items, after the name", "kind of items, off"),
    (.containers, "containers, on", "containers, off"), (.tables, "tables, on", "tables, off"),
    (.values, "values, on", "values, off"),
    (.customContent, "more content, on", "more content, off"),
    (.actions, "actions, on", "actions, off"),
    (.switches, "switch button, off", "switch button, on"),
    (.deleting, "deleting text, words", "deleting text, nothing"),
    (.phonetics, "phonetics, on", "phonetics, off"), (.stereo, "stereo, off", "stereo, on"),
    (
      .behaviour, "cursor after a change, as in Apple's guide",
      "cursor after a change, as on devices"
    ), (.interfaceLanguage, "language of Earshot, default language", ""),
  ]

  private func stage() -> Stage {
    let stage = Stage()
    stage.reader.settings.languages = ["de", "ko"]
    stage.reader.settings.voices = ["bright", "deep"]
    stage.add("Play", row: 0, traits: .button).accessibilityHint = "Starts the song."
    stage.start()
    return stage
  }

  @Test func everySettingHasARow() {
    #expect(Self.rows.map(\.setting) == ReaderSetting.inRotor)
    #expect(Self.rows.map(\.setting) + Self.listed.map(\.setting) == ReaderSetting.allCases)
  }

  @Test(arguments: rows)
  func byRotor(row: Row) {
    let stage = stage()
    stage.perform(.rotor(.setting(row.setting)), .named(.rotorPrevious), .named(.rotorNext))
    #expect(stage.spoken() == [row.turned, row.up, row.down])
    #expect(stage.reader.rotorKind == .setting(row.setting))
  }

  @Test(arguments: rows)
  func byCommand(row: Row) {
    let stage = stage()
    stage.perform(.change(row.setting, by: 1), .change(row.setting, by: -1))
    let before = row.turned
    #expect(stage.spoken() == [row.changed, before])
  }

  @Test func thoseOfTheListChangeByCommand() {
    for row in Self.listed where row.setting != .interfaceLanguage {
      let stage = stage()
      stage.perform(.change(row.setting, by: 1), .change(row.setting, by: -1))
      #expect(stage.spoken() == [row.after, row.before])
      stage.perform(.rotor(.setting(row.setting)))
      #expect(stage.lines().contains { $0.hasPrefix("note: the rotor") }, "\(row.setting)")
    }
  }

  // MARK: The list

  /// A key while the list is open.
  private func press(_ keys: Key..., on stage: Stage) {
    for key in keys { stage.perform(.press(KeyPress(key))) }
  }

  @Test func theListStepsThroughSettingsAndChangesThem() {
    let stage = stage()
    stage.perform(.openSettings)
    #expect(
      stage.spoken() == [
        "Settings, 26 items. Up and down go to a setting, left and right change it, typing narrows the list. "
          + "Escape closes."
      ])
    press(.down, .up, on: stage)
    #expect(stage.spoken() == ["volume, 100%, 2 of 26", "speech rate, 50%, 1 of 26"])
    press(.right, .left, .left, on: stage)
    #expect(stage.spoken() == ["speech rate, 55%", "speech rate, 50%", "speech rate, 45%"])
    for letter in "phon" { stage.perform(.prompt(.type(String(letter)))) }
    #expect(stage.spoken().last == "phonetics, on, 1 of 1")
    press(.enter, on: stage)
    #expect(stage.spoken() == ["phonetics, off"])
    #expect(!stage.reader.settings.speaksPhonetics)
    // It is said and shown as it is by now.
    stage.perform(.speakItem)
    #expect(stage.spoken() == ["phonetics, off, 1 of 1"])
    #expect(stage.reader.chooser?.chosen?.text == "phonetics, off")
    press(.escape, on: stage)
    #expect(stage.spoken() == ["Closed"] && !stage.reader.isPrompting)
  }

  @Test func aSettingOfTheHostStandsBehindThoseOfTheReader() {
    let stage = stage()
    var asked: [HostRequest] = []
    stage.session.onHostRequest = { asked.append($0) }
    stage.reader.offer([
      HostSetting(
        "profile", title: .settingProfile, choices: [.name("standard"), .name("nano")], chosen: 0),
      HostSetting("clipboard", title: .settingClipboard, isOn: false),
    ])
    stage.perform(.named(.openSettings), .named(.last), .named(.increment), .named(.moveBackward))
    press(.right, .right, .right, on: stage)
    #expect(
      stage.spoken().dropFirst() == [
        "clipboard for the program, off, 28 of 28", "clipboard for the program, on",
        "profile of the program, standard, 27 of 28", "profile of the program, nano",
        "profile of the program, standard", "profile of the program, nano",
      ])
    #expect(
      asked == [
        .set("clipboard", to: 1), .set("profile", to: 1), .set("profile", to: 0),
        .set("profile", to: 1),
      ])
    // The host may have it another way by itself.
    stage.perform(.named(.escape), .changeHost("clipboard", by: 1))
    #expect(stage.spoken().last == "clipboard for the program, off")
    stage.reader.note(host: "clipboard", is: 1)
    stage.perform(.changeHost("clipboard", by: 1), .changeHost("other", by: 1))
    #expect(stage.spoken() == ["clipboard for the program, off"])
  }

  @Test func settingsFromOutsideAreTakenOnAndSaid() {
    let stage = stage()
    var settings = stage.reader.settings
    stage.perform(.adopt(settings))
    #expect(stage.spoken() == ["Settings read"])
    settings.speechRate = 60
    settings.deletionEcho = .none
    stage.perform(.adopt(settings))
    #expect(stage.spoken() == ["Settings read, speech rate, 60%, deleting text, nothing"])
    #expect(stage.reader.settings == settings)
  }

  /// What the voice is told with the first words after a change.
  @Test func aChangeIsSaidInTheNewSetting() throws {
    let stage = stage()
    let speech = try #require(stage.session.speech as? VirtualSpeech)
    var said: [Utterance] = []
    speech.onCommand = { if case .submit(let utterance) = $0 { said.append(utterance) } }
    for setting in ReaderSetting.allCases { stage.perform(.change(setting, by: 1)) }
    let manner = try #require(said.last).manner
    #expect(
      manner
        == SpeechManner(
          rate: 55, pitch: 55, volume: 110, voice: "bright", punctuation: .most, capitals: .pitch))
    #expect(said.map(\.manner.rate) == Array(repeating: 55, count: said.count))
    #expect(said[1].manner.volume == 110 && said[0].manner.volume == nil)
    #expect(said.first { $0.text.hasSuffix("Deutsch") }?.runs.last?.language == "de")
  }

  @Test func hintsAreASettingByThemselves() {
    let stage = stage()
    stage.perform(.speakItem)
    #expect(stage.reader.currentHint == "Starts the song.")
    stage.perform(.change(.hints, by: 1), .named(.speakItem))
    #expect(stage.reader.currentHint == nil)
    #expect(stage.reader.currentSpeech == "Play, button")
    stage.perform(.change(.verbosity, by: -1), .named(.speakItem))
    #expect(stage.reader.currentSpeech == "Play")
    #expect(stage.reader.settings.verbosity.includesHints == false)
  }

  @Test func soundsCanBeLeftOut() {
    let stage = stage()
    stage.perform(.moveForward)
    #expect(stage.lines().contains("sound: boundary"))
    stage.perform(.change(.sounds, by: 1), .named(.moveForward), .rotor(.links))
    #expect(!stage.lines().contains { $0.hasPrefix("sound") })
  }

  /// Virtual time passes as fast as is spoken.
  @Test func virtualTimeFollowsTheSpeed() {
    func time(_ rate: Int?) -> Duration {
      let stage = stage()
      stage.reader.settings.speechRate = rate
      stage.session.advanceUntilSilent()
      let begin = stage.session.now
      stage.perform(.speakItem)
      stage.session.advanceUntilSilent()
      return stage.session.now - begin
    }
    #expect(time(nil) == time(50))
    #expect(time(100) < time(50))
    #expect(time(0) > time(50))
  }

  @Test func capitalsAreToldByTheirWord() {
    let stage = Stage(labels: "Zoë A")
    stage.perform(
      .named(.rotorNext), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext),
      .named(.rotorNext))
    #expect(stage.spoken() == ["cap Z", "o", "ë", "space", "cap A"])
    stage.perform(.change(.capitals, by: 1), .named(.rotorPrevious), .named(.rotorNext))
    #expect(stage.spoken() == ["capitals, change pitch", "space", "A"])
  }

  @Test func capitalsAreToldInTheLanguageOfTheText() {
    let stage = Stage()
    let word = stage.add("Ähre", row: 0)
    word.accessibilityLanguage = "de-CH"
    stage.start()
    stage.perform(.rotorNext)
    #expect(stage.spoken() == ["groß Ä"])
  }

  @Test func theRotorBeginsWithCharacters() {
    let stage = stage()
    #expect(stage.reader.rotorKind == .characters)
    #expect(stage.reader.chosenRotorKind == nil)
    let other = Stage()
    other.reader.settings.rotor = .words
    other.add("Play it", row: 0)
    other.start()
    other.perform(.rotorNext)
    #expect(other.spoken() == ["Play"])
  }

  @Test func theListenerChoosesWhichSettingsTurningComesTo() {
    let stage = stage()
    stage.reader.settings.rotorSettings = [
      .setting(.hints), .buttons, .links, .setting(.speechRate), .buttons, .setting(.directTouch),
    ]
    stage.perform(.rotor(.buttons), .named(.nextRotor), .named(.nextRotor), .named(.nextRotor))
    #expect(stage.spoken() == ["buttons", "speech rate, 50%", "hints, on", "buttons"])
    stage.perform(.rotor(.setting(.pitch)))
    #expect(stage.spoken() == ["pitch, 50%"])
    stage.reader.settings.voices = []
    stage.perform(.rotor(.setting(.voice)))
    #expect(stage.lines().contains("note: the rotor voice has nothing to offer here"))
  }

  @Test func aVerbosityOfOnesOwnIsComeBackTo() {
    let stage = stage()
    stage.reader.settings.verbosity = Verbosity(traitPosition: .before)
    stage.perform(
      .rotor(.setting(.verbosity)), .named(.rotorNext), .named(.rotorPrevious), .named(.speakItem))
    #expect(
      stage.spoken() == ["verbosity, custom", "minimal", "custom", "button, Play"])
  }

  @Test func keepingIsAskedOfTheHost() {
    let stage = stage()
    stage.perform(.keepSettings)
    #expect(stage.lines() == ["action: keepSettings"])
    var kept: [ReaderSettings] = []
    stage.session.onHostRequest = {
      if case .keepSettings(let settings) = $0 { kept.append(settings) }
    }
    stage.perform(.rotor(.buttons), .change(.speechRate, by: 2), .named(.keepSettings))
    #expect(kept.map(\.rotor) == [.buttons] && kept.map(\.speechRate) == [60])
  }
}
