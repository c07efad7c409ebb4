/// The app's own part of its application (`UIApplicationDelegate`).
///
/// Every method may be left out. A delegate that is a `Responder` is also the last stop of every
/// responder chain.
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
}
