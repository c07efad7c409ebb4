@testable import EarshotEspeak
import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

/// A program that does not answer; counted in programs that were started, not in seconds.
struct SilentWorkerTests {
  /// The probe under another path, where it finds that it is to be silent.
  private func silentProgram(in folder: ScratchFolder) throws -> WorkerLocation {
    let path = folder.path(of: "voice")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: BuiltProgram.path("EarshotVoiceProbe"))
    try folder.write("", to: "voice.silent")
    return WorkerLocation(path: path)
  }

  private func utterances(_ count: Int) -> [Utterance] {
    (1...count).map {
      Utterance(id: .init(UInt64($0)), source: .text, runs: [SpeechRun("number \($0)")])
    }
  }

  @Test func itIsProbedOnceAndThenGivenUpForTheRun() throws {
    let folder = try ScratchFolder()
    let patience = SharedPatience(longestWait: .milliseconds(1))
    let location = try silentProgram(in: folder)
    let worker = SupervisedWorker(location: location, patience: patience)
    #expect(throws: EspeakError.givenUp) {
      try WaveRenderer(worker: worker).render(utterances(50), to: folder.path(of: "a.wav"))
    }
    #expect(worker.restartCount == 2)
    #expect(patience.isExhausted(for: .voice))
    // Whoever speaks in the same run does not wait again.
    let other = SupervisedWorker(location: location, patience: patience)
    #expect(throws: EspeakError.givenUp) { try RealVoice.say("hello", with: other) }
    #expect(other.restartCount == 0)
    #expect(try folder.names().sorted() == ["voice", "voice.silent"])
  }

  @Test func itIsSaid() {
    #expect(
      "\(EspeakError.givenUp)"
        == "the voice program gave no answer in time again and again, so nothing more is asked of it"
    )
  }

  @Test func aTextThatSilencesItIsFound() throws {
    let worker = SupervisedWorker(
      location: WorkerLocation(path: BuiltProgram.path("EarshotVoiceProbe")),
      patience: SharedPatience(limit: 40, longestWait: .milliseconds(500)))
    var words = 0
    #expect(throws: EspeakError.leftOut(["⌛"])) {
      try worker.say(SynthesisRequest(SanitizedText("one ⌛ two"))) { chunk in
        words += chunk.words.count
        return true
      }
    }
    #expect(words == 2)
  }
}
