import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// What the rules about the place of the cursor look for.
enum FocusChecks {
  static var all: [WalkCheck] {
    [
      trap, unreachable, asymmetric, nondeterministic, movedUnasked, movedWhileFlicking,
    ] + ofChanges
  }

  private static var trap: WalkCheck {
    .state(FocusRules.trap, needsTrials: true) { seen, _ in
      let isOpen = seen.turns.contains { turn in
        let isInside =
          turn.subject.map { seen.forward.visited($0.element) } ?? (turn.act == .escape)
        return isInside && !turn.rested.soundsLike(turn.before)
      }
      guard !isOpen else { return [] }
      let sweeps: [(Sweep, detail: String, way: AuditSentence)] = [
        (seen.forward, "on", "on"), (seen.backward, "back", "back"),
      ]
      return sweeps.compactMap { sweep, word, way in
        // Every stop that is come to, and the flick that comes to no other.
        let parts: [WalkProof.SweepPart] =
          word == "on"
          ? [.forward(sweep.visits.count)]
          : seen.sweepsBack(showing: sweep.visits.count)
        guard let last = sweep.visits.last, sweep.visits.count < seen.state.stops.count else {
          return nil
        }
        if let circle = sweep.circle {
          let first = sweep.visits[circle]
          return WalkViolation(
            "flicking \(word: way) comes from \(name(last)) to \(name(first)) again, and never to the rest",
            at: last.element, detail: word, by: .sweeps(parts))
        }
        let end = word == "on" ? seen.state.stops.last : seen.state.stops.first
        guard sweep.hasEnded, let end, end.element !== last.element else { return nil }
        return WalkViolation(
          "flicking \(word: way) comes no further than \(name(last))",
          at: last.element, detail: word,
          by: .sweeps(parts))
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
          && element.handlers.contains(.tap) && !element.frame.isEmpty
          && seen.state.front.modal == nil
          // A class of the app's own may make an element of itself, or of what it draws.
          && (seen.app.isWhole || element.className == nil)
      }
      .compactMap { element -> Responder? in
        let responder = seen.responders[element.index]
        let carrier = ResponderPath(from: responder).first { seen.forward.visited($0) }
        return carrier.map(ObjectIdentifier.init).map(crowded.contains) == false
          || seen.holdsStop(responder) ? nil : responder
      }
      let whole = WalkProof.sweeps([.forward(seen.forward.visits.count)])
      return missed.map {
        WalkViolation(
          "flicking on from the first stop does not come to \($0.name)", at: $0.element, by: whole)
      }
        + (hidden + seen.shutOffWithinReach).map {
          let label = $0.accessibilityLabel ?? ""
          let name: AuditSentence = label.isEmpty ? "something" : "'\(label)'"
          return WalkViolation(
            "\(name) answers touches, and flicking on does not come to it", at: $0,
            by: whole)
        }
    }
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

  private static var movedUnasked: WalkCheck {
    .turn(FocusRules.movedUnasked) { turn, _, _ in
      guard turn.act == .rest, turn.all.contains(where: { $0.kind == .focus }),
        let before = turn.before.stop, turn.rested.cursor != nil,
        !(turn.rested.stop?.seemsLike(before) ?? false)
      else { return nil }
      return WalkViolation(
        "the cursor left \(before.name) for \(turn.rested.stop?.name ?? "another stop") although nobody had done"
          + " anything", at: before.element)
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

  /// The elements that the cursor comes to and that hold several controls which can only be touched: one double tap does
  /// not do what each of them does.
  fileprivate var crowdedElements: Set<ObjectIdentifier> {
    var counts: [ObjectIdentifier: Int] = [:]
    for element in screen.elements where element.stop == nil && element.isEnabled {
      let responder = responders[element.index]
      guard responder is Control, element.handlers.contains(.tap),
        let carrier = ResponderPath(above: responder).first(where: { forward.visited($0) }),
        !(carrier is Control), (carrier.accessibilityCustomActions ?? []).isEmpty
      else { continue }
      counts[ObjectIdentifier(carrier), default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Whether a stop stands inside an element.
  func holdsStop(_ element: Responder) -> Bool {
    state.stops.contains { stop in ResponderPath(from: stop.element).contains { $0 === element } }
  }
}
