import EarshotModel

/// By what an element is known again that was made anew: a list that was reloaded holds new elements
/// for the same things.
struct ElementIdentity {
  /// What it was called when the cursor came to it.
  let label: String?
  private let identifier: String?
  private let kind: ObjectIdentifier
  private let frame: Rect

  /// The identity of an element as it is now; `nil` when nothing tells it from others.
  init?(of element: Responder) {
    label = element.accessibilityLabel
    identifier = element.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    kind = ObjectIdentifier(type(of: element))
    frame = element.accessibilityFrame
    if identifier == nil, (label ?? "").isEmpty { return nil }
  }

  /// Whether an element can be the same thing.
  ///
  /// An identifier is enough. Without one it takes the same class, label and place.
  func matches(_ element: Responder) -> Bool {
    if let identifier { return element.accessibilityIdentifier == identifier }
    return ObjectIdentifier(type(of: element)) == kind && element.accessibilityLabel == label
      && element.accessibilityFrame == frame && (element.accessibilityIdentifier ?? "").isEmpty
  }
}
