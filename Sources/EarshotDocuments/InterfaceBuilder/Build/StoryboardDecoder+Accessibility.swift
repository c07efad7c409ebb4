import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// Reads what the document says about an object to assistive technology.
  func readAccessibility(of element: Element, into responder: Responder) {
    var configuration: Element?
    var runtimeAttributes: Element?
    for child in element.children {
      switch child.name {
      case "accessibility": configuration = child
      case "userDefinedRuntimeAttributes": runtimeAttributes = child
      default: continue
      }
    }
    if let configuration { readConfiguration(configuration, into: responder) }
    readLocalizedAccessibility(of: element, into: responder)
    if let runtimeAttributes { readRuntimeAttributes(runtimeAttributes, into: responder) }
  }

  /// Reads the identity inspector's accessibility section.
  ///
  /// Traits replace those of the class. An empty text is what Interface Builder leaves behind when
  /// one was deleted, and says nothing.
  private func readConfiguration(_ configuration: Element, into responder: Responder) {
    if let identifier = configuration["identifier"], !identifier.isEmpty {
      responder.accessibilityIdentifier = identifier
    }
    if let label = configuration.savedText("label"), !label.isEmpty {
      responder.accessibilityLabel = label
    }
    if let hint = configuration.savedText("hint"), !hint.isEmpty {
      responder.accessibilityHint = hint
    }
    for child in configuration.children {
      switch (child.name, child["key"]) {
      case ("bool", "isElement"):
        responder.isAccessibilityElement = child.flag("value")
      case ("accessibilityTraits", _):
        responder.accessibilityTraits = child.attributes.reduce(into: .none) { traits, attribute in
          guard attribute.value == "YES", let trait = AccessibilityTraits(name: attribute.name)
          else { return }
          traits.insert(trait)
        }
      default:
        continue
      }
    }
  }

  private func readLocalizedAccessibility(of element: Element, into responder: Responder) {
    guard let strings, let identifier = element["id"] else { return }
    if let label = strings.text(identifier, "accessibilityLabel") {
      responder.accessibilityLabel = label
    }
    if let hint = strings.text(identifier, "accessibilityHint") {
      responder.accessibilityHint = hint
    }
    if let value = strings.text(identifier, "accessibilityValue") {
      responder.accessibilityValue = value
    }
  }
}
