@testable import EarshotEspeak
import EarshotSpeech
import EarshotTestSupport
import Testing

@Suite(.enabled(if: RealVoice.isThere, "the voice program earshot-espeak was not built"))
struct HostileTextTests {
  private static let languages = [
    "en", "en-US", "ko", "ja", "zh", "yue", "ar", "he", "hi", "ru", "el", "de", "fr", "es", "th",
    "am",
  ]

  /// The strings that crashed espeak-ng when it got them as they are (What espeak-ng and sound
  /// servers do, "Text that harms").
  @Test(arguments: [
    "\u{1}1U", "\u{1}0M text", "a\u{1}123Ub", "hello\u{0}world", "<phoneme alphabet=\"espeak\"",
    "<say-as interpret-as=\"characters\">🔞</say-as>", "[[h@loU]]", "\u{1}5S fast",
  ])
  func knownCrashesAreHarmless(_ text: String) throws {
    let worker = try RealVoice.worker()
    for language in HostileTextTests.languages {
      let spoken = try RealVoice.say(text, language: language, with: worker)
      #expect(spoken.isComplete)
    }
    #expect(worker.restartCount == 0)
  }

  @Test func whatCrashesAVoiceIsReadByAnother() throws {
    let worker = try RealVoice.worker()
    let spoken = try RealVoice.say("===== ok", language: "hi", with: worker)
    #expect(spoken.isComplete)
    #expect(spoken.audible != nil)
    #expect(try RealVoice.say("नमस्ते", language: "hi", with: worker).audible != nil)
  }

  @Test func randomTextNeverHarmsTheReader() throws {
    let seed: UInt64 = 5
    var hostile = HostileText(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let worker = try RealVoice.worker()
    // As it stands, and put into words as programs do.
    let preparations = [SpeechPreparation(), VoiceSettings.standard.preparation()]
    var failures = 0
    let rounds = SoakScale.rounds(of: 20_000)
    for round in 0..<rounds {
      let language = HostileTextTests.languages.randomElement(using: &generator)
      let run = SpeechRun(
        hostile.next(), language: language,
        prosody: Prosody(rate: Double.random(in: 0.5...5, using: &generator)),
        spellsOut: Int.random(in: 0..<8, using: &generator) == 0,
        speaksPunctuation: Bool.random(using: &generator))
      for request in preparations[round % 2].requests(for: run) {
        do {
          var frames = 0
          _ = try worker.say(request) { chunk in
            frames += chunk.samples.count
            return frames < 3_000_000
          }
        } catch {
          switch error {
          case .stopped, .silent, .engineFailed: failures += 1
          default: Issue.record("seed \(seed), round \(round): \(error)")
          }
        }
      }
    }
    #expect(failures * 1000 <= rounds, "seed \(seed): \(failures) failed")
    #expect(try RealVoice.say("still here", with: worker).audible != nil)
  }
}
