public import Testing

/// Expects what is heard to be what was recorded before.
///
///     expectTranscript(listener.screen)
///     expectTranscript(listener.heard, named: "after paying")
///
/// The record is a text in `__Transcripts__` beside the file of the test, which belongs to the sources and is read
/// like them; name the folder in `exclude` of the target. Where it differs, the issue shows the lines that
/// differ, and what was heard is attached to the test.
///
/// - Parameters:
///   - lines: What is heard, a line for each utterance: a `SpokenScreen`, `Listener.heard`, or any other lines.
///   - name: What tells several transcripts of one test apart.
///   - record: When to write it anew; without it, what the trait of the test or `EARSHOT_RECORD` says.
///   - function: The name of the test where none runs.
///   - sourceLocation: Where an issue is reported; its file is the one beside which the record stands.
/// - Returns: Whether it was as recorded.
@discardableResult
nonisolated public func expectTranscript(
  _ lines: some Sequence<String>, named name: String? = nil, record: RecordMode? = nil,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let heard = Array(lines)
  let file = TranscriptFile(
    source: sourceLocation.filePath, test: Test.current?.name ?? function, name: name)
  let expectation = TranscriptExpectation(
    file: file, mode: record ?? TranscriptTrait.current ?? .ofEnvironment)
  guard let fault = expectation.fault(of: heard) else { return true }
  #if compiler(>=6.2)
    Attachment.record(
      TranscriptExpectation.text(of: heard), named: "heard.txt", sourceLocation: sourceLocation)
  #endif
  Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
  return false
}
