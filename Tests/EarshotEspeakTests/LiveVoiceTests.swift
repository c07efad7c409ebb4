@testable import EarshotEspeak
import EarshotSpeech
import Testing

@Suite(.enabled(if: RealVoice.isThere, "the voice program earshot-espeak was not built"))
struct LiveVoiceTests {
  @Test func theRealVoiceIsHeardOnAVirtualDevice() async throws {
    let sink = VirtualSink(playsAtOnce: true)
    let voice = EspeakSynthesizer(location: try WorkerLocation.find())
    let speech = LiveSpeech(synthesizer: voice, sinks: [sink])
    for (id, text) in ["Now Playing, heading", "===== हिन्दी", "설정, 버튼"].enumerated() {
      speech.perform(
        .submit(
          Utterance(
            id: .init(UInt64(id + 1)), source: .text, queueing: .queue,
            runs: [SpeechRun(text, language: id == 1 ? "hi" : nil), .hint("Double tap.")])))
    }
    var outcomes: [UtteranceOutcome] = []
    for await event in speech.events {
      guard case .finished(_, let outcome) = event.news else { continue }
      outcomes.append(outcome)
      if outcomes.count == 3 { break }
    }
    #expect(outcomes == [.heard, .heard, .heard])
    await speech.finish()
    let audible = try #require(Audibility.audibleRange(in: sink.heard))
    #expect(audible.count > 3 * 22_050)
  }
}
