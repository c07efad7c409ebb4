public import EarshotModel

/// A responder that takes typed characters while it is first responder (`UIKeyInput`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol KeyInput: Responder {
  /// Whether there is anything to delete.
  var hasText: Bool { get }

  /// Takes typed characters in the place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, or the character before the insertion point.
  func deleteBackward()
}

/// A view in which text is edited, so that a reader can follow the insertion point.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol TextEditor: View, KeyInput {
  /// The text and what is selected in it.
  var edited: EditedText { get set }

  /// Whether the characters must never be spoken, logged or stored.
  var isSecureTextEntry: Bool { get }

  /// Whether the text can be changed by typing.
  var isEditable: Bool { get }

  /// Whether the return key begins a new line.
  var hasSeveralLines: Bool { get }

  /// What was changed, so that it can be taken back.
  var history: TextHistory { get }

  /// Replaces characters as typing does, if whoever decides about that lets it.
  func replaceByTyping(_ range: Range<Int>, with text: String, as name: SystemText)

  /// Tells delegate and targets that the text was changed by typing.
  func didEdit()

  /// Tells the delegate that the selection has changed.
  func didChangeSelection()
}

extension TextEditor {
  /// Selects characters, and tells of it when they are others than before.
  package func select(_ range: Range<Int>) {
    let old = edited.selection
    edited.selection = range
    guard edited.selection != old else { return }
    history.endRun()
    didChangeSelection()
  }
}

extension TextEditor {
  /// Writes the text and what is selected in it; of a secure text, and of none, nothing.
  func encodeEditedText(_ text: String?, with coder: RestorationCoder) {
    guard !isSecureTextEntry, text != nil else { return }
    coder.encode(edited.text, for: .text)
    let selection = edited.selection
    coder.encode([selection.lowerBound, selection.upperBound], for: .selectedRange)
  }

  /// Takes the text back, and what was selected in it.
  func decodeEditedText(with coder: RestorationCoder, settingText set: (String) -> Void) {
    guard !isSecureTextEntry, let text = coder.decode(String.self, for: .text) else { return }
    set(text)
    guard let ends = coder.decode([Int].self, for: .selectedRange), ends.count == 2,
      ends[0] >= 0, ends[0] <= ends[1]
    else { return }
    edited.selection = ends[0]..<ends[1]
  }
}
