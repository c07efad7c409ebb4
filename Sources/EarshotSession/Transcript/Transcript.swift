/// Everything that happened in a session, in order.
public final class Transcript {
  private var written: [TranscriptEvent] = []

  /// The events, the oldest first; only the latest of them when there is a limit.
  public var events: [TranscriptEvent] { written }

  /// The fewest events that are kept, or `nil` when all are.
  public let limit: Int?

  /// How many events were written so far, whether they are still kept or not.
  public private(set) var count = 0

  /// Called with every event as it is written, for example to print it at once.
  public var onEvent: ((TranscriptEvent) -> Void)?

  /// Called when whoever drives the session has nothing left to do for now, so that what came since the last time
  /// can be handed on in one piece.
  public var onRest: (() -> Void)?

  /// Creates an empty transcript.
  ///
  /// - Parameter limit: The fewest events to keep, for sessions that have no end; older ones are
  ///   forgotten in bulk.
  public init(limit: Int? = nil) {
    self.limit = limit.map { max(1, $0) }
  }

  /// Writes an event.
  public func append(_ event: consuming TranscriptEvent) {
    guard let onEvent else { return keep(event) }
    let heard = copy event
    keep(event)
    onEvent(heard)
  }

  /// Says that nothing more follows for now (``onRest``).
  public func rest() { onRest?() }

  private func keep(_ event: consuming TranscriptEvent) {
    written.append(event)
    count += 1
    if let limit, written.count >= 2 * limit { written.removeFirst(written.count - limit) }
  }

  /// Takes all events out, so that the next ones can be looked at by themselves.
  public func take() -> [TranscriptEvent] {
    defer { written = [] }
    return written
  }

  /// The events as lines for people.
  public var text: String {
    var text = TranscriptText()
    for event in written { text.append(event) }
    return text.text
  }

  /// The events as lines of JSON.
  public var json: String { written.map { $0.json + "\n" }.joined() }
}
