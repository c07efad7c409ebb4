/// What a screen reader and its session need of the thing that is read: an application, a document, the
/// screen of a terminal program.
///
/// They know hosts only through this protocol and the ``Responder`` tree they offer. What a host has to
/// say is above; all that belongs to an app that lives, such as time, touches and a mailbox, need only be
/// given by a host that has it. The rest of hosts stand still, take nothing and have nothing to do.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol AccessibilityHost: AnyObject {
  /// The trees to read, from the back to the front: an application's windows.
  var accessibilityRoots: [Responder] { get }

  /// The kind of device, which sets the row height of the reading order.
  var interfaceIdiom: InterfaceIdiom { get }

  /// The reading direction of the interface.
  var layoutDirection: LayoutDirection { get }

  /// The language of texts that name no other, as a BCP 47 tag, or `nil` when it is not known.
  var accessibilityLanguage: String? { get }

  /// What people call the app, or `nil` when it has no name.
  var applicationName: String? { get }

  /// What people call the screen in front, or `nil` when that is not known.
  var screenTitle: String? { get }

  /// Whether the host is on screen, in the background, or suspended.
  var applicationState: ApplicationState { get }

  /// Touches the screen briefly at `point`, in screen points; the default effect of a double tap.
  ///
  /// - Returns: Who took the touch, or `nil` when nothing was there that did.
  func deliverTap(at point: Point) -> Responder?

  /// Touches what the cursor stands on, at its activation point: the element, something inside it, or
  /// what stands around it in the responder chain, but nothing that merely lies above it.
  ///
  /// - Returns: Who took the touch, or `nil` when nobody did.
  func deliverTap(to element: Responder) -> Responder?

  /// Does what a finger does that stays on the element: what a long press asks for, or the menu of the
  /// element.
  ///
  /// - Returns: Who took it, or `nil` when nobody did.
  func deliverLongPress(to element: Responder) -> Responder?

  /// Opens the menu of an element, as the second button of a mouse does.
  ///
  /// - Returns: Whose menu it is, or `nil` where there is none.
  func openMenu(of element: Responder) -> Responder?

  /// Plays or pauses media, the system's own answer to a magic tap (guide row G29).
  ///
  /// - Returns: Whether there was anything to play or pause.
  func toggleMedia() -> Bool

  // MARK: Its life

  /// Begins to run what is read; what has begun before goes on as it is.
  ///
  /// - Returns: Whether it has begun, and nothing in it objected.
  @discardableResult
  func launch() -> Bool

  /// Leaves the screen, and does nothing until it comes back.
  func suspend()

  /// Comes back on screen.
  func enterForeground()

  /// Ends for good.
  func terminate()

  // MARK: Where nothing leads

  /// Looks for other screens that can be shown where nothing on the present one leads there.
  ///
  /// - Parameter element: What the listener stands on.
  /// - Returns: The screens, the likeliest first.
  func scenes(from element: Responder?) -> [HostScene]

  /// Tells why an element that was activated has led no further.
  ///
  /// - Parameters:
  ///   - element: What was activated.
  ///   - hasAnswered: Whether it has said something, as a row does that is chosen.
  /// - Returns: The reason; `nil` where it has done what it does, and where nothing is known.
  func deadEnd(at element: Responder, hasAnswered: Bool) -> DeadEnd?

  // MARK: What it posts

  /// Takes the accessibility notifications posted since the last call, in the order of posting.
  func takeAccessibilityNotifications() -> [AccessibilityNotification]

  /// Where the reader reports focus changes, finished announcements and its own status.
  var notificationCenter: TypedNotificationCenter { get }

  // MARK: The turn

  /// Brings the screen up to date: lays out what has changed and finishes what is on its way.
  ///
  /// - Returns: Whether there was anything to do.
  func update() -> Bool

  /// Does what was left for the host and what is due, by its clock.
  ///
  /// - Returns: How many things were done.
  func doWaitingWork() -> Int

  /// Whether the last ``doWaitingWork()`` may have changed anything that a reader finds by looking, and has not only
  /// said something.
  var waitingWorkMayChange: Bool { get }

  /// Whether there is anything to do before time has to pass.
  var hasWaitingWork: Bool { get }

  /// Whether nothing that the host knows of waits for the next turn; a host that cannot tell gets another
  /// turn.
  var isAtRest: Bool { get }

  /// Whether all has been told that follows from what a person has done, where that is done elsewhere.
  var isSettled: Bool { get }

  /// Whether the last update was stopped because the screen did not come to rest.
  var isRestless: Bool { get }

  // MARK: Time

  /// When the next work is due, since the session began, or `nil` when there is none.
  var nextDue: Duration? { get }

  /// Moves the clock of the host, which never goes back.
  func advanceClock(to time: Duration)

  /// Sets what is called, on whatever thread, when work was left for the host by another task; a session
  /// that waits for real time goes on with it.
  func onWaitingWork(_ wake: (@Sendable () -> Void)?)

  // MARK: Hands

  /// The responder that receives typed keys.
  var firstResponder: Responder? { get }

  /// Where what is typed comes to stand, where nothing that is read is edited by the reader: as in a terminal.
  ///
  /// What a person asks of the text begins there once they have moved it, and goes on from where they have gone since.
  var accessibilityInsertionPoint: AccessibilityInsertionPoint? { get }

  /// Puts a finger down on the screen.
  ///
  /// - Returns: The finger, or `nil` when nothing takes the touch.
  func putFinger(at point: Point) -> (any TouchingFinger)?

  /// Types text; a line break is the return key.
  ///
  /// - Returns: Whether something took it all.
  func typeText(_ text: String) -> Bool

  /// Presses the key that deletes backward.
  ///
  /// - Returns: Whether something took it.
  func pressDelete() -> Bool

  // MARK: What is told

  /// Does what leads to code of the app: at once, or when it is no longer suspended.
  func whenRunning(_ work: @escaping () -> Void)

  /// Takes note of a screen reader that comes or goes.
  ///
  /// - Returns: The message that is to be posted about it, or `nil` when the host posts it itself, as one
  ///   that is suspended does later.
  func voiceOverDidChange(isRunning: Bool) -> VoiceOverStatusDidChange?

  /// Sets who hears of everything that happens inside the host and belongs in a transcript.
  func observe(_ observer: ((AccessibilityHostEvent) -> Void)?)

  // MARK: What comes back

  /// Lets the host ask where the reader stands, for when it keeps its state; `nil` when nobody reads it
  /// any more.
  func shareReaderPosition(_ position: (() -> ReaderPosition?)?)

  /// Where the reader is to come back to; given once, as soon as there is a screen to stand on.
  func takeRestoredReaderPosition() -> ReaderPosition?
}

extension AccessibilityHost {
  /// What is typed comes to stand in what is edited, if anything is.
  public var accessibilityInsertionPoint: AccessibilityInsertionPoint? { nil }

  /// Touches whatever is at the activation point, for hosts on which nothing lies above anything.
  public func deliverTap(to element: Responder) -> Responder? {
    deliverTap(at: element.accessibilityActivationPoint)
  }

  /// Touches the screen briefly at `point`, in screen points.
  ///
  /// - Returns: Whether something was there that took the touch.
  @discardableResult
  public func tap(at point: Point) -> Bool { deliverTap(at: point) != nil }
}
