import Synchronization

/// The one patience of a run: how long something outside may keep us waiting, and how often, before
/// nothing more is asked of it.
///
/// A run makes one and hands it to all who wait: to the voice and to the sound devices. Each says when
/// it waited in vain and when it was answered. Silences in a row are counted for each by itself, as one
/// may be well while another is not; those of the run are counted together.
///
/// 1. After a first silence what was asked is asked again, for a busy machine is no broken one.
/// 2. After a second one in a row it is asked for the least it can do, or is given the least time.
/// 3. When it does not do that either, or when there were ``limit`` silences in the run, it is given up
///    for good.
public final class SharedPatience: Sendable {
  /// Who is waited for.
  public enum Awaited: Hashable, Sendable {
    /// The program of the voice.
    case voice
    /// The sound server, or the sound card in its place.
    case sound
  }

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
  /// How long one answer may take.
  ///
  /// Most come within milliseconds, but a busy machine must not look like
  /// a broken one.
  public let longestWait: Duration
  /// How long one answer may take that should be there at once, or that we no longer count on.
  public let shortestWait: Duration

  private struct State {
    /// What came of waiting for one of them.
    struct Waiting {
      var silencesInRow = 0
      var isGivenUp = false
    }

    private var voice = Waiting()
    private var sound = Waiting()
    var silences = 0

    subscript(awaited: Awaited) -> Waiting {
      get {
        switch awaited {
        case .voice: voice
        case .sound: sound
        }
      }
      set {
        switch awaited {
        case .voice: voice = newValue
        case .sound: sound = newValue
        }
      }
    }
  }

  private let state = Mutex(State())

  /// Creates a patience that was not tried yet; a limit below 3 becomes 3.
  public init(
    limit: Int = 9, longestWait: Duration = .seconds(3),
    shortestWait: Duration = .milliseconds(500)
  ) {
    self.limit = max(limit, 3)
    self.longestWait = longestWait
    self.shortestWait = shortestWait
  }

  /// Whether nothing more is to be asked of somebody.
  public func isExhausted(for awaited: Awaited) -> Bool {
    state.withLock { $0[awaited].isGivenUp }
  }

  /// How long the next answer of somebody may take.
  public func wait(for awaited: Awaited) -> Duration {
    state.withLock { $0[awaited].silencesInRow < 2 ? longestWait : shortestWait }
  }

  /// Notes that somebody gave no answer in time, and returns what to do.
  @discardableResult
  public func noteSilence(of awaited: Awaited) -> Advice {
    state.withLock { state in
      state.silences += 1
      state[awaited].silencesInRow += 1
      let inRow = state[awaited].silencesInRow
      if inRow > 2 || state.silences >= limit { state[awaited].isGivenUp = true }
      if state[awaited].isGivenUp { return .giveUp }
      return inRow == 1 ? .askAgain : .probe
    }
  }

  /// Notes an answer, after which silences are counted as the first in a row again.
  public func noteAnswer(of awaited: Awaited) {
    state.withLock { $0[awaited].silencesInRow = 0 }
  }
}
