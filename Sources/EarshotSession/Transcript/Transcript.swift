/// Everything that happened in a session, in order.
public final class Transcript {
  /// The events, the oldest first; only the latest of them when there is a limit.
  public private(set) var events: [TranscriptEvent] = []

  /// The fewest events that are kept, or `nil` when all are.
  public let limit: Int?

  /// Hears of every event as it is written, so that it can be printed at once.
  public var onEvent: ((TranscriptEvent) -> Void)?

  /// Creates an empty transcript.
  ///
  /// - Parameter limit: The fewest events to keep, for sessions that have no end; older ones are
  ///   forgotten in bulk.
  public init(limit: Int? = nil) {
    self.limit = limit.map { max(1, $0) }
  }

  /// Writes an event.
  public func append(_ event: TranscriptEvent) {
    events.append(event)
    if let limit, events.count >= 2 * limit { events.removeFirst(events.count - limit) }
    onEvent?(event)
  }

  /// Takes all events out, so that the next ones can be looked at by themselves.
  public func take() -> [TranscriptEvent] {
    defer { events = [] }
    return events
  }

  /// The events as lines for people.
  public var text: String { events.map { $0.description + "\n" }.joined() }

  /// The events as lines of JSON.
  public var json: String { events.map { $0.json + "\n" }.joined() }
}
