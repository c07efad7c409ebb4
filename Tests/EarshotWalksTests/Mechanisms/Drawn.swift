import EarshotInterface
import EarshotModel

/// A picture that is drawn, with an element for each of its parts; these are made anew whenever somebody asks, unless they
/// are kept.
final class Drawn: View {
  private let keepsParts: Bool
  private let make: (Drawn) -> [DrawnPart]
  private var kept: [DrawnPart]?

  init(keepsParts: Bool, _ make: @escaping (Drawn) -> [DrawnPart]) {
    self.keepsParts = keepsParts
    self.make = make
    super.init(frame: .zero)
  }

  override var accessibilityElements: [Responder]? {
    get {
      if let kept { return kept }
      let parts = make(self)
      if keepsParts { kept = parts }
      return parts
    }
    set {}
  }

  /// Makes a part.
  func part(
    _ label: String, _ traits: AccessibilityTraits = .none, at place: Int, width: Double = 80
  ) -> DrawnPart {
    let part = DrawnPart(accessibilityContainer: self)
    part.accessibilityLabel = label
    part.accessibilityTraits = traits
    part.accessibilityFrameInContainerSpace = Rect(
      x: Double(place % 4) * 88, y: Double(place / 4) * 48, width: width, height: 44)
    return part
  }
}

/// A part of what is drawn.
final class DrawnPart: AccessibilityElement {
  var onActivate: (() -> Void)?
  var onAdjust: ((Int) -> Void)?

  override func accessibilityActivate() -> Bool {
    onActivate?()
    return onActivate != nil
  }

  override func accessibilityIncrement() { onAdjust?(1) }
  override func accessibilityDecrement() { onAdjust?(-1) }
}
