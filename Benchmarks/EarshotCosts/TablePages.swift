import Earshot

/// Scrolls a table of so many rows by a page, so many times, with the cursor in it.
func scroll(rows: Int, pages: Int) throws {
  let (application, window) = launchedApp()
  window.rootViewController = LongList(rows: rows)
  let session = Session(host: application, reader: ScreenReader())
  session.settle()
  try session.enable()
  for _ in 0..<pages { session.perform(.command(.scroll(.down))) }
}

/// A list of numbered rows.
private final class LongList: TableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.init, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
