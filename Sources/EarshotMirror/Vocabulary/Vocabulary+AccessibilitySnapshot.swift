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
    states: [
      VocabularyState(
        "isModalBoundary", .modal,
        assumed: "What stands beside it was left out by "
          + "the parser already.")
    ],
    origins: Origins(
      name: "`label`, or else `description`.", value: "`value`.", hint: "`hint`."),
    lost: [
      "Custom content, rotors, labels for voice control, and activation points.",
      "What cannot be reached, which the parser has left out.",
    ],
    assumed: ["Traits are UIKit's, as its parser has them, by their names or as a number."])
}
