import EarshotInterface
import EarshotModel

/// A table of texts, each of which can be chosen.
final class WrenTable: TableView, TableViewDataSource, TableViewDelegate {
  var texts: [String] = [] {
    didSet { reloadData() }
  }
  var whenChosen: (Int) -> Void = { _ in }

  /// Begins to show its texts.
  func begin(with texts: [String]) {
    dataSource = self
    delegate = self
    self.texts = texts
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    whenChosen(indexPath.row)
  }
}
