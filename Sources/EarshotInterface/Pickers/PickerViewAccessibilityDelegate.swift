/// Tells what the wheels of a picker are called (`UIPickerViewAccessibilityDelegate`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol PickerViewAccessibilityDelegate: PickerViewDelegate {
  /// The name of a wheel; none by default.
  func pickerView(
    _ pickerView: PickerView, accessibilityLabelForComponent component: Int
  ) -> String?
  /// What turning a wheel does; nothing is said by default.
  func pickerView(
    _ pickerView: PickerView, accessibilityHintForComponent component: Int
  ) -> String?
}

extension PickerViewAccessibilityDelegate {
  /// No name of its own; that of the picker is said.
  public func pickerView(
    _ pickerView: PickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }

  /// No hint.
  public func pickerView(
    _ pickerView: PickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
}
