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
          let text = turn.all.last(where: { $0.kind == .notification && $0.name == "pageScrolled" }
          )?
          .text, !text.isEmpty
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
        !turn.all.contains(where: {
          $0.kind == .notification && $0.name == "pageScrolled" && $0.text?.isEmpty == false
        }),
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

  /// Whether anybody has answered any scrolling.
  fileprivate var hasScrolled: Bool {
    turns.contains { turn in if case .scroll = turn.act { turn.wasHandled } else { false } }
  }
}

extension WalkTurn {
  /// Whether it was scrolling that may have moved a stop of a state: not where a view of the system's that scrolls has
  /// answered in which the stop does not stand, and which has left it where it was.
  func brings(_ place: Int, of state: WalkedState) -> Bool {
    guard case .scroll = act, wasHandled else { return false }
    guard before.stops.count == state.stops.count, let subject,
      let scroll = ResponderPath(from: subject.element).lazy.compactMap({ $0 as? ScrollView }).first
    else { return true }
    let old = before.stops[place]
    return ResponderPath(from: old.element).contains { $0 === scroll }
      || rested.stops.first { $0.element === old.element }?.frame != old.frame
  }
}
