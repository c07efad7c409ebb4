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
  /// The title and the picture that it shows, for a button.
  let face: [String]?

  #if MainActorApps
    @MainActor
  #endif
  init(_ element: Responder) {
    isOn = (element as? Switch)?.isOn
    isSelected = (element as? Control)?.isSelected
    face = (element as? Button).map { [$0.currentTitle ?? "", $0.currentImage?.name ?? ""] }
    number = (element as? Slider)?.value ?? (element as? Stepper)?.value
  }
}
