package import EarshotInterface

/// A list whose rows have names.
package final class NamedRows: TableViewDataSource, DataSourceModelAssociation {
  package var names: [String]

  package init(_ names: [String]) {
    self.names = names
  }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  package func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    names.indices.contains(indexPath.row) ? names[indexPath.row] : nil
  }

  package func indexPathForElement(withModelIdentifier identifier: String, in view: View)
    -> IndexPath?
  {
    names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}
