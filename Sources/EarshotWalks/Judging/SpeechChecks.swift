import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotSession
import EarshotSpeech

/// What the rules about what is heard look for.
enum SpeechChecks {
  static var all: [WalkCheck] {
    [
      announcementInterrupted, announcementLost, announcementLostAtLaunch, announcementSpam,
      announcementOfStops, statusNotAnnounced,
      transientTooShort, utteranceTooLong, hintCut, hintOfNoStop, hintInterrupted, repeated,
      roleInconsistent,
      roleLost, liveValueWithoutTrait, unpronounceable,
    ]
  }

  private static var utteranceTooLong: WalkCheck {
    .state(SpeechRules.utteranceTooLong) { seen, values in
      seen.state.stops.compactMap { stop in
        // A paragraph may be long; nobody expects it of what is to be found, or to be used.
        let isShort = stop.isOperable || stop.traits.contains(.header)
        // What is told of a picture is no paragraph either.
        let isPicture = seen.app.isWhole && stop.traits.contains(.image)
        let most =
          isPicture ? values.number("text") / 2 : values.number(isShort ? "control" : "text")
        // Those who come from elsewhere hear what stands around it as well.
        let arrival = seen.forward.visits.first { $0.element === stop.element }?.words ?? ""
        let isFull = seen.app.isWhole && arrival.count > stop.words.count
        let words = isFull ? arrival : stop.words
        let duration = isFull ? WalkedStop.duration(of: arrival) : stop.duration
        guard duration > most, stop.element.accessibilityTextInput == nil,
          !seen.isFilledByCode(stop)
        else { return nil }
        let start = words.prefix(40)
        return WalkViolation(
          "'\(start)…' takes \(Int(duration.rounded())) seconds", at: stop.element,
          by: .dwelling(duration.rounded(.up)))
      }
    }
  }

  private static var hintCut: WalkCheck {
    .state(SpeechRules.hintCut) { seen, values in
      seen.state.stops.compactMap { stop in
        // What can be used says so without its hint, unless that comes too late for anybody.
        let most = stop.isOperable ? 2 * values.number("dwell") : values.number("dwell")
        guard stop.hint != nil, stop.duration > most, !stop.isOperable || seen.app.isWhole else {
          return nil
        }
        return WalkViolation(
          "the hint of \(stop.name) begins only after \(Int(stop.duration.rounded())) seconds",
          at: stop.element, by: .dwelling(stop.duration.rounded(.up) + 1),
          isForReview: stop.isOperable)
      }
    }
  }

  /// A hint of what is no stop, and is said at no other one.
  private static var hintOfNoStop: WalkCheck {
    .state(SpeechRules.hintCut) { seen, _ in
      guard seen.app.isWhole, seen.state.isWhole, !seen.state.front.isCovered else { return [] }
      return seen.screen.elements.compactMap { element in
        guard element.stop == nil, let hint = element.hint, !hint.isEmpty, element.isVisible,
          !element.isHidden, !element.isHiddenFromReaders, !element.isPartOfControl,
          !seen.state.stops.contains(where: { $0.hint?.contains(hint) == true })
        else { return nil }
        return WalkViolation(
          "the hint '\(hint)' belongs to no stop, and is never heard",
          at: seen.responders[element.index])
      }
    }
  }

