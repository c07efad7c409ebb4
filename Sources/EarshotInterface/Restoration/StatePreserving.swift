/// What keeps the state of an application while it is away, and brings it back.
///
/// `StateRestoration` is one; an application calls it at the points of its life that UIKit's
/// documentation names (What UIKit does, "State restoration").
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol StatePreserving: AnyObject {
  /// Launching begins: what a launch that never ended has left is thrown away.
  func applicationWillLaunch(_ application: Application)
  /// The delegate has heard that launching began, and not yet that it ended.
  func restoreState(of application: Application)
  /// Launching, and all restoration that was extended, has ended.
  func applicationDidLaunch(_ application: Application)
  /// The application has entered the background.
  func preserveState(of application: Application)
  /// A person has quit the app by force: nothing is to come back.
  func discardState(of application: Application)
}
