public import EarshotModel

/// Wheels to choose from (`UIPickerView`).
///
/// A picker whose rows are not known, because code makes them, is one wheel without a value.
open class PickerView: View {
  /// The wheels, from the leading end on.
  public final var columns: [Column] = [] {
    didSet { for column in columns { column.picker = self } }
  }

  private lazy var unknownColumn: Column = {
    let column = Column()
    column.picker = self
    return column
  }()

  final var shownColumns: [Column] { columns.isEmpty ? [unknownColumn] : columns }

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: 216)
  }

  override var accessibilityChildren: [Responder] { shownColumns + subviews }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(columns.map(\.selectedRow), for: .selection)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    for (column, row) in zip(columns, coder.decode([Int].self, for: .selection) ?? [])
    where column.titles.indices.contains(row) {
      column.selectedRow = row
    }
  }
}

extension PickerView {
  /// One wheel of a picker.
  public final class Column: Responder {
    /// What stands on the wheel, from the top.
    public var titles: [String]
    /// The row in the middle, counted from 0.
    public var selectedRow: Int
    final weak var picker: PickerView?

    /// Creates a wheel from what stands on it.
    public init(titles: [String] = [], selectedRow: Int = 0) {
      self.titles = titles
      self.selectedRow = selectedRow
      super.init()
    }

    public override var next: Responder? { picker }

    public override var defaultIsAccessibilityElement: Bool { true }

    /// The name of the picker, which is no element itself.
    public override var defaultAccessibilityLabel: String? {
      guard let picker, picker.hasExplicitAccessibilityLabel else { return nil }
      return picker.accessibilityLabel
    }

    public override var defaultAccessibilityValue: String? {
      titles.indices.contains(selectedRow) ? titles[selectedRow] : nil
    }

    public override var defaultAccessibilityTraits: AccessibilityTraits {
      [.adjustable, .pickerElement]
    }

    public override var defaultAccessibilityFrame: Rect {
      guard let picker, let index = picker.shownColumns.firstIndex(where: { $0 === self })
      else { return .zero }
      let width = picker.bounds.width / Double(picker.shownColumns.count)
      return picker.accessibilityConvertToScreen(
        Bar.place(start: width * Double(index), width: width, in: picker))
    }
  }
}
