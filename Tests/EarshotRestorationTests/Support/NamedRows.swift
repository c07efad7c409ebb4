import EarshotInterface

/// A list whose rows have names.
final class NamedRows: TableViewDataSource, DataSourceModelAssociation {
  var names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    names.indices.contains(indexPath.row) ? names[indexPath.row] : nil
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}
