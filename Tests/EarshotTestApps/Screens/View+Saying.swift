package import EarshotInterface
package import EarshotModel

extension View {
  /// An element with a label at a place of the view it is added to.
  package convenience init(saying label: String?, traits: AccessibilityTraits, frame: Rect) {
    self.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = traits
  }
}
