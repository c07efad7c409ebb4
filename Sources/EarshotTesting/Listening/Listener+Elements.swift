public import EarshotModel
import EarshotReader
import EarshotSession
public import Testing

/// Elements by their labels, in the verbs of KIF. They are come to and used as a listener does it: the cursor is put
/// on the element, as a finger that explores does, and then a gesture follows.
extension Listener {
  /// The first element of the screen with a label, and a value and traits where they are given.
  ///
  /// - Parameters:
  ///   - label: The whole label, as the app gives it.
  ///   - value: The whole value; `nil` for any.
  ///   - traits: Traits that the element has among its own.
  /// - Returns: The element; `nil` when the cursor can come to none.
  public func element(
    labelled label: String, value: String? = nil, traits: AccessibilityTraits = .none
  ) -> Responder? {
    session.firstElement { element in
      element.accessibilityLabel == label && value.map { element.accessibilityValue == $0 } ?? true
        && element.accessibilityTraits.isSuperset(of: traits)
    }
  }

  /// Waits until an element is on the screen.
  ///
  /// - Parameters:
  ///   - label: The whole label.
  ///   - value: The whole value; `nil` for any.
  ///   - traits: Traits that the element has among its own.
  ///   - timeout: How long to wait at most, in virtual seconds.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Returns: The element.
  /// - Throws: `ListenerError.noElement` when it has not come.
  @discardableResult
  public func waitForView(
    withAccessibilityLabel label: String, value: String? = nil,
    traits: AccessibilityTraits = .none, timeout: Double = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> Responder {
    var found = element(labelled: label, value: value, traits: traits)
    try wait(timeout, at: sourceLocation) {
      found = element(labelled: label, value: value, traits: traits)
      return found != nil
    }
    guard let found else { throw .noElement(label: label, screen: screen.lines) }
    return found
  }

  /// Waits until no element with a label is on the screen.
  ///
  /// - Parameters:
  ///   - label: The whole label.
  ///   - timeout: How long to wait at most, in virtual seconds.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError.stillThere` when it has not gone.
  public func waitForAbsenceOfView(
    withAccessibilityLabel label: String, timeout: Double = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    try wait(timeout, at: sourceLocation) { element(labelled: label) == nil }
    guard element(labelled: label) == nil else {
      throw .stillThere(label: label, seconds: timeout)
    }
  }

  /// Lets virtual time pass, in which timers of the app go off and speech comes to its end.
  ///
  /// - Parameters:
  ///   - seconds: How long, in seconds.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Returns: What was said last meanwhile.
  /// - Throws: Nothing but what other verbs throw.
  @discardableResult
  public func wait(
    forTimeInterval seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    try answer(at: sourceLocation) { session.advance(by: seconds) }
  }

  /// Puts the cursor on an element, and activates it.
  ///
  /// - Parameters:
  ///   - label: The whole label.
  ///   - value: The whole value; `nil` for any.
  ///   - traits: Traits that the element has among its own.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Returns: What was said last in answer.
  /// - Throws: `ListenerError` when it does not come, is dimmed, or does nothing.
  @discardableResult
  public func tapView(
    withAccessibilityLabel label: String, value: String? = nil,
    traits: AccessibilityTraits = .none, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    let element = try waitForView(
      withAccessibilityLabel: label, value: value, traits: traits, sourceLocation: sourceLocation)
    return try use(element, label, .activate, "a double tap", at: sourceLocation)
  }

  /// Puts the cursor on an element, and keeps the finger there.
  ///
  /// - Parameters:
  ///   - label: The whole label.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Returns: What was said last in answer.
  /// - Throws: `ListenerError` when it does not come, is dimmed, or does nothing.
  @discardableResult
  public func longPressView(
    withAccessibilityLabel label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    let element = try waitForView(
      withAccessibilityLabel: label, sourceLocation: sourceLocation)
    return try use(element, label, .longPress, "a long press", at: sourceLocation)
  }

  /// Puts the cursor on an element.
  ///
  /// - Parameters:
  ///   - label: The whole label.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Returns: What is said of it.
  /// - Throws: `ListenerError.noElement` when it does not come.
  @discardableResult
  public func moveToView(
    withAccessibilityLabel label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    let element = try waitForView(
      withAccessibilityLabel: label, sourceLocation: sourceLocation)
    return try command(.focus(on: element), sourceLocation: sourceLocation)
  }

  /// Puts the cursor on an element and does something to it that it has to answer.
  func use(
    _ element: Responder, _ label: String, _ name: ReaderCommand.Name, _ verb: String,
    at location: SourceLocation
  ) throws(ListenerError) -> SpokenOutput {
    guard !element.accessibilityTraits.contains(.notEnabled) else { throw .dimmed(label: label) }
    if session.focusedElement !== element {
      try command(.focus(on: element), sourceLocation: location)
    }
    let before = session.transcript.count
    let said = try command(.named(name), sourceLocation: location)
    let actions = session.transcript.events.suffix(session.transcript.count - before)
      .filter { $0.kind == .action }
    guard actions.isEmpty || actions.contains(where: { $0.handledBy != nil }) else {
      throw .unanswered(label: label, verb: verb)
    }
    return said
  }

  /// How long passes between two looks at the screen, in seconds, as often as KIF looks.
  private static let pause = 0.1

  /// Lets time pass until something holds, but not longer than so many seconds.
  private func wait(
    _ timeout: Double, at location: SourceLocation, until isDone: () -> Bool
  ) throws(ListenerError) {
    var left = timeout
    while !isDone(), left > 0 {
      try answer(at: location) { session.advance(by: min(left, Self.pause)) }
      left -= Self.pause
    }
  }
}
