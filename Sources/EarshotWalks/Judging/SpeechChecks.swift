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

  /// The announcements that were not heard, each with when it was cut off, and whether a change of the screen was
  /// told within so many seconds.
  private static func unheard(
    in turn: WalkTurn, within window: Double
  ) -> [(text: String, seconds: Double, isWithChange: Bool)] {
    // What was announced before, in the same words, ends before what is announced now.
    var ends = turn.all.filter(\.isEndOfAnnouncement)
    for text in turn.unfinished {
      if let place = ends.firstIndex(where: { $0.text == text }) { ends.remove(at: place) }
    }
    return turn.all.filter(\.isAnnouncement).compactMap { event in
      guard let text = event.text,
        let end = ends.first(where: { $0.text == text && $0.time >= event.time }),
        end.outcome == "unsuccessful"
      else { return nil }
      let isWithChange = turn.all.contains {
        $0.isScreenChange && abs(($0.time - event.time) / .seconds(1)) <= window
      }
      return (text, (end.time - event.time) / .seconds(1), isWithChange)
    }
  }

  /// How long a listener has to hear of something before it was heard at all, in seconds.
  private static let perceptible = 0.25

  private static var announcementInterrupted: WalkCheck {
    .turn(SpeechRules.announcementInterrupted) { turn, _, _ in
      // What a change of the screen keeps from being heard at all is another fault.
      let cut = unheard(in: turn, within: 1).first {
        $0.seconds >= perceptible || !$0.isWithChange && turn.act != .leave
      }
      guard let lost = cut else { return nil }
      return WalkViolation(
        "'\(lost.text)' was announced and cut off", at: turn.subject?.element, detail: lost.text)
    }
  }

  private static var announcementLost: WalkCheck {
    .turn(SpeechRules.announcementLost) { turn, _, values in
      let lost = unheard(in: turn, within: values.number("window")).first {
        $0.seconds < perceptible && ($0.isWithChange || turn.act == .leave)
      }
      guard let lost else { return nil }
      if turn.act == .leave {
        return WalkViolation(
          "'\(lost.text)' was announced while the app was left, and never heard", detail: lost.text)
      }
      return WalkViolation(
        "'\(lost.text)' was announced with a change of the screen, and never heard",
        at: turn.subject?.element, detail: lost.text)
    }
  }

  private static var announcementSpam: WalkCheck {
    .turn(SpeechRules.announcementSpam) { turn, _, values in
      let announced = turn.all.filter(\.isAnnouncement)
      for (first, second) in zip(announced, announced.dropFirst())
      where first.text == second.text
        && (second.time - first.time) / .seconds(1) <= values.number("window")
      {
        return WalkViolation(
          "'\(first.text ?? "")' was announced twice in a row", at: turn.subject?.element,
          detail: "twice")
      }
      let most = Int(values.number("count"))
      guard announced.count > most else { return nil }
      for index in announced.indices.dropLast(most) {
        let span = (announced[index + most].time - announced[index].time) / .seconds(1)
        if span <= values.number("window") {
          return WalkViolation(
            "\(most + 1) announcements came within \(Int(values.number("window"))) seconds",
            at: turn.subject?.element)
        }
      }
      return nil
    }
  }

  /// Words that tell of a fault, in small letters.
  private static let faults = [
    "error", "invalid", "incorrect", "wrong", "failed", "required", "missing", "cannot", "can't",
    "could not", "couldn't", "not valid", "must ", "try again", "unable", "denied", "expired",
    "does not", "doesn't", "do not match", "don't match", "too short", "too long", "too many",
  ]

  private static var statusNotAnnounced: WalkCheck {
    .turn(SpeechRules.statusNotAnnounced) { turn, _, _ in
      guard turn.act.isOfElement, turn.before.front.isSame(as: turn.rested.front) else {
        return nil
      }
      let heard = turn.all.heard.joined(separator: "\n")
      for stop in turn.rested.stops {
        guard let label = stop.label, !stop.isOperable,
          !turn.before.stops.contains(where: { $0.label == label }),
          !heard.contains(label), turn.rested.stop?.element !== stop.element
        else { continue }
        let small = label.lowercased()
        // What shows something that runs goes on showing it.
        let isNews = turn.before.place(of: stop.element) == nil
        let isStatus =
          stop.traits.contains(.updatesFrequently) && isNews
          || faults.contains { small.contains($0) }
          || stop.element.accessibilityInvalidity != .none
          || isNews && (stop.element as? Label)?.textColor?.isRed == true
        guard isStatus else { continue }
        return WalkViolation(
          "\(stop.name) has come on the screen, and was not said", at: stop.element, detail: label)
      }
      return nil
    }
  }

  private static var transientTooShort: WalkCheck {
    .turn(SpeechRules.transientTooShort) { turn, _, values in
      let states = [(time: Duration.zero, state: turn.after)] + turn.moments
      for (index, come) in states.enumerated() {
        for stop in come.state.stops
        where !turn.before.stops.contains(where: { $0.seemsLike(stop) }) {
          let wasThere = states[..<index].contains {
            $0.state.stops.contains { $0.seemsLike(stop) }
          }
          guard !wasThere, !stop.isOperable, !stop.words.isEmpty, !stop.isOfSystem,
            let gone = states[index...].first(where: {
              !$0.state.stops.contains { $0.seemsLike(stop) }
            }),
            gone.state.front.isSame(as: come.state.front)
          else { continue }
          let needed = stop.duration + values.number("slack")
          let span = (gone.time - come.time) / .seconds(1)
          if span < needed {
            return WalkViolation(
              "\(stop.name) was there for \(span.rounded(.up)) seconds, and takes \(needed.rounded(.up)) to be heard",
              at: turn.subject?.element, detail: stop.label ?? "")
          }
        }
      }
      return nil
    }
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

extension Color {
  /// Whether it is as red as what apps write of faults in.
  fileprivate var isRed: Bool { red > 0.55 && green < 0.35 && blue < 0.35 }
}

extension WalkedStop {
  /// Whether it only shows that something goes on, as the system does.
  fileprivate var isOfSystem: Bool {
    element is RefreshControl || element is ActivityIndicatorView || element is ProgressView
  }

  /// How long it takes to say it, in seconds at the usual rate.
  fileprivate var duration: Double {
    VirtualVoice().characterDuration * words.count / .seconds(1)
  }

  /// Whether two stops stand below each other as rows do.
  fileprivate func isRowLike(_ other: WalkedStop) -> Bool {
    element is TableViewCell && other.element is TableViewCell
  }
}
