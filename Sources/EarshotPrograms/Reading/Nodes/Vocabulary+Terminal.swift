public import EarshotMirror
import EarshotModel

extension Vocabulary {
  /// The words of programs in a terminal: what ``ProgramReader`` finds on their screens.
  public static let terminal = Vocabulary(
    name: "terminal programs",
    roles: [
      VocabularyRole(["button", "key"], traits: .button),
      VocabularyRole(
        ["checkBox"], traits: [.button, .toggleButton],
        assumed: "A check box is said as a switch; brackets with a mark are one."),
      VocabularyRole(["radioButton"], traits: .radioButton),
      VocabularyRole(["field"], traits: .textEntry, value: .text),
      VocabularyRole(
        ["passwordField"], traits: [.textEntry, .secureTextField], value: .text,
        assumed: "A field is one for passwords when its name says so or its text is stars."),
      VocabularyRole(["prompt"], traits: .textEntry, value: .text),
      VocabularyRole(["progress"], traits: .updatesFrequently, value: .percent),
      VocabularyRole(
        ["item", "treeItem", "choice"], isChosen: true,
        assumed: "What the highlight moves over can be chosen."),
      VocabularyRole(["menuItem"], traits: [.button, .menuItem]),
      VocabularyRole(["tab"], traits: [.button, .tabBarItem]),
      VocabularyRole(["tabBar"], part: .group, container: .tabBar),
      VocabularyRole(["list", "menu", "tree"], part: .group, container: .list),
      VocabularyRole(["menuBar", "keyBar"], part: .group, container: .semanticGroup),
      VocabularyRole(["table"], part: .group, container: .dataTable),
      VocabularyRole(
        ["row"], part: .group, table: .row, assumed: "Each cell covers one row and one column."),
      VocabularyRole(["screen"], part: .group),
      VocabularyRole(["cell"], part: .cell, table: .cell),
      VocabularyRole(["columnHeader"], part: .cell, traits: .header, table: .columnHeader),
      VocabularyRole(["titleBar", "heading"], traits: [.header, .staticText]),
      VocabularyRole(["statusBar", "scrollPosition"], traits: [.staticText, .updatesFrequently]),
      VocabularyRole(["text", "line"], part: .cell, traits: .staticText),
      VocabularyRole(["dialog", "panel"], part: .group, container: .semanticGroup),
      VocabularyRole(["link"], traits: .link),
      VocabularyRole(["image"], traits: .image),
      VocabularyRole(["adjustable"], traits: .adjustable, value: .text),
      VocabularyRole(["pickerItem"], traits: [.pickerElement, .adjustable], value: .text),
      VocabularyRole(["popUpButton"], traits: [.button, .popupButton], value: .text),
      VocabularyRole(["backButton"], traits: [.button, .backButton]),
      VocabularyRole(["searchField"], traits: [.textEntry, .searchField], value: .text),
      VocabularyRole(["switch"], traits: [.button, .toggleButton]),
    ],
    states: [
      VocabularyState("checked", when: .isAbsent, of: ["checkBox"], .value("0")),
      VocabularyState("checked", of: ["checkBox"], .value("1")),
      VocabularyState("checked", of: ["radioButton"], .adds(.selected)),
      VocabularyState("selected", .adds(.selected)),
      VocabularyState("focused", of: ["field", "passwordField", "prompt"], .adds(.isEditing)),
      VocabularyState("expanded", when: .isOneOf(["false"]), .expanded(.collapsed)),
      VocabularyState("expanded", .expanded(.expanded)),
      VocabularyState("dimmed", .adds(.notEnabled)),
      VocabularyState("editing", .adds(.isEditing)),
      VocabularyState("switch", when: .isOneOf(["on"]), of: ["switch"], .value("1")),
      VocabularyState("switch", when: .isOneOf(["off"]), of: ["switch"], .value("0")),
      VocabularyState("switch", when: .isOneOf(["mixed"]), of: ["switch"], .value("2")),
    ])
}
