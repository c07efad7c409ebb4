import EarshotFiles
import EarshotTestSupport
import Synchronization
import Testing

@testable import EarshotPrograms

@Suite("Recordings of programs")
struct RecordingTests {
  private func recording(_ text: String) throws -> ProgramRecording {
    try ProgramRecording(SourceText(file: "run.json", bytes: Array(text.utf8)))
  }

  private func refusal(_ text: String) -> String {
    do { _ = try recording(text) } catch { return "\(error)" }
    return ""
  }

  @Test("What is written is read as it was")
  func roundTrip() throws {
    let screen = EmulatedScreen(rows: 3, columns: 20)
    let bytes = Array("\u{1B}[1;38:2::1:2:3m한 bold\u{1B}[0;2m dim".utf8)
    screen.write(bytes)
    let frame = screen.takeFrame()
    let causes: [RecordedCause] = [
      .start, .key(.down), .key(.text("a b")), .key(.text("a_b")), .key(.control("x")),
      .key(.alt("f")),
      .key(.function(12)), .hidden(6), .pause(milliseconds: 400), .resize(rows: 10, columns: 20),
    ]
    let written = ProgramRecording(
      name: "run", command: ["sh", "-c", "a \"b\""], terminal: "xterm", rows: 3, columns: 20,
      steps: causes.map {
        RecordedStep(
          $0, bytes: bytes,
          chunks: [RecordedStep.Chunk(at: .microseconds(1_250), count: bytes.count)],
          screen: RecordedScreen(frame))
      })
    let text = written.document.json(isPretty: false)
    #expect(try recording(text) == written)
  }

  @Test("What is hidden is replayed as so many marks, however many a file claims")
  func hiddenKeys() {
    #expect(RecordedCause(name: "hidden:3")?.keys == [.text("xxx")])
    let claimed = RecordedCause(name: "hidden:9000000000000000000")?.keys ?? []
    #expect(claimed == [.text(String(repeating: "x", count: 1_000))])
    #expect(RecordedCause.pause(milliseconds: 400).keys == [])
  }

