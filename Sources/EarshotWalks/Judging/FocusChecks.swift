import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

/// What the rules about the place of the cursor look for.
enum FocusChecks {
  static var all: [WalkCheck] {
    [
      trap, unreachable, asymmetric, nondeterministic, movedUnasked, movedWhileFlicking, lostLayout,
      resetRefresh, initialOdd, layoutSilent, stale, detached,
    ]
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
        + hidden.map {
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
      let place = zip(first, second).enumerated().first { _, visits in
        let (one, other) = visits
        // What runs, such as a clock, says so.
        let isLive =
          one.element === other.element
          && one.element.accessibilityTraits.contains(.updatesFrequently)
        return one.words != other.words && !isLive
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

  private static var lostLayout: WalkCheck {
    .turn(FocusRules.lostLayout) { turn, _, _ in
      guard let cursor = turn.before.cursor, turn.before.front.isSame(as: turn.rested.front) else {
        return nil
      }
      let (stops, end) = (turn.before.stops, turn.rested)
      let lost = stops[cursor]
      guard !end.stops.contains(where: { $0.seemsLike(lost) }) else { return nil }
      let neighbours = [cursor + 1, cursor - 1].filter(stops.indices.contains)
        .compactMap { end.place(of: stops[$0].element) }
      let now = end.stop
      let isOld = now.map { now in stops.contains { $0.seemsLike(now) } } ?? true
      guard !neighbours.isEmpty, isOld, !turn.isSentElsewhere,
        !neighbours.contains(end.cursor ?? -1)
      else {
        return nil
      }
      let place = now.map { $0.name } ?? "nothing"
      return WalkViolation(
        "\(lost.name) has gone, and the cursor stands on \(place) although a neighbour is still there",
        at: lost.element)
    }
  }

  private static var resetRefresh: WalkCheck {
    .turn(FocusRules.resetRefresh) { turn, _, _ in
      guard let before = turn.before.stop, turn.before.front.isSame(as: turn.rested.front),
        let now = turn.rested.stop, !now.seemsLike(before), !before.words.isEmpty,
        turn.rested.place(of: before.element) == nil,
        let twin = turn.rested.stops.first(where: { $0.isMadeAnew(from: before) }),
        !turn.isSentElsewhere,
        // Another page may well have a button of the same name.
        turn.keptShapes >= 0.5
      else { return nil }
      return WalkViolation(
        "\(before.name) was made anew, and the cursor stands on \(now.name)", at: twin.element)
    }
  }

  private static var initialOdd: WalkCheck {
    .turn(FocusRules.initialOdd) { turn, _, _ in
      let end = turn.rested
      guard turn.act != .leave, !turn.before.front.isSame(as: end.front), let cursor = end.cursor,
        cursor > 0, let stop = end.stop, !stop.traits.contains(.header),
        end.front.depth >= turn.before.front.depth,
        !turn.before.stops.contains(where: { $0.seemsLike(stop) })
      else { return nil }
      // Where the reader itself chooses, as in alerts, nobody else could have chosen.
      let cause = turn.all.last { $0.kind == .focus }?.cause
      let isNamed = turn.all.contains { $0.isScreenChange && $0.names(stop.element) }
      let isPosted = cause == "screenChanged" || (cause == "named" && !isNamed)
      let isTitle = stop.label != nil && stop.label == end.front.title
      // Whoever names the last of many passes over all the rest; that may be meant.
      let isLast = isNamed && cursor > 2 && cursor == end.stops.count - 1 && cause == "named"
      guard isPosted || isLast, !isTitle, !stop.traits.contains(.backButton) else { return nil }
      return WalkViolation(
        "the screen begins with \(stop.name), which is stop \(cursor + 1) of \(end.stops.count)",
        at: stop.element, isForReview: isLast)
    }
  }

  private static var layoutSilent: WalkCheck {
    .turn(FocusRules.layoutSilent) { turn, _, _ in
      guard turn.act != .rest, turn.before.front.isSame(as: turn.rested.front),
        !turn.all.contains(where: \.isChange)
      else { return nil }
      let (before, after) = (turn.before.stops, turn.rested.stops)
      let come = after.filter { stop in !before.contains { $0.seemsLike(stop) } }
      let gone = before.filter { stop in !after.contains { $0.seemsLike(stop) } }
      guard before.count != after.count, let first = come.first ?? gone.first,
        // What was used may well be replaced by something that says what has come of it.
        !(come.count == gone.count)
      else { return nil }
      let words = turn.all.heard
      guard
        !come.contains(where: { stop in words.contains { $0.contains(stop.label ?? stop.words) } }),
        !(come + gone).allSatisfy(turn.listTells)
      else { return nil }
      return WalkViolation(
        "\(first.name) has \(word: come.isEmpty ? "gone" : "come") and no change was posted",
        at: come.isEmpty ? nil : first.element, detail: first.label ?? "")
    }
  }

  private static var detached: WalkCheck {
    .state(FocusRules.stale) { seen, _ in
      seen.state.stops.filter(\.isDetached).map {
        WalkViolation("the cursor comes to \($0.name), which is not on the screen", at: $0.element)
      }
    }
  }

  private static var stale: WalkCheck {
    .turn(FocusRules.stale) { turn, _, _ in
      let changes = turn.all.filter(\.isChange)
      // This reader looks for another place by itself; a device leaves the cursor where it was.
      let recovered = turn.all.contains { event in
        event.kind == .focus && event.cause.flatMap(RecoveryRule.init(rawValue:)) != nil
      }
      if recovered, changes.isEmpty, let before = turn.before.stop,
        turn.rested.place(of: before.element) == nil, !turn.listTells(of: before)
      {
        return WalkViolation(
          "\(before.name) under the cursor has gone, and no change was posted", at: before.element)
      }
      // What was there when it was named has been found.
      let isFound = turn.all.contains { $0.kind == .focus && $0.cause == "named" }
      let ghost = changes.first { change in
        change.element != nil && !turn.rested.stops.contains { change.names($0.element) }
      }
      guard !isFound, let ghost = ghost?.id else { return nil }
      return WalkViolation(
        "the app sends the cursor to '\(ghost)', which is not on the screen",
        at: turn.subject?.element, detail: ghost)
    }
  }
}

extension WalkTurn {
  /// Whether the app itself has sent the cursor to where it stands, and that is no beginning again from the top of what
  /// was there before.
  fileprivate var isSentElsewhere: Bool {
    guard let stop = rested.stop, all.contains(where: { $0.isChange && $0.names(stop.element) })
    else { return false }
    let isTop = rested.cursor == 0 || stop.traits.contains(.header)
    return !isTop || !before.stops.contains { $0.seemsLike(stop) }
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
