import EarshotAudit
import EarshotDocuments
import EarshotFiles
import EarshotInterface
import EarshotModel
import EarshotSession

/// What the rules about using something look for.
enum InteractionChecks {
  static var all: [WalkCheck] {
    [
      adjustableNoChange, adjustableNotInverse, adjustableUnbounded, activationNoop,
      activationStateSilent, customActionNoop, magicTapUnhandled, scrollUnhandled, scrollSilent,
      directTouchTrap,
    ]
  }

  private static var adjustableNoChange: WalkCheck {
    .state(InteractionRules.adjustableNoChange, needsTrials: true) {
      seen, _ in
      seen.adjustments.compactMap { up, down in
        guard seen.app.isWhole, let subject = up.subject, !changes(up),
          !changes(down)
        else { return nil }
        return WalkViolation(
          "flicking up and down leaves \(subject.name) as it is", at: subject.element,
          by: .acts([.increment, .decrement], stop: up.stop))
      }
    }
  }

  private static func changes(_ turn: WalkTurn) -> Bool {
    guard let stop = turn.stop, turn.rested.stops.indices.contains(stop) else { return true }
    let now =
      turn.rested.stops.first { $0.element === turn.subject?.element } ?? turn.rested.stops[stop]
    return now.words != turn.subject?.words || now.value != turn.subject?.value
  }

  private static var adjustableNotInverse: WalkCheck {
    .turn(InteractionRules.adjustableNotInverse) {
      turn, seen, _ in
      guard turn.act == .upAndDown, let before = turn.subject,
        let up = seen.turns.first(where: { $0.act == .increment && $0.stop == turn.stop }),
        changes(up),
        let after = turn.rested.stops.first(where: { $0.element === before.element }),
        after.value != before.value
      else { return nil }
      return WalkViolation(
        "\(before.name) turned up and down again says '\(after.value ?? "")'", at: before.element)
    }
  }

  private static var adjustableUnbounded: WalkCheck {
    .turn(InteractionRules.adjustableUnbounded) {
      turn, _, values in
      guard case .upTo = turn.act, let subject = turn.subject,
        Double(Set(turn.events.heard).count) >= values.number("max")
      else { return nil }
      return WalkViolation("\(subject.name) can be turned up without end", at: subject.element)
    }
  }

  private static var activationNoop: WalkCheck {
    .walk(InteractionRules.activationNoop) { graph, _ in
      withoutEffect(in: graph) { $0 == .activate }
        .filter { _, turn in
          let traits = turn.subject?.traits ?? .none
          return !traits.isDisjoint(with: [.button, .link]) && !traits.contains(.selected)
        }
        .map { node, turn in
          let name = turn.subject?.name ?? "it"
          return (
            node,
            WalkViolation(
              "activating \(name) does nothing", at: turn.subject?.element,
              by: .acts([turn.act], stop: turn.stop))
          )
        }
    }
  }

  /// The things that were tried and have come to nothing wherever they were: each once, as it was tried first.
  private static func withoutEffect(
    in graph: WalkGraph, where isWanted: (WalkAct) -> Bool
  ) -> [(node: WalkGraph.Node, turn: WalkTurn)] {
    var alive: Set<String> = []
    var dead: [(key: String, node: WalkGraph.Node, turn: WalkTurn)] = []
    for node in graph.nodes where node.exploration.app.isWhole {
      for turn in node.exploration.turns where isWanted(turn.act) {
        guard let subject = turn.subject, subject.answers(turn.act) else { continue }
        let key = "\(node.exploration.name) \(turn.act) \(subject.key)"
        if turn.hadNoEffect || turn.wasUnhandled {
          dead.append((key, node, turn))
        } else {
          alive.insert(key)
        }
      }
    }
    return dead.compactMap { key, node, turn in
      alive.insert(key).inserted ? (node, turn) : nil
    }
  }

  private static var activationStateSilent: WalkCheck {
    .turn(InteractionRules.activationStateSilent) {
      turn, _, _ in
      guard turn.act == .activate, let before = turn.subject,
        let after = turn.rested.stops.first(where: { $0.element === before.element }),
        after.state != before.state, after.words == before.words,
        !turn.all.contains(where: \.isAnnouncement)
      else { return nil }
      return WalkViolation(
        "activating \(before.name) has changed its state, and it says the same as before",
        at: before.element)
    }
  }

