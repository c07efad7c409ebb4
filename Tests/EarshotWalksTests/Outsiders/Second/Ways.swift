import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// How a person comes back to where they were.
  static var ways: [OutsiderPair] {
    [
      OutsiderPair("restoration-focus", "a chapter has no name by which it could come back") {
        isFaulty in
        let application = BookApplication()
        return .showing(BookScreen.stack(isFaulty), in: application)
      },
      OutsiderPair("back-unhandled", "settings of the app's own leave escape to nobody") {
        DrillScreen($0)
      },
    ]
  }
}

/// An app that keeps its state.
private final class BookApplication: Application {
  private final class Delegate: ApplicationDelegate {
    func application(
      _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
    ) -> Bool { true }

    func application(
      _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
    ) -> Bool { true }

    func application(
      _ application: Application,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: RestorationCoder
    ) -> ViewController? {
      guard identifierComponents.last == "chapter" else { return nil }
      let chapter = ChapterScreen("")
      chapter.restorationIdentifier = "chapter"
      return chapter
    }
  }

  private let keeping = Delegate()

  override init(traitCollection: TraitCollection = TraitCollection()) {
    super.init(traitCollection: traitCollection)
    delegate = keeping
  }
}

/// The contents of a book.
private final class BookScreen: StackedScreen {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("The Ferry")
  }

  static func stack(_ isFaulty: Bool) -> NavigationController {
    let book = BookScreen(isFaulty)
    book.restorationIdentifier = "book"
    let stack = book.inStack
    stack.restorationIdentifier = "stack"
    return stack
  }

  override func viewDidLoad() {
    heading("Chapters")
    for name in ["Departure", "Fog", "The Other Shore"] {
      button(name) { $0.open(name) }.restorationIdentifier = name
    }
    text("By Ada Holm")
  }

  private func open(_ name: String) {
    let chapter = ChapterScreen(name)
    if !isFaulty { chapter.restorationIdentifier = "chapter" }
    navigationController?.pushViewController(chapter, animated: true)
  }
}

/// A chapter of a book.
private final class ChapterScreen: StackedScreen {
  private lazy var name = heading("")

  override func viewDidLoad() {
    name.text = title
    name.frame.size.height = 30
    text("The engine began to hum, and the pier slid away.")
    text("Nobody on deck said a word.")
    button("Bookmark") { $0.say("Bookmark set") }.restorationIdentifier = "bookmark"
    button("Text Size") { $0.alert("Text size is set in Settings") }
      .restorationIdentifier = "size"
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(title, forKey: "title")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    title = coder.decode(forKey: "title")
    name.text = title
  }
}

/// Settings that lead further without a stack of UIKit's.
private final class DrillScreen: ViewController {
  /// One level.
  final class Level: StackedScreen {
    private let depth: Int
    private(set) var first = View()

    init(_ depth: Int) {
      self.depth = depth
      super.init(nil)
    }

    private var drill: DrillScreen? { parent as? DrillScreen }

    override func viewDidLoad() {
      bottom = 60
      if depth > 0 { button("Back") { $0.drill?.goBack() } }
      first = heading(["Settings", "Sounds", "Ring Tone"][depth])
      if depth < 2 {
        button(["Sounds", "Ring Tone"][depth]) { $0.drill?.open($0.depth + 1) }
      }
      toggle(["Night Mode", "Silent", "Vibrate"][depth])
      toggle(["Flight Mode", "Key Clicks", "Louder and Louder"][depth])
      button("About \(["Settings", "Sounds", "Ring Tones"][depth])") { $0.alert("Version 2") }
    }
  }

  private let isFaulty: Bool
  private var levels: [Level] = []

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    title = "Settings"
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() { put(Level(0)) }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty, levels.count > 1 else { return super.accessibilityPerformEscape() }
    goBack()
    return true
  }

  private func put(_ level: Level) {
    levels.last?.view.isHidden = true
    levels.append(level)
    addChild(level)
    level.view.frame = view.bounds
    view.addSubview(level.view)
    level.didMove(toParent: self)
  }

  private func open(_ depth: Int) {
    let level = Level(depth)
    put(level)
    application?.post(.screenChanged(.element(level.first)))
  }

  private func goBack() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    level.willMove(toParent: nil)
    level.view.removeFromSuperview()
    level.removeFromParent()
    levels.last?.view.isHidden = false
    application?.post(.screenChanged((levels.last?.first).map { .element($0) }))
  }
}
