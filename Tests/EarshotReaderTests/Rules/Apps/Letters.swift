import EarshotInterface
import EarshotModel

/// A list of letters that says what is done with them.
final class Letters: TableViewController {
  private var letters: [String]
  /// Whether a pull at the top asks for more.
  private let refreshes: Bool

  init(_ letters: String..., refreshes: Bool = false) {
    self.letters = letters
    self.refreshes = refreshes
    super.init(style: .plain)
    title = "Letters"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard refreshes else { return }
    let refresh = RefreshControl()
    refresh.addAction(
      Action { [weak self, weak refresh] _ in
        refresh?.endRefreshing()
        self?.say("No new letters")
      }, for: .valueChanged)
    refreshControl = refresh
  }

  private func say(_ text: String) {
    view.window?.application?.post(.announcement(AttributedText(text)))
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { "Today" }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel?.text = letters[indexPath.row]
    cell.detailTextLabel?.text = "Two pages"
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let letter = ViewController()
    letter.title = letters[indexPath.row]
    show(letter, sender: self)
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.say("\(self?.letters[indexPath.row] ?? "") flagged")
        done(true)
      },
      ContextualAction(style: .destructive, title: "Archive") { [weak self] _, _, done in
        self?.letters.remove(at: indexPath.row)
        self?.tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      },
    ])
  }
}
