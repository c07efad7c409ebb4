import EarshotModel

/// The handle at the upper edge of a sheet, by which its height is changed
/// (Decisions, "The grabber of a sheet").
final class SheetGrabber: View {
  private static let size = Size(width: 76, height: 24)
  /// How far its middle is below the upper edge of the sheet, in points.
  private static let depth = 7.5
  /// How far a finger moves before it drags, in points.
  private static let slack = 10.0

  private weak var sheet: SheetPresentationController?
  /// Where a finger came down, in screen points from the top.
  private var start: Double?

  init(of sheet: SheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
  }

  /// Stands at the upper edge of a sheet.
  func place(above sheetFrame: Rect) {
    frame = Rect(
      x: sheetFrame.center.x - Self.size.width / 2,
      y: sheetFrame.minY + Self.depth - Self.size.height / 2, width: Self.size.width,
      height: Self.size.height)
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.sheetGrabber] }
  override var defaultAccessibilityValue: String? { sheet?.restingText }
  override var defaultAccessibilityTraits: AccessibilityTraits { [.button, .adjustable] }

  override func accessibilityActivate() -> Bool {
    sheet?.pressGrabber()
    return true
  }

  override func accessibilityIncrement() { sheet?.moveForUser(up: true) }

  override func accessibilityDecrement() { sheet?.moveForUser(up: false) }

  /// It is a part of the sheet: whatever is done there can be done from here.
  override var next: Responder? { sheet?.presentedViewController }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    start = touches.first?.location(in: nil).y
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let start, let end = touches.first?.location(in: nil).y else { return }
    self.start = nil
    let distance = end - start
    if abs(distance) < Self.slack {
      sheet?.pressGrabber()
    } else {
      sheet?.dropGrabber(movedBy: distance)
    }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { start = nil }
}
