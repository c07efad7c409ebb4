import EarshotInterface
import EarshotModel

/// Apps of town halls: what is left and returned to, and what stands above what.
extension OutsiderPair {
  static var sixthTownhalls: [OutsiderPair] {
    [
      OutsiderPair(
        "restoration-focus",
        "The rows of a screen are fetched anew at a launch, and are not there when the state comes back",
        application: { WrenTownhall(isFaulty: $0) }),
      OutsiderPair(
        "back-unhandled",
        "A container lays one level over another and has a button that goes back, and no answer to escape",
        screen: { WrenCouncil("Council", $0) }),
      OutsiderPair(
        "order-header-after-content",
        "The elements of a card are listed as they were made, and the title was made last",
        screen: { WrenNotices("Notices", $0) }),
    ]
  }
}

private final class WrenTownhall: Application, ApplicationDelegate {
  private let isFaulty: Bool

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    delegate = self
  }

  func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    let window = Window(application: self, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    let screen = WrenServices("Services", isFaulty)
    screen.restorationIdentifier = "services"
    let stack = NavigationController(rootViewController: screen)
    stack.restorationIdentifier = "stack"
    window.rootViewController = stack
    return true
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    windows.first?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}

private final class WrenServices: ReedScreen {
  private var isFilled = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Open from nine to four"))
    if !isFaulty { fill() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isFilled else { return }
    isFilled = true
    later(2) { [weak self] in
      guard let self else { return }
      fill()
      post(.layoutChanged(nil))
      sayBehind("Four services are here.")
    }
  }

  private func fill() {
    isFilled = true
    for name in ["A passport", "A wedding", "A dog's tax", "A lost key"] {
      let row = put(button(name) { [unowned self] in tell(name, "Ask in room 4, please.") })
      row.accessibilityIdentifier = name
      row.restorationIdentifier = name
    }
  }
}

private final class WrenCouncil: ReedScreen {
  private let list = View()
  private var rows: [Button] = []
  private var detail: View?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(list, height: 500)
    list.hold(heading("The council"), x: 0, y: 0)
    for (place, name) in ["Ada Holm", "Tom Brae", "Ida Lind"].enumerated() {
      rows.append(
        list.hold(
          button(name) { [unowned self] in open(place, name) }, x: 0, y: 60 + Double(place) * 56))
    }
  }

  private func open(_ place: Int, _ name: String) {
    let detail = View()
    self.detail = detail
    list.removeFromSuperview()
    view.hold(detail, y: 100, width: 361, height: 500)
    let title = heading(name)
    detail.hold(button("Back to the council") { [unowned self] in close(to: place) }, x: 0, y: 0)
    detail.hold(title, x: 0, y: 56)
    detail.hold(words("Has a seat since 2019."), x: 0, y: 112)
    post(.screenChanged(.element(title)))
  }

  private func close(to place: Int) {
    detail?.removeFromSuperview()
    detail = nil
    view.addSubview(list)
    post(.screenChanged(.element(rows[place])))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty, let name = (detail?.subviews[1] as? Label)?.text else {
      return super.accessibilityPerformEscape()
    }
    close(to: rows.firstIndex { $0.currentTitle == name } ?? 0)
    return true
  }
}

private final class WrenNotices: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, text) in [
      ("The bridge is closed", "From Monday, for a week."),
      ("A new playground", "Behind the old mill."),
    ] {
      let card = put(View(), height: 170)
      let name = card.hold(heading(title), x: 0, y: 0)
      let line = card.hold(words(text), x: 0, y: 50)
      let more = card.hold(
        button("More about: \(title)") { [unowned self] in tell(title, text) }, x: 0, y: 100)
      card.accessibilityElements = isFaulty ? [line, more, name] : [name, line, more]
    }
  }
}
