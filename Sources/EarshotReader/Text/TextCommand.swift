/// What a person does to the text that is edited, or to the text under the cursor.
nonisolated public enum TextCommand: Hashable, Sendable {
  /// Types characters one by one; a line break is the return key.
  case insert(String)
  /// Puts a text in at once that comes from outside the app.
  case paste(String)
  /// Presses the return key: a new line in a text area; what a text field makes of it is the app's.
  case pressReturn
  /// Ends editing; the cursor of the reader stays on the field.
  case endEditing
  /// Moves the insertion point, and says what it went past or what is there.
  case move(TextUnit, isForward: Bool)
  /// Moves the insertion point to the next line or to the previous one, and says the line.
  case stepLine(isForward: Bool)
  /// Moves one end of what is selected, and says what is selected now and what no longer is.
  case select(TextUnit, isForward: Bool)
  /// Deletes what is selected, or from the insertion point on, and says what went.
  case delete(TextUnit, isForward: Bool)
  /// Does what a menu of editing offers.
  case edit(TextEdit)

  /// The name by which notes and transcripts call the command.
  var name: String {
    switch self {
    case .insert: "typeText"
    case .paste: "pasteText"
    case .pressReturn: "pressReturn"
    case .endEditing: "endEditing"
    case .move: "moveInText"
    case .stepLine: "stepLine"
    case .select: "select"
    case .delete(.character, isForward: false): "deleteBackward"
    case .delete: "delete"
    case .edit(let edit): edit.name
    }
  }

  /// What a transcript says besides the name; never what was typed, which may be a password.
  var detail: String? {
    switch self {
    case .insert(let text), .paste(let text):
      text.count == 1 ? "1 character" : "\(text.count) characters"
    case .move(let unit, let isForward), .select(let unit, let isForward):
      "\(unit.rawValue) \(isForward ? "forward" : "backward")"
    case .stepLine(let isForward): isForward ? "forward" : "backward"
    case .delete(.character, isForward: false): nil
    case .delete(let unit, let isForward):
      "\(unit.rawValue) \(isForward ? "forward" : "backward")"
    case .pressReturn, .endEditing, .edit: nil
    }
  }
}
