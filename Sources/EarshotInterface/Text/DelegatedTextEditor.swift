import EarshotModel

/// A place where text is edited and a delegate is asked and told: what text fields and text views have
/// in common.
#if MainActorApps
  @preconcurrency @MainActor
#endif
protocol DelegatedTextEditor: TextEditor {
  /// Whether editing may begin; asks the delegate.
  func mayBeginEditing() -> Bool

  /// Whether editing may end; asks the delegate.
  func mayEndEditing() -> Bool

  /// Whether some characters may be replaced; asks the delegate.
  func mayReplace(_ range: Range<Int>, with text: String) -> Bool

  /// Tells delegate and targets that editing began.
  func didBeginEditing()

  /// Tells delegate and targets that editing ended.
  func didEndEditing()
}

extension DelegatedTextEditor {
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
    history.endRun()
    didEndEditing()
    return true
  }

  /// Replaces characters as typing does, if the delegate lets it.
  package func replaceByTyping(
    _ range: Range<Int>, with text: String, as name: SystemText = .typing
  ) {
    if mayReplace(range, with: text) { change(range, to: text, as: name) }
  }
}
