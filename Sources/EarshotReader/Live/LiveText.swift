import EarshotModel

/// What is said of an element whose words change by themselves: its name, its value and its states.
struct LiveText: Equatable {
  private let label: AttributedText?
  private let state: ElementState

  /// What is said of an element as it is now.
  init(of element: Responder) {
    label = SaidText(element, traits: element.accessibilityTraits, back: "").label
    state = ElementState(of: element)
  }

  /// What is to be said of an element that said this and says something else now: only what is different.
  func news(in other: LiveText) -> [PhrasePart] {
    let name = other.label.flatMap { $0 == label ? nil : PhrasePart(.label, .text($0)) }
    return [name].compactMap(\.self) + state.news(in: other.state, isAdjustment: false)
  }
}
