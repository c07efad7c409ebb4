// An application is driven from outside, by whoever owns it, and never moves by itself:
//
//  1. `launch()`, `enterBackground()` and their like lead it through its life, step by step as UIKit
//     does (`Application+Lifecycle`);
//  2. touches and typed text come in through methods of their own (`Application+Touches`, `+Typing`);
//  3. the mailbox and the schedule hold what is to be done later; the session's turn does it
//     (`Application+Time`);
//  4. `update()` lays everything out once and finishes transitions;
//  5. accessibility notifications are queued by `post` until the session takes them.

public import EarshotModel

/// An app with its windows, which ends every responder chain but for its delegate
/// (`UIApplication`).
///
/// There is no shared application. Make one, give it windows, and give it to a session.
open class Application: Responder, AccessibilityHost, ActionReceiver {
  /// The app's own object that is told of its life and makes decisions about it.
  public final weak var delegate: (any ApplicationDelegate)? {
    didSet { standsBeforeDelegate = delegate.map(Self.isOutsideOfChains) ?? false }
  }

  /// The windows, from the back to the front.
  public final var windows: [Window] { shownWindows }

  /// The window that receives typed keys.
  public private(set) final var keyWindow: Window?

  /// Delivers the messages of the app and of the system.
  public final let notificationCenter = TypedNotificationCenter()

  /// What was cut or copied last in the app.
  public final let pasteboard = Pasteboard()

  /// Takes work for the app from other tasks.
  public final let mailbox = Mailbox()

  /// The surroundings of all windows: device, direction and language.
  public final var traitCollection: TraitCollection {
    get { surroundings }
    set { surroundings = newValue }
  }

  /// Plays or pauses the app's media when nothing else answers a magic tap; returns whether there
  /// was anything to play or pause.
  public final var mediaToggle: (() -> Bool)?

  /// What people call the app (`CFBundleDisplayName`), which a screen reader says that was on before the app.
  public final var applicationName: String?

  /// What date pickers without a date of their own show, in seconds since the beginning of 2001 and in the
  /// time zone of the interface; `nil` while nobody has told.
  ///
  /// It stands still until it is set again, so that what is read does not depend on when it is read.
  public final var currentDate: Double?

  /// How much of the app is running.
  public internal(set) final var applicationState = ApplicationState.inactive

  /// Whether the app was launched and has not ended.
  public internal(set) final var isRunning = false

  /// Whether a screen reader reads the app (`UIAccessibility.isVoiceOverRunning`).
  public internal(set) final var isVoiceOverRunning = false

  /// What keeps the state of the app while it is away; without one nothing is kept.
  public final var statePreservation: (any StatePreserving)?

  /// Answers where the cursor of the reader is, for the state that is kept; set by the session.
  public final var readerPosition: (() -> ReaderPosition?)?

  final var restoration = ApplicationRestoration()
  final var lifecycle = Lifecycle()
  final var schedule = Schedule()
  final var clock = Duration.zero
  private(set) final lazy var touchDelivery = TouchDelivery(application: self)
  /// Controllers whose appearance the next update ends.
  final var pendingAppearances = PendingAppearances()
  final var transitionChain = TransitionChain()
  /// Whether the last update was stopped because the interface did not come to rest.
  public internal(set) final var isRestless = false
  // These every turn asks for. They are private and never changed in place, so that they are read without
  // the checks for overlapping access.
  private var shownWindows: [Window] = []
  private var surroundings: TraitCollection
  /// Whether the responder chain goes on to the delegate.
  private var standsBeforeDelegate = false

  private var animatedTransitions: [TransitionQueue] = []
  private var posted: [AccessibilityNotification] = []
  private var observer: ((AccessibilityHostEvent) -> Void)?

  /// Creates an app that was not launched yet.
  public init(traitCollection: TraitCollection = TraitCollection()) {
    surroundings = traitCollection
    super.init()
  }

  /// The methods that a storyboard can call by name; an override adds to those of `super`.
  open class var actionMethods: [ActionMethod] { [] }

  // MARK: Windows

