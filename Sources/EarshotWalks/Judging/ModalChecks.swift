import EarshotAudit
import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotSession

/// What the rules about what lies over a screen look for.
enum ModalChecks {
  static var all: [WalkCheck] {
    [leak, noEscape, focusNotMoved, focusNotRestored, untitled]
  }

  private static var leak: WalkCheck {
    .state(ModalRules.leak) { seen, _ in
      guard seen.state.front.isCovered else { return seen.leakOfCover.map { [$0] } ?? [] }
      let place = seen.forward.visits.firstIndex { !seen.state.front.isInside($0.element) }
      guard let place,
        seen.forward.visits.contains(where: { seen.state.front.isInside($0.element) })
      else { return [] }
      let outside = seen.forward.visits[place]
      return [
        WalkViolation(
          "flicking on comes from what lies over the screen to '\(outside.words)' behind it",
          at: outside.element, by: .sweeps([.forward(place)]))
      ]
    }
  }

  private static var noEscape: WalkCheck {
    .walk(ModalRules.noEscape) { graph, values in
      graph.nodes.compactMap { node in
        let state = node.exploration.state
        guard state.front.liesOver, node.exploration.isTriedOut,
          !node.exploration.leavesUseToCode
        else { return nil }
        // What lies over something else that lies over the screen closes first.
        let way = graph.leads(from: node, within: Int(values.number("depth"))) {
          !$0.isModal && !state.front.isPresented || $0.depth < state.front.depth
        }
        guard !way.leads, way.isKnown else { return nil }
        return (
          node,
          WalkViolation(
            "neither escape nor anything that the cursor comes to closes what lies over the screen",
            by: .acts([.escape], stop: nil))
        )
      }
    }
  }

  private static var focusNotMoved: WalkCheck {
    .turn(ModalRules.focusNotMoved) { turn, seen, _ in
      guard !turn.before.front.isCovered, turn.rested.front.isCovered else { return nil }
      let isInside = turn.rested.focus.map { turn.rested.front.isInside($0) } ?? false
      // This reader looks for another place by itself; a device leaves the cursor where it was.
      let isLeft = isInside && turn.isRecovered && !turn.isToldOfPlace
      // Whether a device follows what comes up in a window of its own, of which only that window tells, is not known.
      let posted = turn.all.filter { $0.isChange && $0.cause == nil }
      let isAside =
        seen.app.isWhole && isInside && !isLeft && turn.rested.front.modal is Window
        && posted.count <= 1 && posted.allSatisfy { $0.element == nil }
      // This reader does not follow the app behind what lies over the screen; another one may.
      let behind =
        seen.app.isWhole && isInside
        ? turn.before.stops.first { stop in posted.last?.names(stop.element) ?? false } : nil
      let isSentBehind = behind.map { !turn.rested.front.isInside($0.element) } ?? false
      guard !isInside || isLeft || isAside || isSentBehind,
        // What code alone fills has no place for the cursor yet.
        seen.app.isWhole
          || turn.rested.stops.contains(where: { turn.rested.front.isInside($0.element) })
      else { return nil }
      let place =
        isSentBehind ? behind : isLeft || isAside ? turn.before.stop : turn.rested.stop
      return WalkViolation(
        "something has come to lie over the screen, and the cursor is on"
          + " \(place?.name ?? "nothing")", at: turn.subject?.element,
        isForReview: isAside && !isSentBehind)
    }
  }

