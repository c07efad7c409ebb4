import EarshotModel

/// How an alert comes up (What VoiceOver does, "Alerts"): it says what stands before its first
/// control, and the cursor stands on that control.
///
/// An alert without a control is read from its first element.
struct AlertOpening {
  /// What is said before the cursor lands: texts, headings and pictures.
  let texts: [Stop]
  /// Where the cursor lands.
  let landing: Stop

  /// How many elements of an alert are looked at for a control.
  private static let searched = 1_000

  /// Looks at the screen that came up; `nil` when its first stop stands in no alert.
  ///
  /// - Parameters:
  ///   - first: The first stop of the screen.
  ///   - order: Its order.
  ///   - named: Where the cursor lands, if that is an element which the app names: an alert around it tells
  ///     what stands before its first control all the same, unless the element stands there itself.
  ///   - seeksControl: Whether the cursor goes to the first control, as on devices; otherwise it stands on
  ///     the first element, whatever that is.
  init?(from first: Stop, in order: ReadingOrder, landing named: Stop?, seeksControl: Bool) {
    guard
      let alert = ResponderPath(from: first.element)
        .first(where: { $0.accessibilityTraits.contains(.alert) })
    else { return nil }
    if let named, !named.isInside(alert) { return nil }
    var texts: [Stop] = []
    var candidate: Stop? = seeksControl ? first : nil
    while let stop = candidate, !stop.isGroup, stop.isInside(alert), texts.count < Self.searched {
      if let named, stop.element === named.element { return nil }
      guard !stop.element.isUsedByItself else {
        self.init(texts: texts, landing: named ?? stop)
        return
      }
      texts.append(stop)
      candidate = order.stop(after: stop)
    }
    self.init(texts: [], landing: named ?? first)
  }

  private init(texts: [Stop], landing: Stop) {
    self.texts = texts
    self.landing = landing
  }
}

extension Responder {
  /// Whether the element is there to be pressed, typed into, set or explored, rather than to tell.
  fileprivate var isUsedByItself: Bool {
    RotorKind.formControls.holds(self) || RotorKind.links.holds(self)
      || !accessibilityTraits.isDisjoint(with: Self.touchedTraits)
      || accessibilityRespondsToUserInteraction == true
  }

  private static let touchedTraits: AccessibilityTraits = [
    .keyboardKey, .tabBarItem, .allowsDirectInteraction,
  ]
}
