public import EarshotModel

/// Typed keys, which go to the first responder of the key window.
extension Application {
  /// The responder that receives typed keys, if any.
  public final var firstResponder: Responder? { keyWindow?.firstResponder }

  /// Types characters one by one; a line break is the return key.
  ///
  /// - Returns: Whether something took them all.
  @discardableResult
  public final func typeText(_ text: String) -> Bool {
    for character in text {
      guard let input = keyInput else { return false }
      if character.isNewline, let field = input as? TextField {
        field.pressReturn()
      } else {
        input.insertText(String(character))
      }
    }
    return true
  }

  /// Presses the key that deletes backward.
  ///
  /// - Returns: Whether something took it.
  @discardableResult
  public final func pressDelete() -> Bool {
    guard let input = keyInput else { return false }
    input.deleteBackward()
    return true
  }

  private var keyInput: (any KeyInput)? {
    guard applicationState == .active else { return nil }
    return firstResponder as? any KeyInput
  }
}
