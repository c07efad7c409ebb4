import Earshot
import Foundation

import struct Earshot.IndexPath

/// Who knows what stands in a table, and is no controller: the import by name tells which path is
/// meant.
final class Timetable: TableViewDataSource {
  let since = Date(timeIntervalSince1970: 0)

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    let label = Label()
    label.text = "Row \(indexPath.row + 1) since \(Int(since.timeIntervalSince1970))"
    cell.textLabel = label
    return cell
  }
}
