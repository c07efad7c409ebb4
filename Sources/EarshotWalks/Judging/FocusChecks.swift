import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// What the rules about the place of the cursor look for.
enum FocusChecks {
  static var all: [WalkCheck] {
    [
      trap, unreachable, unreachableInside, asymmetric, nondeterministic, reordered,
      reorderedOnReturn, movedUnasked, movedByOther, movedLater, movedWhileFlicking,
    ] + ofChanges
  }

  private static var trap: WalkCheck {
    .state(FocusRules.trap, needsTrials: true) { seen, _ in
      // Who can do something inside, and stays there, is caught all the same.
      let isOpen = seen.turns.contains { turn in
        turn.act == .escape
          && (turn.kept(orMadeAnew: true) < 0.5 || !turn.before.front.isSame(as: turn.rested.front))
      }
      guard !isOpen else { return [] }
      let sweeps: [(Sweep, detail: String, way: AuditSentence)] =
        [
          (seen.forward, "on", "on"), (seen.backward, "back", "back"),
        ]
        + (seen.slow.map { [($0, "slowly", "on")] } ?? [])
      return sweeps.compactMap { sweep, word, way in
        // Every stop that is come to, and the flick that comes to no other.
        let proof: WalkProof =
          sweep.way.map { .done($0) }
          ?? .sweeps(
            word == "on"
              ? [.forward(sweep.visits.count)]
              : seen.sweepsBack(showing: sweep.visits.count))
        guard let last = sweep.visits.last else { return nil }
        if seen.state.isWhole, !sweep.hasEnded, sweep.circle == nil {
          return WalkViolation(
            "flicking on comes to ever more stops, and never to the rest", at: last.element,
            by: proof)
        }
        guard sweep.visits.count < seen.state.stops.count else { return nil }
        if let circle = sweep.circle {
          let first = sweep.visits[circle]
          return WalkViolation(
            "flicking \(word: way) comes from \(name(last)) to \(name(first)) again, and never to the rest",
            at: last.element, detail: word, by: proof)
        }
        let end = word != "back" ? seen.state.stops.last : seen.state.stops.first
        guard sweep.hasEnded, let end, end.element !== last.element else { return nil }
        return WalkViolation(
          "flicking \(word: way) comes no further than \(name(last))",
          at: last.element, detail: word, by: proof)
      }
    }
  }

  private static func name(_ visit: Sweep.Visit) -> AuditSentence {
    visit.words.isEmpty ? "a silent stop" : "'\(visit.words)'"
  }

  private static var unreachable: WalkCheck {
    .state(FocusRules.unreachable) { seen, _ in
      guard seen.forward.visits.count < WalkedState.stopLimit else { return [] }
      let missed = seen.state.stops.filter {
        $0.isOperable && !$0.isDimmed && !seen.forward.visited($0.element)
      }
      let crowded = seen.crowdedElements
      let hidden = seen.screen.elements.filter { element in
        element.stop == nil && element.isVisible && !element.isHidden && element.isEnabled
          && element.takesTouches && !element.isPartOfControl && !element.scrolls
          && (seen.isTouched(element) || seen.isRowToChoose(seen.responders[element.index]))
          && !element.frame.isEmpty && !seen.state.front.isCovered
          && element.frame.intersection(seen.screen.bounds) != nil
          // A class of the app's own may make an element of itself, or of what it draws.
          && (seen.app.isWhole || element.className == nil)
      }
      .compactMap { element -> Responder? in
        let responder = seen.responders[element.index]
        let carrier = ResponderPath(from: responder).first { seen.forward.visited($0) }
        return carrier.map(ObjectIdentifier.init).map(crowded.contains) == false
          || seen.holdsStop(responder) || seen.isLeftToNamesake(responder) ? nil : responder
      }
      let whole = WalkProof.sweeps([.forward(seen.forward.visits.count)])
      return missed.map {
        WalkViolation(
          "flicking on from the first stop does not come to \($0.name)", at: $0.element, by: whole)
      }
        + (hidden + seen.shutOffWithinReach).map { isTouchedAlone($0, by: whole) }
    }
  }

