package import EarshotMirror
import Synchronization

// A recording answers whoever does what was done then, in a time that only passes when it is moved:
//
//  1. what is done is compared with the steps that come next; the keys of a step go to the session, and then
//     what the program wrote, at the times that were written down;
//  2. pauses and new sizes, which nobody does, begin by themselves once nothing else is to come;
//  3. whatever was not done then has no answer: who does it is told before (`difference(to:)`).

/// A recording as a program that can be used again, as far as it was used then.
package final class RecordedProgram: MirrorSource {
  fileprivate enum Event {
    case keys([ProgramKey])
    case output([UInt8])
    case size(rows: Int, columns: Int)
  }

  fileprivate struct State {
    var session: ProgramSession
    /// The steps that have not begun.
    var steps: ArraySlice<RecordedStep>
    /// What is to come of those that have, in its order.
    var agenda: [(due: Duration, event: Event)] = []
    var time = Duration.zero
    /// What is to be told.
    var told: [MirrorChange] = []
    var mailbox: MirrorMailbox?
  }

  private let state: Mutex<State>

  /// How long after the last that came of a key the next one is pressed that was typed with it.
  fileprivate static let pace = Duration.milliseconds(20)

  /// Creates the program of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - profile: How the program is read; without one, as its command says.
  ///   - words: What is said of what its screen shows by marks alone.
  package init(
    _ recording: ProgramRecording, profile: ProgramProfile? = nil,
    words: ScreenWords = ScreenWords()
  ) {
    let terminal = recording.terminal
    let session = ProgramSession(
      rows: recording.rows, columns: recording.columns,
      profile: profile ?? .supplied(for: recording.command.first ?? ""), words: words,
      hasTitles: terminal.hasPrefix("tmux") || terminal.hasPrefix("screen"))
    session.awaitStart(at: .zero)
    state = Mutex(State(session: session, steps: recording.steps[...]))
  }

  // MARK: The source

  package func open(_ mailbox: MirrorMailbox) {
    let changes = state.withLock { state in
      state.mailbox = mailbox
      if state.steps.first?.cause == .start { state.begin(at: .zero) }
      return state.takeChanges()
    }
    mailbox.send(changes)
  }

  package func take(_ request: NodeRequest) {
    let (mailbox, changes) = state.withLock { state in
      if let keys = request.programKeys { state.press(keys) }
      state.session.take(request, at: state.time)
      return (state.mailbox, state.takeChanges())
    }
    mailbox?.send(changes)
  }

  package func close() {
    state.withLock { $0.mailbox = nil }
  }

  package var nextDue: Duration? { state.withLock { $0.nextDue } }

  package var isSettled: Bool { state.withLock { $0.nextDue == nil && $0.session.isSettled } }

  package func advance(to time: Duration) {
    let (mailbox, changes) = state.withLock { state in
      state.advance(to: time)
      return (state.mailbox, state.takeChanges())
    }
    mailbox?.send(changes)
  }

  /// What was done then in place of some keys; `nil` where it was the same.
  ///
  /// What was typed and not written down is the same as any text of its length.
  package func difference(to keys: [ProgramKey]) -> RecordingDifference? {
    state.withLock { $0.steps(of: keys).difference }
  }
}

/// What a recording has in the place of keys that it does not know.
package enum RecordingDifference: Hashable, Sendable {
  /// Something else was done, as recordings spell it.
  case other(String)
  /// Nothing more.
  case end
}

extension RecordedProgram.State {
  /// When something is told next.
  fileprivate var nextDue: Duration? {
    [session.nextDue, agenda.first?.due, ownStepDue].compactMap(\.self).min()
  }

  /// When the next step begins by itself, if it does.
  private var ownStepDue: Duration? {
    guard agenda.isEmpty, session.isSettled, session.nextDue == nil else { return nil }
    return steps.first?.cause.isOwn ?? false ? time : nil
  }