  private static var focusNotRestored: WalkCheck {
    .turn(ModalRules.focusNotRestored) { turn, seen, _ in
      let end = turn.rested
      guard turn.before.front.liesOver, !end.front.isCovered, let opening = seen.opening,
        let place = opening.place(in: end)
      else { return nil }
      // This reader goes where the closing leads; another may follow what the app tells behind it, and begin at the top.
      if end.cursor == place, place > 0, seen.app.isWhole, turn.tellsOfScreenBehindClosing {
        return WalkViolation(
          "what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from"
            + " \(end.stops[place].name) which had opened it", at: end.stops[place].element,
          isForReview: true)
      }
      // A device does not know what was made anew in the place of what had opened it.
      if end.cursor == place, seen.app.isWhole, turn.isRecovered, !turn.isSent,
        !turn.listTells(of: end.stops[place])
      {
        return WalkViolation(
          "what lay over the screen has gone, and \(end.stops[place].name) which had opened it was made anew meanwhile",
          at: end.stops[place].element)
      }
      guard end.cursor != place else { return nil }
      // Whoever names what was there before may mean one to go on with it, or to begin again; and whoever names what was
      // not there has come with something else.
      guard !turn.isSent || end.stop.map(opening.knows) == true else { return nil }
      let name = end.stop?.name ?? "nothing"
      return WalkViolation(
        "what lay over the screen has gone, and the cursor stands on \(name), not on"
          + " \(end.stops[place].name) which had opened it", at: end.stops[place].element,
        isForReview: turn.isSent)
    }
  }

  private static var untitled: WalkCheck {
    .turn(ModalRules.untitled) { turn, seen, _ in
      guard !turn.before.front.liesOver, turn.rested.front.liesOver, !turn.rested.front.isMenu
      else { return nil }
      let over: [Responder] =
        turn.rested.front.modal.map { [$0] } ?? turn.rested.front.veil?.over ?? []
      let words = turn.all.heard.joined(separator: " ")
      let inside = turn.rested.stops.filter { turn.rested.front.isInside($0.element) }
      let titles =
        [
          turn.rested.front.isPresented || turn.rested.front.modal != nil
            ? turn.rested.front.title : nil
        ]
        .compactMap(\.self) + over.compactMap(\.accessibilityLabel)
        + inside.filter { $0.traits.contains(.header) || isOfAlert($0) }.compactMap(\.label)
      guard !titles.contains(where: { !$0.isEmpty && words.contains($0) }),
        seen.app.isWhole || seen.fileLeavesUntitled(turn, titles, inside)
      else { return nil }
      return WalkViolation(
        "what lies over the screen begins with '\(turn.all.heard.first ?? "")', and neither a title nor a"
          + " heading is said", at: turn.subject?.element, isForReview: !seen.app.isWhole)
    }
  }

  /// Whether a stop is a text of an alert, which is said when it opens.
  private static func isOfAlert(_ stop: WalkedStop) -> Bool {
    !stop.isOperable
      && ResponderPath(from: stop.element).contains { $0.accessibilityTraits.contains(.alert) }
  }
}

extension WalkTurn {
  /// Whether the app has told of a new screen, and named nothing on it, when what was presented had closed.
  fileprivate var tellsOfScreenBehindClosing: Bool {
    guard
      let closing = all.firstIndex(where: {
        $0.isScreenChange && $0.cause == ScreenChangeCause.dismiss.rawValue
      })
    else { return false }
    return all[closing...].contains { $0.isScreenChange && $0.cause == nil && $0.element == nil }
  }

  /// Whether a change was told of when the cursor has come to where it stands, or since: what was told before that does
  /// not tell of it, nor does a change of the layout for which no element is named.
  fileprivate var isToldOfPlace: Bool {
    let told = all.filter { $0.isChange && ($0.isScreenChange || $0.element != nil) }
    guard let move = all.last(where: { $0.kind == .focus })?.time else { return !told.isEmpty }
    return told.contains { ($0.time - move) / .seconds(1) > -0.2 }
  }
}

extension Exploration {
  /// Whether a file leaves what lies over the screen without a title that anybody comes to.
  ///
  /// Code may begin with the title there is, may have put a stack around the scene, so that it is pushed, and fills
  /// what is empty. A text that is all there is says what it is about.
  fileprivate func fileLeavesUntitled(
    _ turn: WalkTurn, _ titles: [String], _ inside: [WalkedStop]
  ) -> Bool {
    let isPushed = turn.subject.flatMap { origin(of: $0.element) }?.leadsByShow ?? false
    return !isPushed && titles.allSatisfy(\.isEmpty)
      && (inside.count > 1 || inside.contains(where: \.isOperable))
  }
}
