package import EarshotModel

/// What was changed in an editor, so that it can be taken back (Decisions, "Taking back what was typed").
///
/// It forgets everything once the text was changed in another way than by editing it.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package final class TextHistory {
  private let undoManager: UndoManager
  /// The run of typing that goes on.
  private var run: TextChange?
  /// The text as the last change left it.
  private var known: String?

  /// How many changes can be taken back.
  private static let levels = 100

  /// Creates a history of nothing.
  package init() {
    undoManager = UndoManager()
    undoManager.levelsOfUndo = Self.levels
  }

  /// The manager that takes back what was changed, for a text as it is now.
  package func undoManager(for text: String) -> UndoManager {
    if known != text { forget() }
    return undoManager
  }

  /// Forgets everything.
  func forget() {
    undoManager.removeAllActions()
    (run, known) = (nil, nil)
  }

  /// Has the next key begin a change of its own.
  package func endRun() {
    run = nil
  }

  /// Remembers a change.
  func note<Editor: TextEditor>(from before: EditedText, name: SystemText, in editor: Editor) {
    // What stood in a secure field is kept nowhere.
    guard !editor.isSecureTextEntry else { return forget() }
    if known != before.text { forget() }
    known = editor.edited.text
    guard let change = TextChange(from: before, to: editor.edited, name: name) else { return }
    let isTyped = change.isOfOneKey && name == .typing
    if isTyped, let run, run.take(change) { return }
    run = isTyped ? change : nil
    register(change, in: editor)
  }

  private func register<Editor: TextEditor>(_ change: TextChange, in editor: Editor) {
    undoManager.registerUndo(withTarget: editor) { $0.history.revert(change, in: $0) }
    undoManager.setActionName(editor.traitCollection.systemTexts[change.name])
  }

  private func revert<Editor: TextEditor>(_ change: TextChange, in editor: Editor) {
    let before = editor.edited
    let end = change.start + change.insertedCount
    guard end <= before.characters.count else { return }
    var text = before
    text.replace(change.start..<end, with: String(change.removed))
    text.selection = change.selectionBefore
    editor.edited = text
    (run, known) = (nil, text.text)
    let back = TextChange(
      start: change.start, removed: Array(before.characters[change.start..<end]),
      insertedCount: max(0, text.characters.count - before.characters.count + change.insertedCount),
      selectionBefore: change.selectionAfter, selectionAfter: change.selectionBefore,
      name: change.name)
    register(back, in: editor)
    editor.didEdit()
    editor.didChangeSelection()
  }
}