  private static var hintInterrupted: WalkCheck {
    .turn(SpeechRules.hintCut) { turn, _, _ in
      let isArrival = if case .comeAgain = turn.act { true } else { false }
      guard isArrival || turn.act == .rest, let stop = turn.subject, let hint = stop.hint,
        let arrival = isArrival
          ? turn.all.firstIndex(where: { $0.names(stop.element) && $0.kind == .focus })
            ?? turn.all.lastIndex(where: { $0.kind == .focus })
          : turn.all.indices.first
      else { return nil }
      let after = turn.all[arrival...]
      let isCut = after.contains {
        $0.kind == .outcome && $0.outcome == "interrupted"
          && $0.text?.contains(stop.label ?? stop.words) == true
      }
      // Once it was heard to its end, it can be heard.
      let isHeard = after.contains {
        $0.kind == .outcome && $0.outcome == "heard" && $0.text?.contains(hint) == true
      }
      let other =
        after.last { $0.isAnnouncement || $0.isPage }?.text ?? after.last(where: \.isChange)?.name
      guard isCut, !isHeard, let other else { return nil }
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
        guard let label = first.label?.lowercased(), label.count > 2, !first.isRowLike(second),
          // A back button says where it leads, and tabs say their places.
          !first.traits.contains(.backButton), !seen.isTab(first), !seen.isTab(second),
          // What stands there until code fills it is not what will be heard.
          !seen.isFilledByCode(first), !seen.isFilledByCode(second)
        else { return nil }
        let isSame =
          second.label?.lowercased() == label && first.value == second.value
          // Rows of a list may well say the same of different things.
          && (first.isOperable == second.isOperable || !first.frame.isEmpty)
        let isSaidAgain =
          seen.app.isWhole && (second.saysAgain(first) || first.ends(with: second))
        guard isSame || isSaidAgain else { return nil }
        return WalkViolation(
          "\(second.name) comes right after \(first.name)", at: second.element,
          by: .flicks(from: index, to: index + 1), isForReview: !isSame)
      }
    }
  }

  private static var roleInconsistent: WalkCheck {
    .walk(SpeechRules.roleInconsistent) { graph, _ in
      var roles: [String: AccessibilityTraits] = [:]
      var found: [(node: WalkGraph.Node, violation: WalkViolation)] = []
      for node in graph.nodes {
        for stop in node.exploration.state.stops {
          let own = node.exploration.app.isWhole ? stop.element.accessibilityIdentifier : nil
          // A text may well be called as a control; what has an identifier is the same thing.
          guard stop.isOperable || own?.isEmpty == false,
            let identifier = stop.element.accessibilityIdentifier ?? stop.label,
            !identifier.isEmpty
          else { continue }
          let role = stop.role
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
    .turn(SpeechRules.roleInconsistent) { turn, seen, _ in
      guard turn.act.isOfElement || turn.act == .rest,
        let after = turn.rested.stops.first(where: { stop in
          turn.before.stops.contains { old in
            old.element === stop.element && old.label == stop.label && old.isOperable
              && (!stop.isOperable || seen.app.isWhole && old.role != stop.role)
          }
        })
      else { return nil }
      return WalkViolation("\(after.name) said another role before", at: after.element)
    }
  }

  private static var liveValueWithoutTrait: WalkCheck {
    .turn(SpeechRules.liveValueWithoutTrait) {
      turn, _, values in
      guard turn.act == .rest || turn.act.isOfElement,
        Double(turn.moments.count) >= values.number("count")
      else { return nil }
      let window = values.number("window") + (turn.act == .rest ? 0.5 : 0)
      for (index, stop) in turn.before.stops.enumerated()
      where !stop.traits.contains(.updatesFrequently) {
        // What comes of something that is done at once is its answer.
        var last = turn.act == .rest ? stop : turn.after.stop(like: stop, at: index) ?? stop
        var times: [Double] = []
        for moment in turn.moments {
          guard let now = moment.state.stop(like: last, at: index) else { break }
          if now.words != last.words { times.append(moment.time / .seconds(1)) }
          last = now
        }
        let most = times.map { time in times.count { $0 >= time && $0 - time < window } }.max() ?? 0
        if Double(most) >= values.number("count"), !last.traits.contains(.updatesFrequently) {
          return WalkViolation(
            "\(stop.name) changed \(most) times within \(Int(values.number("window"))) seconds",
            at: stop.element)
        }
      }
      return nil
    }
  }
}

extension SpeechChecks {
  /// Whether one of the parts of which a text is put together, such as those of a row, holds nothing that a voice reads.
  private static func isUnread(partOf text: String) -> Bool {
    text.split(separator: ", ").contains { VoiceShares(of: String($0), language: nil).unread == 1 }
  }

  fileprivate static var unpronounceable: WalkCheck {
    .state(SpeechRules.unpronounceable) { seen, values in
      let most = values.number("share")
      return seen.state.stops.compactMap { stop in
        let own = ResponderPath(from: stop.element).lazy.filter { !($0 is Application) }
          .compactMap(\.accessibilityLanguage).first
        let language = own ?? seen.app.language(seen.application)
        // What somebody types is no name of anything.
        let isTyped = stop.element.accessibilityTextInput != nil
        let texts = [stop.label] + (seen.app.isWhole && !isTyped ? [stop.value, stop.hint] : [])
        for text in texts.compactMap(\.self) {
          let shares = VoiceShares(of: text, language: language)
          if shares.unread > most
            || seen.app.isWhole
              && (shares.spelled > most || shares.isNoise
                || shares.unread > 0 && isUnread(partOf: text))
          {
            return WalkViolation("no voice reads '\(text)'", at: stop.element)
          }
          guard let language, shares.foreign > most else { continue }
          return WalkViolation(
            "'\(text)' is read by the voice of another language than '\(language)'",
            at: stop.element)
        }
        return nil
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
  var duration: Double { Self.duration(of: words) }

  /// How long it takes to say something, in seconds at the usual rate.
  static func duration(of words: String) -> Double {
    VirtualVoice().characterDuration * words.count / .seconds(1)
  }

  /// What it claims to be to those who use it.
  fileprivate var role: AccessibilityTraits {
    traits.intersection([.button, .link, .adjustable, .searchField, .toggleButton])
  }

  /// What is said of it, word for word.
  private var spokenWords: [Substring] {
    "\(label ?? "") \(value ?? "")".lowercased()
      .split { !$0.isLetter && !$0.isNumber && $0 != "%" }
  }

  /// Whether the last of what it says is all that a text behind it says, which is more than a word or two.
  fileprivate func ends(with other: WalkedStop) -> Bool {
    let (mine, others) = (spokenWords, other.spokenWords)
    return others.count > 2 && other.isText && !other.traits.contains(.header)
      && mine.reversed().starts(with: others.reversed())
  }

  /// Whether it says all that another stop said, among other things.
  fileprivate func saysAgain(_ other: WalkedStop) -> Bool {
    let (mine, others) = (spokenWords, other.spokenWords)
    guard others.count > 1, mine.count >= others.count, !other.isOperable else { return false }
    return mine.starts(with: others)
  }

  /// Whether two stops stand below each other as rows do.
  fileprivate func isRowLike(_ other: WalkedStop) -> Bool {
    element is TableViewCell && other.element is TableViewCell
  }
}
