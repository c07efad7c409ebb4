import EarshotAudit
import EarshotInterface
import EarshotModel

extension Exploration {
  /// Something to try, and the stop to try it on; `nil` for the whole screen.
  typealias Trial = (act: WalkAct, stop: Int?)

  /// What can be done to the screen as a whole.
  var trialsOfScreen: [Trial] {
    ([.rest, .escape] + (scrolls ? Self.directions.map { .scroll($0) } : []) + [.leave]
      + surroundings.map { .surroundings($0) }
      + (keepsState && app.isWhole && state.front.modal == nil ? [.restart] : []))
      .map { ($0, nil) }
  }

  /// What can be done to the stops, in their order; before all, scrolling to what lies beyond the edges.
  ///
  /// - Parameter steps: How often what can be turned up is turned up to find its end; `nil` for not at all.
  /// - Returns: What is to be tried, the first first.
  func trialsOfStops(turningUp steps: Int?) -> [Trial] {
    var trials: [Trial] = trialsOfScrolling + trialsOfOwnScrolling
    var rotors: Set<String> = []
    for (index, stop) in state.stops.enumerated() {
      for rotor in ResponderPath(from: stop.element).flatMap({ $0.accessibilityCustomRotors ?? [] })
      where rotor.systemRotorType == .none && rotors.insert(rotor.name.text).inserted {
        trials.append((.customRotor(name: rotor.name.text), index))
      }
      if !stop.isDimmed { trials += self.trials(of: stop, turningUp: steps).map { ($0, index) } }
    }
    return trials + trialsOfMedia + trialsOfHints
  }

  /// Scrolling from what stands in a view of the app's own class, which may turn pages though nothing lies beyond an edge.
  private var trialsOfOwnScrolling: [Trial] {
    guard app.isWhole else { return [] }
    var known: Set<ObjectIdentifier> = []
    let stops = state.stops.indices.filter { index in
      let own = ResponderPath(above: state.stops[index].element).lazy.compactMap { $0 as? View }
        .first(where: \.isOfApp)
      return own.map { known.insert(ObjectIdentifier($0)).inserted } ?? false
    }
    return stops.prefix(Self.ownLimit).flatMap { stop in
      Self.directions.map { (.scroll($0), stop) }
    }
  }

  /// In how many views of the app's own classes scrolling is tried, where nothing says that they scroll.
  private static let ownLimit = 3

  /// A magic tap on the first stop of the controller that has something to play: wherever the cursor is on its screen, the
  /// tap is to reach that.
  private var trialsOfMedia: [Trial] {
    func controller(_ stop: WalkedStop) -> ViewController? {
      ResponderPath(from: stop.element).lazy.compactMap { $0 as? ViewController }.first
    }
    guard let media = state.stops.firstIndex(where: { $0.traits.contains(.startsMediaSession) }),
      let owner = controller(state.stops[media]),
      let first = state.stops.firstIndex(where: { controller($0) === owner }), first < media
    else { return [] }
    return [(.magicTap, first)]
  }

  /// Coming to what has a hint and sets something going, such as a sample that is played: what is heard of that may cut the hint.
  private var trialsOfHints: [Trial] {
    let stops = state.stops.indices.filter { index in
      state.stops[index].hint != nil
        && forward.visits.contains {
          $0.element === state.stops[index].element && $0.setsGoing
        }
    }
    return stops.prefix(Self.hintLimit).map { (.comeAgain(isFirst: $0 == 0), $0) }
  }

  /// Of how many hints of one screen is heard whether they are cut.
  private static let hintLimit = 3

  private func trials(of stop: WalkedStop, turningUp steps: Int?) -> [WalkAct] {
    var acts: [WalkAct] = []
    if stop.traits.contains(.startsMediaSession) { acts.append(.magicTap) }
    if stop.element.accessibilityTextInput != nil {
      acts.append(.type)
    } else if stop.isOperable || facts(of: stop.element)?.handlers.isEmpty == false
      || app.isWhole && stop.isRow
    {
      acts.append(.activate)
    }
    if stop.traits.contains(.adjustable) {
      acts += [.increment, .decrement, .upAndDown] + (steps.map { [.upTo($0)] } ?? [])
    }
    let actions = stop.element.accessibilityCustomActions ?? []
    return acts + actions.enumerated().map { .customAction($0, name: $1.name.text) }
  }

  private static let directions: [AccessibilityScrollDirection] = [.down, .up, .left, .right]

  /// Scrolling from the stops beside the first one that lies beyond the edges of the screen: it may stand in another
  /// view than the one before it.
  var trialsOfScrolling: [Trial] {
    let bounds = screen.bounds
    guard !bounds.isEmpty else { return [] }
    let isBeyond = state.stops.map {
      !$0.frame.isEmpty && $0.frame.intersection(bounds) == nil
    }
    guard let beyond = isBeyond.firstIndex(of: true) else { return [] }
    let next = isBeyond[beyond...].firstIndex(of: false)
    return ([max(0, beyond - 1)] + (next.map { [$0] } ?? [])).flatMap { stop in
      Self.directions.map { (.scroll($0), stop) }
    }
  }
}

extension View {
  /// Whether its class is none of the library's, so that it may answer for itself.
  fileprivate var isOfApp: Bool {
    !String(reflecting: type(of: self)).hasPrefix("EarshotInterface.")
  }
}
