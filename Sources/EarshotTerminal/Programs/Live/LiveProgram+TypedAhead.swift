import EarshotPrograms
import Synchronization

// While nobody reads a terminal that shows what is typed line by line, it shows it at once, and nobody knows for whom
// it is: whoever knows that a password will be asked for may type it before. So it counts as unseen until somebody
// reads it, and the relay looks for that from time to time. Where the echo goes off before, it is a secret.

/// What is typed before anybody reads it.
nonisolated extension LiveProgram {
  /// How long until it is looked again whether somebody reads.
  private static let glance = (
    shortest: Duration.milliseconds(20), longest: Duration.milliseconds(200)
  )

  /// Whether nobody is there yet who reads some keys.
  func isTypedAhead(_ keys: [ProgramKey]) -> Bool {
    guard keys.contains(where: { if case .text = $0 { true } else { false } }) else { return false }
    let isAhead = readers.withLock { !$0.mayRead() }
    if isAhead {
      state.withLock { $0.ahead = $0.ahead ?? Self.glance.shortest }
      relayBell.ring()
    }
    return isAhead
  }

  /// How long until it is looked again; `nil` where nothing was typed ahead.
  var nextGlance: Duration? { state.withLock { $0.ahead } }

  /// Looks whether somebody reads what was typed ahead, or the echo is off.
  func lookForReader() {
    guard nextGlance != nil, let echo = child.echo else { return }
    guard echo.isSecret || readers.withLock({ $0.mayRead() }) else {
      return state.withLock { state in
        state.ahead = state.ahead.map { min($0 * 2, Self.glance.longest) }
      }
    }
    state.withLock { state in
      state.ahead = nil
      state.work.append((state.clock.time(), .taken(isSecret: echo.isSecret)))
    }
    readingBell.ring()
  }
}
