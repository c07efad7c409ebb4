import EarshotModel

/// The line of text above the title of a navigation bar.
final class Prompt: AccessibilityElement {
  private weak var navigationItem: NavigationItem?

  init(navigationItem: NavigationItem) {
    self.navigationItem = navigationItem
    super.init(accessibilityContainer: navigationItem)
  }

  override var next: Responder? { navigationItem?.navigationBar }

  override var defaultAccessibilityLabel: String? { navigationItem?.prompt }

  override var defaultAccessibilityTraits: AccessibilityTraits { .staticText }

  override var defaultAccessibilityFrame: Rect {
    guard let bar = navigationItem?.navigationBar else { return .zero }
    return bar.accessibilityConvertToScreen(bar.layout.prompt)
  }
}
