import EarshotModel

extension PickerView {
  /// How many wheels the picker has; 0 while nothing tells of any.
  public final var numberOfComponents: Int { knownColumns.count }

  /// How many rows a wheel has; 0 for one that is not there.
  public final func numberOfRows(inComponent component: Int) -> Int {
    let columns = knownColumns
    return columns.indices.contains(component) ? columns[component].rowCount : 0
  }

  /// The wheels that somebody has told of.
  final var knownColumns: [Column] {
    loadColumnsIfNeeded()
    return dataSource == nil ? columns : columnsOfSource
  }

  /// Asks the data source for what was asked to be loaded again.
  ///
  /// A wheel stays the same object, so that a cursor on it does not lose its place.
  final func loadColumnsIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    guard let dataSource else { return columnsOfSource = [] }
    let count = max(0, dataSource.numberOfComponents(in: self))
    columnsOfSource = (0..<count).map { component in
      let column =
        columnsOfSource.indices.contains(component) ? columnsOfSource[component] : Column()
      column.picker = self
      column.place = component
      return column
    }
    for component in 0..<count { reload(component) }
  }

  /// Asks for the number of rows of a wheel.
  final func reload(_ component: Int) {
    loadColumnsIfNeeded()
    guard let dataSource, columnsOfSource.indices.contains(component) else { return }
    let column = columnsOfSource[component]
    let count = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    column.rowsOfSource = count
    column.selectedRow = max(0, min(column.selectedRow, count - 1))
  }

  /// What a person reads on a row: the text of its view, or else its title.
  final func text(ofRow row: Int, inComponent component: Int) -> AttributedText? {
    guard let delegate else { return nil }
    if let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    {
      return CombinedText(of: view).text.map { AttributedText($0) }
    }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
      .map { AttributedText($0) }
  }

  /// Tells the delegate what a person has chosen.
  final func tellChoice(in column: Column) {
    guard let component = knownColumns.firstIndex(where: { $0 === column }) else { return }
    delegate?.pickerView(self, didSelectRow: column.selectedRow, inComponent: component)
  }
}
