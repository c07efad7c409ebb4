import EarshotInterface
import EarshotModel

/// A screen with elements one under the other, that notes what it is asked.
class TestScreen: ViewController {
  let labels: [String]
  var log: [String] = []
  var answersEscape = false
  var answersMagicTap = false

  init(_ name: String, _ labels: String...) {
    self.labels = labels
    super.init()
    title = name
    accessibilityIdentifier = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (row, label) in labels.enumerated() {
      view.addSubview(Stage.element(label, row: row + 3))
    }
  }

  func element(_ label: String) -> View? {
    view.subviews.first { $0.accessibilityLabel == label }
  }

  override func accessibilityPerformEscape() -> Bool {
    if answersEscape { log.append("\(title ?? "").performEscape") }
    return answersEscape || super.accessibilityPerformEscape()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    if answersMagicTap { log.append("\(title ?? "").performMagicTap") }
    return answersMagicTap
  }
}

/// A delegate of an app that is the last stop of every search.
final class LastStop: Responder, ApplicationDelegate {
  var log: [String] = []
  override func accessibilityPerformMagicTap() -> Bool {
    log.append("delegate.performMagicTap")
    return true
  }
}

/// A view that notes which actions it is asked for, and answers as it was told to.
final class Asked: View {
  var name = ""
  var answer = false
  var log: ((String) -> Void)?
  var status: String?

  convenience init(_ name: String, answer: Bool, log: @escaping (String) -> Void) {
    self.init(frame: Rect(x: 0, y: 100, width: 400, height: 400))
    (self.name, self.answer, self.log) = (name, answer, log)
    accessibilityIdentifier = name
  }

  private func note(_ action: String) -> Bool {
    log?("\(name).\(action)")
    return answer
  }

  override func accessibilityPerformEscape() -> Bool { note("performEscape") }
  override func accessibilityPerformMagicTap() -> Bool { note("performMagicTap") }
  override func accessibilityActivate() -> Bool { note("accessibilityActivate") }
  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    defer {
      if let status, answer {
        window?.application?.post(.pageScrolled(AttributedText(status)))
      }
    }
    return note("accessibilityScroll")
  }
  override func accessibilityIncrement() {
    if note("accessibilityIncrement") { return }
    super.accessibilityIncrement()
  }
  override func accessibilityDecrement() {
    if note("accessibilityDecrement") { return }
    super.accessibilityDecrement()
  }
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches {
      let point = touch.location(in: nil)
      log?("\(name) touched at \(point.x) \(point.y)")
    }
  }
}
