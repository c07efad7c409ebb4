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
      scrollSaysTheSame, directTouchTrap,
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
    guard let now = turn.subjectNow else { return true }
    return now.words != turn.subject?.words || now.value != turn.subject?.value
  }

  private static var adjustableNotInverse: WalkCheck {
    .turn(InteractionRules.adjustableNotInverse) {
      turn, seen, _ in
      let first: WalkAct
      switch turn.act {
      case .upAndDown: first = .increment
      case .downAndUp: first = .decrement
      case .farUpAndDown:
        let heard = turn.events.heard.prefix(WalkAct.far)
        guard Set(heard).count == WalkAct.far, seen.app.isWhole,
          // Not where the end was come to on the way, which is heard as the same again.
          heard.last != turn.events.heard.dropFirst(WalkAct.far).first
        else { return nil }
        first = .increment
      default: return nil
      }
      guard let before = turn.subject,
        let there = seen.turns.first(where: { $0.act == first && $0.stop == turn.stop }),
        changes(there), let after = turn.subjectNow,
        after.value != before.value || after.label != before.label
      else { return nil }
      // What can be turned up is turned that way first.
      let goesUp = seen.turns.contains { other in
        other.act == .increment && other.stop == turn.stop && changes(other)
      }
      guard first == .increment || !goesUp else { return nil }
      return WalkViolation(
        "\(before.name) turned up and down again says '\(after.value ?? after.label ?? "")'",
        at: before.element)
    }
  }

  private static var adjustableUnbounded: WalkCheck {
    .turn(InteractionRules.adjustableUnbounded) {
      turn, seen, values in
      guard let subject = turn.subject else { return nil }
      let heard = turn.events.heard
      let isEndless = Double(Set(heard).count) >= values.number("max")
      // Behind the last comes the first again; the wheels of the system's do so too, and numbers tell where one is, as
      // on a clock.
      let goesRound =
        seen.app.isWhole && heard.count >= turn.act.steps.count && !subject.isInPicker
        && zip(heard, heard.dropFirst()).allSatisfy { $0 != $1 && !$1.contains(where: \.isNumber) }
      guard isEndless || goesRound else { return nil }
      switch turn.act {
      case .upTo:
        return WalkViolation(
          "\(subject.name) can be turned up without end", at: subject.element,
          isForReview: !isEndless)
      case .downTo:
        return WalkViolation(
          "\(subject.name) can be turned down without end", at: subject.element, detail: "down",
          isForReview: !isEndless)
      default: return nil
      }
    }
  }

  private static var activationNoop: WalkCheck {
    .walk(InteractionRules.activationNoop) { graph, _ in
      (withoutEffect(in: graph) { $0 == .activate }
        + graph.nodes.flatMap { node in
          node.exploration.turns.filter(\.answersOnce).map { (node, $0) }
        })
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
              by: turn.act == .activate ? .acts([turn.act], stop: turn.stop) : .done(turn.way),
              // Code that is called may do what nobody sees.
              isForReview: turn.answersOnce || !turn.hadNoEffect && !turn.wasUnhandled)
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
        let place = turn.before.stops.prefix(turn.stop ?? 0).count { $0.key == subject.key }
        let key = "\(node.exploration.name) \(turn.act) \(subject.key) \(place)"
        // What changes its looks alone is judged by itself.
        let isIdle =
          turn.changedNothing
          || turn.hadNoEffect && !turn.hasOtherLooks && !turn.showsWithoutWords
        // Who declines, and says why, has answered.
        let isDeclined = turn.wasUnhandled && !turn.all.contains(where: \.isAnnouncement)
        if isIdle && !turn.hasAnswer || isDeclined || turn.act.isCustom && turn.wasTakenBack {
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
      turn, seen, _ in
      guard turn.act == .activate, let before = turn.subject, let after = turn.subjectNow,
        after.element === before.element, after.words == before.words,
        !turn.all.contains(where: \.isAnnouncement)
      else { return nil }
      if after.state == before.state {
        // A mark may stand beside what it is of.
        guard seen.app.isWhole, turn.showsWithoutWords else { return nil }
        return WalkViolation(
          "activating \(before.name) has changed its state, and it says the same as before",
          at: before.element, isForReview: true)
      }
      // What looks otherwise may show what is heard elsewhere.
      if after.state.differsInLooksAlone(from: before.state) {
        guard seen.app.isWhole, turn.rested.soundsLike(turn.before),
          turn.before.front.isSame(as: turn.rested.front), !turn.all.contains(where: \.isChange)
        else { return nil }
      }
      return WalkViolation(
        "activating \(before.name) has changed its state, and it says the same as before",
        at: before.element)
    }
  }

  private static var customActionNoop: WalkCheck {
    .walk(InteractionRules.customActionNoop) { graph, _ in
      withoutEffect(in: graph, where: \.isCustom)
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
    .walk(InteractionRules.magicTapUnhandled) { graph, _ in
      // What it does in one state, such as beginning, may have been done in another.
      let taps = graph.nodes.filter(\.exploration.app.isWhole).flatMap { node in
        node.exploration.turns.filter { $0.act == .magicTap }.map { (node, $0) }
      }
      let alive = Set(
        taps.filter { !$1.wasUnhandled && !$1.hadNoEffect }.map { $0.0.exploration.name })
      return taps.compactMap { node, turn in
        let seen = node.exploration
        guard turn.wasUnhandled || turn.hadNoEffect && !alive.contains(seen.name) else {
          return nil
        }
        let media =
          seen.state.stops.first { $0.traits.contains(.startsMediaSession) }
          ?? seen.turns.first { $0.act == .activate && $0.startsToPlay }?.subject
        guard let media else { return nil }
        return (
          node,
          WalkViolation(
            "\(media.name) starts media, and a magic tap does nothing", at: media.element,
            by: .done(turn.way))
        )
      }
    }
  }

  private static var directTouchTrap: WalkCheck {
    .state(InteractionRules.directTouchTrap) {
      seen, values in
      let bounds = seen.screen.bounds
      guard bounds.width * bounds.height > 0 else { return [] }
      let areas = seen.state.stops.filter {
        // An area may become one when the cursor comes to it.
        $0.element.accessibilityTraits.contains(.allowsDirectInteraction)
          && !$0.element.accessibilityDirectTouchOptions.contains(.requiresActivation)
      }
      let covered = areas.reduce(0) { sum, area in
        sum + (area.frame.intersection(bounds).map { $0.width * $0.height } ?? 0)
      }
      // What lies under one cannot be touched, and a flick to it would be the app's.
      let isBeside = seen.state.stops.contains { stop in
        stop.isOperable && !stop.frame.isEmpty
          && areas.allSatisfy {
            $0.element !== stop.element && !Exploration.takesTouches($0.element, of: stop.element)
          }
      }
      // A finger that flicks moves over what lies around a button, which is the area's.
      let isOutside = seen.state.stops.contains { stop in
        stop.isOperable && !stop.frame.isEmpty
          && areas.allSatisfy { $0.frame.intersection(stop.frame) == nil }
      }
      let isTaken = covered > values.number("share") * bounds.width * bounds.height && !isOutside
      let area = isTaken ? areas.first : nil
      guard let area else { return [] }
      let isOnceReached = !area.traits.contains(.allowsDirectInteraction)
      let visit = seen.forward.visits.firstIndex { $0.element === area.element }
      return [
        WalkViolation(
          "\(area.name) takes all touches, and there is no stop beside it", at: area.element,
          by: isOnceReached ? .sweeps([.forward(visit ?? 0)]) : .arrival, isForReview: isBeside)
      ]
    }
  }
}

extension Exploration {
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

  /// Whether it is a wheel of the system's, or stands in one.
  fileprivate var isInPicker: Bool {
    ResponderPath(from: element).contains { $0 is PickerView || $0 is DatePicker }
  }

  /// Whether the app says what an element does when something is tried on it; a screen document need not say it.
  fileprivate func answers(_ act: WalkAct) -> Bool {
    guard let element = element as? DocumentElement else { return true }
    return act == .activate && element.behaviours?.contains("activate") == true
  }
}

extension WalkTurn {
  /// Whether something on the screen looks otherwise, and all says the same as before.
  var showsWithoutWords: Bool {
    looksBefore != looks && rested.soundsLike(before) && before.front.isSame(as: rested.front)
      && before.cursor == rested.cursor && !all.contains(where: \.isChange)
  }

  /// Whether using it has made something to be stopped of something to be played, or the other way round.
  fileprivate var startsToPlay: Bool {
    guard let before = subject, let after = subjectNow else { return false }
    return before.isCalledAsPlayer && after.isCalledAsPlayer && before.label != after.label
  }
}
