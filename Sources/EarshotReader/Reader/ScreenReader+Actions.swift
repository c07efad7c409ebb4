import EarshotModel
import EarshotSpeech

/// What a person does to the app: searched for up the chain, then the default of the system.
extension ScreenReader {
  /// Does what a double tap does: the chosen one of the further actions, or else what the chain
  /// offers, or else a touch at the activation point.
  func activate(on host: any AccessibilityHost) {
    placeCursor(on: host)
    guard let element = cursor.element else { return effects.append(.sound(.boundary)) }
    if let action = rotor.chosenAction(of: element) { return perform(action, of: element) }
    if element.takesTouchesAfterActivation { finger.activated = element }
    prepareAction(on: element)
    let handler =
      searchUnlessDimmed("activate", from: element) { $0.accessibilityActivate() }
      ?? host.deliverTap(at: element.accessibilityActivationPoint)
    conclude("activate", of: element, handledBy: handler, sound: .activate)
  }

  /// Closes what is open or goes back.
  func escape(on host: any AccessibilityHost) {
    placeCursor(on: host)
    let start = cursor.element ?? host.frontmostResponder
    let handler = search("escape", from: start) { $0.accessibilityPerformEscape() }
    conclude("escape", of: start, handledBy: handler)
  }

  /// Does what is done most often, or else plays or pauses media.
  func magicTap(on host: any AccessibilityHost) {
    placeCursor(on: host)
    let start = cursor.element ?? host.frontmostResponder
    if let start { prepareAction(on: start) }
    let handler = search("magicTap", from: start) { $0.accessibilityPerformMagicTap() }
    if handler == nil, host.toggleMedia() {
      effects.append(.action(name: "toggleMedia", element: start, handledBy: nil))
    } else {
      conclude("magicTap", of: start, handledBy: handler)
    }
  }

  /// Scrolls by a page; what scrolled tells where it stands by itself.
  func scroll(_ direction: AccessibilityScrollDirection, on host: any AccessibilityHost) {
    placeCursor(on: host)
    let start = cursor.element ?? host.frontmostResponder
    let handler = search("scroll", from: start) { $0.accessibilityScroll(direction) }
    conclude("scroll", of: start, handledBy: handler)
    if handler != nil { followScroll(on: host) }
  }

  /// Makes the value larger or smaller.
  func adjust(by step: Int, on host: any AccessibilityHost) {
    placeCursor(on: host)
    guard let element = cursor.element else { return effects.append(.sound(.boundary)) }
    let name = step > 0 ? "increment" : "decrement"
    prepareAction(on: element, isAdjustment: true)
    let handler = searchUnlessDimmed(name, from: element) { responder in
      responder.reachedDefaultAction = false
      if step > 0 { responder.accessibilityIncrement() } else { responder.accessibilityDecrement() }
      return !responder.reachedDefaultAction
    }
    let traits = element.accessibilityTraits
    if handler == nil, traits.contains(.adjustable), !traits.contains(.notEnabled) {
      note("an adjustable element implements neither increment nor decrement (guide row G31)")
    }
    conclude(
      name, of: element, handledBy: handler, sound: step > 0 ? .increment : .decrement)
  }

  /// Performs one of the further actions of an element.
  func perform(_ action: AccessibilityCustomAction, of element: Responder) {
    prepareAction(on: element)
    let isDone = action.actionHandler(action)
    conclude(
      action.name.text, of: element, handledBy: isDone ? element : nil, sound: .activate)
  }

  // MARK: The search

  /// Searches the responder chain upward for a responder that handles an action.
  func search(
    _ name: String, from start: Responder?, _ handles: (Responder) -> Bool
  ) -> Responder? {
    let search = ChainSearch(from: start, handles)
    if search.circle != nil {
      note("the responder chain leads back to itself; the search for \(name) ended there")
    }
    return search.handler
  }

  /// Searches for a responder that does what was asked of the element itself.
  ///
  /// For a dimmed element only the element is asked: otherwise something around it would act in its
  /// place.
  private func searchUnlessDimmed(
    _ name: String, from element: Responder, _ handles: (Responder) -> Bool
  ) -> Responder? {
    let isDimmed = element.accessibilityTraits.contains(.notEnabled)
    return search(name, from: element) { (!isDimmed || $0 === element) && handles($0) }
  }

  /// Writes down what was asked for and who did it; where nobody did, the boundary sounds in place of
  /// `sound`.
  func conclude(
    _ name: String, of element: Responder?, handledBy handler: Responder?, sound: Earcon? = nil
  ) {
    effects.append(.action(name: name, element: element, handledBy: handler))
    if handler == nil { performed = nil }
    if let sound = handler == nil ? .boundary : sound { effects.append(.sound(sound)) }
  }

  // MARK: What came of it

  private func prepareAction(on element: Responder, isAdjustment: Bool = false) {
    performed = PerformedAction(
      element: element, before: ElementState(of: element), isAdjustment: isAdjustment)
  }

  /// Says what an action has changed of the element: only the new value or
  /// the new state, unless the change is more than a word.
  func tellWhatChanged() {
    guard let action = performed else { return }
    performed = nil
    let element = action.element
    guard cursor.element === element, element.isAccessibilityElement else { return }
    let after = ElementState(of: element)
    let hasChanged = after != action.before
    if hasChanged { soundOfState(after, before: action.before) }
    guard hasChanged || action.isAdjustment else { return }
    if !hasChanged { effects.append(.sound(.boundary)) }
    let again = action.before.rolesSaidAgain(in: after)
    let runs =
      if !again.isEmpty, let stop = cursor.stop, let order = cursor.order {
        speaker.runs(again, of: stop, in: order)
      } else {
        speaker.runs(
          action.before.news(in: after, isAdjustment: action.isAdjustment), of: element)
      }
    if !runs.isEmpty { say(runs, source: .valueChange, validity: cursor.generation) }
  }

  private func soundOfState(_ state: ElementState, before: ElementState) {
    func becomes(_ word: Word) -> Bool { state.has(word) && !before.has(word) }
    if becomes(.on) { effects.append(.sound(.on)) }
    if becomes(.off) { effects.append(.sound(.off)) }
    if state.has(.selected) != before.has(.selected) { effects.append(.sound(.select)) }
  }

  // MARK: In sight

  /// Takes the cursor along when what it stood on was scrolled out of sight, or is gone with its
  /// page, to the first element of what can be seen now.
  private func followScroll(on host: any AccessibilityHost) {
    screen.doubt()
    let order = screen.order(of: host)
    guard let element = cursor.element,
      let region = ResponderPath(from: element).first(\.accessibilityTraversal.scrollRegion),
      !element.accessibilityFrame.isSeen(through: region) || order.stop(at: element) == nil
    else { return }
    let probes = 12
    for probe in 0..<probes {
      let y = region.minY + region.height * (Double(probe) + 0.5) / Double(probes)
      guard let hit = host.hitTest(Point(x: region.center.x, y: y)),
        let stop = order.stop(around: hit), stop.element.accessibilityFrame.isSeen(through: region)
      else { continue }
      return move(to: stop, in: order, because: .scrolled)
    }
  }
}
