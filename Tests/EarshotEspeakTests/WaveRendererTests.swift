@testable import EarshotEspeak
import EarshotSpeech
import Foundation
import Testing

@Suite(.enabled(if: RealVoice.isThere, "the voice program earshot-espeak was not built"))
struct WaveRendererTests {
  @Test func utterancesBecomeAFile() throws {
    let path = try path("walk.wav")
    defer { remove(path) }
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
    let path = try path("stopped.wav")
    let renderer = WaveRenderer(worker: try RealVoice.worker())
    let report = try renderer.render([utterance(1, [SpeechRun("Hello")])], to: path) { _ in false }
    #expect(report == nil)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    remove(path)
  }

  @Test func aFolderThatIsNotThereIsReported() throws {
    let renderer = WaveRenderer(worker: try RealVoice.worker())
    #expect(throws: EspeakError.file(path: "/nonexistent/x.wav", .create, code: ENOENT)) {
      try renderer.render([utterance(1, [SpeechRun("Hello")])], to: "/nonexistent/x.wav")
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

  private func path(_ name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name).path
  }

  private func remove(_ path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record("\(error)")
    }
  }
}
