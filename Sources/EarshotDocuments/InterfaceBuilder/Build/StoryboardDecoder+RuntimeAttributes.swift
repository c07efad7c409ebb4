import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// Reads user-defined runtime attributes, as far as the classes here have the properties.
  ///
  /// Most belong to layers, or to the app's own classes, and mean nothing here; a class that is
  /// registered takes its own.
  func readRuntimeAttributes(_ list: Element, into responder: Responder) {
    let owner = list.parent.flatMap(workshop.ownClass)
    let isOwn = owner.map(workshop.classes.hold) ?? false
    for attribute in list.children {
      guard let keyPath = attribute["keyPath"], let value = value(of: attribute) else { continue }
      if isOwn, let property = DeclaredProperties.attribute(keyPath, of: responder) {
        if property.set(value) { continue }
      } else if set(keyPath, to: value, on: responder) || keyPath.contains(".") || !isOwn {
        continue
      }
      workshop.note(.missingAttribute(class: owner ?? "", keyPath: keyPath), at: attribute)
    }
  }

  /// The value of an attribute: a text, a flag, a number, a colour, a picture or geometry.
  private func value(of attribute: Element) -> Any? {
    let value = attribute.child(key: "value")
    switch attribute["type"] {
    case "string", "localizedString": return attribute.savedText("value") ?? ""
    case "boolean": return attribute.flag("value")
    case "number": return value?.number("value")
    case "color": return value.flatMap(resources.color)
    case "image": return resources.image("value", of: attribute)
    case "point": return value.map { Point(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size":
      return value.map { Size(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect": return value?.rect
    default: return nil
    }
  }

  private func set(_ keyPath: String, to value: Any, on responder: Responder) -> Bool {
    switch value {
    case let text as String: set(keyPath, to: text, on: responder)
    case let flag as Bool: set(keyPath, to: flag, on: responder)
    case let number as Double: set(keyPath, to: number, on: responder)
    default: false
    }
  }

  private func set(_ keyPath: String, to text: String, on responder: Responder) -> Bool {
    switch keyPath {
    case "accessibilityLabel": responder.accessibilityLabel = text
    case "accessibilityValue": responder.accessibilityValue = text
    case "accessibilityHint": responder.accessibilityHint = text
    case "accessibilityIdentifier": responder.accessibilityIdentifier = text
    case "accessibilityLanguage": responder.accessibilityLanguage = text
    case "text": (responder as? Label)?.text = text
    case "placeholder": (responder as? TextField)?.placeholder = text
    case "title": (responder as? BarItem)?.title = text
    default: return false
    }
    return true
  }

  private func set(_ keyPath: String, to flag: Bool, on responder: Responder) -> Bool {
    switch keyPath {
    case "isAccessibilityElement": responder.isAccessibilityElement = flag
    case "accessibilityElementsHidden": responder.accessibilityElementsHidden = flag
    case "accessibilityViewIsModal": responder.accessibilityViewIsModal = flag
    case "shouldGroupAccessibilityChildren": responder.shouldGroupAccessibilityChildren = flag
    case "hidden", "isHidden": (responder as? View)?.isHidden = flag
    case "clipsToBounds": (responder as? View)?.clipsToBounds = flag
    case "enabled", "isEnabled": (responder as? Control)?.isEnabled = flag
    case "selected", "isSelected": (responder as? Control)?.isSelected = flag
    case "titleLabel.adjustsFontForContentSizeCategory":
      (responder as? Button)?.adjustsTitleFontForContentSizeCategory = flag
    default: return false
    }
    return true
  }

  private func set(_ keyPath: String, to number: Double, on responder: Responder) -> Bool {
    switch keyPath {
    case "accessibilityTraits":
      guard let bits = UInt64(exactly: number) else { return false }
      responder.accessibilityTraits = AccessibilityTraits(rawValue: bits)
    case "alpha":
      (responder as? View)?.alpha = number
    case "tag":
      guard let tag = Int(exactly: number) else { return false }
      (responder as? View)?.tag = tag
    default:
      // Interface Builder's number type is also used for flags.
      return set(keyPath, to: number != 0, on: responder)
    }
    return true
  }
}
