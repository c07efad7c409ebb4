import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

// What becomes of the cursor when something changes around it.

extension FocusChecks {
  static var ofChanges: [WalkCheck] {
    [
      lostLayout, lostWithOpener, resetRefresh, resetOnReturn, initialOdd, initialOnReturn,
      initialBeyond, launchedBeyond, launchedAmid, layoutSilent, stale, slidAway, parked, detached,
      madeAnewAlways,
    ]
  }

  private static var lostLayout: WalkCheck {
    .turn(FocusRules.lostLayout) { turn, seen, _ in
      guard let cursor = turn.before.cursor, turn.before.front.isSame(as: turn.rested.front) else {
        return nil
      }
      let (stops, end) = (turn.before.stops, turn.rested)
      let lost = stops[cursor]
      if turn.hasLostSilently {
        return WalkViolation(
          "\(lost.name) under the cursor has gone, and no change was posted", at: lost.element)
      }
      guard !end.stops.contains(where: { $0.seemsLike(lost) }) else { return nil }
      if seen.app.isWhole, turn.hasLostWithoutHeir {
        return WalkViolation(
          "\(lost.name) under the cursor has gone, and the change that was posted names no other place",
          at: lost.element, isForReview: true)
      }
      if seen.app.isWhole, let now = turn.standsBesideHeirs(of: lost) {
        return WalkViolation(
          "\(lost.name) has gone, and the cursor stands on \(now.name) although a neighbour is still there",
          at: lost.element)
      }
      let neighbours = [cursor + 1, cursor - 1].filter(stops.indices.contains)
        .compactMap { end.place(of: stops[$0].element) }
      let now = end.stop
      let isOld = now.map { now in stops.contains { $0.seemsLike(now) } } ?? true
      // Whoever sends the cursor elsewhere and says what has gone has thought of it.
      let isTold = turn.isSent && turn.all.contains(where: \.isAnnouncement)
      guard !neighbours.isEmpty, isOld, !turn.isSentElsewhere, !isTold,
        !neighbours.contains(end.cursor ?? -1)
      else {
        return nil
      }
      let place = now.map { $0.name } ?? "nothing"
      // A heading that the app itself has named may be meant.
      return WalkViolation(
        "\(lost.name) has gone, and the cursor stands on \(place) although a neighbour is still there",
        at: lost.element,
        isForReview: seen.app.isWhole && turn.isSent && now?.traits.contains(.header) == true)
    }
  }

  private static var resetRefresh: WalkCheck {
    .turn(FocusRules.resetRefresh) { turn, seen, _ in
      guard let before = turn.before.stop,
        turn.before.front.isSame(as: turn.rested.front) || seen.app.isWhole && turn.isShownAnew,
        let now = turn.rested.stop, !now.seemsLike(before), !before.words.isEmpty
      else { return nil }
      if turn.rested.place(of: before.element) != nil {
        // What is brought up to date by itself, or after a while, is told as if one began anew; and so is what comes
        // in addition to what was there.
        let isMore = seen.app.isWhole && turn.rested.stops.count > turn.before.stops.count
        let isUpToDate = seen.app.isWhole && turn.bringsUpToDate
        let events =
          turn.act == .rest || turn.act == .leave || isMore || isUpToDate ? turn.all : turn.later
        let beginsAnew = turn.rested.isAtTop || isUpToDate && turn.isBegunAnew
        guard beginsAnew, turn.kept(orMadeAnew: true) >= 0.5,
          events.contains(where: { $0.isScreenChange && $0.cause == nil && $0.element == nil })
        else { return nil }
        return WalkViolation(
          "what is around \(before.name) was brought up to date, and the cursor stands on \(now.name)",
          at: before.element)
      }
      guard
        let twin = turn.rested.stops.first(where: { $0.isMadeAnew(from: before) })
          ?? turn.rested.stops.first(where: {
            !turn.beginsAnotherScreen && $0.takesPlace(of: before)
          }),
        now.element !== twin.element, !turn.isSentElsewhere || turn.isSentToFirstRow,
        // Another page may well have a button of the same name.
        turn.keptInPlace >= 0.5
      else { return nil }
      return WalkViolation(
        "\(before.name) was made anew, and the cursor stands on \(now.name)", at: twin.element)
    }
  }

