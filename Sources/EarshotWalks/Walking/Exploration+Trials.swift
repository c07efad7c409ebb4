import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader

extension Exploration {
  /// Something to try, and the stop to try it on; `nil` for the whole screen.
  typealias Trial = (act: WalkAct, stop: Int?)

  /// What can be done to the screen as a whole.
  var trialsOfScreen: [Trial] {
    ([.rest, .escape] + (scrolls ? Self.directions.map { .scroll($0) } : []) + [.leave]
      + surroundings.map { .surroundings($0) }
      + (app.isWhole && surroundings.contains(.landscape) ? [.turnAndBack] : [])
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
      {
        guard let kind = rotor.turnedTo, rotors.insert(kind.name).inserted else { continue }
        trials.append((.customRotor(kind), index))
      }
      if !stop.isDimmed { trials += self.trials(of: stop, turningUp: steps).map { ($0, index) } }
    }
    return trials + trialsOfEscape + trialsOfMedia + trialsOfHints + trialsOfArrivals
  }

  /// Scrolling from what stands in a view of the app's own class, which may turn pages though nothing lies beyond an edge.
  private var trialsOfOwnScrolling: [Trial] {
    guard app.isWhole else { return [] }
    var known: Set<ObjectIdentifier> = []
    let own = state.stops.indices.filter { index in
      let around = ResponderPath(above: state.stops[index].element).lazy.compactMap { $0 as? View }
      return around.first(where: \.isOfApp).map { known.insert(ObjectIdentifier($0)).inserted }
        ?? false
    }
    // A controller may answer for all of its views.
    let controlled = state.stops.indices.filter { index in
      let stop = state.stops[index]
      let controller = ResponderPath(above: stop.element).lazy.compactMap { $0 as? ViewController }
        .first
      return controller.map { !stop.isInBar && known.insert(ObjectIdentifier($0)).inserted }
        ?? false
    }
    let paged = state.stops.indices.filter { state.stops[$0].traits.contains(.causesPageTurn) }
    // What is a stop itself answers for itself.
    let ownStops = state.stops.indices.filter { index in
      let stop = state.stops[index]
      return !(stop.element is Control) && !stop.isRow && (stop.element as? View)?.isOfApp ?? false
    }
    let stops = Set(
      own.prefix(Self.ownLimit) + controlled.prefix(Self.ownLimit) + paged.prefix(1)
        + ownStops.prefix(Self.ownLimit)
    )
    .union(fingerAreas.prefix(Self.ownLimit).map(\.stop)).sorted()
    return stops.flatMap { stop in
      Self.directions.map { (.scroll($0), stop) }
    }
  }

  /// In how many views of the app's own classes scrolling is tried, where nothing says that they scroll.
  private static let ownLimit = 3

  /// A magic tap where the screen has something to play, on its first and its last stop besides, and in every part of it: wherever the cursor is,
  /// the tap is to reach that.
  private var trialsOfMedia: [Trial] {
    func controller(_ stop: WalkedStop) -> ViewController? {
      ResponderPath(from: stop.element).lazy.compactMap { $0 as? ViewController }.first
    }
    guard let media = state.stops.firstIndex(where: { $0.traits.contains(.startsMediaSession) })
    else {
      let player = app.isWhole ? state.stops.firstIndex(where: \.isCalledAsPlayer) : nil
      return player.map { [(.magicTap, $0)] } ?? []
    }
    let owner = controller(state.stops[media])
    let owned = state.stops.indices.filter { controller(state.stops[$0]) === owner }
    var known: Set<ObjectIdentifier> = []
    let others = state.stops.indices.filter { index in
      !state.stops[index].isInBar
        && controller(state.stops[index]).map { known.insert(ObjectIdentifier($0)).inserted }
          ?? false
    }
    return Set([owned.first, owned.last].compactMap(\.self) + others.prefix(Self.ownLimit))
      .filter { $0 != media }.sorted().map { (.magicTap, $0) }
  }

