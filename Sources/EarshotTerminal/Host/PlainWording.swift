import EarshotModel
import EarshotReader

/// What the plain host says of itself.
enum PlainWording {
  static let welcome = [
    "Welcome to Earshot. Every item of the screen has a number.",
    "Type a number and Enter to go there and activate it; Enter alone goes to the next item.",
    "help lists the commands, quit ends Earshot. earshot config tells how to keep settings.",
  ]

  static let help = [
    "a number: go to that item and activate it",
    "Enter alone: the next item",
    "list: the items of the screen again",
    "type TEXT: type into the text field",
    "scroll DIRECTION, rotor NAME",
    "next, back, "
      + ReaderCommand.Name.allCases.map(\.rawValue).joined(separator: ", "),
    "quit: end Earshot",
  ]

  /// The command of a name, in short or as scripts spell it.
  static func command(_ name: String) -> ReaderCommand.Name? {
    switch name {
    case "next": .moveForward
    case "back": .moveBackward
    default: ReaderCommand.Name(rawValue: name)
    }
  }

  static func unknown(_ line: String) -> String {
    "'\(line)' is no command; expected a number, Enter, or a word that help lists"
  }
  static func noItem(_ number: Int, count: Int) -> String {
    "there is no item \(number); expected 1 to \(count)"
  }
  static func gone(_ number: Int) -> String {
    "item \(number) is no longer there; list prints the items as they are now"
  }
  static func cut(after count: Int) -> String {
    "more than \(count) items; Enter alone goes on through all of them"
  }
  static let nothingTakesText =
    "nothing takes text here; expected the cursor in a text field that was activated"
  static func unknownDirection(_ name: String) -> String {
    "'\(name)' is no direction; expected "
      + AccessibilityScrollDirection.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// A text in one line that cannot move the cursor of a terminal.
  static func printable(_ text: String) -> String {
    CharacterWidth.cells(of: text).map(\.text).joined()
  }
}
