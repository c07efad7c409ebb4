package import EarshotModel

/// What the standard edit actions do in an editor.
extension TextEditor {
  private var pasteboard: Pasteboard? { window?.application?.pasteboard }

  /// Whether an action can be done at present: what cannot be read is not copied, and only what is edited
  /// is changed.
  package func allows(_ action: StandardEditAction) -> Bool {
    let hasSelection = !edited.selection.isEmpty
    return switch action {
    case .cut: isEditable && isFirstResponder && hasSelection && !isSecureTextEntry
    case .copy: hasSelection && !isSecureTextEntry
    case .paste: isEditable && isFirstResponder && pasteboard?.hasStrings == true
    case .selectAll:
      !edited.characters.isEmpty && edited.selection != 0..<edited.characters.count
    }
  }

  /// Puts what is selected on the pasteboard.
  package func copySelection() {
    guard allows(.copy) else { return }
    pasteboard?.string = String(edited.characters[edited.selection])
  }

  /// Puts what is selected on the pasteboard, and takes it away if the delegate lets it.
  package func cutSelection() {
    guard allows(.cut) else { return }
    copySelection()
    replaceByTyping(edited.selection, with: "", as: .cut)
  }

  /// Puts the text of the pasteboard in the place of what is selected, if the delegate lets it; where
  /// there is one line only, without line breaks.
  package func pasteText() {
    guard allows(.paste), let text = pasteboard?.string else { return }
    let pasted = hasSeveralLines ? text : String(text.map { $0.isNewline ? " " : $0 })
    replaceByTyping(edited.selection, with: pasted, as: .paste)
  }

  /// Selects everything.
  package func selectEverything() {
    select(0..<edited.characters.count)
  }

  /// Replaces characters, remembers how to take that back, and tells of it.
  ///
  /// - Parameters:
  ///   - range: The characters.
  ///   - text: What comes in their place.
  ///   - name: What people call it.
  package func change(_ range: Range<Int>, to text: String, as name: SystemText) {
    let before = edited
    edited.replace(range, with: text)
    history.note(from: before, name: name, in: self)
    didEdit()
    didChangeSelection()
  }
}
