/// What others wait for that follows from the start of a program, or from what was asked for.
struct Settling {
  /// How long a program is quiet before all counts as told.
  private static let quiet = Duration.milliseconds(300)
  /// How long a key that answers nothing is waited for.
  private static let unanswered = Duration.milliseconds(400)
  /// How long it takes at most.
  private static let patience = Duration.seconds(4)

  /// The last request that it is about; 0 for the start.
  let number: Int
  private let limit: Duration
  private var last: Duration
  private var hasOutput = false

  /// Begins to wait.
  init(for number: Int = 0, at time: Duration) {
    self.number = number
    last = time
    limit = time + Self.patience
  }

  /// Takes note of output.
  mutating func noteOutput(at time: Duration) {
    (last, hasOutput) = (time, true)
  }

  /// Takes note of a key, which has no answer yet.
  mutating func noteKey(at time: Duration) {
    (last, hasOutput) = (time, false)
  }

  /// When it is waited no more.
  ///
  /// - Parameters:
  ///   - frame: When the next frame is due, which comes before.
  ///   - isActive: Whether something is being done that leads to more.
  /// - Returns: The time.
  func due(after frame: Duration?, isActive: Bool) -> Duration {
    // A program that has drawn nothing yet is still on its way.
    guard hasOutput || number > 0, !isActive else { return limit }
    return min(limit, max(last + (hasOutput ? Self.quiet : Self.unanswered), frame ?? .zero))
  }
}