  private static var customActionNoop: WalkCheck {
    .walk(InteractionRules.customActionNoop) { graph, _ in
      withoutEffect(in: graph) { if case .customAction = $0 { true } else { false } }
        .map { node, turn in
          guard case .customAction(_, let action) = turn.act else {
            preconditionFailure("No action.")
          }
          let name = turn.subject?.name ?? "it"
          return (
            node,
            WalkViolation(
              "the action '\(action)' of \(name) does nothing", at: turn.subject?.element,
              detail: action, by: .acts([turn.act], stop: turn.stop))
          )
        }
    }
  }

  private static var magicTapUnhandled: WalkCheck {
    .turn(InteractionRules.magicTapUnhandled) {
      turn, seen, _ in
      guard turn.act == .magicTap, seen.app.isWhole, turn.wasUnhandled else { return nil }
      let media = turn.before.stops.first { $0.traits.contains(.startsMediaSession) }
      return WalkViolation(
        "\(media?.name ?? "something") starts media, and a magic tap does nothing",
        at: media?.element)
    }
  }

  private static var scrollUnhandled: WalkCheck {
    .state(InteractionRules.scrollUnhandled) { seen, _ in
      let bounds = seen.screen.bounds
      guard !bounds.isEmpty, seen.app.isWhole || seen.unchanged != nil else { return [] }
      let answered = seen.turns.contains { turn in
        if case .scroll = turn.act { turn.wasHandled } else { false }
      }
      guard !answered else { return [] }
      let beyond = seen.state.stops.first { stop in
        let facts = seen.facts(of: stop.element)
        return !stop.frame.isEmpty && stop.frame.intersection(bounds) == nil
          && (facts?.hasKnownFrame ?? true) && facts?.visibleFrame == nil
          && (seen.app.isWhole || seen.hasLostSight(of: stop))
      }
      guard let beyond else { return [] }
      let tried = seen.turns.first { turn in
        if case .scroll(let direction) = turn.act {
          direction == Self.direction(of: beyond.frame, from: bounds)
        } else {
          false
        }
      }
      let proof = tried.map { WalkProof.acts([$0.act], stop: $0.stop) } ?? .arrival
      return [
        WalkViolation(
          "\(beyond.name) lies beyond the edge of the screen, and scrolling is not answered",
          at: beyond.element, by: proof, isForReview: !seen.app.isWhole)
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

  private static var scrollSilent: WalkCheck {
    .turn(InteractionRules.scrollSilent) { turn, _, _ in
      guard case .scroll = turn.act, turn.wasHandled,
        !turn.all.contains(where: {
          $0.kind == .notification && $0.name == "pageScrolled" && $0.text != nil
        }),
        // Where the cursor fell tells nobody which page has come.
        turn.all.heard.allSatisfy({ $0 == turn.rested.stop?.words })
      else { return nil }
      let moved = turn.rested.stops.first { stop in
        turn.before.stops.contains { $0.element === stop.element && $0.frame != stop.frame }
      }
      guard moved != nil || !turn.rested.soundsLike(turn.before) else { return nil }
      return WalkViolation("scrolling was answered, and nobody said where it has come to")
    }
  }

  private static var directTouchTrap: WalkCheck {
    .state(InteractionRules.directTouchTrap) {
      seen, values in
      let bounds = seen.screen.bounds
      guard bounds.width * bounds.height > 0 else { return [] }
      let areas = seen.state.stops.filter {
        $0.traits.contains(.allowsDirectInteraction)
          && !$0.element.accessibilityDirectTouchOptions.contains(.requiresActivation)
      }
      let area = areas.first { area in
        guard let covered = area.frame.intersection(bounds) else { return false }
        return covered.width * covered.height > values.number("share") * bounds.width
          * bounds.height
          // What lies under it cannot be touched, and a flick to it would be the app's.
          && seen.state.stops.filter(\.isOperable).allSatisfy {
            $0.element === area.element || Exploration.takesTouches(area.element, of: $0.element)
          }
      }
      guard let area else { return [] }
      return [
        WalkViolation(
          "\(area.name) takes all touches, and there is no stop beside it", at: area.element)
      ]
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

  /// What came of turning each adjustable element up, and of turning it down.
  fileprivate var adjustments: [(up: WalkTurn, down: WalkTurn)] {
    turns.filter { $0.act == .increment }.compactMap { up in
      turns.first { $0.act == .decrement && $0.stop == up.stop }.map { (up, $0) }
    }
  }
}

extension WalkedStop {
  /// What it is known by from one state to another.
  fileprivate var key: String {
    element.accessibilityIdentifier ?? "\(label ?? words) \(traits.rawValue)"
  }

  /// Whether the app says what an element does when something is tried on it; a screen document need not say it.
  fileprivate func answers(_ act: WalkAct) -> Bool {
    guard let element = element as? DocumentElement else { return true }
    return act == .activate && element.behaviours?.contains("activate") == true
  }
}
