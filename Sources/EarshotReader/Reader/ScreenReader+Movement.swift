import EarshotModel
import EarshotSpeech

/// Where the cursor goes.
extension ScreenReader {
  // MARK: Steps

  /// Goes to the next or the previous stop, past the edge of what can be seen if need be.
  func move(by step: Int, on host: any AccessibilityHost) {
    let name: ReaderCommandName = step > 0 ? .moveForward : .moveBackward
    goTo(host, because: .command(name)) { order, stop in
      guard let stop else { return edge(of: order, by: step) }
      let next = step > 0 ? order.stop(after: stop) : order.stop(before: stop)
      return navigationStyle == .grouped ? order.unit(next, besides: stop) : next
    }
  }

  /// Goes to the first or the last stop of the screen.
  func goToEdge(_ name: ReaderCommandName, on host: any AccessibilityHost) {
    goTo(host, because: .command(name)) { order, _ in edge(of: order, by: name == .first ? 1 : -1) }
  }

  /// The first stop of the screen (`step` is 1) or the last one (-1), as the cursor comes to it.
  func edge(of order: ReadingOrder, by step: Int) -> Stop? {
    let edge = step > 0 ? order.first : order.last
    return navigationStyle == .grouped ? order.unit(edge, besides: nil) : edge
  }

  /// Goes into the group that the cursor stands on.
  func moveIn(on host: any AccessibilityHost) {
    goTo(host, because: .command(.moveIn)) { order, stop in
      stop.flatMap { order.firstStop(in: $0) }
    }
  }

  /// Goes to the group around the cursor.
  func moveOut(on host: any AccessibilityHost) {
    goTo(host, because: .command(.moveOut)) { order, stop in
      stop.flatMap { order.group(around: $0) }
    }
  }

  /// Puts the cursor on an element, as a touch would; says why where that cannot be.
  func focus(on element: Responder, _ host: any AccessibilityHost) {
    if placeCursor(on: host).stop(for: element) == nil {
      note(UnreachableReason(of: element, on: host).wording(of: element))
    }
    goTo(host, because: .command(.focus)) { order, _ in order.stop(for: element) }
  }

  /// Goes where `destination` leads, looking again in a new order when what it found has gone since
  /// the order was made; where there is nothing, the cursor stays and the boundary sounds.
  func goTo(
    _ host: any AccessibilityHost, because cause: FocusCause,
    source: UtteranceSource = .focus,
    _ destination: (ReadingOrder, Stop?) -> Stop?
  ) {
    var order = placeCursor(on: host)
    var found = destination(order, cursor.stop)
    if let stop = found,
      !stop.isGroup, Reachability(of: stop.element, under: order.roots) == .unsure
    {
      screen.doubt()
      order = placeCursor(on: host)
      found = destination(order, cursor.stop)
    }
    guard let found else { return effects.append(.sound(.boundary)) }
    land(on: found, in: order, because: cause, on: host, source: source)
  }

  /// Speaks the element under the cursor again.
  func speakAgain(on host: any AccessibilityHost) {
    let order = placeCursor(on: host)
    guard let stop = cursor.stop else { return effects.append(.sound(.boundary)) }
    speak(stop, in: order, comingFrom: nil, source: .focus)
  }

  // MARK: Landing

  /// The order as it is now, with the cursor at its place in it; a cursor whose element is gone is
  /// recovered without a word, because something else is about to be said.
  @discardableResult
  func placeCursor(on host: any AccessibilityHost) -> ReadingOrder {
    let order = screen.order(of: host)
    if cursor.order !== order, !settleCursor(in: order) { recover(in: order) }
    return order
  }

  /// Takes up the place of the cursor's element in an order.
  ///
  /// - Returns: Whether it has one, or there is no element.
  func settleCursor(in order: ReadingOrder) -> Bool {
    guard let old = cursor.stop else { return true }
    let stop = old.isGroup ? order.groupStop(of: old.element) : order.stop(at: old.element)
    if let stop { cursor.settle(at: stop, in: order) }
    return stop != nil
  }

