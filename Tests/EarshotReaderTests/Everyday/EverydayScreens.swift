import EarshotInterface
import EarshotModel

/// A list in one section or several, that notes the rows that are chosen and what is done with them.
final class EverydayList: TableViewController {
  private unowned let app: EverydayApp
  private let sections: [[TableViewCell]]
  private let hasActions: Bool

  init(_ app: EverydayApp, _ rows: [TableViewCell]) {
    self.app = app
    let length = app.chance(0.3) ? 7 : max(1, rows.count)
    sections = stride(from: 0, to: rows.count, by: length).map {
      Array(rows[$0..<min($0 + length, rows.count)])
    }
    hasActions = app.chance(0.3)
    super.init(style: .plain)
  }

  private func title(_ place: IndexPath) -> String {
    sections[place.section][place.row].textLabel?.text ?? ""
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { sections.count > 1 ? "Section \(section + 1)" : nil }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { sections[indexPath.section][indexPath.row] }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    app.note(title(indexPath))
  }

  override func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    app.note("details of \(title(indexPath))")
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard hasActions else { return nil }
    return SwipeActionsConfiguration(
      actions: ["Flag", "Archive"].map { name in
        let title = "\(name) \(title(indexPath))"
        return ContextualAction(style: .normal, title: title) { [weak self] _, _, done in
          self?.app.note(title)
          done(true)
        }
      })
  }
}

/// A form: controls one under the other in a view that scrolls, and under it, on some, a button that stays.
final class EverydayForm: ViewController {
  private unowned let app: EverydayApp
  private let controls: [View]
  private let scroll = ScrollView(frame: .zero)

  init(_ app: EverydayApp, _ controls: [View]) {
    self.app = app
    self.controls = controls
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    for (index, control) in controls.enumerated() {
      control.frame.origin = Point(x: 16, y: 20 + Double(index) * 60)
      scroll.addSubview(control)
    }
    scroll.contentSize = Size(width: view.bounds.width, height: Double(controls.count) * 60 + 40)
  }
}

/// A collection that notes the items that are chosen.
final class EverydayCollection: CollectionViewController {
  private unowned let app: EverydayApp
  private let items: [CollectionViewCell]

  init(_ app: EverydayApp, _ items: [CollectionViewCell]) {
    self.app = app
    self.items = items
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.itemSize = Size(width: 100, height: 60)
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { items[indexPath.item] }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let label = items[indexPath.item].contentView.subviews.first as? Label
    app.note(label?.text ?? "")
  }
}

/// A picker with one wheel of three rows.
final class EverydayPicker: PickerView, PickerViewDataSource, PickerViewDelegate {
  private unowned let app: EverydayApp

  init(_ app: EverydayApp, _ name: String) {
    self.app = app
    super.init(frame: Rect(x: 0, y: 0, width: 200, height: 50))
    accessibilityLabel = name
    dataSource = self
    delegate = self
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Choice \(row + 1)" }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    app.note(accessibilityLabel ?? "")
  }
}
