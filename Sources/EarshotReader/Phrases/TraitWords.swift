import EarshotModel

/// The words for the traits of an element, in the order in which they are said (What VoiceOver
/// does, "Words for traits").
struct TraitWords {
  private let element: Responder
  private let traits: AccessibilityTraits
  private let isTab: Bool

  /// The words for an element; among tabs everything is called a tab.
  init(_ element: Responder, traits: AccessibilityTraits, isTab: Bool) {
    self.element = element
    self.traits = traits
    self.isTab = isTab || traits.contains(.tabBarItem)
  }

  /// Adds the parts, states included, to what stands before them.
  func add(to parts: inout [PhrasePart], with said: SaidText, verbosity: Verbosity) {
    let start = parts.count
    if element.isAccessibilityPlaceholder { parts.append(PhrasePart(.state, .loading)) }
    if traits.contains(.notEnabled) { parts.append(PhrasePart(.state, .dimmed)) }
    addRoles(to: &parts)
    if let state = said.switchValue { parts.append(switchState(state)) }
    if traits.contains(.draggable) { parts.append(PhrasePart(.trait, .draggable)) }
    if isTab { parts.append(PhrasePart(.trait, .tab)) }
    addTextEntry(to: &parts)
    if traits.contains(.header) {
      let level = said.headingLevel
      parts.append(
        level > 0 ? PhrasePart(.trait, .headingLevel, level) : PhrasePart(.trait, .heading))
    }
    if traits.contains(.link) { parts.append(PhrasePart(.trait, .link)) }
    if traits.contains(.pickerElement) { parts.append(PhrasePart(.trait, .pickerItem)) }
    if traits.contains(.adjustable) { parts.append(PhrasePart(.trait, .adjustable)) }
    if traits.contains(.image) { parts.append(PhrasePart(.trait, .image)) }
    if traits.contains(.allowsDirectInteraction) {
      parts.append(PhrasePart(.trait, .directTouchArea))
    }
    if traits.contains(.searchField) { parts.append(PhrasePart(.trait, .searchField)) }
    switch element.accessibilityExpandedStatus {
    case .unsupported: break
    case .expanded: parts.append(PhrasePart(.state, .expanded))
    case .collapsed: parts.append(PhrasePart(.state, .collapsed))
    }
    guard verbosity.traitPosition == .none else { return }
    parts.replaceSubrange(start..., with: parts[start...].filter { $0.role != .trait })
  }

  /// The words for what is pressed.
  ///
  /// A key of a keyboard is silent; a switch, a tab and a back button are called so instead of
  /// buttons.
  private func addRoles(to parts: inout [PhrasePart]) {
    let isButton = traits.contains(.button)
    let isOther = !traits.isDisjoint(with: [.keyboardKey, .toggleButton, .backButton])
    if traits.contains(.popupButton) {
      parts.append(PhrasePart(.trait, .popUpButton))
    } else if isButton, !isOther, !isTab {
      parts.append(PhrasePart(.trait, .button))
    }
    if traits.contains(.radioButton) { parts.append(PhrasePart(.trait, .radioButton)) }
    if traits.contains(.backButton) { parts.append(PhrasePart(.trait, .backButton)) }
    if traits.contains(.toggleButton) {
      parts.append(PhrasePart(.trait, isButton ? .switchButton : .plainSwitch))
    }
  }

  /// What a switch is set to; a value that is no state of a switch is said as it stands.
  private func switchState(_ value: AttributedText) -> PhrasePart {
    switch value.text {
    case "1": PhrasePart(.state, .on)
    case "0": PhrasePart(.state, .off)
    case "2": PhrasePart(.state, .mixed)
    default: PhrasePart(.state, .text(value))
    }
  }

  private func addTextEntry(to parts: inout [PhrasePart]) {
    if !traits.isDisjoint(with: .textFields) {
      let isSecure = traits.contains(.secureTextField)
      parts.append(PhrasePart(.trait, isSecure ? .secureTextField : .textField))
    }
    guard traits.contains(.isEditing) else { return }
    parts.append(PhrasePart(.state, .isEditing))
    if let input = element.accessibilityTextInput, input.selection.isEmpty {
      let place = input.selection.lowerBound
      if place == 0 {
        parts.append(PhrasePart(.state, .insertionPointAtStart))
      } else if place == input.text.count {
        parts.append(PhrasePart(.state, .insertionPointAtEnd))
      }
    }
  }
}
