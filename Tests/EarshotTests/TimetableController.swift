import Earshot
import Foundation

/// A controller as users write it: Foundation and Earshot side by side.
final class TimetableController: TableViewController {
  private let departures = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 5_400)]
  private(set) var chosen: IndexPath?

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    departures.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: .default)
    let label = Label()
    label.text = "Ferry \(Int(departures[indexPath.row].timeIntervalSince1970) / 60) minutes"
    cell.textLabel = label
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = IndexPath(row: indexPath.row, section: indexPath.section)
  }
}
