public import EarshotModel

extension Application {
  /// ``RestorationKey/storyboard`` by UIKit's name.
  public static let stateRestorationViewControllerStoryboardKey = RestorationKey.storyboard
  /// ``RestorationKey/bundleVersion`` by UIKit's name.
  public static let stateRestorationBundleVersionKey = RestorationKey.bundleVersion
  /// ``RestorationKey/userInterfaceIdiom`` by UIKit's name.
  public static let stateRestorationUserInterfaceIdiomKey = RestorationKey.userInterfaceIdiom
  /// ``RestorationKey/timestamp`` by UIKit's name.
  public static let stateRestorationTimestampKey = RestorationKey.timestamp
  /// ``RestorationKey/systemVersion`` by UIKit's name.
  public static let stateRestorationSystemVersionKey = RestorationKey.systemVersion

  /// Registers an object that is neither a view nor a controller, so that its state is kept.
  ///
  /// The app owns the object. An object registered before under the same name and with the same
  /// parent is forgotten.
  public final func registerObject(
    forStateRestoration object: any StateRestoring, restorationIdentifier: String
  ) {
    let registration = RegisteredObject(identifier: restorationIdentifier, object: object)
    let path = registration.path
    restoration.registered.removeAll {
      $0.object == nil || $0.object === object || $0.path == path
    }
    restoration.registered.append(registration)
  }

  /// The objects that are registered and still there.
  package final var registeredObjects: [RegisteredObject] {
    restoration.registered.filter { $0.object != nil }
  }

  /// Puts off the end of restoration, for state that comes from the network or another task.
  ///
  /// The app must call ``completeStateRestoration()`` as often; if it crashes before, the state is
  /// thrown away at the next launch.
  public final func extendStateRestoration() {
    restoration.extensions += 1
  }

  /// Ends what ``extendStateRestoration()`` put off; further calls do nothing.
  public final func completeStateRestoration() {
    guard restoration.extensions > 0 else { return }
    restoration.extensions -= 1
    finishLaunchIfRestored()
  }

  final func finishLaunchIfRestored() {
    guard restoration.isLaunched, restoration.extensions == 0 else { return }
    statePreservation?.applicationDidLaunch(self)
  }

  /// Has the next launch begin without a picture of the last screen, which may be out of date by
  /// then; only counts while state is being kept.
  public final func ignoreSnapshotOnNextApplicationLaunch() {
    if restoration.isPreserving { restoration.ignoresSnapshot = true }
  }

  /// Runs what writes the state, and gives whether the app asked to ignore the picture of its last
  /// screen.
  package final func whilePreserving(_ write: () -> Void) -> Bool {
    restoration.isPreserving = true
    restoration.ignoresSnapshot = false
    write()
    restoration.isPreserving = false
    return restoration.ignoresSnapshot
  }

  /// Runs what gives objects their state back, and then puts the screens together.
  package final func whileDecoding(_ read: () -> Void) {
    restoration.isDecoding = true
    read()
    restoration.isDecoding = false
    let relinks = restoration.relinks
    restoration.relinks = []
    for relink in relinks { relink() }
    presentWhatWasRestored()
  }

  /// Puts the children of a container back.
  ///
  /// In a container on screen they would appear at once, so they wait until they have their state.
  final func relink<Container: ViewController>(
    _ container: Container, by change: @escaping (Container) -> Void
  ) {
    guard restoration.isDecoding, container.isOnScreen else { return change(container) }
    restoration.relinks.append { change(container) }
  }

  /// Presents what was presented before, as soon as its presenter is on screen.
  final func addRestoredPresentation(of presented: ViewController, by presenting: ViewController) {
    restoration.presentations.append(
      RestoredPresentation(presenting: presenting, presented: presented))
  }

  /// Has the reader come back to a place, which is looked for when there is a screen.
  package final func restoreReaderPosition(_ find: @escaping () -> ReaderPosition) {
    restoration.findReaderPosition = find
  }

  /// Where the reader is to come back to; given once, as soon as a window is shown.
  public final func takeRestoredReaderPosition() -> ReaderPosition? {
    guard let find = restoration.findReaderPosition, isRunning,
      windows.contains(where: \.isShown)
    else { return nil }
    restoration.findReaderPosition = nil
    return find()
  }

  /// Brings back what needs a window that is shown; called at the beginning of each update.
  final func showWhatWasRestored() {
    guard restoration.waitsForScreen else { return }
    presentWhatWasRestored()
    if !restoration.firstResponders.isEmpty { restoreFirstRespondersOnScreen() }
  }

  private func presentWhatWasRestored() {
    guard !restoration.presentations.isEmpty, !restoration.isDecoding else { return }
    let waiting = restoration.presentations
    restoration.presentations = []
    for presentation in waiting {
      guard let presenting = presentation.presenting else { continue }
      if presenting.viewIfLoaded?.window?.isShown == true {
        presenting.present(presentation.presented, animated: false)
      } else {
        restoration.presentations.append(presentation)
      }
    }
  }

  /// Lets views receive typed keys again, as soon as they are on screen.
  package final func restoreFirstResponders(_ views: [View]) {
    restoration.firstResponders = views
  }

  private func restoreFirstRespondersOnScreen() {
    let waiting = restoration.firstResponders
    restoration.firstResponders = waiting.filter { $0.window?.isShown != true }
    for view in waiting where view.window?.isShown == true { view.becomeFirstResponder() }
  }

  /// Calls a method of the delegate that is about the app's state, and tells the transcript.
  @discardableResult
  package final func tellDelegate<Answer>(
    _ name: String, _ call: (any ApplicationDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    tell(name)
    return call(delegate)
  }
}
