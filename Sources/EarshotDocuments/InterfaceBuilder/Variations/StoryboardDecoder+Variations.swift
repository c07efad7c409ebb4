import EarshotFiles
import EarshotInterface
import EarshotModel

extension StoryboardDecoder {
  /// Hands over what was drawn differently for some surroundings since this was last asked for, as it is
  /// for the device at hand, to the view that holds all of it.
  func applyVariations(to root: View) {
    let made = takeVariations()
    guard !made.isEmpty else { return }
    made.apply(traits)
    root.traitVariations = made
  }

  /// Records the values that a view has in some surroundings; those for all were read before.
  func readVariations(of element: Element, into view: View) {
    guard element.child("variation") != nil else { return }
    // On a square that stands for any device, frames of narrower ones stand askew.
    if !device.isAny { vary(\.frame, of: view, in: element) { $0.child(key: "frame")?.rect } }
    if !element.isPattern {
      vary(\.isHidden, of: view, in: element) { $0["hidden"].map { $0 == "YES" } }
      vary(\.alpha, of: view, in: element) { $0.number("alpha") }
    }
    vary(\.backgroundColor, of: view, in: element) { self.color("backgroundColor", $0) }
    vary(\.tintColor, of: view, in: element) { self.color("tintColor", $0) }
    switch view {
    case let stack as StackView: varyStack(stack, element)
    case let label as Label:
      vary(\.font, of: label, in: element) { $0.savedFont }
      vary(\.textColor, of: label, in: element) { self.color("textColor", $0) }
    case let field as TextField:
      vary(\.font, of: field, in: element) { $0.savedFont }
      vary(\.textColor, of: field, in: element) { self.color("textColor", $0) }
    case let text as TextView:
      vary(\.font, of: text, in: element) { $0.savedFont }
      vary(\.textColor, of: text, in: element) { self.color("textColor", $0) }
    case let button as Button: vary(\.titleFont, of: button, in: element) { $0.savedFont }
    case let picture as ImageView:
      vary(\.image, of: picture, in: element) {
        self.resources.image("image", of: $0).map(Optional.some)
      }
    default: break
    }
  }

  private func varyStack(_ stack: StackView, _ element: Element) {
    vary(\.axis, of: stack, in: element) { $0["axis"].flatMap(StackView.Axis.init(rawValue:)) }
    vary(\.spacing, of: stack, in: element) { $0.number("spacing") }
    vary(\.alignment, of: stack, in: element) {
      $0["alignment"].flatMap(StackView.Alignment.init(rawValue:))
    }
    vary(\.distribution, of: stack, in: element) {
      $0["distribution"].flatMap(StackView.Distribution.init(rawValue:))
    }
  }

  /// Records the values that a property has in some surroundings.
  func vary<Target: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Target, Value>, of target: Target, in element: Element,
    read: (Element) -> Value?
  ) {
    if let varied = VariedValue(property, of: target, in: element, read: read) {
      variations.add(varied)
    }
  }

  /// A colour of a variation, as what a property that may have none holds.
  private func color(_ key: SoughtName, _ variation: Element) -> Color?? {
    variation.child(key: key).flatMap(resources.color).map(Optional.some)
  }
}
