import EarshotModel

/// A line of an open menu that can be chosen.
final class MenuItemButton: Button {
  let element: MenuElement
  /// The menu of whose actions only one is on at a time.
  var scope: Menu?
  /// Whether the menu on this line stands open below it.
  var isOpened = false

  init(_ element: MenuElement, choose: @escaping (MenuItemButton) -> Void) {
    self.element = element
    super.init(frame: .zero)
    addAction(
      Action(title: element.title) { action in
        if let button = action.sender as? MenuItemButton { choose(button) }
      }, for: .primaryActionTriggered)
    show()
  }

  /// Brings what is shown up to what the element is at present.
  func show() {
    configuration = Configuration(
      title: element.title.isEmpty ? nil : element.title, subtitle: element.subtitle,
      image: element.image)
    guard let action = element as? Action else { return }
    isEnabled = !action.attributes.contains(.disabled)
    isSelected = action.state == .on
  }

  /// What is neither on nor off says so.
  override var defaultAccessibilityValue: String? {
    guard (element as? Action)?.state == .mixed else { return nil }
    return traitCollection.systemTexts[.mixed]
  }

  /// A menu inside the menu is opened and closed.
  override var accessibilityExpandedStatus: AccessibilityExpandedStatus {
    get {
      guard element is Menu else { return super.accessibilityExpandedStatus }
      return isOpened ? .expanded : .collapsed
    }
    set { super.accessibilityExpandedStatus = newValue }
  }
}
