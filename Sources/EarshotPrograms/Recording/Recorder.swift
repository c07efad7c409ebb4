// A step is written when the next one begins, so that what was typed in it is known to have appeared or not:
//
//  1. a key, a new size or the start begins a step; what the program writes belongs to it;
//  2. at its end the screen is compared with the one before: characters that were typed and stand before the
//     cursor now have appeared, and are named;
//  3. everything else that was typed is told by its length alone, and so is all where the program asks for a
//     password, or where the user wants it: then what the program echoes of it is drawn over in the bytes,
//     too.

/// Writes a run of a program down.
public struct Recorder: Sendable {
  /// The recording so far; the step that is under way is not in it.
  public private(set) var recording: ProgramRecording
  /// Whether nothing that was typed is told.
  public var hidesAll: Bool

  private var step: RecordedStep
  private var begun: Duration
  /// The screen at the end of the step before.
  private var before: TerminalFrame?
  /// Whether the program asked for a password when the key was pressed.
  private var isSecret = false
  private var redaction = TypingRedaction()

  /// Begins with the start of a program.
  public init(_ recording: ProgramRecording, hidesAll: Bool = false, at time: Duration) {
    self.recording = recording
    self.hidesAll = hidesAll
    step = RecordedStep(.start)
    begun = time
  }

  /// Takes what the program wrote.
  public mutating func take(output bytes: [UInt8], at time: Duration) {
    step.chunks.append(RecordedStep.Chunk(at: max(.zero, time - begun), count: bytes.count))
    step.bytes += bytes
  }

  /// Begins a step.
  ///
  /// - Parameters:
  ///   - cause: What begins it.
  ///   - isSecret: Whether the program asks for a password.
  ///   - frame: The screen as it is now, which ends the step before.
  ///   - time: When.
  /// - Returns: The step that has ended.
  @discardableResult
  public mutating func begin(
    _ cause: RecordedCause, isSecret: Bool = false, frame: TerminalFrame, at time: Duration
  ) -> RecordedStep {
    let ended = close(frame)
    step = RecordedStep(cause)
    begun = time
    self.isSecret = isSecret
    before = frame
    return ended
  }

  /// Ends the last step.
  ///
  /// - Returns: That step.
  @discardableResult
  public mutating func finish(frame: TerminalFrame) -> RecordedStep { close(frame) }

  private mutating func close(_ frame: TerminalFrame) -> RecordedStep {
    if case .key(.text(let text)) = step.cause {
      if isSecret || hidesAll || !hasAppeared(text, on: frame) {
        step.cause = .hidden(text.count)
      }
      if hidesAll { redaction.typed(text) }
    } else {
      redaction.endWord()
    }
    if hidesAll { redaction.redact(&step.bytes) }
    step.screen = RecordedScreen(frame)
    if hidesAll, let screen = step.screen { step.screen?.lines = redaction.redacted(screen.lines) }
    recording.steps.append(step)
    return step
  }

  /// Whether what was typed stands before the cursor, where it did not stand before.
  private func hasAppeared(_ text: String, on frame: TerminalFrame) -> Bool {
    let shown = Self.text(before: frame.cursor, on: frame)
    guard shown.hasSuffix(text) else { return false }
    guard let before, before.columns == frame.columns else { return true }
    return before.cursor != frame.cursor
  }

  private static func text(before place: CellPosition, on frame: TerminalFrame) -> String {
    var text = ""
    for row in max(0, place.row - 2)...min(place.row, frame.rows - 1) {
      let end = row == place.row ? min(place.column, frame.columns) : frame.columns
      for column in 0..<end { text += frame[row, column].text }
    }
    return text
  }
}
