/// A run of a program that was written down: what it wrote, key by key, and what its screen was then.
///
/// Bug reports and tests are made of it. The article "Recordings of programs" in the documentation describes
/// the file.
public struct ProgramRecording: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// The program and its arguments.
  public var command: [String]
  /// What the terminal was (`TERM`).
  public var terminal: String
  /// How many rows the screen had at the beginning.
  public var rows: Int
  /// How many columns it had.
  public var columns: Int
  /// What happened, key by key; the first step is the start.
  public var steps: [RecordedStep]

  /// Creates a recording.
  public init(
    name: String, command: [String], terminal: String, rows: Int, columns: Int,
    steps: [RecordedStep] = []
  ) {
    self.name = name
    self.command = command
    self.terminal = terminal
    self.rows = rows
    self.columns = columns
    self.steps = steps
  }
}

/// What a program did after one key, until the next.
public struct RecordedStep: Hashable, Sendable {
  /// Bytes that came together.
  public struct Chunk: Hashable, Sendable {
    /// How long after the beginning of the step they came.
    public var time: Duration
    /// How many they were.
    public var count: Int

    /// Creates a chunk.
    public init(at time: Duration, count: Int) {
      self.time = time
      self.count = count
    }
  }

  /// What began it.
  public var cause: RecordedCause
  /// What the program wrote.
  public var bytes: [UInt8]
  /// How these bytes came.
  public var chunks: [Chunk]
  /// The screen at the end of the step, where it was written down.
  public var screen: RecordedScreen?

  /// Creates a step.
  public init(
    _ cause: RecordedCause, bytes: [UInt8] = [], chunks: [Chunk] = [],
    screen: RecordedScreen? = nil
  ) {
    self.cause = cause
    self.bytes = bytes
    self.chunks = chunks
    self.screen = screen
  }
}
