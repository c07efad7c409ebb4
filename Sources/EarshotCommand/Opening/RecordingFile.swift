import EarshotFiles
import EarshotPrograms
import Glibc
import Synchronization

/// The file of a recording, written as the program runs; after every step it is whole.
final class RecordingFile: RecordingWriter {
  private struct State {
    var file: GrowingFile
    var tail = ""
    var steps = 0
    var size = 0
  }

  private let state: Mutex<State>
  private let path: String

  /// Opens the file, in place of one that is there.
  ///
  /// - Parameter path: Where it is.
  /// - Throws: Why it cannot be opened.
  init(path: String) throws(GrowingFile.Refusal) {
    self.path = path
    state = Mutex(State(file: try GrowingFile(path: path, contents: Self.contents)))
  }

  /// What is written, in words.
  private static let contents = "the recording"

  /// Why not everything was written.
  var refusal: GrowingFile.Refusal? { state.withLock { $0.file.refusal } }

  func begin(_ recording: ProgramRecording) {
    let (head, tail) = recording.surroundings
    state.withLock { state in
      state.tail = tail
      Self.append(head, to: &state, path)
    }
  }

  func add(_ step: RecordedStep) {
    let text = step.document.json(isPretty: false)
    state.withLock { state in
      guard state.steps < ProgramRecording.stepLimit else {
        return state.file.refuse(Self.tooLong(path))
      }
      Self.append((state.steps == 0 ? "\n" : ",\n") + text, to: &state, path)
      state.steps += 1
    }
  }

  func end() { state.withLock { $0.file.finish() } }

  private static func append(_ text: String, to state: inout State, _ path: String) {
    state.size += text.utf8.count
    guard state.size + state.tail.utf8.count <= SourceText.sizeLimit else {
      return state.file.refuse(tooLong(path))
    }
    state.file.append(text, tail: state.tail)
  }

  /// What could not be read again is not written.
  private static func tooLong(_ path: String) -> GrowingFile.Refusal {
    GrowingFile.Refusal(
      path: path, contents: "the rest of \(contents)", code: EFBIG,
      expectation:
        "at most \(SourceText.sizeLimit >> 20) MiB and \(ProgramRecording.stepLimit) steps")
  }
}
