@testable import EarshotEspeak
import EarshotSpeech
import Testing

struct VoiceChoiceTests {
  @Test(
    arguments: [
      (nil, "gmw/en"), ("en", "gmw/en"), ("en-US", "gmw/en-US"), ("en-AU", "gmw/en"),
      ("ko", "ko"), ("ko-KR", "ko"), ("zh-TW", "sit/cmn-Latn-pinyin"), ("zh-HK", "sit/yue"),
      ("pt-BR", "roa/pt-BR"), ("pt_PT", "roa/pt"), ("sr-Latn", "zls/sr"), ("xx", "xx"),
      ("\u{1}", "gmw/en"), ("", "gmw/en"),
    ] as [(String?, String)])
  func aLanguageFindsItsVoice(_ language: String?, _ voice: String) {
    let request = SynthesisRequest(SanitizedText("x"), language: language)
    let order = VoiceDirectory().order(for: request, settings: .standard)
    #expect(order.voice.description == voice)
  }

  @Test func aMissingVoiceGivesWayToTheNext() throws {
    var directory = VoiceDirectory()
    let request = SynthesisRequest(SanitizedText("x"), language: "ko")
    var tried: [String] = []
    var isLeft = true
    while isLeft {
      let voice = directory.order(for: request, settings: .standard).voice
      tried.append(voice.description)
      isLeft = directory.noteMissing(voice)
    }
    #expect(tried == ["ko", "ko", "gmw/en", "en", "gmw/en"])
  }

  @Test func theVariantStaysWithTheListener() throws {
    let settings = try VoiceSettings(named: "bright")
    let request = SynthesisRequest(SanitizedText("x"), language: "de")
    #expect(
      VoiceDirectory().order(for: request, settings: settings).voice.description == "gmw/de+f2")
  }

  @Test func prosodyScalesTheVoice() {
    let request = SynthesisRequest(
      SanitizedText("x"), prosody: Prosody(pitch: 1.5, rate: 2, volume: 0.5),
      speaksPunctuation: true)
    let order = VoiceDirectory().order(for: request, settings: .standard)
    #expect(
      order.parameters
        == VoiceParameters(rate: 350, pitch: 75, range: 50, volume: 50, punctuation: .all))
  }

  /// What a listener chooses while the voice speaks; a voice that is not there leaves the one that is.
  @Test func theListenerChangesTheVoice() throws {
    func order(_ manner: SpeechManner, _ settings: VoiceSettings = .standard) -> SpeakOrder {
      var request = SynthesisRequest(SanitizedText("x"))
      request.manner = manner
      return VoiceDirectory().order(for: request, settings: settings)
    }
    #expect(
      order(SpeechManner(rate: 100, pitch: 10, volume: 20)).parameters
        == VoiceParameters(rate: 900, pitch: 10, volume: 20))
    let bright = order(SpeechManner(voice: "bright"))
    #expect(bright.voice.description == "gmw/en+f2")
    #expect(bright.parameters.rate == 175 && bright.parameters.pitch == 58)
    for name in ["", "no such voice", "../../etc"] {
      #expect(order(SpeechManner(voice: name)).voice.description == "gmw/en")
    }
    var directory = VoiceDirectory()
    var request = SynthesisRequest(SanitizedText("x"))
    request.manner = SpeechManner(voice: "xx")
    var tried: [String] = []
    repeat {
      tried.append(directory.order(for: request, settings: .standard).voice.description)
    } while directory.noteMissing(directory.order(for: request, settings: .standard).voice)
    #expect(tried == ["xx", "gmw/en", "en", "gmw/en"])
    // A voice of 320 words a minute speaks as many until another speed is chosen.
    let quick = VoiceSettings.standard.with(rate: 320)
    #expect(order(quick.manner, quick).parameters.rate == 320)
  }

  @Test func voicesAreFoundByWhatPeopleWrite() throws {
    #expect(try VoiceSettings(named: "Bright").parameters.rate == 185)
    #expect(try VoiceSettings(named: "ko+f3").voice.description == "ko+f3")
    #expect(try VoiceSettings(named: "en-US").voice.description == "gmw/en-US")
    #expect(try VoiceSettings(named: "gmw/en-US-nyc").language == "en-US-nyc")
    #expect(try VoiceSettings(named: "standard").with(rate: 9000).parameters.rate == 900)
    for name in ["", "no such voice", "mb/mb-en1", "../../etc", "en+../x", "a/b/c/d/e"] {
      #expect(throws: EspeakError.noVoice(name)) { try VoiceSettings(named: name) }
    }
  }

  @Test func everyPresetOfTheTableIsRead() {
    #expect(VoicePreset.all.count == VoicePreset.tableLineCount)
    #expect(Set(VoicePreset.all.map(\.name)).count == VoicePreset.all.count)
    #expect(VoicePreset.all.first?.name == "standard")
    for preset in VoicePreset.all { #expect(VoicePreset.named(preset.name) == preset) }
  }

  @Test func limitsAreTold() {
    #expect(VoiceCatalogue.limits(ofLanguage: "ja-JP")?.contains("kanji") == true)
    #expect(VoiceCatalogue.limits(ofLanguage: "en") == nil)
  }

  @Test func theProgramIsLookedForInOrder() throws {
    #expect(
      try WorkerLocation.find(beside: "/nowhere", override: "/bin/cat", searchPath: "").path
        == "/bin/cat")
    let searched = ["/a/earshot-espeak", "/b", "/c/earshot-espeak", "/d/earshot-espeak"]
    #expect(throws: EspeakError.workerNotFound(searched: searched)) {
      try WorkerLocation.find(beside: "/a", override: "/b", searchPath: "/c:/d")
    }
    // A folder that is there and has no such program on any machine, which a temporary one need not be.
    #expect(throws: EspeakError.workerNotFound(searched: ["/proc/self/earshot-espeak"])) {
      try WorkerLocation.find(beside: nil, override: nil, searchPath: "/proc/self")
    }
  }
}

extension VoicePreset {
  /// The lines of the table that are no comments.
  fileprivate static var tableLineCount: Int {
    VoicePresetsTable.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.count
  }
}
