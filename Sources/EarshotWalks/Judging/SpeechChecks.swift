import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotSession
import EarshotSpeech

/// What the rules about what is heard look for.
enum SpeechChecks {
  static var all: [WalkCheck] {
    [
      announcementInterrupted, announcementLost, announcementSpam, statusNotAnnounced,
      transientTooShort, utteranceTooLong, hintCut, hintInterrupted, repeated, roleInconsistent,
      roleLost, liveValueWithoutTrait, unpronounceable,
    ]
  }

  private static var utteranceTooLong: WalkCheck {
    .state(SpeechRules.utteranceTooLong) { seen, values in
      seen.state.stops.compactMap { stop in
        let most = values.number(stop.isOperable ? "control" : "text")
        guard stop.duration > most, stop.element.accessibilityTextInput == nil,
          !seen.isFilledByCode(stop)
        else { return nil }
        let start = stop.words.prefix(40)
        return WalkViolation(
          "'\(start)…' takes \(Int(stop.duration.rounded())) seconds", at: stop.element,
          by: .dwelling(stop.duration.rounded(.up)))
      }
    }
  }

  private static var hintCut: WalkCheck {
    .state(SpeechRules.hintCut) { seen, values in
      seen.state.stops.compactMap { stop in
        guard stop.hint != nil, !stop.isOperable, stop.duration > values.number("dwell") else {
          return nil
        }
        return WalkViolation(
          "the hint of \(stop.name) begins only after \(Int(stop.duration.rounded())) seconds",
          at: stop.element, by: .dwelling(stop.duration.rounded(.up) + 1))
      }
    }
  }

  private static var hintInterrupted: WalkCheck {
    .turn(SpeechRules.hintCut) { turn, _, _ in
      guard case .comeAgain = turn.act, let stop = turn.subject, stop.hint != nil,
        let arrival = turn.all.lastIndex(where: { $0.kind == .focus })
      else { return nil }
      let after = turn.all[arrival...]
      let isCut = after.contains {
        $0.kind == .outcome && $0.outcome == "interrupted"
          && $0.text?.contains(stop.label ?? stop.words) == true
      }
      guard isCut, let other = after.last(where: \.isAnnouncement)?.text else { return nil }
      return WalkViolation(
        "the hint of \(stop.name) is cut off by '\(other)' whenever the cursor comes to it",
        at: stop.element)
    }
  }

  private static var repeated: WalkCheck {
    .state(SpeechRules.repeated) { seen, _ in
      let stops = seen.state.stops
      return zip(stops, stops.dropFirst()).enumerated().compactMap { index, pair in
        let (first, second) = pair
        guard let label = first.label?.lowercased(), label.count > 2,
          second.label?.lowercased() == label, first.value == second.value,
          // Rows of a list may well say the same of different things.
          first.isOperable == second.isOperable || !first.frame.isEmpty, !first.isRowLike(second),
          // A back button says where it leads, and tabs say their places.
          !first.traits.contains(.backButton), !seen.isTab(first), !seen.isTab(second),
          // What stands there until code fills it is not what will be heard.
          !seen.isFilledByCode(first), !seen.isFilledByCode(second)
        else { return nil }
        return WalkViolation(
          "\(second.name) comes right after \(first.name)", at: second.element,
          by: .flicks(from: index, to: index + 1))
      }
    }
  }

  private static var roleInconsistent: WalkCheck {
    .walk(SpeechRules.roleInconsistent) { graph, _ in
      var roles: [String: AccessibilityTraits] = [:]
      var found: [(node: WalkGraph.Node, violation: WalkViolation)] = []
      for node in graph.nodes {
        for stop in node.exploration.state.stops where stop.isOperable {
          guard let identifier = stop.element.accessibilityIdentifier ?? stop.label,
            !identifier.isEmpty
          else { continue }
          let role = stop.traits.intersection([
            .button, .link, .adjustable, .searchField, .toggleButton,
          ])
          if let known = roles[identifier], known != role {
            found.append(
              (node, WalkViolation("\(stop.name) said another role before", at: stop.element)))
          }
          roles[identifier] = roles[identifier] ?? role
        }
      }
      return found
    }
  }

  private static var roleLost: WalkCheck {
    .turn(SpeechRules.roleInconsistent) { turn, _, _ in
      guard turn.act == .activate, let before = turn.subject, before.isOperable,
        let after = turn.rested.stops.first(where: { $0.element === before.element }),
        after.label == before.label, !after.isOperable
      else { return nil }
      return WalkViolation("\(after.name) said another role before", at: after.element)
    }
  }

  private static var liveValueWithoutTrait: WalkCheck {
    .turn(SpeechRules.liveValueWithoutTrait) {
      turn, _, values in
      guard turn.act == .rest else { return nil }
      for stop in turn.before.stops where !stop.traits.contains(.updatesFrequently) {
        var (last, changes) = (stop.words, 0)
        for moment in turn.moments where moment.time / .seconds(1) <= values.number("window") + 0.5
        {
          guard let now = moment.state.stops.first(where: { $0.element === stop.element }) else {
            break
          }
          if now.words != last { changes += 1 }
          last = now.words
        }
        if Double(changes) >= values.number("count") {
          return WalkViolation(
            "\(stop.name) changed \(changes) times within \(Int(values.number("window"))) seconds",
            at: stop.element)
        }
      }
      return nil
    }
  }
}

extension SpeechChecks {
  fileprivate static var unpronounceable: WalkCheck {
    .state(SpeechRules.unpronounceable) { seen, values in
      let most = values.number("share")
      return seen.state.stops.compactMap { stop in
        guard let label = stop.label else { return nil }
        let own = ResponderPath(from: stop.element).lazy.filter { !($0 is Application) }
          .compactMap(\.accessibilityLanguage).first
        let language = own ?? seen.app.language(seen.application)
        let shares = VoiceShares(of: label, language: language)
        if shares.unread > most {
          return WalkViolation("no voice reads '\(label)'", at: stop.element)
        }
        guard let language, shares.foreign > most else { return nil }
        return WalkViolation(
          "'\(label)' is read by the voice of another language than '\(language)'",
          at: stop.element)
      }
    }
  }
}

extension Exploration {
  /// Whether a stop is a tab, which is heard with its place among the others.
  fileprivate func isTab(_ stop: WalkedStop) -> Bool { facts(of: stop.element)?.kind == .tabItem }

  /// Whether code puts other words there.
  fileprivate func isFilledByCode(_ stop: WalkedStop) -> Bool {
    facts(of: stop.element).map(screen.isFilledByCode) ?? false
  }
}

extension WalkedStop {
  /// How long it takes to say it, in seconds at the usual rate.
  var duration: Double {
    VirtualVoice().characterDuration * words.count / .seconds(1)
  }

  /// Whether two stops stand below each other as rows do.
  fileprivate func isRowLike(_ other: WalkedStop) -> Bool {
    element is TableViewCell && other.element is TableViewCell
  }
}
