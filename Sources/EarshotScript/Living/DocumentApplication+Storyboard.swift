import EarshotDocuments
import EarshotInterface

extension DocumentApplication {
  /// Creates the app of a storyboard, its scenes and segues live, not launched yet; it begins with
  /// `scene`, or without one where the file says.
  ///
  /// - Throws: `noSuchScreen`.
  convenience init(_ storyboard: Storyboard, scene: String? = nil) throws(DocumentError) {
    let first = try storyboard.instantiateFirstViewController(scene)
    self.init(
      traitCollection: storyboard.traitCollection, screenSize: storyboard.screenSize,
      edges: { storyboard.deviceSafeAreaInsets(forScreenOf: $0) },
      storyboard: storyboard
    ) { application in
      application.makeAnew(from: storyboard)
      return first
    }
    accessibilityLanguage = storyboard.language
  }
}
