import EarshotModel

/// The text of a row that also has a button for details: it says and does what the row would.
final class CellContentElement: AccessibilityElement {
  /// A reader may hold the element longer than its row lives, so the reference is weak.
  private var cell: TableViewCell? { accessibilityContainer as? TableViewCell }

  override var defaultAccessibilityLabel: String? { cell?.accessibilityLabel }
  override var defaultAccessibilityValue: String? { cell?.accessibilityValue }
  override var defaultAccessibilityHint: String? { cell?.accessibilityHint }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    cell?.accessibilityTraits ?? .none
  }

  override var accessibilityAttributedLabel: AttributedText? {
    get { cell?.accessibilityAttributedLabel }
    set { cell?.accessibilityAttributedLabel = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { cell?.accessibilityIdentifier }
    set { cell?.accessibilityIdentifier = newValue }
  }

  override var accessibilityLanguage: String? {
    get { cell?.accessibilityLanguage }
    set { cell?.accessibilityLanguage = newValue }
  }

  override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { cell?.accessibilityCustomActions }
    set { cell?.accessibilityCustomActions = newValue }
  }

  override var accessibilityCustomContent: [AccessibilityCustomContent] {
    get { cell?.accessibilityCustomContent ?? [] }
    set { cell?.accessibilityCustomContent = newValue }
  }

  override var accessibilityUserInputLabels: [String]? {
    get { cell?.accessibilityUserInputLabels }
    set { cell?.accessibilityUserInputLabels = newValue }
  }

  override var accessibilityExpandedStatus: AccessibilityExpandedStatus {
    get { cell?.accessibilityExpandedStatus ?? .unsupported }
    set { cell?.accessibilityExpandedStatus = newValue }
  }

  /// The row but for its trailing end.
  override var defaultAccessibilityFrame: Rect { cell?.contentFrame ?? .zero }

  override func accessibilityActivate() -> Bool { cell?.accessibilityActivate() ?? false }
}
