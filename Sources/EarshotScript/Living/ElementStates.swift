import EarshotDocuments
import EarshotInterface
import EarshotModel

/// What the elements of a screen document have become by what was done with them, by their names.
///
/// Secure elements are left out: what was typed into them is kept nowhere.
struct ElementStates: Codable {
  private struct State: Codable {
    var label: String?
    var value: String?
    var hint: String?
    var traits: UInt64
    var isHidden: Bool
    var isExpanded: Bool?
    var page: Int?
  }

  private var states: [String: State] = [:]

  /// Collects the elements of a tree that have a name.
  init(of root: View) {
    root.eachElement { element in
      let traits = (element as? DocumentField)?.lastingTraits ?? element.accessibilityTraits
      guard let id = element.id, !traits.contains(.secureTextField) else { return }
      let expanded = element.accessibilityExpandedStatus
      states[id] = State(
        label: element.hasExplicitAccessibilityLabel ? element.accessibilityLabel : nil,
        value: element.hasExplicitAccessibilityValue ? element.accessibilityValue : nil,
        hint: element.accessibilityHint, traits: traits.rawValue, isHidden: element.isHidden,
        isExpanded: expanded == .unsupported ? nil : expanded == .expanded,
        page: element.scroll?.page)
    }
  }

  /// Gives the elements of a tree what they had become.
  func apply(to root: View) {
    root.eachElement { element in
      guard let id = element.id, let state = states[id] else { return }
      if let label = state.label { element.accessibilityLabel = label }
      if let value = state.value { element.accessibilityValue = value }
      if let hint = state.hint { element.accessibilityHint = hint }
      let traits = AccessibilityTraits(rawValue: state.traits)
      if traits != element.accessibilityTraits { element.accessibilityTraits = traits }
      element.isHidden = state.isHidden
      if let page = state.page { element.show(page: page) }
      if let isExpanded = state.isExpanded {
        element.accessibilityExpandedStatus = isExpanded ? .expanded : .collapsed
      }
    }
  }
}
