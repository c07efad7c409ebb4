import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

// With what a screen begins, when it comes and when one comes back to it.

extension FocusChecks {
  static var initialOdd: WalkCheck {
    .turn(FocusRules.initialOdd) { turn, seen, _ in
      let end = turn.rested
      // Where something closes, the place is where it was opened.
      if turn.before.front.liesOver, let opening = seen.opening,
        opening.place(in: end) == end.cursor
      {
        return nil
      }
      let isPostedAnew =
        turn.kept() < 0.5 && turn.all.contains { $0.isScreenChange && $0.cause == nil }
      guard turn.act != .leave, !turn.before.front.isSame(as: end.front) || isPostedAnew,
        let cursor = end.cursor, cursor > 0, let stop = end.stop, !stop.traits.contains(.header),
        end.front.depth >= turn.before.front.depth,
        !turn.before.stops.contains(where: { $0.seemsLike(stop) }), !turn.comesBackToWhatWasUsed
      else { return nil }
      // Where the reader itself chooses, as in alerts, nobody else could have chosen.
      let cause = turn.all.last { $0.kind == .focus }?.cause
      let isNamed = turn.all.contains { $0.isChange && $0.names(stop.element) }
      let isPosted = cause == "screenChanged" || (cause == "named" && !isNamed)
      let isTitle = stop.label != nil && stop.label == end.front.title
      // Whoever names a stop passes over those before it, but for bars; that may be meant.
      let isLate = isNamed && end.stops[..<cursor].count { !$0.isInBar } > 1 && cause == "named"
      guard isPosted || isLate, !isTitle, !stop.traits.contains(.backButton) else { return nil }
      return WalkViolation(
        "the screen begins with \(stop.name), which is stop \(cursor + 1) of \(end.stops.count)",
        at: stop.element, isForReview: isLate)
    }
  }

  /// A screen that one comes back to, and that begins anew since its rows have come anew.
  static var resetOnReturn: WalkCheck {
    .walk(FocusRules.resetRefresh) { graph, _ in
      graph.returns.compactMap { node, turn, opener, now in
        guard !turn.isSent, turn.all.contains(where: { $0.isChange && $0.cause == nil }) else {
          return nil
        }
        return (
          node,
          WalkViolation(
            "what is around \(opener.name) was brought up to date, and the cursor stands on \(now.name)",
            at: now.element, by: .done(turn.way))
        )
      }
    }
  }

  /// A screen that one comes back to, and that begins with something else than what one has used there.
  static var initialOnReturn: WalkCheck {
    .walk(FocusRules.initialOdd) { graph, _ in
      graph.returns.compactMap { node, turn, _, now in
        guard turn.isSent, !turn.rested.isAtTop, let cursor = turn.rested.cursor else { return nil }
        return (
          node,
          WalkViolation(
            "the screen begins with \(now.name), which is stop \(cursor + 1) of \(turn.rested.stops.count)",
            at: now.element, by: .done(turn.way))
        )
      }
    }
  }

  /// A screen that begins where nobody sees anything.
  static var initialBeyond: WalkCheck {
    .turn(FocusRules.initialOdd) { turn, seen, _ in
      guard seen.app.isWhole, !turn.before.front.isSame(as: turn.rested.front),
        let stop = turn.rested.stop, seen.isParked(stop)
      else { return nil }
      return comesBeyond(to: stop)
    }
  }

  /// The same where the app begins.
  static var launchedBeyond: WalkCheck {
    .state(FocusRules.initialOdd) { seen, _ in
      guard seen.app.isWhole, seen.way.isEmpty, let stop = seen.state.stop, seen.isParked(stop)
      else { return [] }
      return [comesBeyond(to: stop)]
    }
  }

  /// The same for an app that names something amid its first screen: whoever has the reader on begins there.
  static var launchedAmid: WalkCheck {
    .state(FocusRules.initialOdd) { seen, _ in
      guard seen.app.isWhole, let change = seen.launched.last(where: \.isScreenChange),
        let place = seen.state.stops.firstIndex(where: { change.names($0.element) })
      else { return [] }
      let stop = seen.state.stops[place]
      guard !stop.traits.contains(.header), stop.label != seen.state.front.title,
        seen.state.stops[..<place].count(where: { !$0.isInBar }) > 1
      else { return [] }
      return [
        WalkViolation(
          "the screen begins with \(stop.name), which is stop \(place + 1) of \(seen.state.stops.count)",
          at: stop.element, isForReview: true)
      ]
    }
  }

  static func comesBeyond(to stop: WalkedStop) -> WalkViolation {
    WalkViolation("the cursor comes to \(stop.name), which is not on the screen", at: stop.element)
  }
}

extension WalkGraph {
  /// The screens that escape leads back to with the cursor on another stop than the one that had led on, which is still
  /// there: what was used, and where the cursor stands.
  fileprivate var returns: [(node: Node, turn: WalkTurn, opener: WalkedStop, now: WalkedStop)] {
    nodes.filter(\.exploration.app.isWhole).flatMap { node in
      node.exploration.turns.compactMap { turn in
        guard turn.act == .escape, !turn.before.front.liesOver, !turn.rested.front.liesOver,
          turn.rested.front.depth < turn.before.front.depth, let now = turn.rested.stop,
          let first = origin(of: node, like: turn.rested), let opener = first.opener(of: node),
          turn.rested.stops.contains(where: { $0.seemsLike(opener) }), !now.seemsLike(opener),
          first.exploration.state.stops.contains(where: { $0.seemsLike(now) })
        else { return nil }
        return (node, turn, opener, now)
      }
    }
  }
}

extension WalkGraph.Node {
  /// What was used here on the way to another state.
  fileprivate func opener(of other: WalkGraph.Node) -> WalkedStop? {
    let (steps, way) = (exploration.way.map(\.step), other.exploration.way.map(\.step))
    return exploration.turns.first { turn in
      guard turn.act == .activate, let stop = turn.stop else { return false }
      return way.starts(
        with: steps + WalkWay.steps(to: stop, from: exploration.state) + turn.act.steps)
    }?.subject
  }
}

extension WalkTurn {
  /// Whether the cursor comes back to where something was used before, which may have led on from there.
  fileprivate var comesBackToWhatWasUsed: Bool {
    guard let stop = rested.stop, stop.isOperable else { return false }
    let own = act.steps.count { $0 == .command(.activate) }
    let uses = way.indices.filter { way[$0].step == .command(.activate) }.dropLast(own)
    return uses.contains { $0 > 0 && way[$0 - 1].cursor == stop.frame }
  }
}
