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

  @Test func theRestBeginsAtTheWordReachedAndLeavesOutWhatIsKnownOfIt() {
    var progress = SpokenProgress()
    progress.beginAttempt()
    _ = progress.take(
      SynthesisChunk(
        samples: [500, 500, 500],
        words: [.init(frame: 0, range: 0..<3), .init(frame: 1, range: 4..<9)]))
    #expect(progress.beginRest() == 4)
    progress.beginAttempt()
    let rest = progress.take(
      SynthesisChunk(
        samples: [600, 700, 800],
        words: [.init(frame: 0, range: 0..<5), .init(frame: 2, range: 6..<8)]))
    #expect(rest == SynthesisChunk(samples: [800], words: [.init(frame: 3, range: 10..<12)]))
  }

  @Test func aPartFollowsThePartBefore() {
    var progress = SpokenProgress()
    progress.beginAttempt()
    _ = progress.take(chunk(500, 600, word: 0, 0..<3))
    progress.beginPart(at: 8)
    #expect(progress.place == 8)
    progress.beginAttempt()
    let next = progress.take(chunk(900, word: 0, 0..<3))
    #expect(next == SynthesisChunk(samples: [900], words: [.init(frame: 2, range: 8..<11)]))
  }

  private func chunk(_ samples: Int16..., word frame: Int, _ range: Range<Int>) -> SynthesisChunk {
    SynthesisChunk(samples: samples, words: [WordEvent(frame: frame, range: range)])
  }
}
