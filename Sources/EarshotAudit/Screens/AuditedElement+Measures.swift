import EarshotModel

// What several rules ask in the same way.

extension AuditedElement {
  /// Whether somebody is meant to operate it.
  var isOperable: Bool { role.isOperable || !handlers.isEmpty }

  /// Whether something is spoken that tells it from others: a label, or a value that is no mere state.
  var hasName: Bool { !(label ?? "").spoken.isEmpty || !(value ?? "").spoken.isEmpty }

  /// What a message calls it.
  var roleWord: String {
    switch role {
    case .key: "key"
    case .field: isSecure ? "password field" : "text field"
    case .searchField: "search field"
    case .toggle: "switch"
    case .adjustable: "adjustable element"
    case .none: isOperable ? "control" : "element"
    case .header: "heading"
    case .button, .link, .image, .text, .tab: role.rawValue
    }
  }

  /// The frame that touches have to hit.
  var touchFrame: Rect { hitArea ?? frame }
}
