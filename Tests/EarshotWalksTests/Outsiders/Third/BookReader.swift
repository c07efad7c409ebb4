import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What is there again when an app was ended meanwhile.
  static var thirdReturns: [OutsiderPair] {
    [
      OutsiderPair(
        "restoration-focus",
        "the chapter of a book has no name in the archive, so that after an interruption the reader is back "
          + "in the list of chapters",
        application: { isFaulty in
          let stack = QuayChapters(isFaulty).inStack
          stack.restorationIdentifier = "stack"
          return .showing(stack, in: QuayBookApp())
        })
    ]
  }
}

/// An app that keeps its state.
private final class QuayBookApp: Application, ApplicationDelegate {
  init() {
    super.init()
    delegate = self
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
    identifierComponents.last == "chapter"
      ? QuayChapter(coder.decodeInteger(forKey: "number"), false) : nil
  }
}

/// The chapters of a book.
private final class QuayChapters: QuayScreen {
  init(_ isFaulty: Bool) {
    super.init("The Pilot", isFaulty)
    restorationIdentifier = "chapters"
  }

  override func viewDidLoad() {
    for number in 1...3 { put(button("Chapter \(number)") { [weak self] in self?.open(number) }) }
  }

  private func open(_ number: Int) {
    navigationController?.pushViewController(QuayChapter(number, isFaulty), animated: true)
  }
}

/// One chapter.
private final class QuayChapter: QuayScreen {
  private let number: Int

  init(_ number: Int, _ isFaulty: Bool) {
    self.number = number
    super.init("Chapter \(number)", isFaulty)
    restorationIdentifier = isFaulty ? nil : "chapter"
  }

  override func viewDidLoad() {
    for paragraph in ["The wind had turned.", "Nobody was on the pier.", "Then a lamp was lit."] {
      put(words(paragraph))
    }
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
  }
}
