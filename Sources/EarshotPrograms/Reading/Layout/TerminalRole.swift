/// What something on the screen of a program is: the roles of ``EarshotMirror/Vocabulary/terminal``.
enum TerminalRole: String, Hashable, CaseIterable {
  /// All of the screen.
  case screen
  /// A box with buttons.
  case dialog
  /// A box without buttons whose content is no list.
  case panel
  /// What can be chosen, one below the other.
  case list
  /// A list that a bar of menus has opened.
  case menu
  /// A list of which some entries stand inside others.
  case tree
  /// An entry of a list.
  case item
  /// An entry of a menu.
  case menuItem
  /// An entry of a tree.
  case treeItem
  /// The names of menus beside each other.
  case menuBar
  /// Alternatives beside each other.
  case tabBar
  /// One of them.
  case tab
  /// Text that is highlighted by itself.
  case choice
  case button
  case checkBox
  case radioButton
  case field
  case passwordField
  /// How far something has come.
  case progress
  case table
  case row
  case cell
  case columnHeader
  /// A bar at the top.
  case titleBar
  /// A bar that tells of the state of the program.
  case statusBar
  /// Keys and what they do.
  case keyBar
  /// One of them.
  case key
  /// What a shell shows before a command, with the command.
  case prompt
  /// Text in a box.
  case text
  /// A line of text.
  case line
  /// The title of a box.
  case heading
  /// How far the content is scrolled.
  case scrollPosition
  // What programs alone can say of themselves (OSC 8130).
  case link
  case image
  case adjustable
  case pickerItem
  case popUpButton
  case backButton
  case searchField
  case toggle = "switch"

  /// Whether a person chooses or operates it.
  var isChosen: Bool {
    switch self {
    case .item, .menuItem, .treeItem, .tab, .choice, .button, .checkBox, .radioButton, .field,
      .passwordField, .key, .link, .adjustable, .pickerItem, .popUpButton, .backButton,
      .searchField, .toggle:
      true
    default: false
    }
  }

  /// Whether it stands in a list.
  var isListed: Bool { self == .item || self == .menuItem || self == .treeItem }

  /// Whether it is no more than what is inside.
  var isContainer: Bool {
    switch self {
    case .screen, .dialog, .panel, .list, .menu, .tree, .menuBar, .tabBar, .table, .row, .keyBar:
      true
    default: false
    }
  }
}
