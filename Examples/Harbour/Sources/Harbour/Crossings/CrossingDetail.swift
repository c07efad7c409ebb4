import Earshot

/// A ferry with its pictures, and a toolbar to tell others of it.
final class CrossingDetail: ViewController {
  private let crossing: Crossing
  private let picture = ImageView(frame: Rect(x: 16, y: 110, width: 358, height: 200))
  private let pages = PageControl(frame: Rect(x: 16, y: 320, width: 358, height: 28))
  private let notice = Label(frame: Rect(x: 16, y: 360, width: 358, height: 60))
  private let timetable = Button(frame: Rect(x: 16, y: 440, width: 358, height: 44))

  private static let pictures = [
    "The ferry at the pier", "The upper deck", "The harbour from afar",
  ]

  init(_ crossing: Crossing) {
    self.crossing = crossing
    super.init()
    title = crossing.destination
    hidesBottomBarWhenPushed = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.isAccessibilityElement = true
    pages.numberOfPages = Self.pictures.count
    pages.accessibilityLabel = "Picture"
    pages.addAction(Action { [weak self] _ in self?.showPicture() }, for: .valueChanged)
    notice.numberOfLines = 0
    notice.text = "Be at pier \(crossing.pier) ten minutes before \(crossing.departure)."
    timetable.setTitle("Timetable", for: .normal)
    timetable.accessibilityTraits = .link
    timetable.addAction(
      Action { [weak self] _ in self?.announce("The timetable opens in the browser") },
      for: .touchUpInside)
    for part in [picture, pages, notice, timetable] { view.addSubview(part) }
    showPicture()
    toolbarItems = [
      BarButtonItem(title: "Share", action: { [weak self] in self?.share() }),
      BarButtonItem(barButtonSystemItem: .flexibleSpace),
      BarButtonItem(title: "Report", action: { [weak self] in self?.report() }),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func showPicture() {
    picture.accessibilityLabel = Self.pictures[pages.currentPage]
  }

  private func share() {
    let sheet = AlertController(
      title: "Share \(crossing.destination)", message: nil, preferredStyle: .actionSheet)
    for way in ["Message", "Copy Link"] {
      sheet.addAction(AlertAction(title: way) { [weak self] _ in self?.announce("\(way): done") })
    }
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func report() {
    let alert = AlertController(
      title: "Report a problem?", message: "The harbour calls you back.", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      AlertAction(title: "Report") { [weak self] _ in self?.announce("Reported") })
    present(alert, animated: true)
  }
}

extension BarButtonItem {
  /// A button with a title that does one thing.
  convenience init(title: String, action: @escaping () -> Void) {
    self.init(title: title, style: .plain)
    primaryAction = Action(title: title) { _ in action() }
  }
}