  private static var layoutSilent: WalkCheck {
    .turn(FocusRules.layoutSilent) { turn, seen, _ in
      // What a screen is filled with when it has come is looked at as well.
      let isSame = turn.before.front.isSame(as: turn.rested.front)
      guard isSame || turn.after.front.isSame(as: turn.rested.front) else { return nil }
      let before = (isSame ? turn.before : turn.after).stops
      let events = isSame ? turn.all : turn.later
      guard !events.contains(where: \.isChange) else { return nil }
      let after = turn.rested.stops
      let come = after.filter { stop in !before.contains { $0.seemsLike(stop) } }
      let gone = before.filter { stop in !after.contains { $0.seemsLike(stop) } }
      let words = turn.all.heard
      guard
        !come.contains(where: { stop in words.contains { $0.contains(stop.label ?? stop.words) } })
      else { return nil }
      // What runs by itself comes and goes; who does nothing is told of what comes.
      let isIdle = turn.act == .rest
      if isIdle && (come.isEmpty || !seen.app.isWhole || events.contains(where: \.isAnnouncement)) {
        return nil
      }
      if before.count != after.count, let first = come.first ?? gone.first,
        // What was used may well be replaced by something that says what has come of it.
        come.count != gone.count, !(come + gone).allSatisfy(turn.listTells)
      {
        return WalkViolation(
          "\(first.name) has \(word: come.isEmpty ? "gone" : "come") and no change was posted",
          at: come.isEmpty ? nil : first.element, detail: first.label ?? "")
      }
      guard isSame, !isIdle, turn.act.isOfElement, seen.app.isWhole,
        !events.contains(where: \.isAnnouncement),
        let other = turn.othersInPlace.first
      else { return nil }
      return WalkViolation(
        "\(other.name) has \(word: "come") and no change was posted", at: other.element,
        detail: other.label ?? "")
    }
  }

  private static var detached: WalkCheck {
    .state(FocusRules.stale) { seen, _ in
      seen.state.stops.filter { $0.isDetached || seen.app.isWhole && $0.isFolded }.map {
        WalkViolation("the cursor comes to \($0.name), which is not on the screen", at: $0.element)
      }
    }
  }

  /// What is another element whenever it is asked for; one of each container is told.
  ///
  /// This reader finds what has come in its place, and a device stands on what has gone.
  private static var madeAnewAlways: WalkCheck {
    .state(FocusRules.stale) { seen, _ in
      guard seen.app.isWhole else { return [] }
      var told: Set<ObjectIdentifier> = []
      return seen.state.stops.filter { stop in
        stop.isMadeAnewAlways
          && ResponderPath(above: stop.element).first { _ in true }
            .map { told.insert(ObjectIdentifier($0)).inserted } ?? true
      }.map {
        WalkViolation(
          "\($0.name) is made anew whenever it is asked for, so that the cursor stands on what has gone",
          at: $0.element, isForReview: true)
      }
    }
  }

  /// What lies before the edges where the screen begins: nobody can scroll there.
  private static var parked: WalkCheck {
    .state(FocusRules.stale, needsTrials: true) { seen, _ in
      seen.stopsBeforeEdges.filter { !seen.isOfChildAside($0) }.prefix(1).map {
        comesBeyond(to: $0)
      }
    }
  }

  /// What is moved off the screen under the cursor, which goes along.
  private static var slidAway: WalkCheck {
    .turn(FocusRules.stale) { turn, seen, _ in
      switch turn.act {
      case .scroll, .surroundings: return nil
      default: break
      }
      guard seen.app.isWhole, turn.before.front.isSame(as: turn.rested.front),
        let stop = turn.rested.stop, seen.isParked(stop),
        !turn.before.stops.contains(where: { $0.element === stop.element && seen.isParked($0) })
      else { return nil }
      return comesBeyond(to: stop)
    }
  }

