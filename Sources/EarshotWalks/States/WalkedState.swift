import EarshotInterface
import EarshotModel
import EarshotReader

/// What can be seen and heard of an app at a moment of a walk.
struct WalkedState {
  /// The stops in their order; those behind the limit are left out.
  let stops: [WalkedStop]
  /// Whether these are all the stops.
  let isWhole: Bool
  /// The place of the cursor among them; `nil` where it stands on nothing that can be reached.
  let cursor: Int?
  /// What the cursor stands on.
  let focus: Responder?
  /// What stands in front.
  let front: WalkedFront
  /// What tells it from others.
  let identity: WalkedIdentity

  /// How many stops of a screen are looked at.
  static let stopLimit = 400

  init(
    _ application: Application, focus: Responder?, lasting: inout LastingElements,
    wordings: inout Wordings
  ) {
    let order = ReadingOrder(
      roots: application.accessibilityRoots, idiom: application.interfaceIdiom,
      layoutDirection: application.layoutDirection)
    var found: [Stop] = []
    var isWhole = true
    for stop in order.stops {
      guard found.count < Self.stopLimit else {
        isWhole = false
        break
      }
      found.append(stop)
    }
    let stops = zip(found, lasting.first(of: found.map(\.element))).map { stop, first in
      WalkedStop(
        stop, standingFor: first.element, isMadeAnew: first.isMadeAnew, in: order,
        wordings: &wordings)
    }
    let front = WalkedFront(application)
    let cursor = focus.flatMap { focus in stops.firstIndex { $0.element === focus } }
    (self.stops, self.isWhole, self.cursor, self.focus) = (stops, isWhole, cursor, focus)
    self.front = front
    identity = WalkedIdentity(stops: stops, cursor: cursor, front: front)
  }

  /// The identity of the state.
  var digest: String { identity.digest }

  /// Whether the cursor stands where the screen begins, or on a heading.
  var isAtTop: Bool { cursor == 0 || stop?.traits.contains(.header) == true }

  /// The stop under the cursor.
  var stop: WalkedStop? { cursor.map { stops[$0] } }

  /// The place of an element among the stops.
  func place(of element: Responder) -> Int? { stops.firstIndex { $0.element === element } }

  /// An element of another state, or what has come in its place.
  func stop(like other: WalkedStop, at place: Int) -> WalkedStop? {
    stops.first { $0.element === other.element }
      ?? (stops.indices.contains(place)
        && (stops[place].takesPlace(of: other) || stops[place].isMadeAnew(from: other))
        ? stops[place] : nil)
  }

  /// The first stop of another state in whose place something else stands, where both hold the same in another order;
  /// `nil` where they do not.
  func reordered(from other: WalkedState) -> (was: WalkedStop, now: WalkedStop)? {
    guard stops.count > 1, stops.map(\.words).sorted() == other.stops.map(\.words).sorted() else {
      return nil
    }
    return zip(other.stops, stops).first { $0.words != $1.words }.map { ($0, $1) }
  }

  /// The same for several states of a screen; `nil` where it has the order of one of them.
  func reordered(fromAllOf others: [WalkedState]) -> (was: WalkedStop, now: WalkedStop)? {
    guard !others.contains(where: { $0.stops.map(\.words) == stops.map(\.words) }) else {
      return nil
    }
    return others.lazy.compactMap { reordered(from: $0) }.first
  }

  /// Whether the same is heard as in another state, wherever the cursor stands.
  func soundsLike(_ other: WalkedState) -> Bool {
    stops.count == other.stops.count
      && zip(stops, other.stops).allSatisfy { $0.words == $1.words && $0.hint == $1.hint }
  }
}

extension WalkedStop {
  private static func list(around element: Responder) -> ScrollView? {
    ResponderPath(from: element).lazy.compactMap { $0 as? ScrollView }
      .first { $0 is TableView || $0 is CollectionView }
  }

  /// - Parameters:
  ///   - stop: The stop.
  ///   - first: The element that it is known by, which may have said the same before.
  ///   - isMadeAnew: Whether its element is another one whenever it is asked for.
  ///   - order: The order of the screen.
  ///   - wordings: The words of the reader.
  init(
    _ stop: Stop, standingFor first: Responder, isMadeAnew: Bool, in order: ReadingOrder,
    wordings: inout Wordings
  ) {
    let element = stop.element
    let phrase = wordings.words(of: stop, in: order, comingFrom: stop)
    self.init(
      element: first, words: phrase.description, hint: phrase.hint,
      label: element.accessibilityLabel, value: element.disclosedAccessibilityValue?.text,
      traits: element.accessibilityTraits, frame: element.accessibilityFrame,
      state: WalkedControlState(element),
      isDetached: ResponderPath(from: element).lazy.compactMap { $0 as? View }.first
        .map { $0.window == nil } ?? false,
      isFolded: ResponderPath(above: element).contains {
        ($0 as? View).map { $0.clipsToBounds && $0.bounds.isEmpty } ?? false
      },
      isMadeAnewAlways: isMadeAnew,
      list: Self.list(around: element))
  }
}
