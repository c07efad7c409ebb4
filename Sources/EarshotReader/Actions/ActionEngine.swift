import EarshotModel
import EarshotSpeech

/// What a person does to the app: searched for up the chain, then the default of the system; and the
/// finger that explores the screen.
final class ActionEngine {
  private let cursor: CursorEngine
  private let speech: SpeechEngine
  private var performed: PerformedAction?
  private var finger = ExploringFinger()
  /// The finger that is down on the app itself, past the reader.
  private var passed: (any TouchingFinger)?

  init(cursor: CursorEngine, speech: SpeechEngine) {
    self.cursor = cursor
    self.speech = speech
  }

  /// Whether the cursor still stands where something was done whose effect was not told yet.
  var hasUntold: Bool { performed?.place == cursor.generation }

  /// Whether the element on which something was done has begun to be edited by it.
  var hasBegunEditing: Bool {
    guard hasUntold, let action = performed, !action.before.has(.isEditing) else { return false }
    return action.element.accessibilityTraits.contains(.isEditing)
  }

  /// Forgets what was done; the reader is turned off.
  func turnOff() {
    (performed, finger) = (nil, ExploringFinger())
    liftPassedFinger()
  }

  // MARK: Actions

  /// Does what the chain offers for a double tap, or else touches the activation point.
  func activate(_ element: Responder, into answer: inout ReaderAnswer) {
    if element.takesTouchesAfterActivation { finger.activated = element }
    let traits = element.accessibilityTraits
    prepare(element)
    let handler =
      searchUnlessDimmed("activate", from: element, into: &answer) { $0.accessibilityActivate() }
      ?? answer.host.deliverTap(to: element)
    // What plays a sound of its own, or media, is not to be drowned.
    let isQuiet = !traits.isDisjoint(with: [.playsSound, .startsMediaSession])
    conclude(
      "activate", of: element, handledBy: handler, sound: isQuiet ? nil : .activate, into: &answer)
    guard traits.contains(.startsMediaSession), handler != nil else { return }
    performed = nil
    answer.append(.speech(.silence))
  }

  /// Does what a finger does that stays on the element, or opens its menu.
  func pressLong(isSecondary: Bool, into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    guard let element = cursor.element else { return answer.sound(.boundary) }
    let name = isSecondary ? "secondaryActivate" : "longPress"
    prepare(element)
    let isDimmed = element.accessibilityTraits.contains(.notEnabled)
    let handler =
      isDimmed
      ? nil
      : isSecondary
        ? answer.host.openMenu(of: element) : answer.host.deliverLongPress(to: element)
    conclude(name, of: element, handledBy: handler, sound: .activate, into: &answer)
  }

  /// Puts a finger down on the element, past the reader, until it is lifted.
  func passThrough(into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    guard let element = cursor.element else { return answer.sound(.boundary) }
    prepare(element)
    passed = answer.host.putFinger(at: element.accessibilityActivationPoint)
    conclude(
      "passThrough", of: element, handledBy: passed == nil ? nil : element, sound: .activate,
      into: &answer)
  }

  /// Closes what is open or goes back.
  ///
  /// - Parameters:
  ///   - other: What is done where nobody closes anything; returns whether it came of it.
  ///   - answer: Takes what is to be done.
  func escape(
    orElse other: (inout ReaderAnswer) -> Bool = { _ in false }, into answer: inout ReaderAnswer
  ) {
    let start = start(into: &answer)
    let handler = search("escape", from: start, into: &answer) {
      $0.accessibilityPerformEscape()
    }
    if handler == nil, other(&answer) { return }
    conclude("escape", of: start, handledBy: handler, into: &answer)
  }

  /// Does what is done most often, or else plays or pauses media.
  func magicTap(into answer: inout ReaderAnswer) {
    let start = start(into: &answer)
    if let start { prepare(start) }
    let handler = search("magicTap", from: start, into: &answer) {
      $0.accessibilityPerformMagicTap()
    }
    if handler == nil, answer.host.toggleMedia() {
      answer.append(
        .action(name: "toggleMedia", element: start, handledBy: answer.host as? Responder))
    } else {
      conclude("magicTap", of: start, handledBy: handler, into: &answer)
    }
  }

  /// Scrolls by a page; what scrolled tells where it stands by itself.
  func scroll(_ direction: AccessibilityScrollDirection, into answer: inout ReaderAnswer) {
    let start = start(into: &answer)
    let handler = search("scroll", from: start, into: &answer) {
      $0.accessibilityScroll(direction)
    }
    conclude("scroll", of: start, handledBy: handler, into: &answer)
    if handler != nil { followScroll(into: &answer) }
  }

