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
