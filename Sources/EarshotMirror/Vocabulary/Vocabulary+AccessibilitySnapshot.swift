import EarshotModel

extension Vocabulary {
  /// The words of AccessibilitySnapshot: its elements, which have UIKit's own traits, and its kinds of
  /// containers.
  public static let accessibilitySnapshot = Vocabulary(
    name: "AccessibilitySnapshot",
    roles: [
      VocabularyRole(["element"], value: .text),
      VocabularyRole(
        ["dataTable"], part: .group, container: .dataTable, lost: "Rows and columns."),
      VocabularyRole(["list"], part: .group, container: .list),
      VocabularyRole(["landmark"], part: .group, container: .landmark),
      VocabularyRole(["semanticGroup"], part: .group, container: .semanticGroup),
      VocabularyRole(["tabBar"], part: .group, container: .tabBar),
      VocabularyRole(["scrollable"], part: .group, traits: .scrollable),
      VocabularyRole(["none", "navigationBar"], part: .group),
    ],
    states: [VocabularyState("isModalBoundary", .modal)])
}
