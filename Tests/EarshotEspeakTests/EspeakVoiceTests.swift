@testable import EarshotEspeak
import EarshotSpeech
import Testing

@Suite(.enabled(if: RealVoice.isThere, "the voice program earshot-espeak was not built"))
struct EspeakVoiceTests {
  @Test func speechIsHeardFromTheFirstSample() throws {
    let worker = try RealVoice.worker()
    let spoken = try RealVoice.say("Now Playing, heading", with: worker)
    let audible = try #require(spoken.audible)
    #expect(spoken.isComplete)
    #expect(audible.lowerBound == 0)
    #expect((15_000..<60_000).contains(audible.count), "\(audible)")
    #expect(spoken.words(of: "Now Playing, heading") == ["Now", "Playing", "heading"])
  }

  /// While a stretch is made, what came before it is there to be played.
  @Test func soundComesInGrowingStretches() throws {
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 10)
    var frames = 0
    var longest = 0
    // The buffer of the engine, and the silence that is taken off the front.
    let slack = AudioFormat.speech.frames(in: .milliseconds(160))
    _ = try RealVoice.worker().say(SynthesisRequest(SanitizedText(text))) { chunk in
      #expect(chunk.samples.count <= frames + slack)
      frames += chunk.samples.count
      longest = max(longest, chunk.samples.count)
      return true
    }
    #expect(((1 << 15)...((1 << 15) + slack)).contains(longest), "\(longest)")
  }

  /// Sounds in the alphabet of sounds are as long as the word that they are of; a notation that is none
  /// changes nothing.
  ///
  /// The engine's lengths differ a little from one time to the next.
  @Test func aPronunciationIsFollowed() throws {
    let worker = try RealVoice.worker()
    func length(_ text: String, _ pronunciation: String? = nil) throws -> Int {
      var count = 0
      _ = try worker.say(SynthesisRequest(SanitizedText(text), pronunciation: pronunciation)) {
        count += $0.samples.count
        return true
      }
      return count
    }
    let (long, short) = try (length("conversation"), length("no"))
    #expect(long > short * 3 / 2)
    let middle = (long + short) / 2
    #expect(try length("no", "ˌkɒnvəˈseɪʃən") > middle)
    #expect(try length("conversation", "nəʊ") < middle)
    #expect(try length("no", "漢") < middle && length("no", "") < middle)
    for notation in ["t͡ʃɜːt͡ʃ", "ˌɑˈsi wiː", "]]", "ˈ", "ː", "ã ñ˥˩", "ʔ ʘ", "[[h@loU]]", "  a  "] {
      #expect(try length("no", notation) > 0)
    }
  }

  @Test func wordsRiseInTimeAndPlace() throws {
    let worker = try RealVoice.worker()
    let text = "Hello, 😀 world 한국어 café 3.14 & more — done."
    let spoken = try RealVoice.say(text, with: worker)
    #expect(spoken.words.count >= 6)
    for (earlier, later) in zip(spoken.words, spoken.words.dropFirst()) {
      #expect(earlier.frame <= later.frame)
      #expect(earlier.range.lowerBound < later.range.lowerBound)
    }
    let last = try #require(spoken.words.last)
    #expect(last.frame < spoken.samples.count)
  }

  @Test func rateChangesTheLength() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    var lengths: [Int] = []
    for rate in [80, 175, 449, 900] {
      let worker = try RealVoice.worker(VoiceSettings.standard.with(rate: rate))
      lengths.append(try RealVoice.say(text, with: worker).samples.count)
    }
    #expect(lengths == lengths.sorted(by: >), "\(lengths)")
    #expect(lengths[0] > lengths[3] * 6, "\(lengths)")
  }

  @Test func languagesHaveTheirOwnVoices() throws {
    let worker = try RealVoice.worker()
    for (language, text) in [
      ("ko", "설정, 버튼"), ("zh", "你好世界"), ("ar", "مرحبا"), ("ja", "かな"), ("hi", "नमस्ते"),
      ("de-AT", "Einstellungen"), ("en-US", "color"), ("xx", "unknown"), ("", "empty"),
      ("tlh-x-\u{1}", "odd"),
    ] {
      let spoken = try RealVoice.say(text, language: language, with: worker)
      #expect(spoken.audible != nil, "\(language)")
    }
    #expect(worker.restartCount == 0)
  }

  @Test func everyPresetSpeaks() throws {
    for preset in VoicePreset.all {
      let worker = try RealVoice.worker(preset)
      let spoken = try RealVoice.say("OK 1", with: worker)
      #expect(spoken.audible != nil, "\(preset.name)")
      #expect(worker.restartCount == 0, "\(preset.name)")
    }
  }

  @Test func everyLanguageOfTheTableIsInstalled() throws {
    let catalogue = try VoiceCatalogue(worker: try RealVoice.worker())
    #expect(catalogue.presets == VoicePreset.all)
    #expect(catalogue.voices.contains { $0.identifier == "gmw/en" && $0.languages.contains("en") })
    #expect(catalogue.variants.contains { $0.identifier == "f2" })
    #expect(!catalogue.voices.contains { $0.identifier.hasPrefix("mb/") })
    let installed = Set(catalogue.voices.map(\.identifier))
    for identifier in VoiceDirectory.tableIdentifiers {
      #expect(installed.contains(identifier), "\(identifier)")
    }
  }

  @Test func spellingNamesEveryCharacter() throws {
    let worker = try RealVoice.worker()
    var words: [WordEvent] = []
    var frames = 0
    let request = SynthesisRequest(SanitizedText("a,B 3"), spellsOut: true)
    let isComplete = try worker.say(request) { chunk in
      words += chunk.words
      frames += chunk.samples.count
      return true
    }
    #expect(isComplete)
    #expect(words.map(\.range) == [0..<1, 1..<2, 2..<3, 4..<5])
    #expect(words.map(\.frame) == words.map(\.frame).sorted())
    #expect(frames > 22_050)
  }

  @Test func punctuationIsSpokenOnRequest() throws {
    let worker = try RealVoice.worker()
    let plain = try RealVoice.say("a; b", with: worker)
    var frames = 0
    _ = try worker.say(
      SynthesisRequest(SanitizedText("a; b"), speaksPunctuation: true)
    ) { chunk in
      frames += chunk.samples.count
      return true
    }
    #expect(frames > plain.samples.count + 5000)
  }

  @Test func cutSpeechStopsAndTheNextIsWhole() throws {
    let worker = try RealVoice.worker()
    let long = String(repeating: "a long sentence goes on and on. ", count: 15)
    let reference = try RealVoice.say("Delete", with: worker).samples.count
    for _ in 0..<5 {
      var chunks = 0
      let isComplete = try worker.say(SynthesisRequest(SanitizedText(long))) { _ in
        chunks += 1
        return false
      }
      #expect(!isComplete)
      #expect(chunks == 1)
      let next = try RealVoice.say("Delete", with: worker)
      #expect(next.isComplete)
      #expect(abs(next.samples.count - reference) < 200)
    }
    #expect(worker.restartCount == 0)
  }
}
