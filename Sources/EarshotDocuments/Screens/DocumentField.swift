public import EarshotInterface
public import EarshotModel

/// A text field of a screen document: what is typed into it becomes its value.
public final class DocumentField: DocumentElement, TextEditor {
  private var stored = EditedText("")
  package let history = TextHistory()

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

  package var isEditable: Bool { canBecomeFirstResponder }

  package var hasSeveralLines: Bool { lastingTraits.contains(.textArea) }

  /// Nobody listens.
  package func didEdit() {}

  /// Nobody listens.
  package func didChangeSelection() {}

  package func replaceByTyping(_ range: Range<Int>, with text: String, as name: SystemText) {
    change(range, to: text, as: name)
  }

  /// Whether anything was typed.
  public var hasText: Bool { !edited.characters.isEmpty }

  /// Takes typed characters; the return key ends the editing of a single line.
  public func insertText(_ text: String) {
    if text == "\n", !hasSeveralLines {
      resignFirstResponder()
    } else {
      change(edited.selection, to: text, as: .typing)
    }
  }

  /// Deletes what is selected, or the character before the insertion point.
  public func deleteBackward() {
    if let deletion = edited.deletion { change(deletion, to: "", as: .typing) }
  }

  // MARK: Standard edit actions

  /// The manager of what was typed here.
  public override var undoManager: UndoManager? { history.undoManager(for: edited.text) }

  public override func canPerformAction(
    _ action: StandardEditAction, withSender sender: Any?
  ) -> Bool {
    allows(action)
  }

  public override func cut(_ sender: Any?) { cutSelection() }

  public override func copy(_ sender: Any?) { copySelection() }

  public override func paste(_ sender: Any?) { pasteText() }

  public override func selectAll(_ sender: Any?) { selectEverything() }
}
