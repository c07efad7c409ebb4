/// Decides about and follows the editing of a text view (`UITextViewDelegate`).
///
/// Every method may be left out. Offsets count characters from the start of the text.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool

  /// Tells the delegate that typed characters go to the view from now on.
  func textViewDidBeginEditing(_ textView: TextView)

  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool

  /// Tells the delegate that typed characters no longer go to the view.
  func textViewDidEndEditing(_ textView: TextView)

  /// Whether some characters may be replaced; asked before each change by typing.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool

  /// Tells the delegate that the text was changed by typing.
  func textViewDidChange(_ textView: TextView)

  /// Tells the delegate that the insertion point or the selected characters have changed.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Lets editing begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}

  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}

  /// Lets characters be replaced.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
