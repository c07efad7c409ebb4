import EarshotModel

extension Vocabulary {
  /// The words of Apple's tests and of the tools that stand on them: the names of `XCUIElement.ElementType`
  /// without their prefix.
  public static let xcuiTest = Vocabulary(
    name: "XCUITest", arrangement: .geometry,
    roles: [
      VocabularyRole(["Button", "DisclosureTriangle"], traits: .button, value: .text),
      VocabularyRole(
        ["PopUpButton", "MenuButton", "ComboBox"], traits: [.button, .popupButton], value: .text),
      VocabularyRole(["Link"], traits: .link, value: .text),
      VocabularyRole(["Heading"], traits: .header, value: .text),
      VocabularyRole(["StaticText", "Text"], part: .named, traits: .staticText, value: .text),
      VocabularyRole(
        ["Switch", "Toggle", "ToggleButton", "CheckBox"], traits: [.button, .toggleButton],
        value: .text, assumed: "A check box is said as a switch."),
      VocabularyRole(["RadioButton"], traits: .radioButton, value: .text),
      VocabularyRole(
        ["Slider", "Stepper", "PageIndicator", "RatingIndicator"], traits: .adjustable, value: .text
      ),
      VocabularyRole(["PickerWheel"], traits: [.adjustable, .pickerElement], value: .text),
      VocabularyRole(["TextField"], traits: .textEntry, value: .text),
      VocabularyRole(["SearchField"], traits: [.textEntry, .searchField], value: .text),
      VocabularyRole(
        ["SecureTextField"], traits: [.textEntry, .secureTextField], value: .text,
        lost: "What is typed; only its length is told."),
      VocabularyRole(["TextView"], traits: [.textEntry, .textArea], value: .text),
      VocabularyRole(
        ["ProgressIndicator", "ActivityIndicator"], traits: .updatesFrequently, value: .text),
      VocabularyRole(["Image", "Map"], part: .named, traits: .image, value: .text),
      VocabularyRole(
        ["Icon"], traits: .launchIcon, value: .text,
        assumed: "Only the home screen has them."),
      VocabularyRole(["Tab"], traits: [.button, .tabBarItem], value: .text),
      VocabularyRole(["MenuItem", "MenuBarItem"], traits: [.button, .menuItem], value: .text),
      VocabularyRole(["Key"], traits: .keyboardKey),
      VocabularyRole(
        ["Cell"], part: .cell, table: .cell, value: .text,
        assumed: "A cell is one element unless something inside is used by itself."),
      VocabularyRole(
        ["TableRow", "OutlineRow"], part: .cell, table: .row, value: .text,
        assumed: "A row of several cells is no element: its cells are."),
      VocabularyRole(
        ["Table", "CollectionView", "Outline"], part: .group, traits: .scrollable,
        container: .list,
        assumed: "One that has rows of several cells, as on a Mac, is a data table."),
      VocabularyRole(["TabBar", "TabGroup"], part: .group, container: .tabBar),
      VocabularyRole(
        ["Alert", "Sheet", "Dialog"], part: .group, container: .semanticGroup, isModal: true),
      VocabularyRole(
        [
          "Application", "Window", "NavigationBar", "Toolbar", "StatusBar", "Keyboard", "Menu",
          "MenuBar", "LayoutArea", "SplitGroup", "Browser",
        ], part: .group),
      VocabularyRole(
        ["Picker", "DatePicker", "SegmentedControl", "Group", "Popover"], part: .group,
        container: .semanticGroup),
      VocabularyRole(
        ["ScrollView"], part: .group, traits: .scrollable, container: .semanticGroup),
      VocabularyRole(["WebView"], part: .group, traits: .scrollable),
      VocabularyRole(
        ["Other", "LayoutItem", "View"], part: .wrapper, value: .text,
        assumed: "It is an element where its label says all that is inside."),
      VocabularyRole(
        ["ScrollBar", "Splitter", "Grid", "ValueIndicator"], part: .named, value: .text),
    ],
    states: [
      VocabularyState("enabled", when: .isOneOf(["false"]), .adds(.notEnabled)),
      VocabularyState("visible", when: .isOneOf(["false"]), .hidden),
      VocabularyState("selected", .adds(.selected)),
      VocabularyState(
        "focused", of: ["TextField", "SearchField", "SecureTextField", "TextView"],
        .adds(.isEditing)),
    ], unknownRole: VocabularyRole([], part: .wrapper, value: .text),
    origins: Origins(
      name: "`label`, `AXLabel` or `title`; a placeholder stands in for the value of an "
        + "empty field.",
      value: "`value` or `AXValue`, where it says more than the name.",
      hint: "`hint`, `help` or `AXHelp`, which few sources have."),
    lost: [
      "Hints, custom actions, rotors, languages and the order that an app gives, "
        + "which no source has.",
      "Traits, where no `traits` are given: so headings that are plain texts, and "
        + "what updates or plays sound.",
      "Scroll bars, and what they say of pages.",
    ],
    assumed: [
      "Where no `accessible` or `isAccessible` is given, the type decides what is an element.",
      "Where a link is told to be no element, as on pages, the elements inside are links.",
      "What is inside an element is not reached, but for what is used inside a text "
        + "field: that stands behind it.",
      "The value of a chosen button that is `1` is its state, and no value; so are `0` and `1` of a "
        + "radio button.",
    ])
}
