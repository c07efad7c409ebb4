import EarshotModel

/// The names that a listener gave to elements of an app, each by what tells its element from others.
///
/// An element is known again by its accessibility identifier, or else by its class, what the app calls it,
/// and its place among its siblings all the way up: what a listener names has no name as a rule.
final class ListenerLabels {
  /// The names by the identities of their elements.
  var all: [String: String] = [:]

  /// The name that a listener gave an element, or `nil`.
  func label(for element: Responder) -> AttributedText? {
    guard !all.isEmpty, let label = all[Self.identity(of: element)] else { return nil }
    return AttributedText(label)
  }

  /// Gives an element a name; an empty one takes it away.
  func set(_ label: String, for element: Responder) {
    all[Self.identity(of: element)] = label.isEmpty ? nil : label
  }

  /// What tells an element from the others of its app, the same in every run.
  static func identity(of element: Responder) -> String {
    if let identifier = element.accessibilityIdentifier, !identifier.isEmpty {
      return "#\(identifier)"
    }
    let chain = Array(ResponderPath(from: element))
    let places = zip(chain, chain.dropFirst()).compactMap { child, parent in
      parent.accessibilityTraversal.children.firstIndex { $0 === child }.map(String.init)
    }
    let path = places.reversed().joined(separator: ".")
    return "\(type(of: element)):\(element.accessibilityLabel ?? ""):\(path)"
  }
}
