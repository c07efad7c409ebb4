import EarshotInterface
import EarshotModel

/// What a control is set to behind what it says, and how it looks.
nonisolated struct WalkedControlState: Hashable {
  /// Whether it is switched on, for a switch.
  let isOn: Bool?
  /// Whether it is chosen, for a control.
  let isSelected: Bool?
  /// Its number, for what has one.
  let number: Double?
  /// The title and the picture that it shows, for a button.
  let face: [String]?
  /// What is seen of it and of what stands in it: pictures, texts, colours, and what is hidden.
  let looks: WalkedLooks?
  /// What is seen of the controls in it, for what can be turned up and down: they may show its value.
  let controls: WalkedLooks?

  #if MainActorApps
    @MainActor
  #endif
  init(_ element: Responder) {
    isOn = (element as? Switch)?.isOn
    isSelected = (element as? Control)?.isSelected
    face = (element as? Button).map { [$0.currentTitle ?? "", $0.currentImage?.name ?? ""] }
    number = (element as? Slider)?.value ?? (element as? Stepper)?.value
    looks = (element as? View).map { WalkedLooks(of: $0) }
    controls =
      element.accessibilityTraits.contains(.adjustable)
      ? (element as? View).map { WalkedLooks(ofControlsIn: $0) } : nil
  }

  /// Whether only the looks differ from those of another state.
  func differsInLooksAlone(from other: WalkedControlState) -> Bool {
    self != other && isOn == other.isOn && isSelected == other.isSelected && number == other.number
      && face == other.face
  }
}
