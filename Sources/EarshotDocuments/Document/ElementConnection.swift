/// What happens when an element of a file is used.
nonisolated public enum ElementConnection: Hashable, Sendable {
  /// A method of the app, by its selector; the name of the behaviour in a screen document.
  case action(String)
  /// Another screen, by the identifier of its controller or its name.
  case screen(String)
  /// A gesture that is recognised on the element, by the word before `GestureRecognizer` in its tag:
  /// `tap`, `pan`, `pinch`.
  case gesture(String)
}
