public import EarshotModel

/// Tells what stands on the wheels of a picker, and hears what is chosen (`UIPickerViewDelegate`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol PickerViewDelegate: AnyObject {
  /// The title of a row; none by default.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The title of a row with its attributes, which wins over the plain one; none by default.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText?
  /// A view on a row, which wins over both titles; none by default.
  ///
  /// No view is ever handed back to be used again.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View?
  /// The height of the rows of a wheel, in points; `nil`, by default, leaves it to the picker.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double?
  /// The width of a wheel, in points; `nil`, by default, leaves it to the picker.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double?
  /// Tells that a person has turned a wheel to a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// No title.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// No title with attributes; the plain one is shown.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? { nil }

  /// No view; the title is shown.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View? { nil }

  /// Leaves the height to the picker.
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> Double? { nil }

  /// Leaves the width to the picker.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? {
    nil
  }

  /// Takes no notice.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
