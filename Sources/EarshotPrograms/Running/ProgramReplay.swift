package import EarshotMirror

/// A recording that runs again, in the time that was written down.
package struct ProgramReplay {
  /// What is said of a step.
  package struct Said: Hashable, Sendable {
    /// The place of the step, counted from 0.
    package var step: Int
    /// What began the step.
    package var cause: RecordedCause
    /// What is said.
    package var event: ReadingEvent
  }

  /// The recording.
  package let recording: ProgramRecording
  /// How the program is read.
  package let profile: ProgramProfile
  private let words: ScreenWords

  /// Creates the run of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - profile: How the program is read; without one, as its command says.
  ///   - words: What is said of what its screen shows by marks alone.
  package init(
    _ recording: ProgramRecording, profile: ProgramProfile? = nil,
    words: ScreenWords = ScreenWords()
  ) {
    self.recording = recording
    self.words = words
    self.profile = profile ?? .supplied(for: recording.command.first ?? "")
  }

  /// Tells everything that is said, in its order.
  ///
  /// - Parameters:
  ///   - hear: Hears what is said.
  ///   - see: Sees what stands on the screen after each step: the place of the step, and its elements.
  package func tell(
    _ hear: @escaping (Said) -> Void = { _ in }, see: (Int, TreeSnapshot) -> Void = { _, _ in }
  ) {
    let session = ProgramSession(
      rows: recording.rows, columns: recording.columns, profile: profile, words: words,
      hasTitles: recording.terminal.hasPrefix("tmux") || recording.terminal.hasPrefix("screen"))
    var time = Duration.zero
    for (place, step) in recording.steps.enumerated() {
      session.onReading = { reading, _ in
        for event in reading.events { hear(Said(step: place, cause: step.cause, event: event)) }
      }
      time = Self.run(step, from: time, session)
      // A pause of no length goes on with what was under way.
      let next = place + 1
      if next < recording.steps.count, recording.steps[next].cause == .pause(milliseconds: 0) {
        continue
      }
      time = Self.rest(session, from: time)
      if case .frame(let screen) = session.reader.whole(title: session.frame.title) {
        see(place, screen.tree)
      }
    }
  }

  /// Runs a step to its last output; returns when that comes.
  private static func run(
    _ step: RecordedStep, from start: Duration, _ session: ProgramSession
  ) -> Duration {
    var time = start
    switch step.cause {
    case .resize(let rows, let columns): session.resize(rows: rows, columns: columns, at: time)
    default: session.takeKeys(step.cause.keys, at: time)
    }
    var rest = step.bytes[...]
    for chunk in step.chunks {
      time = max(time, start + chunk.time)
      pass(upTo: time, session)
      session.takeOutput(Array(rest.prefix(chunk.count)), at: time)
      rest = rest.dropFirst(chunk.count)
    }
    if !rest.isEmpty { session.takeOutput(Array(rest), at: time) }
    return time
  }

  /// Lets pass what time nothing follows from any more; returns when that is.
  private static func rest(_ session: ProgramSession, from start: Duration) -> Duration {
    var time = start
    while let due = session.nextDue {
      time = max(time, due)
      session.advance(to: time)
    }
    _ = session.takeEffects()
    return time
  }

  private static func pass(upTo time: Duration, _ session: ProgramSession) {
    while let due = session.nextDue, due <= time { session.advance(to: due) }
  }
}
