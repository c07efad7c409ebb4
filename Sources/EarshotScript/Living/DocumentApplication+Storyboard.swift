import EarshotDocuments
import EarshotInterface

extension DocumentApplication {
  /// Creates the app of a storyboard, its scenes and segues live, not launched yet; it begins with
  /// `scene`, or without one where the file says.
  ///
  /// - Throws: `noSuchScreen`.
  convenience init(_ storyboard: Storyboard, scene: String? = nil) throws(FileError) {
    let front = try storyboard.front(of: scene)
    self.init(
      traitCollection: storyboard.traitCollection, edges: front.safeAreaInsets(ofScreen:),
      storyboard: storyboard
    ) { application in
      application.makeAnew(from: storyboard)
      return front.makeWindow(in: application)
    } comeToFront: { application in
      front.comeToFront(in: application)
    }
    accessibilityLanguage = storyboard.language
  }
}
