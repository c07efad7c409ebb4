import Synchronization

/// A source whose life was written down: what it tells at which time, and how it answers.
public final class RecordedSource: MirrorSource {
  /// Answers a request at a time by what is told at once.
  public typealias Answer = @Sendable (NodeRequest) -> [MirrorChange]

  private struct State {
    var moments: [(due: Duration, change: MirrorChange)]
    var mailbox: MirrorMailbox?
    var time = Duration.zero
  }

  /// In what places of texts are counted.
  public let textUnit: TextOffsetUnit

  private let state: Mutex<State>
  private let answer: Answer

  /// Creates a life.
  ///
  /// - Parameters:
  ///   - textUnit: In what places of texts are counted.
  ///   - moments: What is told, each with its time since the source was opened, in any order.
  ///   - answer: What is told when something is asked for; by itself everything is unsupported.
  public init(
    textUnit: TextOffsetUnit = .characters, _ moments: [(Duration, MirrorChange)],
    answer: @escaping Answer = { [.requestEnded($0.number, .unsupported)] }
  ) {
    let sorted = moments.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    state = Mutex(State(moments: sorted.map { ($0.element.0, $0.element.1) }))
    self.answer = answer
    self.textUnit = textUnit
  }

  /// Begins the life, with what is told at its beginning.
  public func open(_ mailbox: MirrorMailbox) {
    state.withLock { $0.mailbox = mailbox }
    advance(to: .zero)
  }

  /// Answers at once.
  public func take(_ request: NodeRequest) {
    let mailbox = state.withLock { $0.mailbox }
    for change in answer(request) { mailbox?.send(change) }
  }

  /// Tells nothing more.
  public func close() {
    state.withLock { $0.mailbox = nil }
  }

  /// When something is told next.
  public var nextDue: Duration? { state.withLock { $0.moments.first?.due } }

  /// Tells all that is due by then.
  public func advance(to time: Duration) {
    let (due, mailbox) = state.withLock { state in
      state.time = max(state.time, time)
      let count = state.moments.prefix { $0.due <= state.time }.count
      let due = state.moments.prefix(count).map(\.change)
      state.moments.removeFirst(count)
      return (due, state.mailbox)
    }
    for change in due { mailbox?.send(change) }
  }
}
