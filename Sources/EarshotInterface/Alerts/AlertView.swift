import EarshotModel

/// Title, message, fields and buttons of an alert, one under the other; two short buttons share a row.
final class AlertView: View {
  weak var alertController: AlertController?
  private let titleLabel = Label()
  private let messageLabel = Label()
  private var textFields: [TextField] = []
  private var buttons: [Button] = []

  private static let margin = 16.0
  private static let lineHeight = 20.0
  private static let rowHeight = 44.0

  func show(title: String?, message: String?, textFields: [TextField], buttons: [Button]) {
    titleLabel.text = title
    messageLabel.text = message
    for view in subviews { view.removeFromSuperview() }
    self.textFields = textFields
    self.buttons = buttons
    let labels = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    for view in labels as [View] + textFields + buttons { addSubview(view) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Lets a reader say that this is an alert when the cursor comes here.
  override var defaultAccessibilityTraits: AccessibilityTraits { .alert }

  private var labels: [Label] { subviews.compactMap { $0 as? Label } }

  private var sharesRow: Bool {
    buttons.count == 2 && alertController?.preferredStyle == .alert
  }

  private func height(of label: Label, width: Double) -> Double {
    max(
      Self.lineHeight, label.sizeThatFits(Size(width: width - 2 * Self.margin, height: 0)).height)
  }

  /// The height that everything needs at a width, both in points.
  func height(forWidth width: Double) -> Double {
    let text = labels.reduce(0) { $0 + height(of: $1, width: width) + 4 }
    let rows = Double(textFields.count + (sharesRow ? 1 : buttons.count))
    return 2 * Self.margin + text + rows * Self.rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    var y = Self.margin
    for label in labels {
      let height = height(of: label, width: width)
      label.frame = Rect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: height)
      y += height + 4
    }
    for field in textFields {
      field.frame = Rect(
        x: Self.margin, y: y, width: width - 2 * Self.margin, height: Self.rowHeight)
      y += Self.rowHeight
    }
    y += Self.margin
    let share = sharesRow ? width / 2 : width
    for (index, button) in buttons.enumerated() {
      let position = Double(index)
      button.frame =
        sharesRow
        ? Rect(x: share * position, y: y, width: share, height: Self.rowHeight)
        : Rect(x: 0, y: y + Self.rowHeight * position, width: share, height: Self.rowHeight)
    }
  }
}
