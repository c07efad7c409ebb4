import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotSession

// What lies beyond the edges, and what is said when it comes.

extension InteractionChecks {
  static var scrollUnhandled: WalkCheck {
    .state(InteractionRules.scrollUnhandled) { seen, _ in
      let bounds = seen.screen.bounds
      guard !bounds.isEmpty, seen.app.isWhole || seen.unchanged != nil else { return [] }
      let beyond = seen.state.stops.indices.first { place in
        let stop = seen.state.stops[place]
        guard seen.isOutOfSight(stop), seen.facts(of: stop.element)?.hasKnownFrame ?? true else {
          return false
        }
        if !seen.app.isWhole {
          return !seen.hasScrolled && seen.facts(of: stop.element)?.visibleFrame == nil
            && seen.hasLostSight(of: stop)
        }
        return !seen.scrollsBySystem(stop)
          && !seen.turns.contains { $0.brings(place, of: seen.state) }
      }
      guard let beyond else {
        return seen.hasScrolled
          ? []
          : seen.fingerAreas.prefix(1).map { area in
            let stop = seen.state.stops[area.stop]
            return WalkViolation(
              "what holds \(stop.name) answers a finger that moves over it, and scrolling is not answered",
              at: stop.element, by: .acts([.scroll(.left)], stop: area.stop), isForReview: true)
          }
      }
      let stop = seen.state.stops[beyond]
      let tried = seen.turns.first { turn in
        if case .scroll(let direction) = turn.act {
          direction == Self.direction(of: stop.frame, from: bounds)
        } else {
          false
        }
      }
      if let tried, tried.wasHandled {
        return [
          WalkViolation(
            "\(stop.name) lies beyond the edge of the screen, and scrolling does not bring it into sight",
            at: stop.element, by: .acts([tried.act], stop: tried.stop),
            isForReview: !seen.app.isWhole)
        ]
      }
      let proof = tried.map { WalkProof.acts([$0.act], stop: $0.stop) } ?? .arrival
      return [
        WalkViolation(
          "\(stop.name) lies beyond the edge of the screen, and scrolling is not answered",
          at: stop.element, by: proof, isForReview: !seen.app.isWhole)
      ]
    }
  }

  /// How three fingers are moved so that what lies beyond an edge comes into sight.
  private static func direction(
    of frame: Rect, from bounds: Rect
  ) -> AccessibilityScrollDirection {
    if frame.minY >= bounds.maxY { return .up }
    if frame.maxY <= bounds.minY { return .down }
    return frame.minX >= bounds.maxX ? .left : .right
  }

  /// Pages that are called the same: nobody hears which of them has come.
  static var scrollSaysTheSame: WalkCheck {
    .state(InteractionRules.scrollSilent) { seen, _ in
      guard seen.app.isWhole else { return [] }
      var pages: [String: WalkTurn] = [:]
      for turn in seen.turns {
        guard case .scroll = turn.act, turn.wasHandled, !turn.rested.soundsLike(turn.before),
          let text = turn.all.last(where: \.isPage)?.text, !text.isEmpty
        else { continue }
        if let other = pages[text], !other.rested.soundsLike(turn.rested) {
          return [
            WalkViolation(
              "scrolling was answered, and nobody said where it has come to", by: .done(turn.way))
          ]
        }
        pages[text] = turn
      }
      return []
    }
  }

  static var scrollSilent: WalkCheck {
    .turn(InteractionRules.scrollSilent) { turn, _, _ in
      guard case .scroll = turn.act, turn.wasHandled,
        !turn.all.contains(where: { $0.isPage && $0.text?.isEmpty == false }),
        // Where the cursor fell tells nobody which page has come.
        turn.all.heard.allSatisfy({ $0.isEmpty || $0 == turn.rested.stop?.words })
      else { return nil }
      let moved = turn.rested.stops.first { stop in
        turn.before.stops.contains { $0.element === stop.element && $0.frame != stop.frame }
      }
      guard moved != nil || !turn.rested.soundsLike(turn.before) else { return nil }
      return WalkViolation("scrolling was answered, and nobody said where it has come to")
    }
  }
}

