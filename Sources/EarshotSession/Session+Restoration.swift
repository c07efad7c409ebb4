import EarshotInterface
import EarshotModel
import EarshotReader

/// The reader's place goes away with the state of the app and comes back with it.
extension Session {
  /// Lets the application ask where the reader stands.
  func shareReaderPosition() {
    application?.readerPosition = { [weak self] in
      guard let reader = self?.screenReader, reader.isEnabled else { return nil }
      return ReaderPosition(
        element: reader.focusedElement, rotor: reader.chosenRotorKind?.name)
    }
  }

  /// Puts the reader where it stood when the app was left, once there is a screen to stand on.
  func putReaderBack() {
    guard let application, let screenReader, screenReader.isEnabled,
      let position = application.takeRestoredReaderPosition()
    else { return }
    carryOut(
      screenReader.comeBack(
        to: position.element, rotor: position.rotor.map { RotorKind(name: $0) }, on: host))
  }
}
