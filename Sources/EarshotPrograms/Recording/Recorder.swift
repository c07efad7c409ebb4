// A step is written when the next one begins, so that what was typed in it is known to have appeared or not:
//
//  1. a key, a new size or the start begins a step; what the program writes belongs to it;
//  2. at its end the screen is compared with the one before: characters that were typed and stand before the
//     cursor now have appeared, and are named;
//  3. everything else that was typed is told by its length alone, and so is all where the program asks for a
//     password, or where the user wants it: then what the program echoes of it is drawn over in the bytes,
//     too;
//  4. a program that writes for hours without a key is written down in pieces, of which all but the first are
//     pauses of no length.

/// Writes a run of a program down, step by step.
public struct Recorder: Sendable {
  /// Whether nothing that was typed is told.
  public var hidesAll: Bool

  /// The most bytes that a step holds, and the most chunks: each takes about as much room in the file.
  static let pieceLimit = (bytes: 1 << 20, chunks: 1 << 12)

  private let writer: any RecordingWriter
  private var step: RecordedStep
  private var begun: Duration
  /// The screen at the end of the step before.
  private var before: TerminalFrame?
  /// Whether the program asked for a password when the key was pressed.
  private var isSecret = false
  private var redaction = TypingRedaction()

  /// Begins with the start of a program.
  ///
  /// - Parameters:
  ///   - recording: What is run, without steps.
  ///   - hidesAll: Whether nothing that was typed is told.
  ///   - time: When.
  ///   - writer: What takes the steps.
  public init(
    _ recording: ProgramRecording, hidesAll: Bool = false, at time: Duration,
    to writer: any RecordingWriter
  ) {
    self.hidesAll = hidesAll
    self.writer = writer
    writer.begin(recording)
    step = RecordedStep(.start)
    begun = time
  }

  /// Takes what the program wrote.
  public mutating func take(output bytes: [UInt8], at time: Duration) {
    step.chunks.append(RecordedStep.Chunk(at: max(.zero, time - begun), count: bytes.count))
    step.bytes += bytes
    guard
      step.bytes.count >= Self.pieceLimit.bytes || step.chunks.count >= Self.pieceLimit.chunks
    else { return }
    close(nil)
    step = RecordedStep(.pause(milliseconds: 0))
    begun = time
  }

  /// Begins a step.
  ///
  /// - Parameters:
  ///   - cause: What begins it.
  ///   - isSecret: Whether the program asks for a password.
  ///   - frame: The screen as it is now, which ends the step before.
  ///   - time: When.
  public mutating func begin(
    _ cause: RecordedCause, isSecret: Bool = false, frame: TerminalFrame, at time: Duration
  ) {
    close(frame)
    step = RecordedStep(cause)
    begun = time
    self.isSecret = isSecret
    before = frame
  }

  /// Ends the last step.
  public mutating func finish(frame: TerminalFrame) {
    close(frame)
    writer.end()
  }

  /// Ends the step that is under way, with the screen it has led to where that is known.
  private mutating func close(_ frame: TerminalFrame?) {
    if case .key(.text(let text)) = step.cause {
      if isSecret || hidesAll || !(frame.map { hasAppeared(text, on: $0) } ?? false) {
        step.cause = .hidden(text.count)
      }
      if hidesAll { redaction.typed(text) }
    } else {
      redaction.endWord()
    }
    if hidesAll { redaction.redact(&step.bytes) }
    step.screen = frame.map { RecordedScreen($0) }
    if hidesAll, let screen = step.screen { step.screen?.lines = redaction.redacted(screen.lines) }
    writer.add(step)
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
