public import EarshotModel

/// A tree that lives elsewhere, offered to a screen reader as responders.
///
/// What its source tells waits in the mailbox until the session's turn, which takes in all of it at once and
/// posts what a screen reader expects: a new screen once, a new layout once, and what regions say that live.
/// Readers of what lives follow it best with the behaviour of devices, in which a new layout leaves the cursor
/// where it is.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class TreeMirror: AccessibilityHost {
  /// What people call what is mirrored: a program, a page, a device.
  public var applicationName: String?
  /// The kind of device, which sets the row height of the reading order.
  public var interfaceIdiom = InterfaceIdiom.phone
  /// The reading direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language of texts that name no other.
  public var accessibilityLanguage: String?
  /// Where the reader reports what it does.
  public let notificationCenter = TypedNotificationCenter()
  /// Hears how each request ended.
  public var onRequestEnd: ((NodeRequest, RequestEnd) -> Void)?
  /// The number of the last request of which all that followed has been told.
  public internal(set) var settledRequest = 0

  let tree: MirrorTree
  let source: (any MirrorSource)?
  let mailbox: MirrorMailbox
  /// Whether the source is gone.
  var hasEnded = false
  var clock = Duration.zero
  var requests = RequestBook()
  /// What has been found out in the present turn.
  var news = MirrorNews()
  /// Whether anything but announcements was taken in last.
  public private(set) var waitingWorkMayChange = true
  /// How many elements have been given another node since the mirror was made.
  package internal(set) var nodeUpdates = 0
  private var posted: [AccessibilityNotification] = []
  private var observer: ((AccessibilityHostEvent) -> Void)?

  /// Mirrors what a source tells; its first frames are there after the first turn.
  ///
  /// - Parameters:
  ///   - source: Where the tree lives; it is opened here.
  ///   - vocabulary: What its words mean.
  ///   - mailbox: Where it leaves what it tells.
  public init(
    _ source: any MirrorSource, vocabulary: Vocabulary, mailbox: MirrorMailbox = MirrorMailbox()
  ) {
    tree = MirrorTree(vocabulary: vocabulary, textUnit: source.textUnit)
    self.source = source
    self.mailbox = mailbox
    tree.ask = { [weak self] action, node, frame in
      self?.takes(action, of: node, in: frame) ?? false
    }
    tree.isPending = { [weak self] node in self?.requests.isActing(on: node) ?? false }
    tree.isAskingChildren = { [weak self] node in
      self?.requests.isAsking(node, in: node.frame) { $0.isForChildren } ?? false
    }
    source.open(mailbox)
  }

  /// Mirrors a tree that never changes, as a file holds it.
  public init(_ snapshot: TreeSnapshot, vocabulary: Vocabulary) {
    tree = MirrorTree(vocabulary: vocabulary)
    source = nil
    mailbox = MirrorMailbox()
    take(FrameSnapshot(snapshot, stamp: FrameStamp(revision: 0)))
    link()
    news = MirrorNews()
  }

  /// Ends the source; what is mirrored stays as it is.
  public func terminate() {
    guard !hasEnded else { return }
    hasEnded = true
    mailbox.close()
    source?.close()
    for ended in requests.takeAll() { onRequestEnd?(ended.request, .lost) }
    requests.settle(upTo: .max)
  }

  /// The windows, from the back to the front.
  public var windows: [MirrorFrame] { tree.windows }

  /// What people call the screen in front, or `nil` when it has no name.
  public var screenTitle: String? { tree.windows.last?.title }

  /// The element of a node, or `nil` when the node is not there.
  public func element(_ identity: NodeIdentity) -> MirrorElement? { tree.element(identity) }

  func post(_ notification: AccessibilityNotification) { posted.append(notification) }

  func tell(_ event: AccessibilityHostEvent) { observer?(event) }

  // MARK: The host

  /// The window in front: what stands behind it is another screen.
  public var accessibilityRoots: [Responder] { tree.windows.suffix(1) }

  /// It is always on the screen.
  public var applicationState: ApplicationState { .active }

  /// Asks for the innermost thing there to be pressed.
  public func deliverTap(at point: Point) -> Responder? {
    for window in tree.windows.reversed() {
      guard let found = window.accessibilityHitTest(point) else { continue }
      return ResponderPath(from: found).first { $0.accessibilityActivate() ? $0 : nil }
    }
    return nil
  }

  /// Nobody takes a touch who was not asked already.
  public func deliverTap(to element: Responder) -> Responder? { nil }

  /// The element that typed text goes to over there.
  public var firstResponder: Responder? {
    tree.focusedElement.flatMap { $0.isTextEdited ? $0 : nil }
  }

  /// Where keys have moved the insertion point over there.
  public var accessibilityInsertionPoint: AccessibilityInsertionPoint? {
    guard let point = tree.insertionPoint, let element = tree.element(point.node) else {
      return nil
    }
    return AccessibilityInsertionPoint(
      in: element, after: point.characters, isOnSpace: point.isOnSpace,
      isInBlankLine: point.isInBlankLine, moves: point.moves)
  }

  /// Types where the focus over there is: into the text that is edited, or else as keys.
  public func typeText(_ text: String) -> Bool {
    guard let frame = tree.focused?.frame ?? tree.windows.last?.identity, !text.isEmpty else {
      return false
    }
    return takes(.type(text), of: tree.focused, in: frame)
  }

  /// Deletes where the focus over there is.
  public func pressDelete() -> Bool {
    guard let frame = tree.focused?.frame ?? tree.windows.last?.identity else { return false }
    return takes(.deleteBackward, of: tree.focused, in: frame)
  }

  /// There are no media.
  public func toggleMedia() -> Bool { false }

  /// What has followed from what the source has told since the last call.
  public func takeAccessibilityNotifications() -> [AccessibilityNotification] {
    defer { posted = [] }
    return posted
  }

  /// Sets who hears that mail was taken in, and that changes were missing.
  public func observe(_ observer: ((AccessibilityHostEvent) -> Void)?) { self.observer = observer }

  // MARK: The turn

  /// Sets what is called when the source has told something.
  public func onWaitingWork(_ wake: (@Sendable () -> Void)?) { mailbox.onArrival(wake) }

  /// Whether the source has told something, or an answer is overdue.
  public var hasWaitingWork: Bool { !mailbox.isEmpty || (nextDue.map { $0 <= clock } ?? false) }

  /// What stands still comes to rest.
  public var isAtRest: Bool { !hasWaitingWork && posted.isEmpty }

  /// Whether all has been told that follows from what a person has done.
  public var isSettled: Bool { requests.isSettled && (hasEnded || source?.isSettled ?? true) }

  /// When a recording tells something next, or a request ends without an answer.
  public var nextDue: Duration? {
    guard let deadline = requests.nextDeadline else { return source?.nextDue }
    return min(source?.nextDue ?? deadline, deadline)
  }

  /// Moves the clock by which requests wait and recordings live.
  public func advanceClock(to time: Duration) { clock = max(clock, time) }

  /// Takes in what the source has told, all at once, and ends requests that were not answered in time.
  public func doWaitingWork() -> Int {
    if let due = source?.nextDue, due <= clock { source?.advance(to: clock) }
    let letters = mailbox.takeAll()
    for letter in letters { take(letter) }
    let late = requests.takeLate(at: clock)
    for one in late { conclude(one.request, .timedOut) }
    let wasAwaited = requests.stopWaiting(at: clock)
    guard !letters.isEmpty || !late.isEmpty || wasAwaited else { return 0 }
    waitingWorkMayChange = !late.isEmpty || wasAwaited || !letters.allSatisfy(\.isAnnouncement)
    if !letters.isEmpty { tell(.mail) }
    link()
    fetchTexts()
    postNews()
    return letters.count + late.count + (wasAwaited ? 1 : 0)
  }
}