  private static var stale: WalkCheck {
    .turn(FocusRules.stale) { turn, _, _ in
      let changes = turn.all.filter(\.isChange)
      // This reader looks for another place by itself; a device leaves the cursor where it was.
      if turn.hasLostSilently, let before = turn.before.stop {
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
  /// Whether using something, which is still there, has made several texts beside it say something else in their places.
  var bringsUpToDate: Bool {
    guard act.isUse, let subject, before.front.isSame(as: rested.front),
      before.stops.count == rested.stops.count,
      rested.stops.contains(where: { $0.element === subject.element && $0.words == subject.words })
    else { return false }
    let others = zip(before.stops, rested.stops).count { old, new in
      old.words != new.words && old.frame == new.frame && old.traits == new.traits
    }
    return others > 1
  }

  /// Whether the reader has begun to read the screen anew, since the app has said that it is another one.
  fileprivate var isBegunAnew: Bool {
    all.last { $0.kind == .focus }?.cause == "screenChanged"
  }

  /// Whether controllers of the same kinds have come in the place of others, and most says the same as before but for its
  /// numbers: the same screen once more, and no page of several.
  fileprivate var isShownAnew: Bool {
    before.front.isLike(rested.front) && kept(orMadeAnew: true) >= 0.8
  }

  /// Whether the app itself has sent the cursor to where it stands, and that is no beginning again from the top of what
  /// was there before.
  fileprivate var isSentElsewhere: Bool {
    guard isSent, let stop = rested.stop else { return false }
    return !rested.isAtTop || !before.stops.contains { $0.seemsLike(stop) }
  }

  /// Whether the app itself has sent the cursor to the first row of a list, which has stayed as it was: that begins the
  /// list again, whatever stands above it.
  fileprivate var isSentToFirstRow: Bool {
    guard isSent, let stop = rested.stop, stop.isRow else { return false }
    return rested.stops.first(where: \.isRow)?.element === stop.element
      && before.stops.contains { $0.seemsLike(stop) }
  }

  /// Whether the app has said that the screen is another one, and the cursor begins it at the top: whatever stands where
  /// something stood before is something else.
  fileprivate var beginsAnotherScreen: Bool {
    rested.isAtTop && all.contains { $0.isScreenChange && $0.cause == nil }
  }

  /// The stop of the cursor where other controls have come in the place of one that has gone, and nobody has led the
  /// cursor to one of them or said anything; `nil` otherwise.
  fileprivate func standsBesideHeirs(of lost: WalkedStop) -> WalkedStop? {
    let heirs = rested.stops.filter { stop in
      stop.frame.intersection(lost.frame) != nil && !before.stops.contains { $0.seemsLike(stop) }
    }
    guard heirs.contains(where: \.isOperable), !isSent, !beginsAnotherScreen,
      !all.contains(where: \.isAnnouncement),
      let now = rested.stop, !heirs.contains(where: { $0.element === now.element })
    else { return nil }
    return now
  }
}

extension Exploration {
  /// The stops that lie before the edges where the screen begins, and that nothing brings into sight.
  var stopsBeforeEdges: [WalkedStop] {
    guard app.isWhole, !state.front.isCovered else { return [] }
    return state.stops.enumerated().filter { place, stop in
      isParked(stop) && isBeforeEdges(stop.frame)
        && !turns.contains { $0.brings(place, of: state) }
    }.map(\.element)
  }

  /// Whether a stop belongs to a controller whose whole view lies beside the screen.
  func isOfChildAside(_ stop: WalkedStop) -> Bool {
    let controller = ResponderPath(from: stop.element).lazy.compactMap { $0 as? ViewController }
      .first
    guard let controller, controller.parent != nil, let view = controller.viewIfLoaded else {
      return false
    }
    return isBeforeEdges(view.accessibilityFrame)
  }

  /// Whether a frame lies before one of the edges where the screen begins.
  private func isBeforeEdges(_ frame: Rect) -> Bool {
    frame.maxX <= screen.bounds.minX || frame.maxY <= screen.bounds.minY
  }

  /// Whether a stop lies outside of the whole screen, and in nothing that scrolls.
  func isParked(_ stop: WalkedStop) -> Bool {
    !stop.frame.isEmpty && !screen.bounds.isEmpty && stop.frame.intersection(screen.bounds) == nil
      && !ResponderPath(from: stop.element).contains { $0 is ScrollView }
  }
}
