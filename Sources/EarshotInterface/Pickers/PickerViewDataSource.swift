/// Tells how many wheels and rows a picker has (`UIPickerViewDataSource`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol PickerViewDataSource: AnyObject {
  /// How many wheels the picker has.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}