  /// What is touched inside an element that the cursor comes to, where a double tap on that does nothing at all.
  private static var unreachableInside: WalkCheck {
    .state(FocusRules.unreachable, needsTrials: true) { seen, _ in
      let whole = WalkProof.sweeps([.forward(seen.forward.visits.count)])
      return seen.shutOffInsideIdleElements.map { isTouchedAlone($0, by: whole) }
    }
  }

  private static func isTouchedAlone(_ element: Responder, by proof: WalkProof) -> WalkViolation {
    let label = element.accessibilityLabel ?? ""
    let name: AuditSentence = label.isEmpty ? "something" : "'\(label)'"
    return WalkViolation(
      "\(name) answers touches, and flicking on does not come to it", at: element, by: proof)
  }

  private static var asymmetric: WalkCheck {
    .state(FocusRules.asymmetric) { seen, _ in
      guard seen.forward.hasEnded, seen.backward.hasEnded else { return [] }
      let there = seen.forward.visits
      let back = Array(seen.backward.visits.reversed())
      guard
        !zip(there, back).allSatisfy({ $0.element === $1.element }) || there.count != back.count,
        // What is made anew while it is passed has no identity to compare.
        there.map(\.words) != back.map(\.words)
      else { return [] }
      let place = zip(there, back).enumerated().first { $1.0.element !== $1.1.element }?.offset
      let lost = place.map { there[$0] } ?? there.last
      return [
        WalkViolation(
          "flicking back comes to \(seen.backward.visits.count) stops in another order than flicking on, which"
            + " comes to \(there.count)", at: lost?.element,
          by: .sweeps([.forward(there.count), .backward(back.count)]))
      ]
    }
  }

  private static var nondeterministic: WalkCheck {
    .state(FocusRules.nondeterministic) { seen, _ in
      let (first, second) = (seen.forward.visits, seen.again.visits)
      guard seen.forward.hasEnded, seen.again.hasEnded else { return [] }
      let place = zip(first, second).enumerated().first { place, visits in
        let (one, other) = visits
        // What runs, such as a clock, says so.
        let isLive =
          one.element === other.element
          && one.element.accessibilityTraits.contains(.updatesFrequently)
        return one.words != other.words && !isLive && !(place == 0 && one.isSameStop(as: other))
      }
      let before = [
        WalkProof.SweepPart.forward(first.count), .backward(seen.backward.visits.count),
      ]
      guard let (place, differs) = place else {
        return first.count == second.count
          ? []
          : [
            WalkViolation(
              "flicking on came to \(first.count) stops, and to \(second.count) when it was done again",
              by: .sweeps(before + [.forward(second.count)]))
          ]
      }
      return [
        WalkViolation(
          "flicking on came to \(name(differs.0)), and to \(name(differs.1)) there when it was done again",
          at: differs.1.element, by: .sweeps(before + [.forward(place)]))
      ]
    }
  }

  private static var reordered: WalkCheck {
    .turn(FocusRules.nondeterministic) { turn, _, _ in
      guard turn.act == .leave || turn.act == .turnAndBack,
        turn.before.front.isSame(as: turn.rested.front)
      else { return nil }
      return turn.rested.reordered(from: turn.before).map {
        WalkViolation(
          "flicking on came to \($0.name), and to \($1.name) there when it was done again",
          at: $1.element)
      }
    }
  }

