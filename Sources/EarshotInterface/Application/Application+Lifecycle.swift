package import EarshotModel

/// The life of an app, in the order in which UIKit tells of it: the delegate first, then observers.
///
/// Every step may be asked for in any state; what has to come before it comes first, and a step that
/// leads nowhere does nothing.
extension Application {
  /// Launches the app without options, as from the home screen, and makes it active; a second launch does
  /// nothing.
  ///
  /// - Returns: Whether the delegate had nothing against it.
  @discardableResult
  public final func launch() -> Bool { launch(options: LaunchOptions()) }

  /// Launches the app and makes it active; a second launch does nothing.
  ///
  /// - Returns: Whether the delegate accepted the options.
  @discardableResult
  public final func launch(options: LaunchOptions) -> Bool {
    guard !lifecycle.wasLaunched else { return false }
    lifecycle.wasLaunched = true
    isRunning = true
    statePreservation?.applicationWillLaunch(self)
    tell("application(_:willFinishLaunchingWithOptions:)")
    let isWilling =
      delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
    statePreservation?.restoreState(of: self)
    tell("application(_:didFinishLaunchingWithOptions:)")
    let isDone = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
    deliver(ApplicationDidFinishLaunching())
    becomeActive()
    restoration.isLaunched = true
    finishLaunchIfRestored()
    return isWilling && isDone
  }

  /// Makes an app that is on screen receive input; does nothing in the background.
  public final func becomeActive() {
    guard isRunning, applicationState == .inactive else { return }
    applicationState = .active
    tell("applicationDidBecomeActive")
    delegate?.applicationDidBecomeActive(self)
    deliver(ApplicationDidBecomeActive())
  }

  /// Makes the app stop receiving input, as a call or an alert of the system does; touches are
  /// cancelled.
  public final func resignActive() {
    guard isRunning, applicationState == .active else { return }
    tell("applicationWillResignActive")
    delegate?.applicationWillResignActive(self)
    deliver(ApplicationWillResignActive())
    touchDelivery.cancelAll()
    applicationState = .inactive
  }

  /// Takes the app off screen; it goes on running.
  public final func enterBackground() {
    resignActive()
    guard isRunning, applicationState == .inactive else { return }
    applicationState = .background
    tell("applicationDidEnterBackground")
    delegate?.applicationDidEnterBackground(self)
    deliver(ApplicationDidEnterBackground())
    statePreservation?.preserveState(of: self)
  }

  /// Stops the app, which leaves the screen first; nothing of it runs until it comes back.
  public final func suspend() {
    enterBackground()
    if applicationState == .background { applicationState = .suspended }
  }

  /// Brings the app back on screen and makes it active.
  ///
  /// Messages that were held back while it was suspended are delivered after it has entered the
  /// foreground and before it becomes active (guide row G33).
  public final func enterForeground() {
    guard isRunning else { return }
    if applicationState == .background || applicationState == .suspended {
      applicationState = .background
      tell("applicationWillEnterForeground")
      delegate?.applicationWillEnterForeground(self)
      deliver(ApplicationWillEnterForeground())
      applicationState = .inactive
      deliverWhatWasHeldBack()
    }
    becomeActive()
  }

  /// Ends the app for good; a suspended app is not told.
  public final func terminate() {
    guard isRunning else { return }
    if applicationState != .suspended {
      enterBackground()
      tell("applicationWillTerminate")
      delegate?.applicationWillTerminate(self)
      deliver(ApplicationWillTerminate())
    }
    isRunning = false
    lifecycle.heldBack = []
    schedule.cancelAll()
    mailbox.close()
  }

  /// Ends the app as when a person force-quits it; its state is thrown away.
  public final func forceQuit() {
    guard isRunning else { return }
    terminate()
    statePreservation?.discardState(of: self)
  }

  /// Tells the app that memory is short: its delegate, then every controller, parents first, then
  /// observers (guide row G13).
  public final func receiveMemoryWarning() {
    guard isRunning, applicationState != .suspended else { return }
    tell("applicationDidReceiveMemoryWarning")
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in allViewControllers {
      note(.callback(receiver: controller.transcriptName, name: "didReceiveMemoryWarning"))
      controller.didReceiveMemoryWarning()
    }
    deliver(ApplicationDidReceiveMemoryWarning())
  }

  /// Every controller that a window leads to: children before what is presented over them.
  private var allViewControllers: [ViewController] {
    var found: [ViewController] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = windows.reversed().compactMap(\.rootViewController)
    while let controller = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      found.append(controller)
      if let presented = controller.ownPresentedViewController { waiting.append(presented) }
      waiting += controller.children.reversed()
    }
    return found
  }

  /// Posts a typed message, at once or when the app is no longer suspended.
  package final func deliver<Message: NotificationMessage>(_ message: Message) {
    guard applicationState != .suspended else {
      return whenRunning { [weak self] in self?.deliver(message) }
    }
    note(.message(message))
    notificationCenter.post(message)
  }

  private func deliverWhatWasHeldBack() {
    let heldBack = lifecycle.heldBack
    lifecycle.heldBack = []
    for deliver in heldBack { deliver() }
    tellVoiceOverStatus()
  }

  /// Posts whether a screen reader runs, unless that was posted last.
  final func tellVoiceOverStatus() {
    guard isVoiceOverRunning != lifecycle.toldVoiceOverIsRunning else { return }
    lifecycle.toldVoiceOverIsRunning = isVoiceOverRunning
    deliver(VoiceOverStatusDidChange(isVoiceOverRunning: isVoiceOverRunning))
  }

  final func tell(_ name: String) {
    guard let delegate else { return }
    let receiver =
      (delegate as? Responder)?.transcriptName ?? String(describing: type(of: delegate))
    note(.callback(receiver: receiver, name: name))
  }
}

/// What an application remembers of its life beyond its present state.
struct Lifecycle {
  /// Whether the app was ever launched.
  var wasLaunched = false
  /// What was to be told while the app was suspended, in order.
  var heldBack: [() -> Void] = []
  /// What the app was last told about the screen reader.
  var toldVoiceOverIsRunning = false
}
