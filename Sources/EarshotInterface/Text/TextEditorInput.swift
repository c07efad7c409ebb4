import EarshotModel

/// What a reader sees of a text field or a text view.
///
/// It is made when it is asked for and holds nothing of the text itself.
final class TextEditorInput: AccessibilityTextInput {
  private weak var editor: (any TextEditor)?

  init(_ editor: any TextEditor) {
    self.editor = editor
  }

  var text: String {
    guard let editor else { return "" }
    let characters = editor.edited.characters
    return isSecure ? String(repeating: "•", count: characters.count) : editor.edited.text
  }

  var selection: Range<Int> { editor?.edited.selection ?? 0..<0 }

  var isEditing: Bool { editor?.isFirstResponder ?? false }

  var isSecure: Bool { editor?.isSecureTextEntry ?? true }

  /// The word; in a secure field all of it, so that nothing tells where words end.
  func word(at offset: Int) -> Range<Int> {
    guard let editor else { return 0..<0 }
    return isSecure ? 0..<editor.edited.characters.count : editor.edited.word(at: offset)
  }

  func line(at offset: Int) -> Range<Int> {
    guard let editor else { return 0..<0 }
    return isSecure ? 0..<editor.edited.characters.count : editor.edited.line(at: offset)
  }

  func select(_ range: Range<Int>) {
    editor?.select(range)
  }

  func insert(_ text: String) {
    editor?.insertText(text)
  }

  func deleteBackward() {
    editor?.deleteBackward()
  }
}