extension Exploration {
  /// Whether a stop could be seen before something was changed around the app, and stands in nothing that scrolls
  /// and in nothing whose constraints contradict each other then: where that stands is anybody's guess.
  fileprivate func hasLostSight(of stop: WalkedStop) -> Bool {
    let isUnsure = ResponderPath(from: stop.element).contains { responder in
      responder is ScrollView
        || (responder as? View)?.constraints.contains(where: \.isBroken) == true
    }
    guard let (state, bounds) = unchanged, !isUnsure else { return false }
    return state.stops.contains {
      $0.element === stop.element && $0.frame.intersection(bounds) != nil
    }
  }

  /// Whether a stop stands in a view of the system's that scrolls, from inside which nobody has tried to scroll.
  fileprivate func scrollsBySystem(_ stop: WalkedStop) -> Bool {
    let scrolls = ResponderPath(from: stop.element).lazy.compactMap { $0 as? ScrollView }
    guard let scroll = scrolls.first(where: \.isScrollEnabled),
      let place = state.place(of: stop.element)
    else { return false }
    let inside = state.stops.indices.filter { index in
      index != place
        && ResponderPath(from: state.stops[index].element).contains { $0 === scroll }
    }
    return !turns.contains { turn in
      if case .scroll = turn.act { turn.stop.map(inside.contains) ?? false } else { false }
    }
  }

  /// Whether scrolling brings whatever lies beyond an edge.
  var isAllBroughtIntoSight: Bool {
    state.stops.indices.allSatisfy { place in
      !isOutOfSight(state.stops[place]) || turns.contains { $0.brings(place, of: state) }
    }
  }

  /// Whether anybody has answered any scrolling.
  fileprivate var hasScrolled: Bool {
    turns.contains { turn in if case .scroll = turn.act { turn.wasHandled } else { false } }
  }
}

extension WalkTurn {
  /// Whether it was scrolling that may bring a stop of a state into sight: something has moved up or down, or to the
  /// sides, as that stop lies, or the stop is no longer there since something else is.
  ///
  /// What answers to the sides and has its content below leaves that where it is, and so does a view of the system's that
  /// scrolls in which the stop does not stand.
  func brings(_ place: Int, of state: WalkedState) -> Bool {
    guard case .scroll = act, wasHandled else { return false }
    guard before.stops.count == state.stops.count else { return true }
    let old = before.stops[place]
    let new = rested.stops.first { $0.element === old.element || $0.seemsLike(old) }
    guard let new else { return true }
    let scroll = (subject ?? before.stop).flatMap { start in
      ResponderPath(from: start.element).lazy.compactMap { $0 as? ScrollView }.first
    }
    if let scroll, !ResponderPath(from: old.element).contains(where: { $0 === scroll }) {
      return new.frame != old.frame
    }
    let moves = before.stops.compactMap { stop in
      rested.stops.first { $0.element === stop.element || $0.seemsLike(stop) }
        .map { Point(x: $0.frame.minX - stop.frame.minX, y: $0.frame.minY - stop.frame.minY) }
    }
    let isStill = moves.allSatisfy { $0 == .zero }
    // Other pages may have come in the place of those that were there.
    if isStill { return scroll == nil && !rested.soundsLike(before) }
    let (acrossEdge, belowEdge) = state.stops[place].edgesPassed
    return moves.contains { acrossEdge && $0.x != 0 || belowEdge && $0.y != 0 }
  }
}

extension WalkedStop {
  /// Whether it lies beyond an edge at the sides, and beyond one above or below, of the window or of what scrolls around it.
  fileprivate var edgesPassed: (atSides: Bool, aboveOrBelow: Bool) {
    let sights = ResponderPath(above: element).filter { $0 is ScrollView || $0 is Window }
      .map(\.accessibilityFrame)
    let passed = (
      sights.contains { frame.minX >= $0.maxX || frame.maxX <= $0.minX },
      sights.contains { frame.minY >= $0.maxY || frame.maxY <= $0.minY }
    )
    return passed.0 || passed.1 ? passed : (true, true)
  }
}
