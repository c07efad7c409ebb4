// Where the rows come from:
//
//  1. a data source tells how many rows each wheel has, in the next layout after a reload or as soon as
//     somebody asks; what stands on a row the delegate is asked when it is needed, because a wheel may
//     have very many (`PickerView+Rows`);
//  2. without a data source, `columns` are shown as they are;
//  3. without either there is one wheel about which nothing is known.

public import EarshotModel

/// Wheels to choose from (`UIPickerView`).
///
/// A picker whose rows are not known, because code makes them, is one wheel without a value.
open class PickerView: View {
  /// The wheels of a picker without a data source, from the leading end on.
  public final var columns: [Column] = [] {
    didSet { for column in columns { column.picker = self } }
  }

  /// The object that tells how many rows there are; without one, ``columns`` are shown.
  public final weak var dataSource: (any PickerViewDataSource)? {
    didSet { if dataSource !== oldValue { needsReload = true } }
  }

  /// The object that tells what stands on the rows, and hears what a person chooses.
  public final weak var delegate: (any PickerViewDelegate)?

  final var needsReload = false
  /// The wheels of the data source.
  final var columnsOfSource: [Column] = []

  private lazy var unknownColumn: Column = {
    let column = Column()
    column.picker = self
    return column
  }()

  final var shownColumns: [Column] {
    let known = knownColumns
    return known.isEmpty ? [unknownColumn] : known
  }

  /// Asks the data source for everything again; rows that are still there stay chosen.
  open func reloadAllComponents() {
    needsReload = true
    loadColumnsIfNeeded()
  }

  /// Asks the data source how many rows a wheel has; the row chosen stays chosen while it is there.
  open func reloadComponent(_ component: Int) {
    reload(component)
  }

  /// Brings a row of a wheel to the middle without telling the delegate.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0; what lies outside the wheel is moved to the nearer end.
  ///   - component: The wheel, counted from 0; one that is not there is passed over.
  ///   - animated: Whether the wheel turns slowly, which changes nothing here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let columns = knownColumns
    guard columns.indices.contains(component) else { return }
    columns[component].selectedRow = max(0, min(row, columns[component].rowCount - 1))
  }

  /// The row in the middle of a wheel, counted from 0; -1 where there is no row.
  open func selectedRow(inComponent component: Int) -> Int {
    let columns = knownColumns
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return -1 }
    return columns[component].selectedRow
  }

  /// The room for a row of a wheel, in points.
  open func rowSize(forComponent component: Int) -> Size {
    let width = delegate?.pickerView(self, widthForComponent: component)
    let height = delegate?.pickerView(self, rowHeightForComponent: component)
    return Size(
      width: width ?? bounds.width / Double(max(1, numberOfComponents)), height: height ?? 32)
  }

  /// The view on a row, when the delegate makes one.
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    let columns = knownColumns
    guard columns.indices.contains(component), (0..<columns[component].rowCount).contains(row)
    else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: 216)
  }

  override var ownSize: Size? { Size(width: 320, height: 216) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadColumnsIfNeeded()
  }

  override var accessibilityChildren: [Responder] { shownColumns + subviews }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(knownColumns.map(\.selectedRow), for: .selection)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    for (column, row) in zip(knownColumns, coder.decode([Int].self, for: .selection) ?? [])
    where (0..<column.rowCount).contains(row) {
      column.selectedRow = row
    }
  }
}
