import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps to read in.
  static var fourthBooks: [OutsiderPair] {
    [
      OutsiderPair(
        "restoration-focus",
        "The delegate makes a chapter only under the name it had before it was renamed",
        application: { MillNovel($0) }),
      .stack(
        "back-unhandled",
        "The page answers each escape as if it had closed its toolbar, also when there is none"
      ) { MillNotebook("Notebook", $0) },
    ]
  }
}

/// A novel that opens where it was closed.
private final class MillNovel: Application, ApplicationDelegate {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    delegate = self
  }

  func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    let window = Window(application: self, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    let contents = MillContents("The Mill", isFaulty)
    contents.restorationIdentifier = "contents"
    let stack = NavigationController(rootViewController: contents)
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

  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    let name = isFaulty ? "section" : "chapter"
    return identifierComponents.last == name ? MillChapter(1, isFaulty) : nil
  }
}

private final class MillContents: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("A novel in three chapters"))
    for number in 1...3 {
      put(
        button("Chapter \(number)") { [weak self] in
          guard let self else { return }
          let chapter = MillChapter(number, isFaulty)
          navigationController?.pushViewController(chapter, animated: true)
        })
    }
  }
}

private final class MillChapter: QuayScreen {
  private var number: Int
  private let texts = [Label(), Label(), Label()]

  private static let paragraphs = [
    ["The brook was low that year.", "Nobody came to the mill.", "Then it rained for a week."],
    ["Ada opened the sluice.", "The wheel moved a little.", "It stopped before noon."],
    ["In winter the wheel froze.", "Jon brought a hammer.", "They waited for March."],
  ]

  init(_ number: Int, _ isFaulty: Bool) {
    self.number = number
    super.init("Chapter \(number)", isFaulty)
    restorationIdentifier = "chapter"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for text in texts { put(text) }
    show()
  }

  private func show() {
    title = "Chapter \(number)"
    for (label, text) in zip(texts, Self.paragraphs[number - 1]) { label.text = text }
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    number = max(1, min(3, coder.decode(Int.self, forKey: "number") ?? 1))
    show()
  }
}

private final class MillNotebook: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Two pages"))
    for (name, text) in [("Monday", "The wheel turns again"), ("Tuesday", "Flour for the baker")] {
      put(
        button(name) { [weak self] in
          guard let self else { return }
          let page = MillPage(name, isFaulty)
          page.text = text
          navigationController?.pushViewController(page, animated: true)
        })
    }
  }
}

/// A page of a notebook with a toolbar to mark it, which comes when it is asked for.
private final class MillPage: QuayScreen {
  var text = ""
  private let tools = View()
  private lazy var mark = button("Mark") { [weak self] in self?.openTools() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let content = put(words(text))
    put(mark)
    for (number, color) in ["Yellow", "Blue"].enumerated() {
      let choice = button(color) { [weak self, weak content] in
        content?.accessibilityValue = "marked in \(color)"
        self?.closeTools()
        self?.sayBehind("Marked in \(color)")
      }
      choice.frame = Rect(x: Double(number) * 120, y: 0, width: 112, height: 44)
      tools.addSubview(choice)
    }
  }

  private func openTools() {
    if tools.superview == nil { put(tools) }
    tools.isHidden = false
    mark.isEnabled = false
    post(.layoutChanged(.element(tools.subviews[0])))
  }

  private func closeTools() {
    guard tools.superview != nil, !tools.isHidden else { return }
    tools.isHidden = true
    mark.isEnabled = true
    post(.layoutChanged(.element(mark)))
  }

  override func accessibilityPerformEscape() -> Bool {
    if isFaulty || tools.superview != nil && !tools.isHidden {
      closeTools()
      return true
    }
    return super.accessibilityPerformEscape()
  }
}
