@testable import EarshotEspeak
import EarshotSpeech
import Testing

struct SpokenProgressTests {
  @Test func aSecondTryGoesOnWhereTheFirstStopped() {
    var progress = SpokenProgress()
    progress.beginAttempt()
    let first = progress.take(chunk(0, 500, 600, word: 1, 0..<3))
    #expect(first == SynthesisChunk(samples: [500, 600], words: [.init(frame: 0, range: 0..<3)]))
    progress.beginAttempt()
    #expect(progress.take(chunk(0, 500, word: 1, 0..<3)) == nil)
    let rest = progress.take(
      SynthesisChunk(samples: [600, 700], words: [.init(frame: 3, range: 4..<6)]))
    #expect(rest == SynthesisChunk(samples: [700], words: [.init(frame: 2, range: 4..<6)]))
  }

  @Test func thePlainRestBeginsAtTheWordReached() throws {
    var progress = SpokenProgress()
    progress.beginAttempt()
    _ = progress.take(
      SynthesisChunk(
        samples: [500, 500], words: [.init(frame: 0, range: 0..<3), .init(frame: 1, range: 4..<9)]))
    let request = SynthesisRequest(SanitizedText("one ===== 한 two"), language: "hi")
    let plainRest = progress.plainRest(of: request)
    let rest = try #require(plainRest)
    #expect(rest.text.string == "=====   two")
    #expect(rest.language == "en")
    progress.beginAttempt()
    let plain = progress.take(chunk(900, word: 0, 8..<11))
    #expect(plain == SynthesisChunk(samples: [900], words: [.init(frame: 2, range: 12..<15)]))
  }

  @Test func nothingPlainIsLeftOfForeignScript() {
    var progress = SpokenProgress()
    let rest = progress.plainRest(of: SynthesisRequest(SanitizedText("नमस्ते")))
    #expect(rest == nil)
  }

  private func chunk(_ samples: Int16..., word frame: Int, _ range: Range<Int>) -> SynthesisChunk {
    SynthesisChunk(samples: samples, words: [WordEvent(frame: frame, range: range)])
  }
}
