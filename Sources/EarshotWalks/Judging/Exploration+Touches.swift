import EarshotAudit
import EarshotInterface
import EarshotModel

// What a finger does, and what of it is done at stops.

extension Exploration {
  /// The elements that the cursor comes to and that hold several controls which can only be touched: one double tap does
  /// not do what each of them does.
  ///
  /// Two in what can be turned up and down are there for that, as those of a stepper are; and those are its values that look
  /// otherwise when it is turned, as the stars of a rating do.
  var crowdedElements: Set<ObjectIdentifier> {
    var counts: [ObjectIdentifier: Int] = [:]
    var crowded: Set<ObjectIdentifier> = []
    for element in screen.elements where element.stop == nil && element.isEnabled {
      let responder = responders[element.index]
      guard responder is Control && element.handlers.contains(.tap) || isRowToChoose(responder),
        let carrier = carrier(of: responder), !showsItsValue(carrier)
      else { continue }
      let room = carrier.accessibilityTraits.contains(.adjustable) ? 2 : 1
      // What the carrier does itself is another thing.
      let isBeside = app.isWhole && doesSomethingElse(carrier, than: responder)
      counts[ObjectIdentifier(carrier), default: 0] += 1
      if isBeside || counts[ObjectIdentifier(carrier), default: 0] > room {
        crowded.insert(ObjectIdentifier(carrier))
      }
    }
    return crowded
  }

  /// The element around a control to which the cursor comes in its place, where that offers nothing by actions of its
  /// own; `nil` elsewhere.
  private func carrier(of responder: Responder) -> Responder? {
    ResponderPath(above: responder).first { forward.visited($0) }.flatMap { carrier in
      carrier is Control || carrier.accessibilityCustomActions?.isEmpty == false ? nil : carrier
    }
  }

  /// Whether controls inside an element look otherwise when it is turned up or down: which of them is chosen is its value.
  private func showsItsValue(_ carrier: Responder) -> Bool {
    guard carrier.accessibilityTraits.contains(.adjustable), let place = state.place(of: carrier)
    else { return false }
    return turns.contains { turn in
      (turn.act == .increment || turn.act == .decrement) && turn.stop == place
        && turn.subject?.state.controls != turn.subjectNow?.state.controls
    }
  }

  /// The controls inside of elements on which a double tap comes to nothing: it was tried, or they claim nothing.
  var shutOffInsideIdleElements: [Responder] {
    guard app.isWhole, !state.front.isCovered else { return [] }
    let crowded = crowdedElements
    return screen.elements.compactMap { element in
      let responder = responders[element.index]
      guard element.stop == nil, element.isEnabled, element.isVisible, responder is Control,
        element.handlers.contains(.tap), let carrier = carrier(of: responder),
        !crowded.contains(ObjectIdentifier(carrier)), isTouchedElsewhere(carrier, than: responder),
        isIdle(carrier)
      else { return nil }
      return responder
    }
  }

  /// Whether a double tap on an element has come to nothing, or was not tried since it claims nothing.
  private func isIdle(_ element: Responder) -> Bool {
    let trial = turns.first { $0.act == .activate && $0.subject?.element === element }
    if let trial { return trial.hadNoEffect }
    return isTriedOut && facts(of: element)?.handlers.isEmpty == true
      && element.accessibilityTraits.isDisjoint(with: .operable)
  }

  /// Whether an element answers by itself, and a double tap on it is no touch of a control inside it.
  private func doesSomethingElse(_ carrier: Responder, than control: Responder) -> Bool {
    (facts(of: carrier)?.handlers.contains(.tap) == true || isRowToChoose(carrier))
      && isTouchedElsewhere(carrier, than: control)
  }

  /// Whether a double tap on an element is no touch of a control inside it.
  private func isTouchedElsewhere(_ carrier: Responder, than control: Responder) -> Bool {
    guard let control = control as? View, let window = control.window else { return false }
    let point = window.accessibilityConvertToScreen(window.bounds)
    let hit = window.hitTest(
      Point(
        x: carrier.accessibilityActivationPoint.x - point.minX,
        y: carrier.accessibilityActivationPoint.y - point.minY), with: nil)
    return hit.map { !$0.isDescendant(of: control) } ?? true
  }

  /// Whether an element answers a finger that touches it, however long.
  func isTouched(_ element: AuditedElement) -> Bool {
    element.handlers.contains(.tap) || app.isWhole && element.handlers.contains(.longPress)
  }

  /// Whether something is a row of a list, in an app that says what choosing it does.
  func isRowToChoose(_ responder: Responder) -> Bool {
    guard app.isWhole, responder is TableViewCell || responder is CollectionViewCell else {
      return false
    }
    let list = ResponderPath(above: responder).lazy.compactMap { $0 as? ScrollView }.first
    return (list as? TableView).map { $0.allowsSelection && $0.delegate != nil }
      ?? (list as? CollectionView).map { $0.allowsSelection && $0.delegate != nil } ?? false
  }

  /// Whether an app has taken a control from the way of the cursor that bears the name of another one on it, as it does with
  /// a picture above its headline: to come to both would be to hear one thing twice.
  func isLeftToNamesake(_ control: Responder) -> Bool {
    guard app.isWhole, control.hasExplicitIsAccessibilityElement,
      !control.isAccessibilityElement, let label = control.accessibilityLabel, !label.isEmpty
    else { return false }
    return state.stops.contains { $0.isOperable && $0.label == label }
  }

  /// Whether a stop stands inside an element.
  func holdsStop(_ element: Responder) -> Bool {
    state.stops.contains { stop in ResponderPath(from: stop.element).contains { $0 === element } }
  }
}
