public import EarshotModel

extension ScreenReader {
  /// The setting of the rotor that a person chose last, whatever the element under the cursor offers.
  public var chosenRotorKind: RotorKind? { rotor.chosen }

  /// Puts the cursor back where it was when a person left the app.
  ///
  /// - Parameters:
  ///   - element: The element; when it cannot be reached the cursor stays where it is.
  ///   - kind: The setting of the rotor, taken on without a word.
  ///   - host: What is read.
  /// - Returns: What is to be done, in order.
  public func comeBack(
    to element: Responder?, rotor kind: RotorKind?, on host: any AccessibilityHost
  ) -> [ReaderEffect] {
    answer(host) {
      guard isEnabled else { return }
      if let kind { rotor.choose(kind) }
      let order = placeCursor(on: host)
      guard let element, let stop = order.stop(for: element), stop.element !== cursor.element
      else { return }
      land(on: stop, in: order, because: .restored, on: host)
    }
  }
}
