/// Screens to be leafed through (`UIPageViewController`).
open class PageViewController: ViewController {
  /// How one page gives way to the next.
  public enum TransitionStyle: String, Sendable, CaseIterable {
    /// As a leaf of paper.
    case pageCurl
    /// By sliding.
    case scroll
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: String, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How one page gives way to the next.
  public final var transitionStyle = TransitionStyle.pageCurl
  /// The direction in which pages follow one another.
  public final var navigationOrientation = NavigationOrientation.horizontal
  /// The pages that are shown.
  open var viewControllers: [ViewController]? {
    didSet { setChildren(viewControllers ?? []) }
  }
}
