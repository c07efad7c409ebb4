package import EarshotModel

/// The text of a row that also has a button for details: it says and does what the row would.
package final class CellContentElement: AccessibilityElement {
  /// A reader may hold the element longer than its row lives, so the reference is weak.
  private var cell: TableViewCell? { accessibilityContainer as? TableViewCell }

  package override var defaultAccessibilityLabel: String? { cell?.accessibilityLabel }
  package override var defaultAccessibilityValue: String? { cell?.accessibilityValue }
  package override var defaultAccessibilityHint: String? { cell?.accessibilityHint }
  package override var defaultAccessibilityTraits: AccessibilityTraits {
    cell?.accessibilityTraits ?? .none
  }

  package override var accessibilityAttributedLabel: AttributedText? {
    get { cell?.accessibilityAttributedLabel }
    set { cell?.accessibilityAttributedLabel = newValue }
  }

  package override var accessibilityIdentifier: String? {
    get { cell?.accessibilityIdentifier }
    set { cell?.accessibilityIdentifier = newValue }
  }

  package override var accessibilityLanguage: String? {
    get { cell?.accessibilityLanguage }
    set { cell?.accessibilityLanguage = newValue }
  }

  package override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { cell?.accessibilityCustomActions }
    set { cell?.accessibilityCustomActions = newValue }
  }

  package override var accessibilityCustomContent: [AccessibilityCustomContent] {
    get { cell?.accessibilityCustomContent ?? [] }
    set { cell?.accessibilityCustomContent = newValue }
  }

  package override var accessibilityUserInputLabels: [String]? {
    get { cell?.accessibilityUserInputLabels }
    set { cell?.accessibilityUserInputLabels = newValue }
  }

  package override var accessibilityExpandedStatus: AccessibilityExpandedStatus {
    get { cell?.accessibilityExpandedStatus ?? .unsupported }
    set { cell?.accessibilityExpandedStatus = newValue }
  }

  /// The row but for its trailing end.
  package override var defaultAccessibilityFrame: Rect { cell?.contentFrame ?? .zero }

  package override func accessibilityActivate() -> Bool { cell?.accessibilityActivate() ?? false }
}
