/// A list and what is chosen from it, side by side where there is room (`UISplitViewController`).
open class SplitViewController: ViewController {
  /// The screens, from the leading side on.
  open var viewControllers: [ViewController] = [] {
    didSet { setChildren(viewControllers) }
  }
}