  /// Has the app turn the page after its last line.
  ///
  /// - Returns: Who turned it, or `nil` where there is no other page.
  func turnPage(after element: Responder, into answer: inout ReaderAnswer) -> Responder? {
    let handler = search("scroll", from: element, into: &answer) { $0.accessibilityScroll(.next) }
    if let handler { conclude("scroll", of: element, handledBy: handler, into: &answer) }
    return handler
  }

  /// Makes the value larger or smaller.
  func adjust(stepping direction: Direction, into answer: inout ReaderAnswer) {
    cursor.place(into: &answer)
    guard let element = cursor.element else { return answer.sound(.boundary) }
    let name = direction == .next ? "increment" : "decrement"
    prepare(element, isAdjustment: true)
    let handler = searchUnlessDimmed(name, from: element, into: &answer) { responder in
      responder.reachedDefaultAction = false
      let before = responder.accessibilityValue
      if direction == .next {
        responder.accessibilityIncrement()
      } else {
        responder.accessibilityDecrement()
      }
      // The method returns nothing. One that leaves its value to `super` has acted all the same.
      return !responder.reachedDefaultAction || responder.accessibilityValue != before
    }
    let traits = element.accessibilityTraits
    if handler == nil, traits.contains(.adjustable), !traits.contains(.notEnabled) {
      answer.note("nothing answered \(name) of an adjustable element (guide row G31)")
    }
    conclude(
      name, of: element, handledBy: handler, sound: direction == .next ? .increment : .decrement,
      into: &answer)
  }

  /// Performs one of the further actions of an element.
  func perform(
    _ action: AccessibilityCustomAction, of element: Responder, into answer: inout ReaderAnswer
  ) {
    prepare(element)
    let isDone = action.actionHandler(action)
    conclude(
      action.name.text, of: element, handledBy: isDone ? element : nil, sound: .activate,
      into: &answer)
  }

  // MARK: Touch to explore

  /// Takes a finger that comes down at a point of the screen, or slides there: what is under it is
  /// spoken.
  func touch(at point: Point, into answer: inout ReaderAnswer) {
    // A finger that is passed through draws, drags or slides in the app.
    if let passed { return passed.move(to: point) }
    let order = cursor.place(into: &answer)
    let hit = answer.host.hitTest(point).flatMap { order.stop(around: $0) }
    guard let stop = hit ?? order.stop(under: point) else {
      if finger.slide(to: nil) { answer.sound(.boundary) }
      return
    }
    let element = stop.element
    let isDirect =
      answer.settings.allowsDirectTouch
      && element.accessibilityTraits.contains(.allowsDirectInteraction)
    let comesDown = !finger.isDown
    let content = element as? any AccessibilityReadingContent
    let line = content?.accessibilityLineNumber(for: point)
    if finger.slide(to: element, line: line) {
      let isSilent =
        isDirect && element.accessibilityDirectTouchOptions.contains(.silentOnTouch)
      if isSilent {
        cursor.move(to: stop, in: order, because: .touch, into: &answer)
      } else if let line, let words = content?.accessibilityContent(forLineNumber: line) {
        cursor.move(to: stop, in: order, because: .touch, into: &answer)
        answer.sound(.focus)
        speech.say(
          speech.runs(words), source: .focus, validity: cursor.generation, into: &answer)
      } else {
        cursor.land(on: stop, in: order, because: .touch, scrolls: false, into: &answer)
      }
    }
    if isDirect, !element.takesTouchesAfterActivation || finger.activated === element {
      let handler = answer.host.deliverTap(at: point)
      conclude("directTouch", of: element, handledBy: handler, into: &answer)
    }
    if comesDown, answer.settings.typingMode == .directTouch { type(element, into: &answer) }
  }

  /// Takes the finger away because a person lifts it, which types the key that it has found.
  func lift(into answer: inout ReaderAnswer) {
    let element = finger.isDown ? finger.element : nil
    liftFinger()
    guard let element, answer.settings.typingMode == .touch, answer.host.canBeAsked else { return }
    cursor.place(into: &answer)
    if cursor.element === element { type(element, into: &answer) }
  }

  /// Types a key that stands on the screen.
  private func type(_ element: Responder, into answer: inout ReaderAnswer) {
    if element.accessibilityTraits.contains(.keyboardKey) { activate(element, into: &answer) }
  }

  /// Takes the finger away.
  func liftFinger() {
    finger.lift()
    liftPassedFinger()
  }

  private func liftPassedFinger() {
    passed?.lift()
    passed = nil
  }

  // MARK: The search

  /// Where an action is searched for first: at the cursor, or else at what stands in front.
  private func start(into answer: inout ReaderAnswer) -> Responder? {
    cursor.place(into: &answer)
    return cursor.element ?? answer.host.frontmostResponder
  }

