import EarshotModel

/// The rules that a side of a view is as long as its content, no longer and no shorter.
struct ContentRule {
  let view: View
  let number: Int
  let axis: LayoutConstraint.Axis
  /// The numbers of the rules, that against squeezing first.
  let rules: [Int]
  /// The length by the measures of this library, in points.
  let estimate: Double
  /// The length that the view was drawn with, in points, when it has not changed since.
  let drawn: Double?
  /// Whether constraints may bind the side or not.
  let isUnsure: Bool

  /// Whether what was drawn and what is measured mean the same content.
  var isAlike: Bool { drawn.map { Self.isAlike($0, estimate) } ?? true }

  /// How far what was drawn is from what is measured, as a share.
  var strangeness: Double { drawn.map { abs($0 - estimate) / max(1, estimate) } ?? 0 }

  /// Whether a length that was drawn and one that is measured mean the same content.
  static func isAlike(_ drawn: Double, _ estimate: Double) -> Bool {
    abs(drawn - estimate) <= max(likeness * estimate, 4)
  }

  /// How far an estimate may be from what was drawn to mean the same, as a share.
  private static let likeness = 0.12
}
