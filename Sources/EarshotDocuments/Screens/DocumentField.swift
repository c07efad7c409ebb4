public import EarshotInterface
public import EarshotModel

/// A text field of a screen document: what is typed into it becomes its value.
public final class DocumentField: DocumentElement, TextEditor {
  private var stored = EditedText("")

  /// The text with what is selected in it; a value that was set from outside is taken on.
  package var edited: EditedText {
    get {
      let value = accessibilityValue ?? ""
      return stored.text == value ? stored : EditedText(value)
    }
    set {
      stored = newValue
      accessibilityValue = newValue.text
    }
  }

  /// Whether the field can receive typed keys, which it cannot while it is dimmed.
  public override var canBecomeFirstResponder: Bool {
    !lastingTraits.contains(.notEnabled)
  }

  /// The traits that the field has whether or not typed keys come here.
  package var lastingTraits: AccessibilityTraits { super.accessibilityTraits }

  /// The traits of the file, and `isEditing` while typed keys come here.
  ///
  /// Setting traits that were read while the field was edited does not make `isEditing` permanent.
  public override var accessibilityTraits: AccessibilityTraits {
    get {
      isFirstResponder ? lastingTraits.union(.isEditing) : lastingTraits
    }
    set {
      let isShownOnly = isFirstResponder && !lastingTraits.contains(.isEditing)
      super.accessibilityTraits = isShownOnly ? newValue.subtracting(.isEditing) : newValue
    }
  }

  public override var accessibilityTextInput: (any AccessibilityTextInput)? {
    TextEditorInput(self)
  }

  /// Whether the characters themselves must never be spoken, logged or stored.
  package var isSecureTextEntry: Bool { lastingTraits.contains(.secureTextField) }

  /// Nobody listens.
  package func didChangeSelection() {}

  /// Whether anything was typed.
  public var hasText: Bool { !edited.characters.isEmpty }

  /// Takes typed characters; the return key ends the editing of a single line.
  public func insertText(_ text: String) {
    if text == "\n", !lastingTraits.contains(.textArea) {
      resignFirstResponder()
    } else {
      edited.replace(edited.selection, with: text)
    }
  }

  /// Deletes what is selected, or the character before the insertion point.
  public func deleteBackward() {
    if let deletion = edited.deletion { edited.replace(deletion, with: "") }
  }
}
