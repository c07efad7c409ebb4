/// Decides about and follows the editing of a text field (`UITextFieldDelegate`).
///
/// Every method may be left out. Offsets count characters from the start of the text.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

  /// Tells the delegate that typed characters go to the field from now on.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool

  /// Tells the delegate that typed characters no longer go to the field.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Whether some characters may be replaced; asked before each change by typing.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool

  /// Tells the delegate that the insertion point or the selected characters have changed.
  func textFieldDidChangeSelection(_ textField: TextField)

  /// Whether the field may be emptied at one stroke.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Whether the return key does what it does by itself: it ends editing for those who act on
  /// ``ControlEvents/editingDidEndOnExit``.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}

  /// Lets characters be replaced.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}

  /// Lets the field be emptied.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }

  /// Lets the return key do what it does.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
