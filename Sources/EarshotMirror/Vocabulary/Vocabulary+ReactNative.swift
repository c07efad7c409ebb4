import EarshotModel

extension Vocabulary {
  /// The words of React Native: `accessibilityRole` and `role`, or else the elements of the host, and
  /// `accessibilityState`.
  public static let reactNative = Vocabulary(
    name: "React Native",
    roles: [
      VocabularyRole(["button", "imagebutton"], traits: .button, value: .text),
      VocabularyRole(["link"], traits: .link, value: .text),
      VocabularyRole(["search", "searchbox"], traits: .searchField, value: .text),
      VocabularyRole(["image", "img"], part: .named, traits: .image, value: .text),
      VocabularyRole(["keyboardkey"], traits: .keyboardKey),
      VocabularyRole(["text", "Text"], part: .named, traits: .staticText, value: .text),
      VocabularyRole(["header", "heading"], part: .cell, traits: .header, value: .text),
      VocabularyRole(["summary"], part: .cell, traits: .summaryElement, value: .text),
      VocabularyRole(["alert"], part: .cell, traits: .alert, value: .text),
      VocabularyRole(
        ["adjustable", "slider", "spinbutton"], traits: .adjustable, value: .percent),
      VocabularyRole(
        ["checkbox", "switch", "togglebutton"], traits: [.button, .toggleButton],
        assumed: "A check box is said as a switch."),
      VocabularyRole(["radio"], traits: .radioButton),
      VocabularyRole(["combobox"], traits: [.button, .popupButton], value: .text),
      VocabularyRole(["menuitem"], traits: [.button, .menuItem]),
      VocabularyRole(["tab"], traits: [.button, .tabBarItem]),
      VocabularyRole(["tablist", "tabbar"], part: .group, container: .tabBar),
      VocabularyRole(
        ["progressbar", "meter", "timer", "ActivityIndicator"], part: .named,
        traits: .updatesFrequently, value: .percent),
      VocabularyRole(["list"], part: .group, container: .list),
      VocabularyRole(
        ["grid", "table", "treegrid"], part: .group, container: .dataTable,
        assumed: "Each cell covers one row and one column."),
      VocabularyRole(["row"], part: .group, table: .row),
      VocabularyRole(["cell", "gridcell"], part: .cell, table: .cell),
      VocabularyRole(["rowheader"], part: .cell, table: .rowHeader),
      VocabularyRole(["columnheader"], part: .cell, table: .columnHeader),
      VocabularyRole(
        ["banner", "complementary", "contentinfo", "form", "main", "navigation", "region"],
        part: .group, container: .landmark),
      VocabularyRole(["TextInput"], traits: .textEntry, value: .text),
      VocabularyRole(["Image"], part: .named, traits: .image, value: .text),
      VocabularyRole(["Modal", "dialog", "alertdialog"], part: .group, isModal: true),
      VocabularyRole(["ScrollView"], part: .group, traits: .scrollable),
      VocabularyRole(
        [reactSnapshot], part: .group, container: .semanticGroup,
        assumed: "Each of several snapshots in a file is a group that is called as its test."),
      VocabularyRole(
        [
          "View", "SafeAreaView", "menu", "menubar", "radiogroup", "toolbar", "group",
        ],
        part: .wrapper, value: .text),
    ],
    states: [
      VocabularyState("disabled", .adds(.notEnabled)),
      VocabularyState("selected", .adds(.selected)),
      VocabularyState("hidden", .hidden),
      VocabularyState("modal", .modal),
      VocabularyState("secureTextEntry", .adds([.textEntry, .secureTextField])),
      VocabularyState("multiline", of: ["TextInput"], .adds(.textArea)),
      VocabularyState(
        "checked", when: .isAbsent, of: ["checkbox", "switch", "togglebutton"], .value("0")),
      VocabularyState("checked", of: ["checkbox", "switch", "togglebutton"], .value("1")),
      VocabularyState(
        "checked", when: .isOneOf(["mixed"]), of: ["checkbox", "switch", "togglebutton"],
        .value("2")),
      VocabularyState("checked", of: ["radio"], .adds(.selected)),
      VocabularyState("expanded", when: .isOneOf(["false"]), .expanded(.collapsed)),
      VocabularyState("expanded", .expanded(.expanded)),
      VocabularyState(
        "busy", .adds(.updatesFrequently),
        assumed: "What is busy changes, so it is said to update."),
    ],
    origins: Origins(
      name: "`accessibilityLabel`, `aria-label` or `alt`, or else the texts inside.",
      value: "`accessibilityValue`, or the text of a field.", hint: "`accessibilityHint`."),
    lost: [
      "What is pressed, where no role and no `accessible` says so: functions have no "
        + "place in JSON, and say in tags what somebody may press or what only listens.",
      "Places on the screen, live regions, and whether a field has the keyboard.",
    ],
    assumed: ["Elements stand below each other in the order of the tree, a row of 44 points each."])

  /// The role of a snapshot in a file of several.
  static let reactSnapshot = "snapshot"
}
