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
    /// How much was heard of texts as a whole and of their halves, in stretches of 10 ms.
    var whole = 0
    var halves = 0
    /// How much more the halves of single texts came to than the whole.
    var missing = 0
    /// Texts of which much less was heard than of their halves.
    var short: [String] = []
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
        var sound = Loudness()
        let result = Result { () throws(EspeakError) -> Bool in
          try worker.say(request) { chunk in
            sound.take(chunk)
            return true
          }
        }
        switch result {
        case .success(true):
          if round % 4 < 2 { try compare(request, sound, with: worker, &account) }
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
    // What is lost without a word is what the halves have and the whole has not.
    #expect(account.missing * 100 <= account.halves, "seed \(seed): \(account.short)")
    print(
      "\(language): \(account.scalars) scalars, \(account.lost) left out, "
        + "\(worker.restartCount) restarts, of \(account.halves) stretches \(account.missing) missing",
      account.rescued, account.short)
  }

  /// Says the halves of a text that was heard, each by itself, and notes what the whole had less: a
  /// clause or a word that was cut off without a sign is longer in halves.
  private func compare(
    _ request: SynthesisRequest, _ sound: Loudness, with worker: SupervisedWorker,
    _ account: inout Account
  ) throws {
    let scalars = request.text.string.unicodeScalars
    guard let middle = HalvedText.middle(of: request.text.string),
      scalars[scalars.index(scalars.startIndex, offsetBy: middle - 1)].properties.isWhitespace
    else { return }
    var halves = Loudness()
    for part in [0..<middle, middle..<scalars.count] {
      var half = request
      half.text = request.text.part(part)
      guard half.hasWords else { continue }
      do throws(EspeakError) {
        _ = try worker.say(half) { chunk in
          halves.take(chunk)
          return true
        }
      } catch {
        return
      }
    }
    account.whole += sound.stretches
    account.halves += halves.stretches
    // The end of a clause is spoken more slowly, and there is one more of them.
    let most = sound.stretches + sound.stretches / 5 + 40
    guard halves.stretches > most else { return }
    account.missing += halves.stretches - most
    account.short.append("\(sound.stretches) of \(halves.stretches): \(request.text.string)")
  }
}

/// How much of a sound can be heard, pauses left out.
private struct Loudness {
  /// The stretches of 10 ms in which something is loud.
  private(set) var stretches = 0
  private var isLoud = false
  private var count = 0

  mutating func take(_ chunk: SynthesisChunk) {
    for sample in chunk.samples {
      isLoud = isLoud || sample.magnitude > 300
      count += 1
      guard count == AudioFormat.speech.sampleRate / 100 else { continue }
      stretches += isLoud ? 1 : 0
      (count, isLoud) = (0, false)
    }
  }
}
