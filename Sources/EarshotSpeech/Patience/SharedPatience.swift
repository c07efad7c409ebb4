import Synchronization

/// One patience for a run: how often something outside may keep us waiting before nothing more is asked
/// of it.
///
/// Whoever waits for the same thing shares one, however many they are; each says when it waited in vain
/// and when it was answered. How long one wait is, is theirs.
///
/// 1. After a first silence what was asked is asked again, for a busy machine is no broken one.
/// 2. After a second one in a row it is asked for the least it can do.
/// 3. When it does not do that either, or has been silent ``limit`` times in all, it is given up for good.
public final class SharedPatience: Sendable {
  /// What to do after a silence.
  public enum Advice: String, Hashable, Sendable {
    /// Ask the same again.
    case askAgain
    /// Ask for the least that can be asked for; when there is an answer what was asked before is to blame.
    case probe
    /// Ask for nothing any more.
    case giveUp
  }

  /// How many silences of a run there are at most.
  public let limit: Int

  private struct State {
    var inRow = 0
    var total = 0
    var isExhausted = false
  }

  private let state = Mutex(State())

  /// Creates a patience that was not tried yet; a limit below 3 becomes 3.
  public init(limit: Int = 9) {
    self.limit = max(limit, 3)
  }

  /// Whether nothing more is to be asked.
  public var isExhausted: Bool { state.withLock { $0.isExhausted } }

  /// Notes that there was no answer in time, and returns what to do.
  public func noteSilence() -> Advice {
    state.withLock { state in
      state.inRow += 1
      state.total += 1
      if state.inRow > 2 || state.total >= limit { state.isExhausted = true }
      if state.isExhausted { return .giveUp }
      return state.inRow == 1 ? .askAgain : .probe
    }
  }

  /// Notes an answer, after which silences are counted as the first in a row again.
  public func noteAnswer() {
    state.withLock { $0.inRow = 0 }
  }
}
