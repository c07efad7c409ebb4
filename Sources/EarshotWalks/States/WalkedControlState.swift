import EarshotInterface
import EarshotModel

/// What a control is set to behind what it says.
nonisolated struct WalkedControlState: Hashable {
  /// Whether it is switched on, for a switch.
  let isOn: Bool?
  /// Whether it is chosen, for a control.
  let isSelected: Bool?
  /// Its number, for what has one.
  let number: Double?

  #if MainActorApps
    @MainActor
  #endif
  init(_ element: Responder) {
    isOn = (element as? Switch)?.isOn
    isSelected = (element as? Control)?.isSelected
    number = (element as? Slider)?.value ?? (element as? Stepper)?.value
  }
}
