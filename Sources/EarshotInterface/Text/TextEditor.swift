import EarshotModel

/// A place where text is edited: what text fields and text views have in common.
protocol TextEditor: View, KeyInput {
  /// The text and what is selected in it.
  var edited: EditedText { get set }

  /// Whether the characters must never be spoken, logged or stored.
  var isSecureTextEntry: Bool { get }

  /// Whether editing may begin; asks the delegate.
  func mayBeginEditing() -> Bool

  /// Whether editing may end; asks the delegate.
  func mayEndEditing() -> Bool

  /// Whether some characters may be replaced; asks the delegate.
  func mayReplace(_ range: Range<Int>, with text: String) -> Bool

  /// Tells whoever listens that editing began.
  func didBeginEditing()

  /// Tells whoever listens that editing ended.
  func didEndEditing()

  /// Tells whoever listens that the text was changed by typing.
  func didEdit()

  /// Tells whoever listens that another stretch of the text is selected.
  func didChangeSelection()
}

extension TextEditor {
  /// Begins editing: the delegate is asked, then what was edited before ends, then all are told.
  ///
  /// - Parameter take: Takes the keys, as the superclass does.
  /// - Returns: Whether the text is edited.
  func beginEditing(_ take: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, mayBeginEditing(), take() else { return false }
    didBeginEditing()
    return true
  }

  /// Ends editing, unless the delegate does not let it.
  ///
  /// - Parameter give: Gives the keys away, as the superclass does.
  /// - Returns: Whether the text is no longer edited.
  func endEditing(_ give: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing(), give() else { return false }
    didEndEditing()
    return true
  }

  /// Replaces characters as typing does, if the delegate lets it.
  func replaceByTyping(_ range: Range<Int>, with text: String) {
    guard mayReplace(range, with: text) else { return }
    edited.replace(range, with: text)
    didEdit()
    didChangeSelection()
  }

  /// Selects characters, and tells of it when they are others than before.
  func select(_ range: Range<Int>) {
    let old = edited.selection
    edited.selection = range
    if edited.selection != old { didChangeSelection() }
  }
}
