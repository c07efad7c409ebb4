/// The app's own part of its application (`UIApplicationDelegate`).
///
/// Every method may be left out. A delegate that is a `Responder` is also the last stop of every
/// responder chain.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ApplicationDelegate: AnyObject {
  /// Tells the delegate that launching has begun, before any state is restored.
  ///
  /// - Returns: Whether the app can make use of `options`.
  func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool

  /// Tells the delegate that the app was launched.
  ///
  /// - Returns: Whether the app can make use of `options`.
  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool

  /// Tells the delegate that the app receives input from now on.
  func applicationDidBecomeActive(_ application: Application)

  /// Tells the delegate that the app is about to stop receiving input.
  func applicationWillResignActive(_ application: Application)

  /// Tells the delegate that the app is off screen.
  func applicationDidEnterBackground(_ application: Application)

  /// Tells the delegate that the app is about to come back on screen.
  func applicationWillEnterForeground(_ application: Application)

  /// Tells the delegate that the app is about to end; a suspended app hears nothing.
  func applicationWillTerminate(_ application: Application)

  /// Tells the delegate that the system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  /// Asks whether the state of the app is to be kept; no unless the delegate says so.
  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool

  /// Asks whether the state that was kept is to come back; no unless the delegate says so. The coder
  /// holds the keys of ``RestorationKey/reserved`` and what the delegate wrote.
  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool

  /// Tells the delegate that keeping begins, so that it writes what belongs to no object.
  func application(
    _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder)

  /// Tells the delegate that every object has its state back: the last step of restoration.
  func application(
    _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder)

  /// Makes or finds a controller that has no restoration class.
  ///
  /// - Parameters:
  ///   - application: The application whose state comes back.
  ///   - identifierComponents: The identifiers from the root down to the controller.
  ///   - coder: What the controller itself wrote.
  /// - Returns: The controller, or `nil` to have it found (guide row G39).
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController?
}

extension ApplicationDelegate {
  /// Accepts whatever it is.
  public func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool { true }

  /// Accepts whatever it is.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}

  /// No.
  public func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { false }

  /// No.
  public func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { false }

  /// Does nothing.
  public func application(
    _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder
  ) {}

  /// Does nothing.
  public func application(
    _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder
  ) {}

  /// Has the controller found.
  public func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? { nil }
}

/// Why an app was launched (`UIApplication.LaunchOptionsKey`).
public struct LaunchOptions: Hashable, Sendable {
  /// The address that the app was asked to open.
  public var url: String?
  /// The name of the app that asked for it.
  public var sourceApplication: String?

  /// Creates the options of an app that a person launched.
  public init(url: String? = nil, sourceApplication: String? = nil) {
    self.url = url
    self.sourceApplication = sourceApplication
  }
}
