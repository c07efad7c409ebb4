import EarshotModel

extension Vocabulary {
  /// The words of Jetpack Compose: its roles, what the properties of a node without one make of it, and its
  /// properties.
  public static let compose = Vocabulary(
    name: "Compose", arrangement: .geometry,
    roles: [
      VocabularyRole(["Button"], traits: .button, value: .text),
      VocabularyRole(
        ["Clickable"], part: .cell, traits: .button, value: .text,
        assumed:
          "What can be tapped says all that is inside, unless something there is used by itself."),
      VocabularyRole(
        ["Checkbox", "Switch"], traits: [.button, .toggleButton],
        assumed: "A check box is said as a switch."),
      VocabularyRole(["RadioButton"], traits: .radioButton),
      VocabularyRole(["Tab"], traits: [.button, .tabBarItem]),
      VocabularyRole(["Image"], part: .named, traits: .image, value: .text),
      VocabularyRole(["DropdownList"], traits: [.button, .popupButton], value: .text),
      VocabularyRole(["ValuePicker", "Slider"], traits: .adjustable, value: .percent),
      VocabularyRole(
        ["ProgressBar"], part: .named, traits: .updatesFrequently, value: .percent),
      VocabularyRole(["EditText"], traits: .textEntry, value: .text),
      VocabularyRole(["Text"], part: .named, traits: .staticText, value: .text),
      VocabularyRole(["Collection"], part: .wrapper, container: .list),
      VocabularyRole(["Node", "Carousel"], part: .wrapper, value: .text),
    ],
    states: [
      VocabularyState("Disabled", .adds(.notEnabled)),
      VocabularyState("InvisibleToUser", .hidden),
      VocabularyState("HideFromAccessibility", .hidden),
      VocabularyState("Selected", of: ["RadioButton"], .adds(.selected)),
      VocabularyState("Selected", .adds(.selected)),
      VocabularyState("Heading", .adds(.header)),
      VocabularyState("Password", .adds([.textEntry, .secureTextField])),
      VocabularyState("Focused", of: ["EditText"], .adds(.isEditing)),
      VocabularyState("scrollable", .adds(.scrollable)),
      VocabularyState(
        "ToggleableState", when: .isOneOf(["On"]), of: ["Checkbox", "Switch"], .value("1")),
      VocabularyState(
        "ToggleableState", when: .isOneOf(["Off"]), of: ["Checkbox", "Switch"], .value("0")),
      VocabularyState(
        "ToggleableState", when: .isOneOf(["Indeterminate"]), of: ["Checkbox", "Switch"],
        .value("2")),
      VocabularyState("Error", .invalid(.data), lost: "What is said to be wrong."),
      VocabularyState("expandable", .expanded(.collapsed)),
      VocabularyState("collapsible", .expanded(.expanded)),
      VocabularyState("IsDialog", .modal),
      VocabularyState("IsPopup", .modal),
    ],
    origins: Origins(
      name: "`ContentDescription`, or else `Text`.",
      value: "`StateDescription`, `EditableText`, or `Text` beside another description.",
      hint: "None."),
    lost: [
      "Custom actions, live regions, traversal order, links inside texts, and the "
        + "labels of actions.",
      "The density of the screen: places are pixels that are taken for points, and "
        + "no size is judged.",
      "How far something has scrolled, and the rows and columns of what is a collection, of which "
        + "only the name of a class is printed.",
    ],
    assumed: [
      "What a node is follows from its properties and actions where it has no role.",
      "The merged tree is what is heard; of an unmerged one what can be tapped says "
        + "what is inside.",
    ])
}
