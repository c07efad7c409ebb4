import EarshotModel

/// What an application remembers about its state being kept.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct ApplicationRestoration {
  /// Objects that are neither views nor controllers, by their identifier.
  var registered: [RegisteredObject] = []
  /// How many calls of `extendStateRestoration` wait for their `completeStateRestoration`.
  var extensions = 0
  /// Whether the launch has ended.
  var isLaunched = false
  /// Whether state is being written.
  var isPreserving = false
  /// Whether the picture of the last screen is of no use at the next launch.
  var ignoresSnapshot = false
  /// Whether objects are taking their state back.
  var isDecoding = false
  /// Changes among the children of containers on screen, which wait until all have their state back.
  var relinks: [() -> Void] = []
  /// What is to be presented when its presenter is on screen.
  var presentations: [RestoredPresentation] = []
  /// Finds where the reader is to stand when there is a screen.
  var findReaderPosition: (() -> ReaderPosition)?
  /// What is to receive typed keys when it is on screen.
  var firstResponders: [View] = []

  /// Whether anything waits for its screen.
  var waitsForScreen: Bool { !presentations.isEmpty || !firstResponders.isEmpty }
}

/// A presentation that comes back when its presenter is on screen.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct RestoredPresentation {
  weak var presenting: ViewController?
  let presented: ViewController
}

/// An object that is neither a view nor a controller and whose state is kept.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package struct RegisteredObject {
  /// The name of the object.
  package let identifier: String
  /// The object, which the app owns.
  package private(set) weak var object: (any StateRestoring)?

  init(identifier: String, object: any StateRestoring) {
    self.identifier = identifier
    self.object = object
  }

  /// Where the object stands: after its parent, when it has one.
  package var path: RestorationPath? {
    guard let object else { return nil }
    let parent: RestorationPath? =
      switch object.restorationParent {
      case let controller as ViewController: controller.restorationPath
      case let view as View: view.restorationPath
      default: nil
      }
    return (parent ?? RestorationPath()).appending(position: nil, identifier: identifier)
  }
}
