import EarshotDocuments
import EarshotModel

extension DocumentScreen {
  /// Whether the file itself has a button that leads back.
  var hasBackButton: Bool { root.hasElement(with: .backButton) }
}