  /// Searches up the chain for whoever handles an action.
  private func search(
    _ name: String, from start: Responder?, into answer: inout ReaderAnswer,
    _ handles: (Responder) -> Bool
  ) -> Responder? {
    let search = ChainSearch(from: start, handles)
    if search.circle != nil {
      answer.note("the responder chain leads back to itself; the search for \(name) ended there")
    }
    return search.handler
  }

  /// Searches for whoever does what is asked of an element itself: of one that is dimmed it is not asked
  /// of what stands around it, which would act in its stead.
  private func searchUnlessDimmed(
    _ name: String, from element: Responder, into answer: inout ReaderAnswer,
    _ handles: (Responder) -> Bool
  ) -> Responder? {
    let isDimmed = element.accessibilityTraits.contains(.notEnabled)
    return search(name, from: element, into: &answer) {
      (!isDimmed || $0 === element) && handles($0)
    }
  }

  /// Writes down what was asked for and who did it; where nobody did, the boundary sounds in place of
  /// `sound`.
  private func conclude(
    _ name: String, of element: Responder?, handledBy handler: Responder?, sound: Earcon? = nil,
    into answer: inout ReaderAnswer
  ) {
    answer.append(.action(name: name, element: element, handledBy: handler))
    if handler == nil { performed = nil }
    if let sound = handler == nil ? .boundary : sound { answer.sound(sound) }
  }

  // MARK: What came of it

  private func prepare(_ element: Responder, isAdjustment: Bool = false) {
    performed = PerformedAction(
      element: element, before: ElementState(of: element), isAdjustment: isAdjustment,
      place: cursor.generation)
  }

  /// Says what an action has changed of the element (What VoiceOver does, "The order of what is said"): only the new value or
  /// the new state, unless the change is more than a word.
  ///
  /// - Parameters:
  ///   - mode: How the rotor moves in the text, for a field that has begun to be edited.
  ///   - answer: Takes what is to be done.
  func tellWhatChanged(mode: Word?, into answer: inout ReaderAnswer) {
    guard hasUntold, let action = performed else { return }
    let element = action.element
    // What is done elsewhere is told when the answer is here.
    if let element = element as? any AccessibilityPendingAction,
      element.isAccessibilityActionPending
    {
      return
    }
    performed = nil
    guard cursor.element === element, element.isAccessibilityElement else { return }
    let after = ElementState(of: element)
    let hasChanged = after != action.before
    if hasChanged { soundOfState(after, before: action.before, into: &answer) }
    guard hasChanged || action.isAdjustment else { return }
    if !hasChanged { answer.sound(.boundary) }
    // What begins to play or to record is not talked over.
    guard !element.accessibilityTraits.contains(.startsMediaSession) else { return }
    let begins = !action.before.has(.isEditing) && after.has(.isEditing)
    var again = action.isAdjustment ? [] : action.before.rolesSaidAgain(in: after)
    // A tab that was chosen is called a tab again, while a segment is no longer called a button.
    if again.contains(.position), cursor.stop?.containers.last?.kind == .tabBar {
      again.insert(.trait)
    }
    let runs =
      if !again.isEmpty, let stop = cursor.stop, let order = cursor.presentOrder {
        speech.runs(again, of: stop, in: order, mode: begins ? mode : nil)
      } else {
        speech.runs(action.before.news(in: after, isAdjustment: action.isAdjustment), of: element)
      }
    guard !runs.isEmpty else { return }
    speech.say(runs, source: .valueChange, validity: cursor.generation, into: &answer)
  }

  private func soundOfState(
    _ state: ElementState, before: ElementState, into answer: inout ReaderAnswer
  ) {
    func becomes(_ word: Word) -> Bool { state.has(word) && !before.has(word) }
    if becomes(.on) { answer.sound(.on) }
    if becomes(.off) { answer.sound(.off) }
    if state.has(.selected) != before.has(.selected) { answer.sound(.select) }
  }

  // MARK: In sight

  /// Takes the cursor along when what it stood on was scrolled out of sight, or is gone with its
  /// page, to the first element of what can be seen now.
  private func followScroll(into answer: inout ReaderAnswer) {
    cursor.doubtOrder()
    let order = cursor.order(of: answer.host)
    guard let element = cursor.element,
      let scrolled = ResponderPath(from: element)
        .first(where: { $0.accessibilityTraversal.scrollRegion != nil }),
      let region = scrolled.accessibilityTraversal.scrollRegion
    else { return }
    let old = order.stop(at: element)
    guard old == nil || !element.accessibilityFrame.isSeen(through: region) else { return }
    let view = ScrolledView(scrolled, region: region, order: order)
    guard let stop = old.flatMap(view.firstSeen(from:)) ?? view.firstUnderProbes else { return }
    cursor.move(to: stop, in: order, because: .scrolled, into: &answer)
  }
}
