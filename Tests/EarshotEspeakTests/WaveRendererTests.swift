@testable import EarshotEspeak
import EarshotFiles
import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

@Suite(.enabled(if: RealVoice.isThere, "the voice program earshot-espeak was not built"))
struct WaveRendererTests {
  @Test func utterancesBecomeAFile() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "walk.wav")
    let renderer = WaveRenderer(worker: try RealVoice.worker())
    var seen: [RenderProgress] = []
    let report = try renderer.render(
      [
        utterance(1, [SpeechRun("Volume, 50%, adjustable"), .hint("Swipe up or down.")]),
        utterance(2, [SpeechRun("")]),
        utterance(3, [SpeechRun("Library, heading")]),
      ], to: path
    ) { progress in
      seen.append(progress)
      return true
    }
    let result = try #require(report)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(bytes.count == 44 + result.frameCount * 2)
    #expect(
      Array(bytes.prefix(44)) == WaveHeader(format: .speech, frameCount: result.frameCount).bytes)
    #expect(result.audibleDuration > .seconds(2))
    #expect(result.duration > result.audibleDuration + .milliseconds(1800))
    #expect(result.utteranceCount == 3)
    #expect(result.failures == [.init(index: 1, text: "", failure: .inaudible)])
    #expect(seen.map(\.utteranceCount) == [0, 0, 2])
  }

  @Test func stoppedRenderingLeavesNoFile() throws {
    let folder = try ScratchFolder()
    let renderer = WaveRenderer(worker: try RealVoice.worker())
    let hello = utterance(1, [SpeechRun("Hello")])
    let report = try renderer.render([hello], to: folder.path(of: "stopped.wav")) { _ in false }
    #expect(report == nil)
    #expect(try folder.names() == [])
  }

  @Test func whatCannotBeHeardLeavesTheFileAsItWas() throws {
    let folder = try ScratchFolder()
    try folder.write("old", to: "walk.wav")
    let renderer = WaveRenderer(worker: try RealVoice.worker())
    let report = try renderer.render(
      [utterance(1, [SpeechRun("")]), utterance(2, [SpeechRun(".")])],
      to: folder.path(of: "walk.wav"))
    #expect(report?.failures.map(\.failure) == [.inaudible, .inaudible])
    #expect(report?.frameCount == 0)
    #expect(try String(contentsOfFile: folder.path(of: "walk.wav"), encoding: .utf8) == "old")
    #expect(try folder.names() == ["walk.wav"])
  }

  @Test func aFolderThatIsNotThereIsReported() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "absent/x.wav")
    let renderer = WaveRenderer(worker: try RealVoice.worker())
    #expect(throws: EspeakError.file(path: path, .create, code: ENOENT)) {
      try renderer.render([utterance(1, [SpeechRun("Hello")])], to: path)
    }
  }

  @Test func aFullDeviceIsReported() throws {
    let renderer = WaveRenderer(worker: try RealVoice.worker())
    #expect(throws: EspeakError.file(path: "/dev/full", .write, code: ENOSPC)) {
      try renderer.render([utterance(1, [SpeechRun("Hello")])], to: "/dev/full")
    }
  }

  private func utterance(_ id: UInt64, _ runs: [SpeechRun]) -> Utterance {
    Utterance(id: .init(id), source: .text, runs: runs)
  }
}