  /// Moves a cursor whose element is gone, without speech.
  func recover(in order: ReadingOrder) {
    let recovery = Recovery(of: cursor, in: order, orElse: edge(of: order, by: 1))
    move(to: recovery.stop, in: order, because: .recovery(recovery.rule))
  }

  /// Sees to it that the cursor stands on something that can be reached, and speaks where it had to
  /// move.
  func keepCursor(on host: any AccessibilityHost) {
    let order = screen.order(of: host)
    guard cursor.order !== order else { return cursor.lookAgain() }
    if cursor.stop == nil {
      guard let first = edge(of: order, by: 1) else { return }
      land(on: first, in: order, because: .recovery(.firstOnScreen), on: host)
    } else if !settleCursor(in: order) {
      let recovery = Recovery(of: cursor, in: order, orElse: edge(of: order, by: 1))
      guard let stop = recovery.stop else {
        return move(to: nil, in: order, because: .recovery(recovery.rule))
      }
      land(on: stop, in: order, because: .recovery(recovery.rule), on: host)
    }
  }

  /// Goes to a stop, which scrolls into sight, and speaks it.
  ///
  /// - Returns: The utterance, unless there is nothing to say.
  @discardableResult
  func land(
    on stop: Stop, in order: ReadingOrder, because cause: FocusCause,
    on host: any AccessibilityHost, source: UtteranceSource = .focus,
    queueing: SpeechQueueing = .interrupt, before introduction: [SpeechRun] = [],
    comingFrom introduced: Stop? = nil, scrolls: Bool = true
  ) -> Utterance.ID? {
    let previous = introduced ?? cursor.stop
    if scrolls { stop.element.accessibilityScrollToVisible() }
    move(to: stop, in: order, because: cause)
    if !holdsItsTongue { effects.append(.sound(.focus)) }
    return speak(
      stop, in: order, comingFrom: previous, source: source, queueing: queueing,
      before: introduction)
  }

  /// Moves the cursor and tells of it, without speech; landing on the same element is no move.
  func move(to stop: Stop?, in order: ReadingOrder?, because cause: FocusCause) {
    let left = cursor.element
    cursor.move(to: stop, in: order)
    performed = nil
    rotor.cursorDidMove(to: stop?.element)
    guard left !== stop?.element else { return }
    effects.append(.focus(stop?.element, leaving: left, cause: cause))
  }

  // MARK: Speaking

  /// Speaks a stop; where there is nothing to say, what was spoken of the place before ends.
  ///
  /// - Returns: The utterance, unless there is nothing to say.
  @discardableResult
  func speak(
    _ stop: Stop, in order: ReadingOrder, comingFrom previous: Stop?, source: UtteranceSource,
    queueing: SpeechQueueing = .interrupt, before introduction: [SpeechRun] = []
  ) -> Utterance.ID? {
    var runs = introduction
    let words = speaker.words(of: stop, in: order, comingFrom: previous)
    runs.join(
      source == .reading ? words.runs.filter { $0.role == .content } : words.runs, in: style)
    guard !runs.isEmpty else {
      speaker.forgetLast()
      effects.append(.speech(.focusMoved(cursor.generation)))
      return nil
    }
    return say(runs, source: source, queueing: queueing, validity: cursor.generation)
  }

  /// Hands words to the voice, unless the app has paused the reader and no person asked for them.
  @discardableResult
  func say(
    _ runs: [SpeechRun], source: UtteranceSource, priority: SpeechPriority = .default,
    queueing: SpeechQueueing = .interrupt, validity: FocusGeneration? = nil
  ) -> Utterance.ID? {
    guard !holdsItsTongue else {
      speaker.forgetLast()
      wasHeldBack = true
      return nil
    }
    let utterance = speaker.utterance(
      runs, source: source, priority: priority, queueing: queueing, validity: validity)
    effects.append(.speech(.submit(utterance)))
    return utterance.id
  }
}
