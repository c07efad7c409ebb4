import EarshotFiles
import EarshotInterface

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
