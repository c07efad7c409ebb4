public import EarshotModel

/// What a session needs of an application besides its screen and its clock.
extension Application {
  /// Sets what is called when something was left in the ``mailbox``.
  public final func onWaitingWork(_ wake: (@Sendable () -> Void)?) {
    mailbox.onArrival(wake)
  }

  /// Puts a finger down that is moved and lifted by itself.
  ///
  /// - Returns: The finger, or `nil` when nothing takes the touch or the app is not active.
  public final func putFinger(at point: Point) -> (any TouchingFinger)? {
    beginTouch(at: point).map { ApplicationFinger(application: self, touch: $0) }
  }

  /// Does what leads to code of the app, at once or when it is no longer suspended.
  public final func whenRunning(_ work: @escaping () -> Void) {
    guard applicationState == .suspended else { return work() }
    lifecycle.heldBack.append(work)
  }

  /// Tells the app that a screen reader came or went; at once, or when it is no longer suspended.
  ///
  /// - Returns: `nil`: the app posts the message itself.
  @discardableResult
  public final func voiceOverDidChange(isRunning: Bool) -> VoiceOverStatusDidChange? {
    isVoiceOverRunning = isRunning
    if applicationState != .suspended { tellVoiceOverStatus() }
    return nil
  }

  /// Sets where state restoration asks for the place of the reader.
  public final func shareReaderPosition(_ position: (() -> ReaderPosition?)?) {
    readerPosition = position
  }
}

/// A finger that an application has taken.
private struct ApplicationFinger: TouchingFinger {
  let application: Application
  let touch: Touch

  func move(to point: Point) {
    application.moveTouch(touch, to: point)
  }

  func lift() {
    application.endTouch(touch)
  }
}
