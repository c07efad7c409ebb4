import EarshotModel
import EarshotReader

/// The reader's place goes away with the state of the app and comes back with it.
extension Session {
  /// Lets the host ask where the reader stands.
  func shareReaderPosition() {
    host.shareReaderPosition { [weak self] in
      guard let reader = self?.reader, reader.isEnabled else { return nil }
      return ReaderPosition(
        element: reader.focusedElement, rotor: reader.chosenRotorKind?.name)
    }
  }

  /// Puts the reader where it stood when the app was left, once there is a screen to stand on.
  func putReaderBack() {
    guard let reader, reader.isEnabled, let position = host.takeRestoredReaderPosition() else {
      return
    }
    let rotor = position.rotor.map { RotorKind(name: $0) }
    carryOut(reader.perform(.comeBack(to: position.element, rotor: rotor), on: host))
  }
}
