import EarshotFiles
import EarshotInterface
import EarshotModel

extension Element {
  /// Whether an attribute is `YES`; `fallback` when it is absent.
  nonisolated func flag(_ attribute: SoughtName, default fallback: Bool = false) -> Bool {
    self[attribute].map { $0 == "YES" || $0 == "true" } ?? fallback
  }

  /// Sets a flag to what was saved; one that was not stays as it is.
  func savedFlag(_ attribute: SoughtName, set: (Bool) -> Void) {
    if has(attribute) { set(flag(attribute)) }
  }

  /// An attribute as a number that geometry can use; `nil` for anything else.
  func number(_ attribute: SoughtName) -> Double? {
    decimal(attribute).flatMap { abs($0) <= Element.farthest ? $0 : nil }
  }

  /// An attribute as a whole number; `nil` for anything else.
  func integer(_ attribute: SoughtName) -> Int? { self[attribute].flatMap(Int.init) }

  /// Farther away nothing is drawn: UIKit's own largest sizes are a hundred times smaller, and sums
  /// of such numbers stay exact.
  private static let farthest = 1e9

  /// The frame saved with a view, in the coordinates of its superview; `nil` when there is none.
  ///
  /// Xcode writes `<rect>`; the Xcode 8 betas wrote `<frame key="frameInset">`, whose distances are
  /// from the edges of the superview and are left out when they are zero.
  func savedFrame(in superview: Size) -> Rect? {
    for child in children where child.has("key", "frame") || child.has("key", "frameInset") {
      switch child.name {
      case "rect": return child.rect
      // Distances from edges of which nothing is known say nothing.
      case "frame": return superview == .zero ? nil : child.rect(insetIn: superview)
      default: continue
      }
    }
    return nil
  }

  /// The rectangle that the element itself describes.
  var rect: Rect? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return Rect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
  }

  private func rect(insetIn superview: Size) -> Rect {
    func span(near: Double?, far: Double?, extent: Double?, of whole: Double) -> (Double, Double) {
      if let extent {
        return (near ?? far.map { whole - $0 - extent } ?? 0, extent)
      }
      return (near ?? 0, max(0, whole - (near ?? 0) - (far ?? 0)))
    }
    let (x, width) = span(
      near: number("minX"), far: number("maxX"), extent: number("width"), of: superview.width)
    let (y, height) = span(
      near: number("minY"), far: number("maxY"), extent: number("height"), of: superview.height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension Element {
  /// The mask that an `<autoresizingMask>` describes.
  var autoresizingMask: AutoresizingMask {
    Self.maskParts.reduce(into: []) { if flag($1.0) { $0.insert($1.1) } }
  }

  private static let maskParts: [(SoughtName, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}
