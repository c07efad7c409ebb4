import EarshotFiles
import EarshotInterface

/// A property that was drawn with other values for some surroundings.
struct VariedValue {
  /// What sets each value, the one for all surroundings first, the most particular last.
  private var values: [(key: String, set: () -> Void)]
  private var current = 0

  /// Reads the values of a property out of the variations of an element; `nil` when it has but one.
  ///
  /// The object has the value for all surroundings already, and is not kept alive.
  init?<Target: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Target, Value>, of target: Target, in element: Element,
    read: (Element) -> Value?
  ) {
    let varied = element.variations.compactMap { variation -> (String, Value)? in
      guard let key = variation["key"], let value = read(variation) else { return nil }
      return (key, value)
    }
    guard !varied.isEmpty else { return nil }
    values = ([("default", target[keyPath: property])] + varied).map { key, value in
      (key, { [weak target] in target?[keyPath: property] = value })
    }
  }

  /// Sets the value for some surroundings, unless it is the one that was set last: what an app has set
  /// since then stays.
  mutating func apply(_ traits: TraitCollection) {
    let wanted = values.lastIndex { traits.matches(variation: $0.key) } ?? 0
    guard wanted != current else { return }
    current = wanted
    values[wanted].set()
  }
}
