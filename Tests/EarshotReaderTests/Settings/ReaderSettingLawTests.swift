import EarshotReader
import EarshotSpeech
import EarshotTestApps
import EarshotTestSupport
import Testing

/// What holds for settings whatever a listener does with them.
@Suite struct ReaderSettingLawTests {
  @Test("A step that leads somewhere is undone by the one in the other direction")
  func nextThenPreviousReturns() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 400)) {
      var random = SeededGenerator(seed: seed)
      var settings = Self.settings()
      for _ in 0..<60 {
        let setting = ReaderSetting.allCases.randomElement(using: &random) ?? .hints
        let steps = Bool.random(using: &random) ? 1 : -1
        guard let next = settings.stepping(setting, by: steps) else { continue }
        #expect(
          next.stepping(setting, by: -steps).map(Values.init) == Values(settings),
          "seed \(seed), \(setting)")
        settings = next
      }
    }
  }

  @Test(
    "No setting makes speech impossible to get back: the same gesture leads back to what was heard")
  func speechComesBack() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 400)) {
      var random = SeededGenerator(seed: seed)
      let stage = Stage(labels: "One", "Two")
      stage.reader.settings.languages = ["xx", "de"]
      stage.reader.settings.voices = ["no such voice", "whisper"]
      // A file may have made it silent.
      if Bool.random(using: &random) { stage.reader.settings.volume = 0 }
      for _ in 0..<80 {
        let setting = ReaderSetting.allCases.randomElement(using: &random) ?? .hints
        stage.perform(.rotor(.setting(setting)))
        stage.perform(Bool.random(using: &random) ? .rotorNext : .rotorPrevious)
      }
      if stage.reader.settings.volume == 0 { stage.perform(.change(.volume, by: 1)) }
      #expect((stage.reader.settings.volume ?? 100) >= 10, "seed \(seed)")
      for (setting, usual) in [
        (ReaderSetting.speechRate, "speech rate, 50%"), (.volume, "volume, 100%"),
        (.pitch, "pitch, 50%"), (.language, "language, default language"),
        (.voice, "voice, default voice"), (.hints, "hints, on"), (.sounds, "sounds, on"),
        (.verbosity, "verbosity, standard"),
      ] {
        #expect(Self.comes(to: usual, setting, on: stage), "seed \(seed), \(setting)")
      }
    }
  }

  /// Whether steps in one direction, or else in the other, come to what is usual.
  private static func comes(to usual: String, _ setting: ReaderSetting, on stage: Stage) -> Bool {
    _ = stage.spoken()
    stage.perform(.rotor(.setting(setting)))
    if stage.spoken() == [usual] { return true }
    for step in [1, -1] {
      for _ in 0..<50 {
        stage.perform(.change(setting, by: step))
        if stage.spoken() == [usual] { return true }
      }
    }
    return false
  }

  @Test("A percentage of speed is found again from its words a minute")
  func speeds() {
    for percent in ReaderSettings.speechRates {
      let rate = VoiceParameters.rate(ofPercent: percent)
      #expect(VoiceParameters.percent(ofRate: rate) == percent)
    }
    #expect([0, 50, 100].map(VoiceParameters.rate(ofPercent:)) == [80, 175, 900])
    #expect(
      VoiceParameters.rate(ofPercent: -5) == 80 && VoiceParameters.percent(ofRate: 5_000) == 100)
  }

  private static func settings() -> ReaderSettings {
    var settings = ReaderSettings(verbosity: Verbosity(traitPosition: .before))
    settings.languages = ["de", "ko"]
    settings.voices = ["bright"]
    return settings
  }

  /// What a listener would call the same settings: those at their usual number are at that number.
  private struct Values: Equatable {
    var settings: ReaderSettings
    var verbosity: Verbosity

    init(_ settings: ReaderSettings) {
      self.settings = settings
      verbosity = settings.verbosity
      // Which verbosity of one's own was the last is remembered by none of its parts.
      self.settings.verbosity = Verbosity(characterLimit: 1)
      self.settings.speechRate = settings.speechRate ?? 50
      self.settings.volume = settings.volume ?? 100
      self.settings.pitch = settings.pitch ?? 50
      self.settings.punctuation = settings.punctuation ?? .some
    }
  }
}
