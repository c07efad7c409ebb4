import EarshotModel
import EarshotSession
import EarshotSpeech

/// Lets the time of a session pass with real time, and wakes the host when something is due.
final class HostClock {
  private let beginning = ContinuousClock.now
  /// The time that was left out because nobody waits for it to pass.
  private var skipped = Duration.zero
  private let alarm: Alarm
  private var alarmTime: Duration?

  /// Begins to count.
  ///
  /// - Parameter wake: Wakes the host.
  /// - Throws: `TerminalError.refused` when the system has no thread to give.
  init(_ wake: @escaping @Sendable () -> Void) throws(TerminalError) {
    alarm = try Alarm(wake)
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

  /// Has the host woken when the session, or what is said in virtual time, next has something to do.
  func setAlarm(for session: Session) {
    // An alarm that rings too soon is cheaper than one that is set anew with every key.
    guard let next = [session.nextDue, session.speech.nextEventTime].compactMap(\.self).min(),
      alarmTime.map({ next < $0 }) ?? true
    else { return }
    alarmTime = next
    alarm.set(after: max(.zero, next - now))
  }

  /// Notes that the host was woken.
  func alarmRang() {
    alarmTime = nil
  }
}
