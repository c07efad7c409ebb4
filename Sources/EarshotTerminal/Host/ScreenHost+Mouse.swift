import EarshotModel
import EarshotReader
import EarshotSession

/// The mouse is a finger that explores.
extension ScreenHost {
  /// The longest time between the two presses of a double click.
  private static let doubleClick = Duration.milliseconds(400)

  func take(_ event: MouseEvent) {
    guard !reader.isPrompting else { return }
    switch event.kind {
    case .press: press(row: event.row, column: event.column)
    case .drag:
      touch(row: event.row, column: event.column)
      if pressed?.element !== reader.focusedElement { pressed = nil }
    case .release: session.perform(.command(.lift))
    case .wheelDown: session.perform(.command(.scroll(.down)))
    case .wheelUp: session.perform(.command(.scroll(.up)))
    case .move, .other: break
    }
  }

  private func press(row: Int, column: Int) {
    guard let element = picture.element(row: row, column: column) else {
      return core.silence()
    }
    if let pressed, pressed.element === element, reader.focusedElement === element,
      session.now - pressed.time < Self.doubleClick
    {
      self.pressed = nil
      return session.perform(.command(.activate))
    }
    pressed = (element, session.now)
    touch(row: row, column: column)
  }

  private func touch(row: Int, column: Int) {
    guard let element = picture.element(row: row, column: column) else { return }
    session.perform(.command(.touch(at: element.accessibilityFrame.center)))
  }
}
