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
  /// Whether nobody read the key of the step when it was pressed.
  private var isAhead = false
  /// The steps since something was typed that nobody had read, with what was typed in each; `nil` where nothing was.
  private var held: [(step: RecordedStep, ahead: String?)]?
  /// Draws over what was typed ahead of a question for a password, for good.
  private var secrets = TypingRedaction(shortest: 2)
  /// The most steps that are held back, and the most bytes of theirs.
  private static let heldLimit = (steps: 1_000, bytes: 1 << 20)

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
  ///   - isAhead: Whether nobody reads what is typed yet; it is written down once it is known what it was for
  ///     (``tell(typedAhead:frame:)``).
  ///   - frame: The screen as it is now, which ends the step before.
  ///   - time: When.
  public mutating func begin(
    _ cause: RecordedCause, isSecret: Bool = false, isAhead: Bool = false, frame: TerminalFrame,
    at time: Duration
  ) {
    close(frame)
    if isAhead, held == nil { held = [] }
    self.isAhead = isAhead
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
    let typed: String? = if case .key(.text(let text)) = step.cause { text } else { nil }
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
    if held == nil { return add(step) }
    held?.append((step, isAhead ? typed : nil))
    let bytes = held?.reduce(0) { $0 + $1.step.bytes.count } ?? 0
    if held?.count ?? 0 > Self.heldLimit.steps || bytes > Self.heldLimit.bytes {
      writeHeld(isTold: false)
    }
  }

  /// Writes a step, without what was typed ahead of a question for a password.
  private mutating func add(_ step: RecordedStep) {
    var step = step
    secrets.redact(&step.bytes)
    if let lines = step.screen?.lines { step.screen?.lines = secrets.redacted(lines) }
    writer.add(step)
  }

  /// Writes what was held back, now that it is known what was typed for: told as ever, or as a secret is.
  public mutating func tell(typedAhead isTold: Bool, frame: TerminalFrame) {
    guard held != nil else { return }
    // The step that is under way may hold some of it.
    if isAhead {
      close(frame)
      step = RecordedStep(.pause(milliseconds: 0))
      isAhead = false
    }
    writeHeld(isTold: isTold)
  }

  private mutating func writeHeld(isTold: Bool) {
    let steps = held ?? []
    held = nil
    if !isTold {
      for text in steps.compactMap(\.ahead) { secrets.typed(text) }
      secrets.endWord()
    }
    for case (var step, let ahead) in steps {
      if let ahead, !isTold {
        step.cause = .hidden(ahead.count)
        secrets.typed(ahead)
        // Too little of it stands there as yet to be told from other text.
        step.screen = nil
      }
      add(step)
    }
    if !isTold { secrets.endWord() }
  }

  /// Whether what was typed stands before the cursor, where it did not stand before.
  private func hasAppeared(_ text: String, on frame: TerminalFrame) -> Bool {
    guard frame.endsAtCursor(text) else { return false }
    guard let before, before.columns == frame.columns else { return true }
    return before.cursor != frame.cursor
  }
}
