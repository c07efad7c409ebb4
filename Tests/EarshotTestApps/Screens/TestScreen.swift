public import EarshotInterface
import EarshotModel

/// A screen with elements one under the other, that notes what it is asked.
open class TestScreen: ViewController {
  package let labels: [String]
  package var log: [String] = []
  package var answersEscape = false
  package var answersMagicTap = false

  package init(_ name: String, _ labels: String...) {
    self.labels = labels
    super.init()
    title = name
    accessibilityIdentifier = name
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for (row, label) in labels.enumerated() {
      view.addSubview(Stage.element(label, row: row + 3))
    }
  }

  package func element(_ label: String) -> View? {
    view.subviews.first { $0.accessibilityLabel == label }
  }

  open override func accessibilityPerformEscape() -> Bool {
    if answersEscape { log.append("\(title ?? "").performEscape") }
    return answersEscape || super.accessibilityPerformEscape()
  }

  open override func accessibilityPerformMagicTap() -> Bool {
    if answersMagicTap { log.append("\(title ?? "").performMagicTap") }
    return answersMagicTap
  }
}
