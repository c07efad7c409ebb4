import EarshotFiles

extension Element {
  /// Whether it is the pattern of a row or an item: of it a list makes copies, be it one among prototypes or one that
  /// a xib is there for, and no row of a static table.
  nonisolated var isPattern: Bool {
    switch name {
    case "collectionViewCell", "collectionReusableView": true
    case "tableViewCell": parent.map { $0.name == "prototypes" || $0.name == "objects" } ?? false
    default: false
    }
  }
}
