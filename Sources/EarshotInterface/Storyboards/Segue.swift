/// The way from one screen to another, as a storyboard draws it (`UIStoryboardSegue`).
///
/// A class of the app's own overrides ``perform()`` and is named in the storyboard as a custom segue.
#if MainActorApps
  @preconcurrency @MainActor
#endif
open class Segue {
  /// How a segue leads to its destination.
  public enum Kind: String, Sendable, CaseIterable {
    /// On the navigation stack, or else presented.
    case show
    /// As the detail of a split view, or else presented.
    case showDetail
    /// On the navigation stack.
    case push
    /// Presented over the screen.
    case present
    /// Presented in a bubble.
    case popover
    /// Inside a container view.
    case embed
    /// Back to a screen that is there already.
    case unwind
    /// As the app's own class says.
    case custom
  }

  /// The name of the segue in the storyboard.
  public final let identifier: String?
  /// The controller that the segue leads away from.
  public final let source: ViewController
  /// The controller that the segue leads to.
  public final let destination: ViewController
  /// How the segue leads to its destination.
  package(set) public final var kind = Kind.custom
  /// Whether the change is animated; it is then complete after the next update.
  public final var isAnimated = true
  /// The name of the method by which the destination of an unwind segue receives it.
  package(set) public final var unwindAction: String?
  /// What a segue of no class of its own does.
  private let performHandler: (() -> Void)?
  /// The view that an embedded controller fills.
  package final weak var containerView: View?

  /// Creates a segue; classes of the app's own override this to prepare what they perform.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  /// Creates a segue that does `performHandler`.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Goes the way.
  open func perform() {
    if let performHandler { return performHandler() }
    switch kind {
    case .show: performShow()
    case .push: performPush()
    case .showDetail: source.showDetailViewController(destination, sender: self)
    case .present, .popover, .custom: source.present(destination, animated: isAnimated)
    case .embed: performEmbedding()
    case .unwind: performUnwinding()
    }
  }

  private func performShow() {
    // A stack inside a stack is no way to go; UIKit shows it over the screen.
    if destination is NavigationController, source.navigationController != nil {
      source.present(destination, animated: isAnimated)
    } else {
      source.show(destination, sender: self)
    }
  }

  private func performPush() {
    guard let stack = source as? NavigationController ?? source.navigationController,
      !(destination is NavigationController)
    else { return performShow() }
    stack.pushViewController(destination, animated: isAnimated)
  }

  private func performEmbedding() {
    guard let containerView else { return }
    source.addChild(destination)
    destination.view.frame = containerView.bounds
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.addSubview(destination.view)
    destination.tellDidJoinParent(source)
  }
}
