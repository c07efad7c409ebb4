import EarshotModel
import EarshotSpeech

/// Where the reader stands: the order of the screen, the cursor in it, and every way it goes.
///
/// What the cursor comes to is spoken; a move counts up the generation, by which others notice it.
final class CursorEngine {
  private let speech: SpeechEngine
  private var screen = ScreenOrder()
  private var cursor = Cursor()

  init(speech: SpeechEngine) {
    self.speech = speech
  }

  /// The stop it stands on.
  var stop: Stop? { cursor.stop }
  /// The element it stands on; a container when it stands on a whole group.
  var element: Responder? { cursor.element }
  /// By what the element is known again.
  var identity: ElementIdentity? { cursor.identity }
  /// How often it has moved.
  var generation: FocusGeneration { cursor.generation }

  // MARK: The order

  /// The order as it is now; the same object for as long as it is the same order.
  func order(of host: any AccessibilityHost) -> ReadingOrder { screen.order(of: host) }

  /// Has the order looked at anew when it is next asked for: code of the app has run.
  func doubtOrder() {
    screen.doubt()
  }

  /// The order in which the cursor was placed, while it stands on something.
  var presentOrder: ReadingOrder? { cursor.order }

  /// The stop of the screen from which a direction starts, the first or the last, as the cursor comes to it.
  func edge(of order: ReadingOrder, stepping direction: Direction, in answer: ReaderAnswer) -> Stop?
  {
    Self.edge(of: order, stepping: direction, in: answer.settings.navigationStyle)
  }

  private static func edge(
    of order: ReadingOrder, stepping direction: Direction, in style: NavigationStyle
  ) -> Stop? {
    let edge = direction == .next ? order.first : order.last
    return style == .grouped ? order.unit(edge, besides: nil) : edge
  }

  // MARK: Steps

  /// Goes to the next or the previous stop, past the edge of what can be seen if need be.
  func move(stepping direction: Direction, into answer: inout ReaderAnswer) {
    let style = answer.settings.navigationStyle
    go(because: .command(direction == .next ? .moveForward : .moveBackward), into: &answer) {
      order, stop in
      guard let stop else { return Self.edge(of: order, stepping: direction, in: style) }
      let next = order.stop(from: stop, stepping: direction)
      return style == .grouped ? order.unit(next, besides: stop) : next
    }
  }

  /// Goes to the stop of the screen from which a direction starts, the first or the last.
  func goToEdge(stepping direction: Direction, into answer: inout ReaderAnswer) {
    let style = answer.settings.navigationStyle
    go(because: .command(direction == .next ? .first : .last), into: &answer) { order, _ in
      Self.edge(of: order, stepping: direction, in: style)
    }
  }

  /// Goes into the group that the cursor stands on.
  func moveIn(into answer: inout ReaderAnswer) {
    go(because: .command(.moveIn), into: &answer) { order, stop in
      stop.flatMap { order.firstStop(in: $0) }
    }
  }

  /// Goes to the group around the cursor.
  func moveOut(into answer: inout ReaderAnswer) {
    go(because: .command(.moveOut), into: &answer) { order, stop in
      stop.flatMap { order.group(around: $0) }
    }
  }

  /// Goes to the first or the last element of the container around the cursor;
  /// outside of containers, of the screen.
  func goToEdgeOfContainer(stepping direction: Direction, into answer: inout ReaderAnswer) {
    let style = answer.settings.navigationStyle
    go(because: .command(direction == .next ? .firstInContainer : .lastInContainer), into: &answer)
    {
      order, stop in
      guard let stop, let container = stop.containers.last else {
        return Self.edge(of: order, stepping: direction, in: style)
      }
      return order.edge(of: container, around: stop, stepping: direction)
    }
  }

  /// Goes to the element that the one under the cursor leads to on the same screen.
  func goToLinkedItem(into answer: inout ReaderAnswer) {
    go(because: .command(.linkedItem), into: &answer) { order, stop in
      stop?.element.accessibilityLinkedElement.flatMap { order.stop(for: $0) }
    }
  }

  /// Goes to the element that keys are typed into, or in which they come to stand.
  func goToFirstResponder(into answer: inout ReaderAnswer) {
    let first = answer.host.typedElement
    go(because: .command(.moveToSystemFocusedItem), into: &answer) { order, _ in
      first.flatMap { order.stop(for: $0) }
    }
  }

  /// Puts the cursor on an element, as a touch would; says why where that cannot be.
  func focus(on element: Responder, into answer: inout ReaderAnswer) {
    if place(into: &answer).stop(for: element) == nil {
      answer.note(UnreachableReason(of: element, on: answer.host).wording(of: element))
    }
    go(because: .focus, into: &answer) { order, _ in order.stop(for: element) }
  }

  /// Goes where it stood when a person left the app, if that can be reached.
  func comeBack(to element: Responder?, into answer: inout ReaderAnswer) {
    let order = place(into: &answer)
    guard let element, let stop = order.stop(for: element), stop.element !== cursor.element
    else { return }
    land(on: stop, in: order, because: .restored, into: &answer)
  }

