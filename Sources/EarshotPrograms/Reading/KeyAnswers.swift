// Which change of a screen is the answer to a key:
//
//  1. the first change after it, however long the program took: on a machine that is busy that may be seconds, and
//     programs wait for what may follow Escape;
//  2. what comes within a moment behind that, since programs draw in pieces;
//  3. what comes later a program does by itself. Of several keys without a change between them the first change
//     answers all.

/// Tells what answers a key from what a program does by itself.
struct KeyAnswers {
  /// The keys of which nothing has come yet, in their order.
  private var waiting: [ProgramKey] = []
  /// The keys that were answered last, and when that began.
  private(set) var last: (time: Duration, keys: [ProgramKey])?

  /// How long the pieces of an answer come.
  private static let moment = Duration.milliseconds(750)
  /// The most keys that are known.
  private static let limit = 1_000

  /// Takes note of the keys before a frame.
  ///
  /// - Parameters:
  ///   - cause: What led to the frame.
  ///   - isChange: Whether anything is otherwise than in the frame before; asked only where keys wait.
  /// - Returns: The keys to which the frame is the first answer.
  mutating func take(
    _ cause: FrameCause, isChange: @autoclosure () -> Bool
  ) -> [ProgramKey] {
    waiting = (waiting + cause.keys).suffix(Self.limit)
    guard !waiting.isEmpty, isChange() else { return [] }
    defer { waiting = [] }
    last = (cause.time, waiting)
    return waiting
  }

  /// Whether what is seen at a time belongs to the answer to a key.
  func isAnswer(at time: Duration) -> Bool {
    !waiting.isEmpty || last.map { time - $0.time <= Self.moment } ?? false
  }
}
