import EarshotModel

extension Vocabulary {
  /// The words of Flutter: the names of its semantics roles, or what the flags of a node make of it, and its
  /// flags.
  public static let flutter = Vocabulary(
    name: "Flutter",
    roles: [
      VocabularyRole(["button"], traits: .button, value: .text),
      VocabularyRole(
        ["tappable"], part: .cell, traits: .button, value: .text,
        assumed:
          "What can be tapped is a button, though no flag says so, unless something inside is used "
          + "by itself."),
      VocabularyRole(["link"], traits: .link, value: .text),
      VocabularyRole(["header"], traits: .header, value: .text),
      VocabularyRole(["image"], part: .named, traits: .image, value: .text),
      VocabularyRole(["keyboardKey"], traits: .keyboardKey),
      VocabularyRole(["textField"], traits: .textEntry, value: .text),
      VocabularyRole(["slider", "spinButton"], traits: .adjustable, value: .text),
      VocabularyRole(
        ["switch", "checkBox"], traits: [.button, .toggleButton],
        assumed: "A check box is said as a switch."),
      VocabularyRole(["radioButton"], traits: .radioButton),
      VocabularyRole(["tab"], traits: [.button, .tabBarItem]),
      VocabularyRole(["tabBar"], part: .group, container: .tabBar),
      VocabularyRole(
        ["menuItem", "menuItemCheckbox", "menuItemRadio"], traits: [.button, .menuItem]),
      VocabularyRole(
        ["progressBar", "loadingSpinner"], part: .named, traits: .updatesFrequently, value: .text),
      VocabularyRole(["list"], part: .group, container: .list),
      VocabularyRole(
        ["table"], part: .group, container: .dataTable,
        assumed: "Each cell covers one row and one column."),
      VocabularyRole(["row"], part: .group, table: .row),
      VocabularyRole(["cell"], part: .wrapper, table: .cell, value: .text),
      VocabularyRole(["columnHeader"], part: .wrapper, table: .columnHeader, value: .text),
      VocabularyRole(
        ["dialog", "alertDialog"], part: .group, isModal: true),
      VocabularyRole(["text"], part: .named, traits: .staticText, value: .text),
      VocabularyRole(
        [
          "node", "tabPanel", "listItem", "radioGroup", "form",
          "menu", "menuBar", "comboBox", "tooltip", "status", "alert", "main", "navigation",
          "region", "search", "complementary", "contentInfo", "dragHandle", "hotKey",
        ], part: .wrapper, value: .text),
    ],
    states: [
      VocabularyState("isEnabled", when: .isOneOf(["false"]), .adds(.notEnabled)),
      VocabularyState("hidden", .hidden),
      VocabularyState("isSelected", .adds(.selected)),
      VocabularyState("isHeader", .adds(.header)),
      VocabularyState("isLink", .adds(.link)),
      VocabularyState("isObscured", .adds([.textEntry, .secureTextField])),
      VocabularyState("isMultiline", of: ["textField"], .adds(.textArea)),
      VocabularyState("isFocused", of: ["textField"], .adds(.isEditing)),
      VocabularyState("hasImplicitScrolling", .adds(.scrollable)),
      VocabularyState("isToggled", when: .isAbsent, of: ["switch"], .value("0")),
      VocabularyState("isToggled", of: ["switch"], .value("1")),
      VocabularyState("isChecked", when: .isAbsent, of: ["checkBox"], .value("0")),
      VocabularyState("isChecked", of: ["checkBox"], .value("1")),
      VocabularyState("isCheckStateMixed", of: ["checkBox"], .value("2")),
      VocabularyState("isChecked", of: ["radioButton"], .adds(.selected)),
      VocabularyState("hasExpandedState", .expanded(.collapsed)),
      VocabularyState("isExpanded", .expanded(.expanded)),
      VocabularyState("isRequired", .required),
      VocabularyState("isInvalid", .invalid(.data)),
      VocabularyState("isReadOnly", .adds(.none), lost: "That a field cannot be edited."),
      VocabularyState("isLiveRegion", .adds(.none), lost: "That changes are told by themselves."),
    ],
    origins: Origins(name: "`label`.", value: "`value`.", hint: "`hint`, and behind it `tooltip`."),
    lost: [
      "Custom actions, sort keys, tags, selections of text, and what a value would "
        + "be after a step.",
      "Nodes that are invisible or hidden.",
    ],
    assumed: [
      "What a node is follows from its flags and actions where it has no role.",
      "A node that says something and holds others is heard before them; VoiceOver "
        + "on a device is told of "
        + "two elements, too.",
      "Nodes that are merged up are part of the node at the boundary, their words on "
        + "a line of their own.",
    ])
}
