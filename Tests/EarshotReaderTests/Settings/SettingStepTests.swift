import EarshotSpeech
import Testing

@testable import EarshotReader

/// Steps through settings, at their ends and round their choices.
@Suite struct SettingStepTests {
  /// A number after so many steps from another, or `nil` where it stays as it is.
  private func step(_ setting: ReaderSetting, from number: Int?, by steps: Int) -> Int? {
    var settings = ReaderSettings()
    (settings.speechRate, settings.volume, settings.pitch) = (number, number, number)
    let stepped = settings.stepping(setting, by: steps)
    return switch setting {
    case .speechRate: stepped?.speechRate
    case .volume: stepped?.volume
    default: stepped?.pitch
    }
  }

  @Test(
    arguments: [
      (ReaderSetting.speechRate, nil, 1, 55), (.speechRate, nil, -1, 45),
      (.speechRate, nil, 10, 100),
      (.speechRate, nil, 11, 100), (.speechRate, nil, -11, 0), (.speechRate, 95, 1, 100),
      (.speechRate, 96, 1, nil), (.speechRate, 100, 1, nil), (.speechRate, 0, -1, nil),
      (.speechRate, 5, -1, 0), (.speechRate, 4, -1, nil), (.speechRate, 52, 2, 62),
      (.volume, nil, 1, 110), (.volume, nil, -9, 10), (.volume, nil, -10, 10),
      (.volume, 10, -1, nil),
      (.volume, 5, -1, nil), (.volume, 0, 1, 10), (.volume, 190, 1, 200), (.volume, 200, 1, nil),
      (.volume, 20, -1, 10), (.volume, 19, -1, nil), (.pitch, nil, 1, 55), (.pitch, 94, 1, 99),
      (.pitch, 95, 1, nil), (.pitch, 5, -1, 0), (.pitch, nil, 0, nil), (.pitch, nil, .min, 0),
      (.speechRate, nil, .max, 100),
    ] as [(ReaderSetting, Int?, Int, Int?)])
  func numbersEndAtBothEnds(setting: ReaderSetting, from: Int?, steps: Int, expected: Int?) {
    #expect(step(setting, from: from, by: steps) == expected)
  }

  @Test(arguments: ReaderSetting.allCases)
  func choicesGoRoundInBothDirections(setting: ReaderSetting) {
    var settings = ReaderSettings()
    settings.languages = ["de", "ko"]
    settings.voices = ["a", "b"]
    guard !setting.isNumber else { return }
    func value(_ settings: ReaderSettings) -> String { "\(settings.value(of: setting))" }
    for way in [1, -1] {
      var (stepped, seen) = (settings, [String]())
      repeat {
        seen.append(value(stepped))
        guard let next = stepped.stepping(setting, by: way) else { break }
        stepped = next
      } while value(stepped) != value(settings) && seen.count < 40
      let most = setting == .interfaceLanguage ? Wording.languages.count + 1 : 5
      #expect(Set(seen).count == seen.count && (2...most).contains(seen.count), "\(seen)")
      let further = settings.stepping(setting, by: way * (seen.count + 1)).map(value)
      #expect(further == settings.stepping(setting, by: way).map(value))
      // All the way round is where it began.
      let round = settings.stepping(setting, by: way * seen.count) ?? settings
      #expect(value(round) == value(settings))
    }
  }

  /// What listeners have as they come.
  @Test func settingsComeAsThoseOfDevices() {
    let settings = ReaderSettings()
    #expect(settings.behaviour == .guide && settings.navigationStyle == .flat)
    #expect(settings.rotor == .characters && settings.rotorSettings == RotorKind.usual)
    #expect(settings.style == .spoken && settings.verbosity == .standard)
    #expect(settings.typingEcho == .charactersAndWords && settings.deletionEcho == .words)
    #expect(settings.typingMode == .standard && settings.allowsDirectTouch)
    #expect(settings.speaksPhonetics && settings.capitals == .word && settings.punctuation == nil)
    #expect(settings.makesSounds && !settings.placesSound)
    #expect(settings.speechRate == nil && settings.volume == nil && settings.pitch == nil)
    #expect(settings.verbosity.includesHints && settings.ownVerbosity == nil)
    #expect(!settings.offers(.language) && !settings.offers(.voice) && settings.offers(.hints))
  }

  @Test(arguments: [(-1, 0, 0, 0), (0, 0, 0, 0), (100, 100, 100, 99), (201, 100, 200, 99)])
  func numbersStayWithinTheirRanges(number: Int, rate: Int, volume: Int, pitch: Int) {
    var settings = ReaderSettings()
    (settings.speechRate, settings.volume, settings.pitch) = (number, number, number)
    #expect([settings.speechRate, settings.volume, settings.pitch] == [rate, volume, pitch])
  }
}
