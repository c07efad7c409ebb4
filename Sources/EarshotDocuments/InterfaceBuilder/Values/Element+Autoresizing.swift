import EarshotInterface

extension Element {
  /// The mask that an `<autoresizingMask>` describes.
  var autoresizingMask: AutoresizingMask {
    let parts: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if flag($1.0) { $0.insert($1.1) } }
  }
}