  /// Goes where `destination` leads, looking again in a new order when what it found has gone since
  /// the order was made; where there is nothing, the cursor stays and the boundary sounds.
  func go(
    because cause: FocusCause, into answer: inout ReaderAnswer,
    to destination: (ReadingOrder, Stop?) -> Stop?
  ) {
    var order = place(into: &answer)
    var found = destination(order, cursor.stop)
    if let stop = found,
      !stop.isGroup, Reachability(of: stop.element, under: order.roots) == .unsure
    {
      screen.doubt()
      order = place(into: &answer)
      found = destination(order, cursor.stop)
    }
    guard let found else { return answer.sound(.boundary) }
    land(on: found, in: order, because: cause, into: &answer)
  }

  /// Speaks the stop under the cursor again, unless it stands on nothing.
  ///
  /// - Returns: Whether there is anything to speak.
  @discardableResult
  func speakAgain(into answer: inout ReaderAnswer) -> Bool {
    let order = place(into: &answer)
    guard let stop = cursor.stop else { return false }
    speech.speak(
      stop, in: order, comingFrom: nil, source: .focus, at: cursor.generation, into: &answer)
    return true
  }

  // MARK: Staying in place

  /// The order as it is now, with the cursor at its place in it; a cursor whose element is gone is
  /// recovered without a word, because something else is about to be said.
  @discardableResult
  func place(into answer: inout ReaderAnswer) -> ReadingOrder {
    let order = screen.order(of: answer.host)
    if cursor.order !== order, !settle(in: order) {
      let recovery = recovery(in: order, for: answer)
      move(to: recovery.stop, in: order, because: .recovery(recovery.rule), into: &answer)
    }
    return order
  }

  /// Sees to it that the cursor stands on something that can be reached, and speaks where it had to
  /// move.
  func keep(into answer: inout ReaderAnswer) {
    let order = screen.order(of: answer.host)
    guard cursor.order !== order else { return settle(at: cursor.stop, in: order) }
    if answer.settings.recoversSilently {
      place(into: &answer)
      if cursor.stop == nil, let first = edge(of: order, stepping: .next, in: answer) {
        move(to: first, in: order, because: .recovery(.firstOnScreen), into: &answer)
      }
    } else if cursor.stop == nil {
      guard let first = edge(of: order, stepping: .next, in: answer) else { return }
      land(on: first, in: order, because: .recovery(.firstOnScreen), into: &answer)
    } else if !settle(in: order) {
      let recovery = recovery(in: order, for: answer)
      guard let stop = recovery.stop else {
        return move(to: nil, in: order, because: .recovery(recovery.rule), into: &answer)
      }
      land(on: stop, in: order, because: .recovery(recovery.rule), into: &answer)
    }
  }

  /// Takes up the place of the cursor's element in an order.
  ///
  /// - Returns: Whether it has one, or there is no element.
  private func settle(in order: ReadingOrder) -> Bool {
    guard let old = cursor.stop else { return true }
    let stop = old.isGroup ? order.groupStop(of: old.element) : order.stop(at: old.element)
    if let stop { settle(at: stop, in: order) }
    return stop != nil
  }

  /// Takes up a place of the same element.
  private func settle(at stop: Stop?, in order: ReadingOrder) {
    cursor = Cursor(at: stop, in: order, generation: cursor.generation)
  }

  private func recovery(in order: ReadingOrder, for answer: ReaderAnswer) -> Recovery {
    Recovery(
      of: cursor, in: order, seeksEdited: answer.settings.recoversSilently,
      orElse: edge(of: order, stepping: .next, in: answer))
  }

  // MARK: Landing

  /// Goes to a stop, which scrolls into sight, and speaks it.
  ///
  /// - Returns: The utterance, unless there is nothing to say.
  @discardableResult
  func land(
    on stop: Stop, in order: ReadingOrder, because cause: FocusCause,
    source: UtteranceSource = .focus, queueing: SpeechQueueing = .interrupt,
    before introduction: [SpeechRun] = [], comingFrom introduced: Stop? = nil,
    scrolls: Bool = true, into answer: inout ReaderAnswer
  ) -> Utterance.ID? {
    let previous = introduced ?? cursor.stop
    if scrolls { stop.element.accessibilityScrollToVisible() }
    move(to: stop, in: order, because: cause, into: &answer)
    if !speech.holdsItsTongue(in: answer) { answer.sound(.focus) }
    return speech.speak(
      stop, in: order, comingFrom: previous, source: source, queueing: queueing,
      before: introduction, at: cursor.generation, into: &answer)
  }

  /// Moves the cursor and tells of it, without speech; landing on the same element is no move.
  func move(
    to stop: Stop?, in order: ReadingOrder?, because cause: FocusCause,
    into answer: inout ReaderAnswer
  ) {
    let left = cursor.element
    cursor = Cursor(at: stop, in: order, generation: cursor.generation.next)
    guard left !== stop?.element else { return }
    answer.append(.focus(stop?.element, leaving: left, cause: cause))
  }
}
