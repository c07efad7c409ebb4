import EarshotModel

/// A view in which text is edited, so that a reader can follow the insertion point.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol TextEditor: View, KeyInput {
  /// The text and what is selected in it.
  var edited: EditedText { get set }

  /// Whether the characters must never be spoken, logged or stored.
  var isSecureTextEntry: Bool { get }

  /// Tells the delegate that the selection has changed.
  func didChangeSelection()
}

extension TextEditor {
  /// Selects characters, and tells of it when they are others than before.
  package func select(_ range: Range<Int>) {
    let old = edited.selection
    edited.selection = range
    if edited.selection != old { didChangeSelection() }
  }
}
