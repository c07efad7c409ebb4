public import EarshotModel

extension PickerView {
  /// One wheel of a picker.
  public final class Column: Responder {
    /// What stands on the wheel, from the top; empty when a data source provides the rows.
    public var titles: [String]
    /// The row in the middle, counted from 0.
    public var selectedRow: Int
    final weak var picker: PickerView?
    /// Which wheel of its data source it is, counted from 0.
    final var place = 0
    /// How many rows the data source has for the wheel.
    final var rowsOfSource: Int?

    /// Creates a wheel from what stands on it.
    public init(titles: [String] = [], selectedRow: Int = 0) {
      self.titles = titles
      self.selectedRow = selectedRow
      super.init()
    }

    /// How many rows the wheel has.
    public var rowCount: Int { rowsOfSource ?? titles.count }

    public override var next: Responder? { picker }

    public override var defaultIsAccessibilityElement: Bool { true }

    private var namingDelegate: (any PickerViewAccessibilityDelegate)? {
      rowsOfSource == nil ? nil : picker?.delegate as? any PickerViewAccessibilityDelegate
    }

    /// What the delegate calls the wheel, or else the name of the picker, which is no element itself.
    public override var defaultAccessibilityLabel: String? {
      guard let picker else { return nil }
      if let label = namingDelegate?.pickerView(picker, accessibilityLabelForComponent: place) {
        return label
      }
      return picker.hasExplicitAccessibilityLabel ? picker.accessibilityLabel : nil
    }

    public override var defaultAccessibilityHint: String? {
      picker.flatMap { namingDelegate?.pickerView($0, accessibilityHintForComponent: place) }
    }

    public override var defaultAccessibilityValue: String? {
      guard rowsOfSource != nil else {
        return titles.indices.contains(selectedRow) ? titles[selectedRow] : nil
      }
      guard (0..<rowCount).contains(selectedRow) else { return nil }
      return picker?.text(ofRow: selectedRow, inComponent: place)?.text
    }

    /// Only a wheel that has rows can be turned.
    public override var defaultAccessibilityTraits: AccessibilityTraits {
      rowCount > 0 ? [.adjustable, .pickerElement] : .pickerElement
    }

    public override var accessibilitySeriesPosition: AccessibilitySeriesPosition? {
      guard (0..<rowCount).contains(selectedRow) else { return nil }
      return AccessibilitySeriesPosition(index: selectedRow + 1, count: rowCount)
    }

    public override var defaultAccessibilityFrame: Rect {
      guard let picker, let index = picker.shownColumns.firstIndex(where: { $0 === self })
      else { return .zero }
      let width = picker.bounds.width / Double(picker.shownColumns.count)
      return picker.accessibilityConvertToScreen(
        Bar.place(start: width * Double(index), width: width, in: picker))
    }

    public override func accessibilityIncrement() {
      turn(by: 1)
    }

    public override func accessibilityDecrement() {
      turn(by: -1)
    }

    /// Turns the wheel as a person does, and tells the app; at its end it stays where it is.
    ///
    /// A wheel without rows answers that it did nothing.
    private func turn(by rows: Int) {
      guard rowCount > 0 else { return reachedDefaultAction = true }
      let row = max(0, min(selectedRow + rows, rowCount - 1))
      guard row != selectedRow else { return }
      selectedRow = row
      picker?.tellChoice(in: self)
    }
  }
}
