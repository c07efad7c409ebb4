import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

/// An app of the kind that everybody has, made by chance: one or several screens in navigation bars and tabs,
/// with lists, forms and collections, a toolbar and a sheet; everything that acts writes down what it was.
final class EverydayApp {
  let application: Application
  let window: Window
  /// What has acted since the last time, by its name.
  private(set) var acts: [String] = []
  /// The content that scrolls, for every screen that has some.
  private(set) var scrolled: [ScrollView] = []
  private var random: SeededGenerator
  private var names = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    application = Application(
      traitCollection: TraitCollection(
        layoutDirection: seed % 5 == 0 ? .rightToLeft : .leftToRight))
    window = Window(application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    if seed % 3 == 0 {
      window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    application.launch()
    if chance(0.4) { layOver() }
  }

  /// Lays something over the middle of the screen that takes touches: a button that stays while the content
  /// scrolls under it, or one that no listener comes to.
  private func layOver() {
    let banner = makeButton()
    banner.frame = Rect(x: 0, y: 300, width: 390, height: 200)
    banner.accessibilityElementsHidden = chance(0.5)
    window.addSubview(banner)
  }

  /// What has acted since the last time.
  func take() -> [String] {
    defer { acts = [] }
    return acts
  }

  func note(_ act: String) { acts.append(act) }

  private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private func name(_ kind: String) -> String {
    names += 1
    return "\(kind) \(names)"
  }

  // MARK: Screens

  private func makeRoot() -> ViewController {
    guard chance(0.7) else { return makeStack() }
    let tabs = TabBarController()
    tabs.viewControllers = (0..<Int.random(in: 2...4, using: &random)).map { _ in makeStack() }
    return tabs
  }

  private func makeStack() -> ViewController {
    let content = makeContent()
    content.title = name("Screen")
    content.tabBarItem = TabBarItem(title: name("Tab"), image: nil, tag: 0)
    guard chance(0.8) else { return content }
    if chance(0.5) {
      content.navigationItem.rightBarButtonItem = makeBarButton()
    }
    let stack = NavigationController(rootViewController: content)
    stack.tabBarItem = content.tabBarItem
    if chance(0.3) {
      content.toolbarItems = [makeBarButton(), makeBarButton()]
      stack.setToolbarHidden(false, animated: false)
    }
    return stack
  }

  private func makeBarButton() -> BarButtonItem {
    let title = name("Bar button")
    let button = BarButtonItem(title: title)
    button.primaryAction = Action(title: title) { [weak self] _ in self?.note(title) }
    return button
  }

  private func makeContent() -> ViewController {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: EverydayForm(self, makeControls(Int.random(in: 3...30, using: &random)))
    case 1: EverydayCollection(self, makeItems(Int.random(in: 1...120, using: &random)))
    default: EverydayList(self, makeRows(Int.random(in: 0...200, using: &random)))
    }
  }

  fileprivate func took(_ scroll: ScrollView) { scrolled.append(scroll) }

  // MARK: What stands on them

  private func makeRows(_ count: Int) -> [TableViewCell] {
    (0..<count).map { _ in
      let cell = TableViewCell(style: chance(0.3) ? .subtitle : .default)
      cell.textLabel?.text = name("Row")
      cell.detailTextLabel?.text = "Detail"
      switch Int.random(in: 0..<12, using: &random) {
      case 0: cell.accessoryView = makeSwitch()
      case 1: cell.accessoryType = .detailButton
      case 2: cell.accessoryView = makeSlider()
      case 3: cell.accessoryView = makeButton()
      case 4: cell.accessoryType = .checkmark
      default: cell.accessoryType = .disclosureIndicator
      }
      return cell
    }
  }

  private func makeItems(_ count: Int) -> [CollectionViewCell] {
    (0..<count).map { _ in
      let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 100, height: 60))
      let label = Label(frame: Rect(x: 0, y: 10, width: 100, height: 30))
      label.text = name("Item")
      cell.contentView.addSubview(label)
      return cell
    }
  }

  private func makeControls(_ count: Int) -> [View] {
    (0..<count).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: makeSwitch()
      case 1: makeSlider()
      case 2: makeStepper()
      case 3: makeText()
      case 4: EverydayPicker(self, name("Picker"))
      default: makeButton()
      }
    }
  }

  private func makeText() -> View {
    let label = Label(frame: Rect(x: 0, y: 0, width: 300, height: 30))
    label.text = name("Text")
    return label
  }

  private func makeButton() -> View {
    let button = Button(frame: Rect(x: 0, y: 0, width: 120, height: 30))
    let title = noting(button, "Button", for: .touchUpInside)
    button.setTitle(title, for: .normal)
    return button
  }

  private func makeSwitch() -> View {
    let toggle = Switch(frame: Rect(x: 0, y: 0, width: 51, height: 31))
    toggle.accessibilityLabel = noting(toggle, "Switch", for: .valueChanged)
    return toggle
  }

  private func makeSlider() -> View {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 120, height: 30))
    slider.accessibilityLabel = noting(slider, "Slider", for: .valueChanged)
    slider.value = 0.5
    return slider
  }

  private func makeStepper() -> View {
    let stepper = Stepper(frame: Rect(x: 0, y: 0, width: 94, height: 32))
    stepper.accessibilityLabel = noting(stepper, "Stepper", for: .valueChanged)
    stepper.value = 5
    stepper.maximumValue = 10
    return stepper
  }

  /// Has a control write down its name when it acts, and returns that name.
  private func noting(_ control: Control, _ kind: String, for event: ControlEvents) -> String {
    let title = name(kind)
    control.addAction(Action { [weak self] _ in self?.note(title) }, for: event)
    return title
  }
}

/// A list that notes the rows that are chosen.
private final class EverydayList: TableViewController {
  private unowned let app: EverydayApp
  private let rows: [TableViewCell]

  init(_ app: EverydayApp, _ rows: [TableViewCell]) {
    self.app = app
    self.rows = rows
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    app.took(tableView)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { rows[indexPath.row] }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    app.note(rows[indexPath.row].textLabel?.text ?? "")
  }

  override func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    app.note("details of \(rows[indexPath.row].textLabel?.text ?? "")")
  }
}

/// A form: controls one under the other in a view that scrolls, and under it, on some, a button that stays.
private final class EverydayForm: ViewController {
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
    app.took(scroll)
  }
}

/// A collection that notes the items that are chosen.
private final class EverydayCollection: CollectionViewController {
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
    app.took(collectionView)
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
private final class EverydayPicker: PickerView, PickerViewDataSource, PickerViewDelegate {
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
