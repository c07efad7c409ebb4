import EarshotFiles
public import EarshotInterface
public import EarshotModel

// How a scene comes on screen as it does on a device:
//
//  1. the controller that its route begins with is made, with all that it holds;
//  2. the segues of the route are followed without showing anything: tabs are chosen, stacks filled,
//     what is to be presented is kept for later;
//  3. the window shows the controller, and what is presented is presented, one after the other.

/// A scene of a storyboard with everything around it, on its way to a window.
public final class SceneFront {
  /// The controller that fills the window.
  public let root: ViewController
  /// The size of the window, in points: that of the device's screen, or that which the root view of the
  /// scene was drawn with when it fits no device.
  public private(set) var screenSize: Size

  private let storyboard: Storyboard
  private var isOnSheet = false
  /// What is to be presented and by whom, in the order in which that is done.
  private var presentations: [(presenter: ViewController, presented: ViewController)] = []
  /// The controller of the scene.
  private var current: ViewController

  /// Makes the controllers of a scene and of what leads to it; no view is loaded, but for those of
  /// scenes that embed others on the way.
  ///
  /// Returns `nil` when one of them cannot be made.
  init?(_ route: SceneRoute, of storyboard: Storyboard) {
    guard let start = storyboard.maker.controller(of: route.start) else { return nil }
    self.storyboard = storyboard
    root = route.isInStackElsewhere ? NavigationController(rootViewController: start) : start
    current = start
    screenSize = storyboard.screenSize
    if route.isInStackElsewhere, let stack = root as? NavigationController {
      stack.navigationBar.isInferred = true
      stack.isToolbarHidden = (start.toolbarItems ?? []).isEmpty
    }
    for segue in route.segues {
      guard follow(segue) else { return nil }
    }
    fitScreen(to: route)
    if presentations.isEmpty { current.showInContainers(animated: false) }
  }

  /// Shows a controller around which nothing stands, on a screen of a size, in points.
  init(_ controller: ViewController, ofSize size: Size, of storyboard: Storyboard) {
    self.storyboard = storyboard
    root = controller
    current = controller
    screenSize = size
    isOnSheet = size != storyboard.screenSize
  }

  /// Shows the scene in a window of an application, which is launched or about to be.
  ///
  /// - Returns: The window, visible; its layout is left to the next update.
  @discardableResult
  public func open(in application: Application) -> Window {
    let window = makeWindow(in: application)
    window.makeKeyAndVisible()
    comeToFront(in: application)
    return window
  }

  /// Makes the window, which shows nothing yet.
  package func makeWindow(in application: Application) -> Window {
    let window = Window(application: application, frame: Rect(origin: .zero, size: screenSize))
    window.deviceSafeAreaInsets = safeAreaInsets(ofScreen: screenSize)
    window.rootViewController = root
    return window
  }

  /// Does what has to wait until the window is visible: presents what the scene stands in, and goes to
  /// the column of a split view that it is.
  package func comeToFront(in application: Application) {
    for (presenter, presented) in presentations {
      application.update()
      presenter.showInContainers(animated: false)
      presenter.present(presented, animated: false)
    }
    presentations = []
    guard current.splitViewController != nil || current.presentingViewController != nil else {
      return
    }
    application.update()
    current.showInContainers(animated: false)
  }

  /// What the device covers of a screen of a size, in points; nothing covers a screen that is lower or
  /// narrower than every device, as a sheet is.
  package func safeAreaInsets(ofScreen size: Size) -> EdgeInsets {
    isOnSheet ? .zero : storyboard.deviceSafeAreaInsets(forScreenOf: size)
  }

  // MARK: The way

  /// Goes on by a segue.
  ///
  /// - Returns: Whether the controller it leads to is there now.
  private func follow(_ segue: StoryboardSegue) -> Bool {
    switch segue.kind {
    case "relationship", "embed":
      if segue.kind == "embed" { current.loadViewIfNeeded() }
      guard let child = held(by: current, segue.destination) else { return false }
      current = child
      return true
    default:
      guard let source = current.storyboardSource as? SceneSource,
        let made = SegueTrigger(source: source, controller: current).make(segue, sender: nil)
      else { return false }
      current.prepare(for: made, sender: nil)
      go(to: made.destination, by: made.kind)
      current = made.destination
      return true
    }
  }

  private func held(by container: ViewController, _ identifier: String) -> ViewController? {
    let held: [ViewController] =
      switch container {
      case let stack as NavigationController: stack.viewControllers
      case let tabs as TabBarController: tabs.viewControllers ?? []
      case let split as SplitViewController:
        // A column that has no stack is put into one.
        split.viewControllers.flatMap { [$0, ($0 as? NavigationController)?.topViewController] }
          .compactMap(\.self)
      default: container.children
      }
    return held.first { ($0.storyboardSource as? SceneSource)?.element["id"] == identifier }
  }

  /// Puts a controller where its segue would put it (`Segue.perform`), as far as that can be done before
  /// anything is on screen.
  private func go(to destination: ViewController, by kind: Segue.Kind) {
    let stack = current as? NavigationController ?? current.navigationController
    switch kind {
    case .show, .push:
      if let stack, !(destination is NavigationController) {
        stack.setViewControllers(stack.viewControllers + [destination], animated: false)
        return
      }
    case .showDetail:
      if let split = current.splitViewController {
        split.showDetailViewController(destination)
        return
      }
    default: break
    }
    presentations.append((current, destination))
  }

  // MARK: The screen

  /// Takes the size that the root view of a scene was drawn with for a screen of its own, when it fits no
  /// device: a sheet that only code presents, or a free size.
  private func fitScreen(to route: SceneRoute) {
    let around = route.surroundings
    guard presentations.isEmpty, !around.isEmbedded, around.split == nil,
      storyboard.loaded.isDrawnDevice, let source = current.storyboardSource as? SceneSource,
      let drawn = source.drawnRoot
    else { return }
    let hasBars = around.stack != nil || around.hasTabs
    let covered = drawn.covered
    let fits =
      drawn.size.width == screenSize.width
      && (drawn.size.height == screenSize.height
        || hasBars && drawn.top(inRoomOfHeight: screenSize.height, covered: covered) != nil)
    guard !fits, drawn.size.width > 0, drawn.size.height > 0 else { return }
    isOnSheet = drawn.size.width != screenSize.width || drawn.size.height < screenSize.height
    screenSize = drawn.size
  }
}
