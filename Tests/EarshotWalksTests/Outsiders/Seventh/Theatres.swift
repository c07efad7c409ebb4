import EarshotInterface
import EarshotModel

/// Apps of theatres, in which something opens over the screen.
extension OutsiderPair {
  static var seventhTheatres: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-leak",
        "Not the shade is modal but the card on it, beside which there is nothing anyway",
        screen: { LarkBox("Box office", $0) }),
      .stack(
        "modal-no-escape",
        "Hints that fill the screen are closed by a finger that moves down, and by nothing else"
      ) { LarkFoyer("Foyer", $0) },
      OutsiderPair(
        "modal-focus-not-moved",
        "The card around a switch grows to a modal one, in which the cursor stays on the switch at its foot",
        screen: { LarkBell("Bell", $0) }),
      .stack(
        "modal-focus-not-restored",
        "When a sheet has closed, the list under it is said to be a new screen that begins at its top"
      ) { LarkCast("Cast", $0) },
      .stack(
        "modal-untitled",
        "The title of a sheet is a picture that a reader does not find"
      ) { LarkStage("Stage", $0) },
    ]
  }
}

/// Something modal that an app has made itself of a view, and that escape closes.
private final class LarkCover: View {
  let name = Label()
  var onEscape: (() -> Void)?

  init(_ title: String, over view: View) {
    super.init(frame: view.bounds)
    name.text = title
    name.accessibilityTraits = .header
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let onEscape else { return false }
    onEscape()
    return true
  }
}

private final class LarkBox: ReedScreen {
  private var cover: LarkCover?
  private lazy var choose = button("Choose a seat") { [unowned self] in open() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Box office"))
    put(choose)
    put(button("Prices") { [unowned self] in tell("Prices", "Every seat is 20.") })
  }

  private func open() {
    let cover = LarkCover("Where do you want to sit?", over: view)
    let card = cover.hold(View(), x: 16, y: 300, width: 361, height: 260)
    card.hold(cover.name, y: 12)
    for (number, seat) in ["Stalls", "Circle", "Do not choose"].enumerated() {
      card.hold(button(seat) { [unowned self] in close() }, y: 68 + Double(number) * 56)
    }
    (isFaulty ? card : cover).accessibilityViewIsModal = true
    cover.onEscape = { [unowned self] in close() }
    self.cover = cover
    view.addSubview(cover)
    post(.screenChanged(.element(cover.name)))
  }

  private func close() {
    cover?.removeFromSuperview()
    cover = nil
    post(.screenChanged(.element(choose)))
  }
}

private final class LarkFoyer: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The doors open at seven."))
    put(
      button("Hints for your visit") { [unowned self] in
        let hints = LarkHints("Hints", isFaulty)
        hints.modalPresentationStyle = .fullScreen
        present(hints, animated: true)
      })
  }
}

private final class LarkHints: ReedScreen {
  private let hint = Label()
  private let hints = ["Be there at seven.", "Leave your coat below.", "Keep your ticket."]
  private var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Hints for your visit"))
    hint.text = hints[0]
    put(hint)
    put(button("Another hint") { [unowned self] in showNext() })
    let down = SwipeGestureRecognizer()
    down.direction = .down
    down.addAction(Action { [unowned self] _ in dismiss(animated: true) })
    view.addGestureRecognizer(down)
    if !isFaulty { put(button("Close") { [unowned self] in dismiss(animated: true) }) }
  }

  private func showNext() {
    shown = (shown + 1) % hints.count
    hint.text = hints[shown]
    sayBehind(hints[shown])
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}

private final class LarkBell: ReedScreen {
  private let card = View()
  private let name = Label()
  private let rings = Switch()
  private var choices: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Bell"))
    name.text = "Which bell?"
    name.accessibilityTraits = .header
    card.hold(name, y: 0)
    for (number, bell) in ["The small bell", "The gong"].enumerated() {
      let choice = button(bell) { [unowned self] in close() }
      card.hold(choice, y: 56 + Double(number) * 56)
      choices.append(choice)
    }
    rings.accessibilityLabel = "Ring before the play"
    rings.addAction(
      Action { [unowned self] _ in if rings.isOn { open() } else { close() } }, for: .valueChanged)
    card.hold(rings, y: 168)
    put(card, height: 220)
    put(words("It rings in the foyer."))
    show(isOpen: false)
  }

  private func show(isOpen: Bool) {
    for part in [name] + choices { part.isHidden = !isOpen }
    card.accessibilityViewIsModal = isOpen
  }

  private func open() {
    show(isOpen: true)
    if !isFaulty { post(.screenChanged(.element(name))) }
  }

  private func close() {
    show(isOpen: false)
    post(.screenChanged(.element(rings)))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard card.accessibilityViewIsModal else { return super.accessibilityPerformEscape() }
    close()
    return true
  }
}

private final class LarkCast: ReedScreen, TableViewDataSource, TableViewDelegate {
  private let name = Label()
  private let table = TableView(frame: .zero, style: .plain)
  private let roles = ["Duke", "Fool", "Nurse", "Ghost", "Page"]

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Roles of tonight"
    name.accessibilityTraits = .header
    put(name)
    table.dataSource = self
    table.delegate = self
    put(table, height: 320)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { roles.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = roles[indexPath.row]
    cell.accessibilityTraits = .button
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let sheet = LarkRole(roles[indexPath.row], isFaulty)
    sheet.modalPresentationStyle = .pageSheet
    sheet.onClose = { [weak self] in self?.sheetDidClose() }
    present(sheet, animated: true)
  }

  private func sheetDidClose() {
    if isFaulty { post(.screenChanged(.element(name))) }
  }
}

private final class LarkRole: ReedScreen {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words("Played by Ida Lund."))
    put(button("Close") { [unowned self] in dismiss(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose?()
  }
}

private final class LarkStage: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The play has four acts."))
    put(
      button("Colour of the curtain") { [unowned self] in
        let sheet = LarkCurtain(isFaulty)
        sheet.modalPresentationStyle = .pageSheet
        present(sheet, animated: true)
      })
  }
}

private final class LarkCurtain: ViewController {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = ImageView(image: Image(name: "curtain-title"))
    if !isFaulty {
      name.isAccessibilityElement = true
      name.accessibilityLabel = "Colour of the curtain"
      name.accessibilityTraits = .header
    }
    view.hold(name, y: 40)
    for (number, colour) in ["Red", "Green", "Black"].enumerated() {
      let choice = Button(
        type: .system,
        primaryAction: Action(title: colour) { [unowned self] _ in dismiss(animated: true) })
      view.hold(choice, y: 110 + Double(number) * 56)
    }
  }
}
