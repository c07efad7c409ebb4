import EarshotInterface

extension AutoresizingMask {
  /// Everything gives way in proportion.
  static let everything: AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
    .flexibleHeight, .flexibleBottomMargin,
  ]
}