  fileprivate mutating func advance(to end: Duration) {
    while let due = nextDue, due <= end {
      time = max(time, due)
      if let own = ownStepDue, own <= end {
        begin(at: time)
      } else if let next = agenda.first, next.due <= due {
        agenda.removeFirst()
        session.advance(to: next.due)
        perform(next.event)
      } else {
        session.advance(to: due)
      }
      answerKeys()
    }
    time = max(time, end)
  }

  private func perform(_ event: RecordedProgram.Event) {
    switch event {
    case .keys(let keys): session.takeKeys(keys, at: time)
    case .output(let bytes): session.takeOutput(bytes, at: time)
    case .size(let rows, let columns): session.resize(rows: rows, columns: columns, at: time)
    }
  }

  // MARK: Steps

  /// Begins the next step, with the keys that were pressed for it.
  fileprivate mutating func begin(at start: Duration, keys: [ProgramKey] = []) {
    guard let step = steps.popFirst() else { return }
    if case .resize(let rows, let columns) = step.cause {
      agenda.append((start, .size(rows: rows, columns: columns)))
    }
    if !keys.isEmpty { agenda.append((start, .keys(keys))) }
    var due = start
    var rest = step.bytes[...]
    for chunk in step.chunks {
      due = max(due, start + chunk.time)
      agenda.append((due, .output(Array(rest.prefix(chunk.count)))))
      rest = rest.dropFirst(chunk.count)
    }
    if !rest.isEmpty { agenda.append((due, .output(Array(rest)))) }
    // A pause of no length goes on with what was under way.
    if steps.first?.cause == .pause(milliseconds: 0) { begin(at: due) }
  }

  /// Presses keys, which are answered as far as they were then.
  fileprivate mutating func press(_ keys: [ProgramKey]) {
    for step in steps(of: keys).found {
      while let first = steps.first?.cause, first.isOwn { begin(at: agenda.last?.due ?? time) }
      let start = agenda.last.map { $0.due + RecordedProgram.pace } ?? time
      begin(at: max(time, start), keys: step)
    }
    advance(to: time)
  }

  /// The keys of each of the next steps that some keys are, and what is there in place of the rest.
  fileprivate func steps(
    of keys: [ProgramKey]
  ) -> (found: [[ProgramKey]], difference: RecordingDifference?) {
    var causes = steps.lazy.map(\.cause).filter { !$0.isOwn }.makeIterator()
    var found: [[ProgramKey]] = []
    for key in keys {
      var rest: String? = if case .text(let text) = key { text } else { nil }
      repeat {
        guard let cause = causes.next() else { return (found, .end) }
        switch (cause, rest) {
        case (.key(.text(let part)), let text?) where text.hasPrefix(part):
          found.append([.text(part)])
          rest = String(text.dropFirst(part.count))
        case (.hidden(let count), let text?) where count <= text.count:
          found.append([.text(String(text.prefix(count)))])
          rest = String(text.dropFirst(count))
        case (.key(key), nil): found.append([key])
        default: return (found, .other(cause.name))
        }
      } while rest?.isEmpty == false
    }
    return (found, nil)
  }

  // MARK: What the session does

  /// Has the recording answer keys that the session itself has pressed.
  private mutating func answerKeys() {
    for effect in session.takeEffects() {
      switch effect {
      case .tell(let change): told.append(change)
      case .send(let bytes):
        guard case .key(let key)? = steps.first(where: { !$0.cause.isOwn })?.cause,
          [true, false].contains(where: { key.bytes(isCursorApplication: $0) == bytes })
        else { continue }
        while let first = steps.first?.cause, first.isOwn { begin(at: time) }
        begin(at: time)
      }
    }
  }

  /// What is to be told since the last call.
  fileprivate mutating func takeChanges() -> [MirrorChange] {
    answerKeys()
    defer { told = [] }
    return told
  }
}

extension RecordedCause {
  /// Whether it happens without anybody who uses the program.
  fileprivate var isOwn: Bool {
    switch self {
    case .pause, .resize: true
    case .start, .key, .hidden: false
    }
  }
}
