public import EarshotModel

/// The button that leads to the screen before.
public final class BackButton: AccessibilityElement {
  /// The item of the screen that shows the button; a reader may hold the button for longer.
  private weak var navigationItem: NavigationItem?

  init(navigationItem: NavigationItem) {
    self.navigationItem = navigationItem
    super.init(accessibilityContainer: navigationItem)
  }

  public override var next: Responder? { navigationItem?.navigationBar }

  /// The item of the screen that the button leads to.
  private var destination: NavigationItem? {
    navigationItem.flatMap { $0.navigationBar?.item(before: $0) }
  }

  private var texts: SystemTexts {
    navigationItem?.navigationBar?.traitCollection.systemTexts ?? .english
  }

  /// The name that the screen before gives to the way back, or else its title, or else "Back".
  public override var defaultAccessibilityLabel: String? {
    let given = destination?.backBarButtonItem
    let names = [given?.accessibilityLabel, destination?.backButtonTitle, destination?.title]
    return names.compactMap(\.self).first { !$0.isEmpty } ?? texts[.back]
  }

  public override var defaultAccessibilityHint: String? {
    destination?.backBarButtonItem?.accessibilityHint
  }

  private var isEnabled: Bool { destination?.backBarButtonItem?.isEnabled ?? true }

  /// Goes back one screen, unless the app has disabled the way.
  public override func accessibilityActivate() -> Bool {
    if super.accessibilityActivate() { return true }
    guard isEnabled else { return false }
    let controller = navigationItem?.navigationBar?.navigationController
    return controller?.goBack() ?? false
  }

  public override var defaultAccessibilityTraits: AccessibilityTraits {
    isEnabled ? [.button, .backButton] : [.button, .backButton, .notEnabled]
  }

  public override var defaultAccessibilityFrame: Rect {
    guard let bar = navigationItem?.navigationBar else { return .zero }
    return bar.accessibilityConvertToScreen(bar.layout.backButton)
  }
}
