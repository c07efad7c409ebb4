import EarshotInterface
import EarshotModel

/// A control that is only adjusted: what the next and the last value is, is told by whoever makes it.
final class LarkDial: View {
  private(set) var value: Int
  private let text: (Int) -> String
  private let up: (Int) -> Int
  private let down: (Int) -> Int
  var onChange: ((Int) -> Void)?

  init(
    _ label: String, value: Int, text: @escaping (Int) -> String, up: @escaping (Int) -> Int,
    down: @escaping (Int) -> Int
  ) {
    self.value = value
    self.text = text
    self.up = up
    self.down = down
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .adjustable
  }

  override var defaultAccessibilityValue: String? { text(value) }

  override func accessibilityIncrement() { change(to: up(value)) }

  override func accessibilityDecrement() { change(to: down(value)) }

  private func change(to new: Int) {
    guard new != value else { return }
    value = new
    onChange?(new)
  }
}
