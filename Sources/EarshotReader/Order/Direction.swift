import EarshotModel

/// One of the two ways along an order, a text or a list, as searches of an app's own rotors name them.
typealias Direction = AccessibilityCustomRotor.Direction

nonisolated extension AccessibilityCustomRotor.Direction {
  /// The direction of a command that goes forward or back.
  init(isForward: Bool) {
    self = isForward ? .next : .previous
  }

  /// The other way.
  var opposite: Self { self == .next ? .previous : .next }

  /// What is added to a place to come to its neighbour.
  var step: Int { self == .next ? 1 : -1 }
}
