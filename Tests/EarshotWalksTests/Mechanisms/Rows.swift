import EarshotInterface
import EarshotModel

/// The rows of a table of texts.
final class Rows: TableViewDataSource, TableViewDelegate {
  var texts: [String]
  private let choose: (String) -> Void

  init(_ texts: [String], _ choose: @escaping (String) -> Void) {
    self.texts = texts
    self.choose = choose
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    choose(texts[indexPath.row])
  }
}
