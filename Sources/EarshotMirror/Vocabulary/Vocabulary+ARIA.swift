import EarshotModel

extension Vocabulary {
  /// The words of the web: the roles of ARIA, and those that Chromium has besides.
  public static let aria = Vocabulary(
    name: "ARIA",
    roles: [
      VocabularyRole(["button"], traits: .button),
      VocabularyRole(["link"], traits: .link),
      VocabularyRole(["heading"], traits: .header),
      VocabularyRole(["textbox", "TextField"], traits: .textEntry, value: .text),
      VocabularyRole(["searchbox"], traits: [.textEntry, .searchField], value: .text),
      VocabularyRole(
        ["checkbox", "switch", "menuitemcheckbox"], traits: [.button, .toggleButton],
        assumed: "A check box is said as a switch."),
      VocabularyRole(["radio", "menuitemradio"], traits: .radioButton),
      VocabularyRole(["slider", "spinbutton"], traits: .adjustable, value: .text),
      VocabularyRole(["scrollbar"], part: .absent, lost: "Scroll bars."),
      VocabularyRole(["progressbar", "meter"], traits: .updatesFrequently, value: .percent),
      VocabularyRole(
        ["combobox", "PopUpButton", "ComboBoxSelect", "ComboBoxMenuButton"],
        traits: [.button, .popupButton], value: .text,
        assumed: "What is chosen is its value; the choices are reached once it is open."),
      VocabularyRole(["option", "treeitem"], traits: .none),
      VocabularyRole(["menuitem", "MenuListOption"], traits: [.button, .menuItem]),
      VocabularyRole(["tab"], traits: [.button, .tabBarItem]),
      VocabularyRole(["tablist"], part: .group, container: .tabBar),
      VocabularyRole(["image", "img", "graphics-symbol", "SvgRoot"], part: .named, traits: .image),
      VocabularyRole(
        ["text", "StaticText", "term", "definition", "time", "code", "caption"],
        part: .cell, traits: .staticText, value: .text),
      VocabularyRole(
        ["paragraph", "listitem", "LabelText", "Legend", "blockquote", "note", "status", "log"],
        part: .cell, traits: .staticText),
      VocabularyRole(["cell", "gridcell"], part: .cell, table: .cell),
      VocabularyRole(["columnheader"], part: .cell, table: .columnHeader),
      VocabularyRole(["rowheader"], part: .cell, table: .rowHeader),
      VocabularyRole(
        ["row"], part: .group, table: .row, assumed: "Each cell covers one row and one column."),
      VocabularyRole(["rowgroup"], part: .group),
      VocabularyRole(["table", "grid", "treegrid"], part: .group, container: .dataTable),
      VocabularyRole(
        ["list", "listbox", "tree", "menu", "DescriptionList"], part: .group, container: .list),
      VocabularyRole(
        [
          "banner", "complementary", "contentinfo", "form", "main", "navigation", "region",
          "search",
        ], part: .group, container: .landmark),
      VocabularyRole(
        [
          "alert", "dialog", "alertdialog", "group", "radiogroup", "toolbar", "menubar", "figure",
          "article", "tabpanel", "feed", "document", "application", "iframe", "Iframe", "Details",
          "generic", "section",
        ], part: .group, container: .semanticGroup),
      VocabularyRole(
        [
          "RootWebArea", "WebArea", "none", "presentation", "strong",
          "emphasis", "mark", "deletion", "insertion", "subscript", "superscript",
          "IframePresentational", "Abbr", "DisclosureTriangle", "DescriptionListTerm",
          "DescriptionListDetail", "feed", "Section", "SectionHeader", "SectionFooter",
          "LayoutTable", "LayoutTableRow", "LayoutTableCell",
        ], part: .group),
      VocabularyRole(
        ["InlineTextBox", "ListMarker", "LineBreak", "separator", "MenuListPopup"],
        part: .absent, lost: "Marks in front of items, and the choices of a list that is closed."),
    ],
    states: [
      VocabularyState("disabled", .adds(.notEnabled)),
      VocabularyState("hidden", .hidden),
      VocabularyState("selected", .adds(.selected)),
      VocabularyState("checked", when: .isAbsent, of: switched, .value("0")),
      VocabularyState("checked", of: switched, .value("1")),
      VocabularyState("checked", when: .isOneOf(["mixed"]), of: switched, .value("2")),
      VocabularyState("checked", of: ["radio", "menuitemradio"], .adds(.selected)),
      VocabularyState(
        "pressed", when: .isOneOf(["true", "false", "mixed"]), of: ["button"],
        .adds(.toggleButton)),
      VocabularyState("pressed", of: ["button"], .value("1")),
      VocabularyState("pressed", when: .isOneOf(["false"]), of: ["button"], .value("0")),
      VocabularyState("pressed", when: .isOneOf(["mixed"]), of: ["button"], .value("2")),
      VocabularyState("expanded", when: .isOneOf(["false"]), .expanded(.collapsed)),
      VocabularyState("expanded", .expanded(.expanded)),
      VocabularyState("haspopup", when: .isNot(["false"]), of: ["button"], .adds(.popupButton)),
      VocabularyState("hasPopup", when: .isNot(["false"]), of: ["button"], .adds(.popupButton)),
      VocabularyState("required", .required),
      VocabularyState("invalid", when: .isNot(["false"]), .invalid(.data)),
      VocabularyState("multiline", of: ["textbox"], .adds(.textArea)),
      VocabularyState("focused", of: ["textbox", "searchbox"], .adds(.isEditing)),
      VocabularyState("active", of: ["textbox", "searchbox"], .adds(.isEditing)),
      VocabularyState("modal", .modal),
    ],
    origins: Origins(
      name: "The computed name.",
      value: "`valuetext`, or else the value; in a snapshot what stands behind the colon.",
      hint: "The computed description."),
    lost: [
      "Whether a field holds a password: Chromium gives bullets for it, and a "
        + "snapshot has what is shown.",
      "Places on the screen, cells that cover several rows or columns, live regions, and "
        + "languages of parts.",
      "What a browser itself ignores.",
    ],
    assumed: [
      "Elements stand below each other in the order of the tree, a row of 44 points each.",
      "A pattern in a snapshot stands for a text that changes, and is said as it is written.",
    ])

  private static let switched = ["checkbox", "switch", "menuitemcheckbox"]
}