  /// A screen that one has left and come back to, and that holds the same in another order.
  private static var reorderedOnReturn: WalkCheck {
    .walk(FocusRules.nondeterministic) { graph, _ in
      graph.nodes.flatMap { node in
        node.exploration.turns.compactMap { turn in
          guard !turn.before.front.isSame(as: turn.rested.front),
            let first = graph.origin(of: node, like: turn.rested)?.exploration,
            let (was, now) = turn.rested.reordered(fromAllOf: first.restingStates)
          else { return nil }
          return (
            node,
            WalkViolation(
              "flicking on came to \(was.name), and to \(now.name) there when it was done again",
              at: nil, detail: now.words, by: .done(turn.way))
          )
        }
      }
    }
  }

  private static var movedByOther: WalkCheck {
    .turn(FocusRules.movedUnasked) { turn, _, _ in
      switch turn.act {
      case .type, .increment, .decrement, .leave: break
      default: return nil
      }
      guard turn.all.contains(where: { $0.kind == .focus && $0.cause != nil }),
        let before = turn.subject ?? turn.before.stop,
        turn.before.front.isSame(as: turn.rested.front),
        turn.rested.place(of: before.element) != nil, let now = turn.rested.stop,
        now.element !== before.element, !now.seemsLike(before)
      else { return nil }
      return WalkViolation(
        "the cursor left \(before.name) for \(now.name), which nobody had asked for",
        at: before.element)
    }
  }

  private static var movedUnasked: WalkCheck {
    .turn(FocusRules.movedUnasked) { turn, _, _ in
      guard turn.act == .rest, turn.all.contains(where: { $0.kind == .focus }),
        // What has come in the place of the screen takes the cursor along.
        turn.kept(orMadeAnew: true) >= 0.5
          || !turn.all.contains(where: { $0.isScreenChange && $0.element != nil }),
        let before = turn.before.stop, turn.rested.cursor != nil,
        // Whoever takes something away has to lead the cursor on.
        turn.rested.place(of: before.element) != nil || !turn.isSent,
        !(turn.rested.stop?.seemsLike(before) ?? false)
      else { return nil }
      return WalkViolation(
        "the cursor left \(before.name) for \(turn.rested.stop?.name ?? "another stop") although nobody had done"
          + " anything", at: before.element)
    }
  }

  /// Long after something was used, when one has gone on, and nothing but the place of the cursor becomes another.
  private static var movedLater: WalkCheck {
    .turn(FocusRules.movedUnasked) { turn, seen, _ in
      guard turn.act.setsThingsGoing, seen.app.isWhole else { return nil }
      let moves = zip(turn.states, turn.moments).lazy.compactMap { last, next in
        last.state.stop.map { (was: $0, from: last.state, to: next) }
      }
      let move = moves.first { was, from, to in
        to.time >= WalkTurn.answer && to.state.front.isSame(as: from.front)
          && to.state.cursor != nil && to.state.cursor != from.cursor
          && to.state.soundsLike(from) && to.state.place(of: was.element) == from.cursor
      }
      guard let (was, _, to) = move else { return nil }
      return WalkViolation(
        "the cursor left \(was.name) for \(to.state.stop?.name ?? "another stop") although nobody had done"
          + " anything", at: was.element)
    }
  }

  private static var movedWhileFlicking: WalkCheck {
    .state(FocusRules.movedUnasked) { seen, _ in
      let (there, back) = (seen.forward.visits, seen.backward.visits)
      let place = (there + back).firstIndex { $0.unasked > 0 }
      guard let place else { return [] }
      let taken = (there + back)[place]
      let parts =
        place < there.count
        ? [.forward(place)] : seen.sweepsBack(showing: place - there.count)
      return [
        WalkViolation(
          "a flick was followed by another move of the cursor, to \(name(taken))",
          at: taken.element,
          detail: "flick", by: .sweeps(parts))
      ]
    }
  }
}

extension Exploration {
  /// Flicking back so many times; only what went before it in the walk shows the same for certain.
  fileprivate func sweepsBack(showing flicks: Int) -> [WalkProof.SweepPart] {
    [.forward(forward.visits.count), .backward(flicks)]
  }
}
