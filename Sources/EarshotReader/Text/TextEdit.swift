import EarshotModel

/// What can be done to a text as a whole or to what is selected in it, as a menu of editing offers it.
nonisolated public enum TextEdit: Hashable, Sendable {
  /// Selects everything.
  case selectAll
  /// Takes away what is selected, and puts it on the pasteboard.
  case cut
  /// Puts what is selected on the pasteboard.
  case copy
  /// Puts what is on the pasteboard in the place of what is selected.
  case paste
  /// Puts a text in the place of what is selected, or else of the word at the insertion point.
  case replace(with: String)
  /// Takes back what was done last.
  case undo
  /// Does again what was taken back.
  case redo

  /// The action of responders that does it; `nil` for what none is asked to do.
  var action: StandardEditAction? {
    switch self {
    case .selectAll: .selectAll
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .replace, .undo, .redo: nil
    }
  }

  /// The name by which notes and transcripts call it.
  var name: String {
    switch self {
    case .selectAll: "selectAll"
    case .cut: "cut"
    case .copy: "copy"
    case .paste: "paste"
    case .replace: "replace"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  /// What the rotor calls it.
  var word: Word {
    switch self {
    case .selectAll: .editSelectAll
    case .cut: .editCut
    case .copy: .editCopy
    case .paste: .editPaste
    case .replace: .editReplace
    case .undo: .editUndo
    case .redo: .editRedo
    }
  }
}
