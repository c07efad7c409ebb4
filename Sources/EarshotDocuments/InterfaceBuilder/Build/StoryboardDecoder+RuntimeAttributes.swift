import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// Reads user-defined runtime attributes, as far as the classes here have the properties.
  ///
  /// Most belong to the app's own classes or to layers and mean nothing here.
  func readRuntimeAttributes(_ list: Element, into responder: Responder) {
    for attribute in list.children {
      guard let keyPath = attribute["keyPath"] else { continue }
      switch attribute["type"] {
      case "string":
        set(keyPath, to: attribute.savedText("value") ?? "", on: responder)
      case "boolean":
        set(keyPath, to: attribute.flag("value"), on: responder)
      case "number":
        guard let number = attribute.child(key: "value")?.number("value") else { continue }
        set(keyPath, to: number, on: responder)
      default:
        continue
      }
    }
  }

  private func set(_ keyPath: String, to text: String, on responder: Responder) {
    switch keyPath {
    case "accessibilityLabel": responder.accessibilityLabel = text
    case "accessibilityValue": responder.accessibilityValue = text
    case "accessibilityHint": responder.accessibilityHint = text
    case "accessibilityIdentifier": responder.accessibilityIdentifier = text
    case "accessibilityLanguage": responder.accessibilityLanguage = text
    case "text": (responder as? Label)?.text = text
    case "placeholder": (responder as? TextField)?.placeholder = text
    case "title": (responder as? BarItem)?.title = text
    default: break
    }
  }

  private func set(_ keyPath: String, to flag: Bool, on responder: Responder) {
    switch keyPath {
    case "isAccessibilityElement": responder.isAccessibilityElement = flag
    case "accessibilityElementsHidden": responder.accessibilityElementsHidden = flag
    case "accessibilityViewIsModal": responder.accessibilityViewIsModal = flag
    case "shouldGroupAccessibilityChildren": responder.shouldGroupAccessibilityChildren = flag
    case "hidden", "isHidden": (responder as? View)?.isHidden = flag
    case "clipsToBounds": (responder as? View)?.clipsToBounds = flag
    case "enabled", "isEnabled": (responder as? Control)?.isEnabled = flag
    case "selected", "isSelected": (responder as? Control)?.isSelected = flag
    default: break
    }
  }

  private func set(_ keyPath: String, to number: Double, on responder: Responder) {
    switch keyPath {
    case "accessibilityTraits":
      guard let bits = UInt64(exactly: number) else { return }
      responder.accessibilityTraits = AccessibilityTraits(rawValue: bits)
    case "alpha":
      (responder as? View)?.alpha = number
    case "tag":
      guard let tag = Int(exactly: number) else { return }
      (responder as? View)?.tag = tag
    default:
      // Interface Builder's number type is also used for flags.
      set(keyPath, to: number != 0, on: responder)
    }
  }
}
