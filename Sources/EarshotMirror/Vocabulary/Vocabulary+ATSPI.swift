import EarshotModel

extension Vocabulary {
  /// The words of programs on Linux desktops: the names of AT-SPI's roles and states.
  ///
  /// States that only mean something by their absence have to be given for every node.
  public static let atSPI = Vocabulary(
    name: "AT-SPI",
    roles: [
      VocabularyRole(["push button"], traits: .button),
      VocabularyRole(["push button menu"], traits: [.button, .popupButton]),
      VocabularyRole(
        ["toggle button", "check box", "check menu item", "switch"],
        traits: [.button, .toggleButton], assumed: "A check box is said as a switch."),
      VocabularyRole(
        ["radio button", "radio menu item"], traits: .radioButton,
        lost: "Whether it is chosen is told as \"selected\"."),
      VocabularyRole(["menu item", "tearoff menu item"], traits: [.button, .menuItem]),
      VocabularyRole(["menu"], traits: [.button, .popupButton]),
      VocabularyRole(["menu bar", "tool bar", "popup menu"], part: .group),
      VocabularyRole(["link"], traits: .link),
      VocabularyRole(["page tab"], traits: [.button, .tabBarItem]),
      VocabularyRole(["page tab list"], part: .group, container: .tabBar),
      VocabularyRole(["slider"], traits: .adjustable, value: .percent),
      VocabularyRole(["dial", "spin button"], traits: .adjustable, value: .text),
      VocabularyRole(
        ["progress bar", "level bar"], traits: .updatesFrequently, value: .percent),
      VocabularyRole(
        ["combo box"], traits: [.button, .popupButton], value: .text,
        assumed: "What is chosen is its value; the choices inside are reached once it is open."),
      VocabularyRole(["entry", "text", "terminal"], traits: .textEntry, value: .text),
      VocabularyRole(["password text"], traits: [.textEntry, .secureTextField], value: .text),
      VocabularyRole(
        ["label", "static", "paragraph", "list item"], part: .cell, traits: .staticText,
        value: .text),
      VocabularyRole(
        ["table cell"], part: .cell, traits: .staticText, table: .cell, value: .text),
      VocabularyRole(["heading"], traits: .header),
      VocabularyRole(["image", "icon"], part: .named, traits: .image),
      VocabularyRole(
        ["table column header", "column header"], part: .cell, table: .columnHeader),
      VocabularyRole(["table row header", "row header"], part: .cell, table: .rowHeader),
      VocabularyRole(["table row"], part: .group, table: .row),
      VocabularyRole(
        ["table", "tree table"], part: .group, container: .dataTable,
        assumed: "Cells without a place or a row fill rows that are as wide as the table says, or "
          + "else as many titles of columns stand before them."),
      VocabularyRole(["list", "list box", "tree"], part: .group, container: .list),
      VocabularyRole(["notification", "status bar"], part: .cell, traits: .staticText),
      VocabularyRole(["alert"], part: .group, traits: .alert, isModal: true),
      VocabularyRole(["landmark"], part: .group, container: .landmark),
      VocabularyRole(
        ["dialog", "panel", "grouping", "form"], part: .group, container: .semanticGroup),
      VocabularyRole(
        [
          "frame", "window", "filler", "section", "viewport",
          "split pane", "layered pane", "root pane", "document web", "document frame",
          "application", "page", "block quote", "scroll bar",
        ], part: .group),
      VocabularyRole(["scroll pane"], part: .group, traits: .scrollable),
      VocabularyRole(["separator", "redundant object"], part: .absent),
    ],
    states: [
      VocabularyState(
        "sensitive", when: .isAbsent, .adds(.notEnabled),
        assumed: "GTK 4 gives only this one of two states that say so."),
      VocabularyState("showing", when: .isAbsent, .hidden),
      VocabularyState("selected", .adds(.selected)),
      VocabularyState("visited", .adds(.visited), lost: "Visited links are not told apart."),
      VocabularyState(
        "checked", when: .isAbsent,
        of: ["toggle button", "check box", "check menu item", "switch"],
        .value("0")),
      VocabularyState(
        "checked", of: ["toggle button", "check box", "check menu item", "switch"], .value("1")),
      VocabularyState("pressed", of: ["toggle button", "switch"], .value("1")),
      VocabularyState(
        "indeterminate", of: ["toggle button", "check box", "check menu item", "switch"],
        .value("2")),
      VocabularyState("checked", of: ["radio button", "radio menu item"], .adds(.selected)),
      VocabularyState("expandable", .expanded(.collapsed)),
      VocabularyState("expanded", .expanded(.expanded)),
      VocabularyState("required", .required),
      VocabularyState("invalid entry", .invalid(.data)),
      VocabularyState("multi line", of: ["entry", "text"], .adds(.textArea)),
      VocabularyState("focused", of: ["entry", "text", "password text"], .adds(.isEditing)),
      VocabularyState("modal", .modal),
    ],
    origins: Origins(
      name: "The name, or that of what labels it.",
      value: "The text, or the value by its text or its number.",
      hint: "The description, and that of what describes it."),
    lost: [
      "Text attributes, and what is not showing.",
      "Relations other than those to labels, descriptions, headers and what is led to.",
    ],
    assumed: ["Places are pixels that are taken for points."])
}