  /// Shows `window` in front of the others that have its level or a lower one.
  public final func addWindow(_ window: Window) {
    if window.application !== self {
      window.application?.removeWindow(window)
      window.application = self
    }
    var windows = shownWindows.filter { $0 !== window }
    let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: place)
    shownWindows = windows
  }

  /// Shows `window` no more.
  public final func removeWindow(_ window: Window) {
    guard window.application === self else { return }
    if keyWindow === window { keyWindow = nil }
    shownWindows = shownWindows.filter { $0 !== window }
    window.application = nil
  }

  final func setKeyWindow(_ window: Window) {
    keyWindow = window
  }

  // MARK: The responder chain

  /// The delegate, when it is a responder that stands in no other chain; otherwise `nil`.
  open override var next: Responder? { standsBeforeDelegate ? delegate as? Responder : nil }

  private static func isOutsideOfChains(_ delegate: any ApplicationDelegate) -> Bool {
    switch delegate {
    case is View, is ViewController, is Application: false
    default: delegate is Responder
    }
  }

  // MARK: Accessibility

  /// Tells assistive technology of a change, or has it say something.
  ///
  /// The notification is queued; the reader takes it up once the present code of the app has
  /// returned.
  public final func post(_ notification: AccessibilityNotification) {
    posted.append(notification)
  }

  open func takeAccessibilityNotifications() -> [AccessibilityNotification] {
    guard applicationState != .suspended, !posted.isEmpty else { return [] }
    defer { posted = [] }
    return posted
  }

  open var accessibilityRoots: [Responder] { windows.filter { !$0.isHidden } }

  open var interfaceIdiom: InterfaceIdiom { traitCollection.userInterfaceIdiom }

  open var layoutDirection: LayoutDirection { traitCollection.layoutDirection }

  /// The language of the app's texts; that of the system's texts unless another was set.
  open override var accessibilityLanguage: String? {
    get { super.accessibilityLanguage ?? traitCollection.systemTexts.language }
    set { super.accessibilityLanguage = newValue }
  }

  open override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(children: windows)
  }

  open func deliverTap(at point: Point) -> Responder? {
    finishTap(beginTouch(at: point))
  }

  open func deliverTap(to element: Responder) -> Responder? {
    finishTap(applicationState == .active ? touchDelivery.begin(on: element) : nil)
  }

  /// No other screens; what opens files without the code of their app offers theirs.
  open func scenes(from element: Responder?) -> [HostScene] { [] }

  /// None: the code of an app is here.
  open func deadEnd(at element: Responder, hasAnswered: Bool) -> DeadEnd? { nil }

  open func deliverLongPress(to element: Responder) -> Responder? {
    guard applicationState == .active else { return nil }
    if let owner = openMenu(of: element) { return owner }
    let touch = touchDelivery.begin(on: element)
    for case let gesture as LongPressGestureRecognizer in touch?.gestureRecognizers ?? [] {
      gesture.letTimePass()
    }
    return finishTap(touch)
  }

  open func openMenu(of element: Responder) -> Responder? {
    applicationState == .active ? element.openContextMenu() : nil
  }

  /// Lifts a finger at once, and returns who took the touch.
  private func finishTap(_ touch: Touch?) -> Responder? {
    guard let touch else { return nil }
    endTouch(touch)
    // What took the touch may have gone by it; the app was there all the same.
    return touch.wasClaimed ? touch.taker ?? self : nil
  }

  open func toggleMedia() -> Bool { mediaToggle?() ?? false }

  // MARK: What waits

  /// Whether nothing that the app knows of waits for the next turn.
  public final var isAtRest: Bool {
    posted.isEmpty && animatedTransitions.isEmpty && pendingAppearances.isEmpty && !hasWaitingWork
      && !windows.contains { $0.isOnDirtyPath && $0.isShown }
  }

  /// Has the next update finish the transition that is open in `queue`.
  final func addAnimatedTransition(of queue: TransitionQueue) {
    animatedTransitions.append(queue)
  }

  /// Takes the queues whose transitions are to be finished, in the order in which they began.
  final func takeAnimatedTransitions() -> [TransitionQueue] {
    guard !animatedTransitions.isEmpty else { return [] }
    defer { animatedTransitions = [] }
    return animatedTransitions
  }

  // MARK: What the session is told

  /// Sets who hears of everything that belongs in a transcript.
  public final func observe(_ observer: ((AccessibilityHostEvent) -> Void)?) {
    self.observer = observer
  }

  /// Tells of something that belongs in a transcript.
  package final func note(_ event: @autoclosure () -> AccessibilityHostEvent) {
    observer?(event())
  }
}
