@testable import EarshotEspeak
import EarshotSpeech
import EarshotTestSupport
import Testing

/// Texts of all kinds in the languages of our users: nothing is lost but what is named.
@Suite(.enabled(if: RealVoice.isThere, "the voice program earshot-espeak was not built"))
struct HostileSpeechTests {
  private static let languages = [
    "en", "ko", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru", "ja", "zh", "ar", "he", "hi",
  ]

  /// What became of the texts of a language.
  private struct Account {
    var scalars = 0
    var lost = 0
    var stretches: [String] = []
    var aborted: [String] = []
    /// What the program died of and was said all the same, in parts.
    var rescued: [String] = []
  }

  @Test(arguments: languages)
  func everyTextIsHeardButForNamedStretches(_ language: String) throws {
    let seed: UInt64 = 11
    var texts = HostileSpeech(seed: seed)
    let settings = VoiceSettings.standard
    let worker = try RealVoice.worker(settings.forPreparedText)
    let preparations = [SpeechPreparation(), settings.preparation()]
    var account = Account()
    for round in 0..<SoakScale.rounds(of: 2000) {
      let run = SpeechRun(
        texts.next(limit: 500), language: language, prosody: Prosody(rate: 2.5))
      for request in preparations[round % 2].requests(for: run) {
        let restarts = worker.restartCount
        account.scalars += request.text.string.unicodeScalars.count
        let result = Result { () throws(EspeakError) -> Bool in
          try worker.say(request) { _ in true }
        }
        switch result {
        case .success(true): break
        case .success(false): account.aborted.append(request.text.string)
        case .failure(.leftOut(let stretches)):
          account.stretches += stretches
          account.lost += stretches.map(\.unicodeScalars.count).reduce(0, +)
        case .failure(let error): account.aborted.append("\(error): \(request.text.string)")
        }
        if worker.restartCount > restarts { account.rescued.append(request.text.string) }
      }
    }
    #expect(account.aborted == [], "seed \(seed)")
    #expect(account.lost * 100 <= account.scalars, "seed \(seed): \(account.stretches)")
    print(
      "\(language): \(account.scalars) scalars, \(account.lost) left out, "
        + "\(worker.restartCount) restarts", account.rescued)
  }
}