  @Test("What is wrong is told at its place")
  func refusals() {
    #expect(refusal("{}") == "run.json:1:1: error: 'rows' is missing; expected it here")
    #expect(
      refusal(#"{"rows": 0, "cols": 80, "steps": []}"#)
        .hasPrefix("run.json:1:10: error: "))
    #expect(
      refusal(
        """
        {"rows": 1, "cols": 80, "steps": [
          {"key": "jump", "bytes": ""}]}
        """
      ).hasPrefix("run.json:2:11: error: "))
    #expect(
      refusal(#"{"rows": 1, "cols": 80, "steps": [{"key": "up", "bytes": "a"}]}"#)
        .contains("Base64"))
    #expect(refusal(#"{"rows": 1, "cols": 80}"#).contains("steps"))
  }

  @Test(
    "What was typed is named only when it has appeared, and never where a password is asked for")
  func typing() {
    let screen = EmulatedScreen(rows: 3, columns: 20)
    let recording = KeptRecording()
    var recorder = Recorder(
      ProgramRecording(name: "", command: [], terminal: "", rows: 3, columns: 20), at: .zero,
      to: recording)
    func type(_ text: String, echo: String, isSecret: Bool = false) {
      recorder.begin(.key(.text(text)), isSecret: isSecret, frame: screen.takeFrame(), at: .zero)
      screen.write(Array(echo.utf8))
      recorder.take(output: Array(echo.utf8), at: .zero)
    }
    type("a", echo: "a")
    type("b", echo: "")
    type("c", echo: "*")
    type("d", echo: "d", isSecret: true)
    type("e", echo: "\u{8}e")
    recorder.finish(frame: screen.takeFrame())
    #expect(
      recording.whole.steps.map(\.cause.name) == [
        "start", "t:a", "hidden:1", "hidden:1", "hidden:1", "hidden:1",
      ])
  }

  @Test(
    "What was typed ahead is held back until it is known what for, and a secret is drawn over for good"
  )
  func typedAhead() {
    func steps(isTold: Bool) -> (names: [String], bytes: [String], lines: [String]) {
      let screen = EmulatedScreen(rows: 3, columns: 20)
      let recording = KeptRecording()
      var recorder = Recorder(
        ProgramRecording(name: "", command: [], terminal: "", rows: 3, columns: 20), at: .zero,
        to: recording)
      func write(_ text: String) {
        screen.write(Array(text.utf8))
        recorder.take(output: Array(text.utf8), at: .zero)
      }
      for letter in ["a", "b", "c"] {
        recorder.begin(
          .key(.text(letter)), isAhead: true, frame: screen.takeFrame(), at: .zero)
        write(letter)
      }
      #expect(recording.whole.steps.count == 1)
      recorder.tell(typedAhead: isTold, frame: screen.takeFrame())
      recorder.begin(.key(.enter), frame: screen.takeFrame(), at: .zero)
      write("\r\nabc")
      recorder.finish(frame: screen.takeFrame())
      let steps = recording.whole.steps
      return (
        steps.map(\.cause.name), steps.map { String(decoding: $0.bytes, as: UTF8.self) },
        steps.last?.screen?.lines ?? []
      )
    }
    let (told, hidden) = (steps(isTold: true), steps(isTold: false))
    #expect(told.names == ["start", "t:a", "t:b", "t:c", "sleep:0", "enter"])
    #expect(told.bytes.last == "\r\nabc")
    #expect(hidden.names == ["start", "hidden:1", "hidden:1", "hidden:1", "sleep:0", "enter"])
    #expect(hidden.bytes == ["", "x", "x", "x", "", "\r\nxxx"])
    #expect(hidden.lines.prefix(2) == ["xxx", "xxx"])
  }

  @Test("On request nothing that was typed is told, nor what the program echoes of it")
  func redaction() {
    let screen = EmulatedScreen(rows: 4, columns: 40)
    let recording = KeptRecording()
    var recorder = Recorder(
      ProgramRecording(name: "", command: [], terminal: "", rows: 4, columns: 40), hidesAll: true,
      at: .zero, to: recording)
    for character in "zebra" {
      recorder.begin(.key(.text(String(character))), frame: screen.takeFrame(), at: .zero)
      screen.write(Array(String(character).utf8))
      recorder.take(output: Array(String(character).utf8), at: .zero)
    }
    recorder.begin(.key(.enter), frame: screen.takeFrame(), at: .zero)
    let answer = Array("\r\nzebra: not found\r\n".utf8)
    screen.write(answer)
    recorder.take(output: answer, at: .zero)
    recorder.finish(frame: screen.takeFrame())
    let text = recording.whole.document.json(isPretty: false)
    let bytes = recording.whole.steps.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(bytes == ["", "x", "x", "x", "x", "x", "\r\nxxxxx: not found\r\n"])
    #expect(!text.contains("zebra"))
    #expect(
      recording.whole.steps.last?.screen?.lines.prefix(2) == ["xxxxx", "xxxxx: not found"])
  }

  @Test("Of a step that does not end nothing is held but its last piece, and told it is one step")
  func pieces() throws {
    let writer = KeptRecording()
    var recorder = Recorder(
      ProgramRecording(name: "", command: ["sh"], terminal: "", rows: 4, columns: 40), at: .zero,
      to: writer)
    let line = Array("every line is the same\r\n".utf8)
    for count in 1...10_000 {
      recorder.take(output: line, at: .milliseconds(count))
    }
    #expect(writer.whole.steps.map(\.cause.name) == ["start", "sleep:0"])
    recorder.finish(frame: TerminalFrame(rows: 4, columns: 40))
    let whole = writer.whole
    #expect(whole.steps.flatMap(\.bytes).count == 10_000 * line.count)
    #expect(whole.steps.allSatisfy { $0.chunks.count <= Recorder.pieceLimit.chunks })
    #expect(whole.steps.count == 3 && whole.steps[1].screen == nil)
    // A line each 1 ms, which is read each 400 ms at most, also where a piece ends.
    var told: [ProgramReplay.Said] = []
    ProgramReplay(whole).tell { told.append($0) }
    var joined = whole
    joined.steps = [
      RecordedStep(
        .start, bytes: whole.steps.flatMap(\.bytes),
        chunks: (1...10_000).map { .init(at: .milliseconds($0), count: line.count) })
    ]
    var inOne: [ProgramReplay.Said] = []
    ProgramReplay(joined).tell { inOne.append($0) }
    #expect(told.map(\.event) == inOne.map(\.event))
    #expect(!told.isEmpty)
  }

  @Test("Base64 is read as it is written, and nothing else is")
  func base64() {
    var random = SeededGenerator(seed: 64)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(Base64.bytes(Base64.text(bytes)) == bytes)
    }
    for text in ["a", "ab=c", "====", "ab*=", "a===", "=aaa"] {
      #expect(Base64.bytes(text) == nil, "\(text)")
    }
  }
}

/// A recording that is kept as it is made.
private final class KeptRecording: RecordingWriter {
  private let kept = Mutex<ProgramRecording?>(nil)

  /// What was written so far.
  var whole: ProgramRecording {
    kept.withLock { $0 }
      ?? ProgramRecording(name: "", command: [], terminal: "", rows: 1, columns: 1)
  }

  func begin(_ recording: ProgramRecording) { kept.withLock { $0 = recording } }
  func add(_ step: RecordedStep) { kept.withLock { $0?.steps.append(step) } }
  func end() {}
}
