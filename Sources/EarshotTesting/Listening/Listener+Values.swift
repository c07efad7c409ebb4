import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
public import Testing

/// Texts, switches, values and actions of elements, in the verbs of KIF.
extension Listener {
  /// Goes into a text field by a double tap, and types.
  ///
  /// - Parameters:
  ///   - text: What is typed; a line break is the return key.
  ///   - label: The whole label of the field.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Returns: What was said last of what was typed.
  /// - Throws: `ListenerError` when the field does not come or takes no text.
  @discardableResult
  public func enterText(
    _ text: String, intoViewWithAccessibilityLabel label: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    _ = try edit(label, at: sourceLocation)
    return try answer(at: sourceLocation) { session.perform(.typeText(text)) }
  }

  /// Goes into a text field by a double tap, and deletes all that it holds.
  ///
  /// - Parameters:
  ///   - label: The whole label of the field.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError` when the field does not come or takes no text.
  public func clearTextFromView(
    withAccessibilityLabel label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    let input = try edit(label, at: sourceLocation)
    input.select(0..<input.text.count)
    try answer(at: sourceLocation) { session.perform(.deleteBackward) }
  }

  private func edit(
    _ label: String, at location: SourceLocation
  ) throws(ListenerError) -> any AccessibilityTextInput {
    let field = try waitForView(withAccessibilityLabel: label, sourceLocation: location)
    guard field.accessibilityTextInput != nil else { throw .noTextField(label: label) }
    if field.accessibilityTextInput?.isEditing != true {
      _ = try use(field, label, .activate, "a double tap", at: location)
    }
    guard let input = field.accessibilityTextInput, input.isEditing else {
      throw .noTextField(label: label)
    }
    return input
  }

  /// Turns a switch on or off, unless it is so already.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is to be on.
  ///   - label: The whole label of the switch, or of the row that it stands in.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError.noValue` when it does not say so afterwards.
  public func setOn(
    _ isOn: Bool, forSwitchWithAccessibilityLabel label: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    let element = try waitForView(withAccessibilityLabel: label, sourceLocation: sourceLocation)
    let wanted = isOn ? "1" : "0"
    if element.accessibilityValue == wanted { return }
    _ = try use(element, label, .activate, "a double tap", at: sourceLocation)
    guard element.accessibilityValue == wanted else {
      throw .noValue(isOn ? "on" : "off", label: label, last: element.accessibilityValue ?? "")
    }
  }

  /// The most flicks by which a value is looked for in one direction.
  private static let flickLimit = 500

  /// Flicks up and then down on an adjustable element until it has a value.
  ///
  /// - Parameters:
  ///   - value: The whole value, as the app gives it.
  ///   - label: The whole label of the element.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError.noValue` when it never comes, either way.
  public func setValue(
    _ value: String, forViewWithAccessibilityLabel label: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    let element = try waitForView(withAccessibilityLabel: label, sourceLocation: sourceLocation)
    for name in [ReaderCommand.Name.increment, .decrement] {
      for _ in 0..<Self.flickLimit where element.accessibilityValue != value {
        let before = element.accessibilityValue
        _ = try use(element, label, name, "flicks", at: sourceLocation)
        if element.accessibilityValue == before { break }
      }
    }
    guard element.accessibilityValue == value else {
      throw .noValue(value, label: label, last: element.accessibilityValue ?? "")
    }
  }

  /// Performs an action of an element, as the rotor offers it.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - label: The whole label of the element.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Returns: What was said last in answer.
  /// - Throws: `ListenerError.noAction` when it has none of this name.
  @discardableResult
  public func performAction(
    named name: String, onViewWithAccessibilityLabel label: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    let element = try waitForView(withAccessibilityLabel: label, sourceLocation: sourceLocation)
    let names = (element.accessibilityCustomActions ?? []).map(\.name.text)
    guard let place = names.firstIndex(of: name) else {
      throw .noAction(name, label: label, actions: names)
    }
    try command(.focus(on: element), sourceLocation: sourceLocation)
    try command(.rotor(.actions), sourceLocation: sourceLocation)
    for _ in 0...place { try command(.named(.rotorNext), sourceLocation: sourceLocation) }
    return try command(.named(.activate), sourceLocation: sourceLocation)
  }
}
