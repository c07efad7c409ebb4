/// What a host does that stands still: no app runs behind it that could be touched, wait or be told.
extension AccessibilityHost {
  /// It has no name.
  public var applicationName: String? { nil }
  /// Its screens have no names.
  public var screenTitle: String? { nil }

  /// What is read was there before.
  @discardableResult
  public func launch() -> Bool { true }
  /// Nothing runs that could stop.
  public func suspend() {}
  /// Nothing has stopped.
  public func enterForeground() {}
  /// Nothing runs that could end.
  public func terminate() {}

  /// Does nothing.
  public func update() -> Bool { false }
  /// Does nothing.
  public func doWaitingWork() -> Int { 0 }
  /// What was done may have changed anything.
  public var waitingWorkMayChange: Bool { true }
  /// Nothing waits.
  public var hasWaitingWork: Bool { false }
  /// It cannot be told, so that the host gets another turn.
  public var isAtRest: Bool { false }
  /// What is done is done here, at once.
  public var isSettled: Bool { true }
  /// There is no update that could be stopped.
  public var isRestless: Bool { false }

  /// Nothing is ever due.
  public var nextDue: Duration? { nil }
  /// There is no clock to be moved.
  public func advanceClock(to time: Duration) {}
  /// No work can be left.
  public func onWaitingWork(_ wake: (@Sendable () -> Void)?) {}

  /// Nothing takes touches that last.
  public func deliverLongPress(to element: Responder) -> Responder? { nil }
  /// There are no menus.
  public func openMenu(of element: Responder) -> Responder? { nil }
  /// Nothing receives keys.
  public var firstResponder: Responder? { nil }
  /// Nothing takes touches that last.
  public func putFinger(at point: Point) -> (any TouchingFinger)? { nil }
  /// Nothing takes text.
  public func typeText(_ text: String) -> Bool { false }
  /// Nothing takes keys.
  public func pressDelete() -> Bool { false }

  /// There are no other screens.
  public func scenes(from element: Responder?) -> [HostScene] { [] }
  /// Nothing is known.
  public func deadEnd(at element: Responder, hasAnswered: Bool) -> DeadEnd? { nil }

  /// Does the work at once.
  public func whenRunning(_ work: @escaping () -> Void) { work() }
  /// Has everybody told at once.
  public func voiceOverDidChange(isRunning: Bool) -> VoiceOverStatusDidChange? {
    VoiceOverStatusDidChange(isVoiceOverRunning: isRunning)
  }
  /// Nothing happens inside that could be told.
  public func observe(_ observer: ((AccessibilityHostEvent) -> Void)?) {}

  /// No state is kept.
  public func shareReaderPosition(_ position: (() -> ReaderPosition?)?) {}
  /// No state was kept.
  public func takeRestoredReaderPosition() -> ReaderPosition? { nil }
}
