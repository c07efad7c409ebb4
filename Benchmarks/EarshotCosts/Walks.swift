import Earshot
import EarshotWalks

/// Walks an app to its end, so many times.
func walk(times: Int) throws {
  for _ in 0..<times {
    let coverage = try walkOfShop.walk().coverage
    guard coverage.isWhole else {
      fatalError("the walk does not come to its end: \(coverage.cuts)")
    }
  }
}

/// Does what a walk of the same app does, from scripts, so many times.
///
/// The walk itself is done once; what it costs is in every count.
func playWalk(times: Int) throws {
  var runs: [Script] = []
  _ = try walkOfShop.walk { steps in
    let lines = ["earshot: 1", "behaviour: device", "steps:"] + steps.map { "  - \($0.gesture)" }
    guard
      let script = try? ScriptReader().read(Array(lines.joined(separator: "\n").utf8), file: "run")
    else { fatalError("a walk is no script: \(lines)") }
    runs.append(script)
  }
  for _ in 0..<times {
    for run in runs {
      let report = ScriptPlayer().play(run, on: makeShop)
      guard report.refusal == nil else { fatalError("\(String(describing: report.refusal))") }
    }
  }
}

private var walkOfShop: AppWalk { AppWalk(WalkedApp(name: "Shop", make: makeShop)) }

/// An app with a list, a page for each row, and a question.
private func makeShop() -> Application {
  let application = Application()
  let window = Window(
    application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = NavigationController(rootViewController: Goods())
  window.makeKeyAndVisible()
  return application
}

private final class Goods: TableViewController {
  private static let names = ["Apples", "Bread", "Coffee", "Dates", "Eggs", "Figs"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Goods"
    tableView.register(TableViewCell.init, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.names.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = Self.names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(Order(of: Self.names[indexPath.row]), animated: true)
  }
}

private final class Order: ViewController {
  init(of name: String) {
    super.init()
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let toggle = Switch(frame: Rect(x: 16, y: 120, width: 51, height: 31))
    toggle.accessibilityLabel = "Gift"
    let slider = Slider(frame: Rect(x: 16, y: 180, width: 300, height: 44))
    slider.accessibilityLabel = "Quantity"
    let button = Button(type: .system)
    button.frame = Rect(x: 16, y: 240, width: 200, height: 44)
    button.setTitle("Buy", for: .normal)
    button.addAction(Action { [weak self] _ in self?.ask() }, for: .touchUpInside)
    for part in [toggle, slider, button] { view.addSubview(part) }
  }

  private func ask() {
    let alert = AlertController(title: "Buy?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Yes", style: .default))
    alert.addAction(AlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }
}
