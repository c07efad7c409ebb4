import EarshotSession

/// The transcript of a session as a file: a line of JSON for each event.
///
/// Whoever reads along in a pipe is woken by everything that is written, and may take the processor from the
/// session. So what leads to an utterance is written with it, and what follows when the session rests.
final class TranscriptFile {
  private let file: GrowingFile
  /// The lines that are still to be written.
  private var lines = ""

  /// Opens the file, in place of one that is there.
  ///
  /// - Throws: Why it cannot be opened.
  init(path: String) throws(GrowingFile.Refusal) {
    file = try GrowingFile(path: path, contents: "the transcript")
  }

  deinit { flush() }

  /// Why not everything was written.
  var refusal: GrowingFile.Refusal? { file.refusal }

  /// Tells whether more can be written without waiting for whoever reads it.
  var takesMore: @Sendable () -> Bool { file.takesMore }

  /// Takes an event.
  func take(_ event: TranscriptEvent) {
    lines += event.json
    lines += "\n"
    if event.kind == .speech { flush() }
  }

  /// Writes what was taken.
  func flush() {
    guard !lines.isEmpty else { return }
    file.append(lines)
    lines.removeAll(keepingCapacity: true)
  }
}