  /// Escape from a stop of the innermost screen, where one may go back: from a bar, where a pushed screen begins, the
  /// bar's own controller answers.
  private var trialsOfEscape: [Trial] {
    guard app.isWhole, state.front.depth > 0, state.stop?.isInBar == true,
      let place = state.stops.firstIndex(where: { !$0.isInBar })
    else { return [] }
    return [(.escape, place)]
  }

  /// Coming to what has a hint and sets something going, such as a sample that is played: what is heard of that may cut the hint.
  private var trialsOfHints: [Trial] {
    let stops = state.stops.indices.filter { index in
      state.stops[index].hint != nil
        && forward.visits.contains {
          $0.element === state.stops[index].element && ($0.setsGoing || !$0.announced.isEmpty)
        }
    }
    return stops.prefix(Self.hintLimit).map { (.comeAgain(isFirst: $0 == 0), $0) }
  }

  /// Staying where coming has set something going.
  private var trialsOfArrivals: [Trial] {
    let stops = state.stops.indices.filter { index in
      forward.visits.contains { $0.element === state.stops[index].element && $0.begins }
    }
    return stops.prefix(Self.hintLimit).map { (.rest, $0) }
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
      acts +=
        [.increment, .decrement, .upAndDown, .downAndUp] + (app.isWhole ? [.farUpAndDown] : [])
        + (steps.map { [.upTo($0), .downTo($0)] } ?? [])
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
    let isBeyond = state.stops.map { isOutOfSight($0) }
    var known: Set<ObjectIdentifier> = []
    var tried: Set<Int> = []
    for beyond in state.stops.indices where isBeyond[beyond] {
      let around = ResponderPath(above: state.stops[beyond].element).first { _ in true }
      guard around.map({ known.insert(ObjectIdentifier($0)).inserted }) ?? known.isEmpty else {
        continue
      }
      tried.insert(max(0, beyond - 1))
      if let next = isBeyond[beyond...].firstIndex(of: false) { tried.insert(next) }
      // What is cut off inside the screen stands in something that may scroll by itself.
      if !app.isWhole || known.count > 1 || tried.count > Self.ownLimit { break }
    }
    return tried.sorted().flatMap { stop in Self.directions.map { (.scroll($0), stop) } }
  }

  /// Whether a stop lies where nobody sees it, beyond an edge of the screen or of something that cuts it off.
  func isOutOfSight(_ stop: WalkedStop) -> Bool {
    guard !stop.frame.isEmpty else { return false }
    if stop.frame.intersection(screen.bounds) == nil { return true }
    guard app.isWhole, let facts = facts(of: stop.element) else { return false }
    return facts.hasKnownFrame && facts.visibleFrame == nil
  }

  /// The views of the app that answer a finger which moves over them to and fro, each with the first stop in them.
  var fingerAreas: [(view: View, stop: Int)] {
    guard app.isWhole else { return [] }
    return screen.elements.compactMap { element in
      guard element.isVisible, element.isEnabled, element.takesTouches, !element.scrolls,
        let view = responders[element.index] as? View, !(view is ScrollView),
        view.gestureRecognizers?.count(where: { $0 is SwipeGestureRecognizer && $0.isEnabled }) ?? 0
          > 1,
        let stop = state.stops.firstIndex(where: { stop in
          ResponderPath(from: stop.element).contains { $0 === view }
        })
      else { return nil }
      return (view, stop)
    }
  }
}

extension View {
  /// Whether its class is none of the library's, so that it may answer for itself.
  fileprivate var isOfApp: Bool {
    !String(reflecting: type(of: self)).hasPrefix("EarshotInterface.")
  }
}

extension AccessibilityCustomRotor {
  /// The setting of the rotor that it is; `nil` for those of the system's that name no things on a screen.
  fileprivate var turnedTo: RotorKind? {
    switch systemRotorType {
    case .none: .custom(name.text)
    case .heading: .headings
    case .link: .links
    case .image: .images
    case .textField: .textFields
    case .table: .tables
    case .list: .lists
    case .landmark: .landmarks
    default: nil
    }
  }
}
