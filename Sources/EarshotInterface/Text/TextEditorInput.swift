import EarshotModel

/// What a reader sees of a view in which text is edited.
///
/// It is made when it is asked for and holds nothing of the text itself.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package final class TextEditorInput: AccessibilityTextInput {
  private weak var editor: (any TextEditor)?

  /// Looks at an editor, which is held weakly.
  package init(_ editor: any TextEditor) {
    self.editor = editor
  }

  package var text: String {
    guard let editor else { return "" }
    let characters = editor.edited.characters
    return isSecure ? String(repeating: "•", count: characters.count) : editor.edited.text
  }

  package var selection: Range<Int> { editor?.edited.selection ?? 0..<0 }

  package var isEditing: Bool { editor?.isFirstResponder ?? false }

  package var isSecure: Bool { editor?.isSecureTextEntry ?? true }

  /// The word; in a secure field all of it, so that nothing tells where words end.
  package func word(at offset: Int) -> Range<Int> {
    guard let editor else { return 0..<0 }
    return isSecure ? 0..<editor.edited.characters.count : editor.edited.word(at: offset)
  }

  package func line(at offset: Int) -> Range<Int> {
    guard let editor else { return 0..<0 }
    return isSecure ? 0..<editor.edited.characters.count : editor.edited.line(at: offset)
  }

  package func select(_ range: Range<Int>) {
    editor?.select(range)
  }

  package func insert(_ text: String) {
    editor?.insertText(text)
  }

  package func deleteBackward() {
    editor?.deleteBackward()
  }
}
