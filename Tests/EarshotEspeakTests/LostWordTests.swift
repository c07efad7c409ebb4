@testable import EarshotEspeak
import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

/// What is said of texts that the voice program does not survive, with a program that dies where the
/// tests want it to.
struct LostWordTests {
  private static let probe = WorkerLocation(path: BuiltProgram.path("EarshotVoiceProbe"))

  /// What was heard of a text, word by word, and what was left out.
  private func hear(
    _ text: String, with worker: SupervisedWorker = SupervisedWorker(location: probe),
    language: String? = nil, while isListening: (Int) -> Bool = { _ in true }
  ) throws -> Heard {
    var spoken = Spoken()
    var heard = Heard()
    let result = Result { () throws(EspeakError) -> Bool in
      try worker.say(SynthesisRequest(SanitizedText(text), language: language)) { chunk in
        spoken.samples += chunk.samples
        spoken.words += chunk.words
        return isListening(spoken.words.count)
      }
    }
    switch result {
    case .success(let isComplete): heard.isComplete = isComplete
    case .failure(.leftOut(let stretches)): heard.leftOut = stretches
    case .failure(let error): throw error
    }
    heard.words = spoken.words(of: text)
    heard.frames = spoken.samples.count
    heard.isInOrder = spoken.words.map(\.frame) == spoken.words.map(\.frame).sorted()
    heard.failures = worker.restartCount
    return heard
  }

  private struct Heard {
    var words: [String] = []
    var leftOut: [String] = []
    var isComplete = false
    var isInOrder = false
    var frames = 0
    var failures = 0
  }

  private static let character = AudioFormat.speech.frames(in: .milliseconds(60))

  @Test func whatTheProgramSurvivesIsSaidOnce() throws {
    let heard = try hear("one two three")
    #expect(heard.words == ["one", "two", "three"])
    #expect(heard.isComplete && heard.failures == 0)
  }

  @Test func theBadCharacterAloneIsLeftOut() throws {
    let heard = try hear("one two th☠ree four five six seven")
    #expect(heard.words.joined(separator: " ") == "one two th ree four five six seven")
    #expect(heard.leftOut == ["☠"])
    #expect(heard.isInOrder)
    // Each character that was said was said once; blanks at the ends of parts have no sound.
    let letters = "onetwothreefourfivesixseven".count
    #expect((letters...(letters + 7)).contains(heard.frames / Self.character))
  }

  @Test func severalBadStretchesAreFoundInAParagraph() throws {
    let filler = String(repeating: "all is well ", count: 12)
    let heard = try hear("\(filler)☠☠ \(filler)x☠ \(filler)")
    #expect(heard.leftOut == ["☠☠", "☠"])
    #expect(heard.words.count { $0 == "all" } == 36)
    #expect(heard.words.count { $0 == "well" } == 36)
    #expect(heard.words.contains("x"))
    #expect(heard.isInOrder)
  }

  /// Two tries of the whole, then one failure for every half on the way to the character.
  @Test(arguments: [16, 64, 256])
  func theTriesGrowWithTheLogarithm(_ length: Int) throws {
    let text =
      String(repeating: "a b ", count: length / 8) + "☠"
      + String(repeating: " a b", count: length / 8)
    let heard = try hear(text)
    #expect(heard.leftOut == ["☠"])
    #expect(heard.failures <= 2 + Int(log2(Double(length))) + 2)
  }

  @Test func theTriesOfARequestAreLimited() throws {
    let heard = try hear(String(repeating: "☠ ", count: 200) + "end")
    #expect(heard.failures <= SupervisedWorker.mostFailures * 2)
    #expect(!heard.leftOut.isEmpty)
  }

  @Test func whatHasAnEnglishNameIsSaidInEnglish() throws {
    let heard = try hear("नमस्ते 5% नमस्ते", language: "hi")
    #expect(heard.leftOut.isEmpty)
    #expect(heard.isComplete)
    #expect(heard.words.contains("%"))
    #expect(heard.words.first == "नमस्ते" && heard.words.last == "नमस्ते")
  }

  @Test func stoppingDuringTheSearchEndsIt() throws {
    let worker = SupervisedWorker(location: Self.probe)
    let text = "one two ☠ three ☠ four ☠ five"
    let heard = try hear(text, with: worker, while: { $0 < 3 })
    #expect(!heard.isComplete)
    #expect(heard.words == ["one", "two", "three"])
    #expect(try hear("after", with: worker).words == ["after"])
  }

  @Test func cancellingDuringTheSearchStartsNoProgramMore() throws {
    let worker = SupervisedWorker(location: Self.probe)
    var failuresAtStop = 0
    let heard = try hear("one ☠ two ☠ three ☠ four", with: worker) { count in
      if count == 2 {
        failuresAtStop = worker.restartCount
        worker.cancelLine.cancel()
      }
      return true
    }
    #expect(!heard.isComplete)
    #expect(heard.words == ["one", "two"])
    // The program that spoke may still die; no other takes its place.
    #expect(worker.restartCount <= failuresAtStop + 1)
    #expect(worker.processIdentifier == nil)
    worker.cancelLine.reset()
    #expect(try hear("after", with: worker).words == ["after"])
  }

  @Test func aFileHasAllButTheStretchesThatAreNamed() throws {
    let folder = try ScratchFolder()
    let renderer = WaveRenderer(worker: SupervisedWorker(location: Self.probe))
    let texts = ["one ☠ two", "three", "☠"]
    let rendered = try renderer.render(
      texts.enumerated().map { index, text in
        Utterance(id: .init(UInt64(index + 1)), source: .text, runs: [SpeechRun(text)])
      }, to: folder.path(of: "walk.wav"))
    let report = try #require(rendered)
    #expect(
      report.failures == [
        .init(index: 0, text: "☠", failure: .voiceCrashed),
        .init(index: 2, text: "☠", failure: .voiceCrashed),
      ])
    #expect(report.audibleFrameCount >= "onetwothree".count * Self.character)
    #expect(try folder.names() == ["walk.wav"])
  }
}
