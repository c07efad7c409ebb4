import EarshotModel
import EarshotSession
import EarshotSpeech

/// Lets the time of a session pass with real time, and wakes the host when something is due.
final class HostClock {
  private let beginning = ContinuousClock.now
  /// The time that was left out because nobody waits for it to pass.
  private var skipped = Duration.zero
  private var alarm: Task<Void, Never>?
  private var alarmTime: Duration?

  /// How finely virtual speech follows real time.
  private static let step = Duration.milliseconds(30)

  deinit {
    alarm?.cancel()
  }

  /// The time since the host began, with what was skipped.
  var now: Duration { beginning.duration(to: .now) + skipped }

  /// Brings a session to the present.
  func bringUp(_ session: Session) {
    let behind = now - session.now
    session.advance(by: behind.inSeconds)
  }

  /// Lets everything be said to its end at once, as if its time had passed.
  func skipSpeech(of session: Session) {
    session.advanceUntilSilent()
    skipped += max(.zero, session.now - now)
  }

  /// Has the host woken when the session next has something to do.
  func setAlarm(for session: Session, _ ring: @escaping @Sendable () -> Void) {
    var next = session.nextDue
    if !session.speech.isIdle {
      next = min(next ?? .seconds(3_600), now + Self.step)
    }
    // An alarm that rings too soon is cheaper than one that is set anew with every key.
    guard let next, alarmTime.map({ next < $0 }) ?? true else { return }
    alarm?.cancel()
    alarmTime = next
    let wait = max(.zero, next - now)
    alarm = Task {
      do { try await Task.sleep(for: wait) } catch { return }
      ring()
    }
  }

  /// Notes that the host was woken.
  func alarmRang() {
    alarmTime = nil
  }
}
