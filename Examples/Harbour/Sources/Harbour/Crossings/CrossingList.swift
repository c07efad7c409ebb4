import Earshot

/// The ferries of today, and what to be told of them.
final class CrossingList: TableViewController {
  private var crossings = Crossing.today
  private let delays = Switch()
  private let gales = Switch()

  override init() {
    super.init(style: .grouped)
    title = "Crossings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    delays.isOn = true
    let refresh = RefreshControl()
    refresh.addAction(Action { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = refresh
  }

  /// Asks the harbour, which takes a moment to answer.
  private func refresh() {
    view.window?.application?.perform(after: 2) { [weak self] in
      self?.refreshControl?.endRefreshing()
      self?.announce("All ferries are on time")
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: TableView) -> Int { 2 }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? crossings.count : 2
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Today" : "Tell me about" }

  override func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { section == 0 ? nil : "Messages come until ten at night." }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    guard indexPath.section == 0 else {
      let cell = TableViewCell(style: .default)
      cell.textLabel?.text = indexPath.row == 0 ? "Delays" : "Gales"
      cell.accessoryView = indexPath.row == 0 ? delays : gales
      return cell
    }
    let crossing = crossings[indexPath.row]
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel?.text = crossing.destination
    cell.detailTextLabel?.text = "\(crossing.departure) from pier \(crossing.pier)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    show(CrossingDetail(crossings[indexPath.row]), sender: self)
  }

  // MARK: What can be done with a row

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard indexPath.section == 0 else { return nil }
    let destination = crossings[indexPath.row].destination
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: "Hide") { [weak self] _, _, done in
        self?.hide(indexPath)
        done(true)
      },
      ContextualAction(style: .normal, title: "Remind Me") { [weak self] _, _, done in
        self?.announce("You will be reminded of \(destination)")
        done(true)
      },
    ])
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    hide(indexPath)
  }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    crossings.insert(crossings.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  private func hide(_ place: IndexPath) {
    crossings.remove(at: place.row)
    tableView.deleteRows(at: [place], with: .automatic)
  }
}
