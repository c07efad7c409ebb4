import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession

// What is announced, and what comes on the screen without a word.

extension SpeechChecks {
  /// An announcement that was not heard to its end.
  private struct Unheard {
    let text: String
    /// How long after it was made it was cut off, in seconds.
    let seconds: Double
    /// Whether a change of the screen, or any change, was told at about the same time.
    let isWithScreen: Bool, isWithChange: Bool
    /// Whether something of it was said.
    let isBegun: Bool
  }

  /// The announcements that were not heard, each with what change was told within so many seconds.
  private static func unheard(in turn: WalkTurn, within window: Double) -> [Unheard] {
    // That this reader says once more what was made anew under the cursor is no doing of the app's.
    guard !turn.saysAgainWhatIsMadeAnew else { return [] }
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
      let changes = turn.all.filter {
        $0.isChange && abs(($0.time - event.time) / .seconds(1)) <= window
      }
      let isDropped = turn.all.contains {
        $0.kind == .outcome && $0.outcome == "dropped" && $0.text == text && $0.time >= event.time
      }
      return Unheard(
        text: text, seconds: (end.time - event.time) / .seconds(1),
        isWithScreen: changes.contains(where: \.isScreenChange), isWithChange: !changes.isEmpty,
        isBegun: !isDropped)
    }
  }

  /// How long a listener has to hear of something before it was heard at all, in seconds.
  private static let perceptible = 0.25

  static var announcementInterrupted: WalkCheck {
    .turn(SpeechRules.announcementInterrupted) { turn, _, _ in
      // What a change of the screen keeps from being heard at all is another fault.
      let cut = unheard(in: turn, within: 1).first {
        $0.seconds >= perceptible || $0.isBegun && !$0.isWithScreen && turn.act != .leave
      }
      guard let lost = cut else { return nil }
      return WalkViolation(
        "'\(lost.text)' was announced and cut off", at: turn.subject?.element, detail: lost.text)
    }
  }

  static var announcementLost: WalkCheck {
    .turn(SpeechRules.announcementLost) { turn, _, values in
      let lost = unheard(in: turn, within: values.number("window")).first {
        $0.seconds < perceptible && ($0.isWithChange || turn.act == .leave || !$0.isBegun)
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

  static var announcementSpam: WalkCheck {
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

  /// What is announced at most of the stops whenever the cursor comes there.
  static var announcementOfStops: WalkCheck {
    .state(SpeechRules.announcementSpam) { seen, values in
      let visits = seen.forward.visits
      let told = visits.count { !$0.announced.isEmpty }
      guard Double(told) > values.number("count"), 2 * told > visits.count else { return [] }
      return [
        WalkViolation(
          "\(told) announcements came within \(Int(values.number("window"))) seconds",
          by: .sweeps([.forward(visits.count - 1)]))
      ]
    }
  }

  /// Words that tell of a fault, in small letters.
  private static let faults = [
    "error", "invalid", "incorrect", "wrong", "failed", "required", "missing", "cannot", "can't",
    "could not", "couldn't", "not valid", "must ", "try again", "unable", "denied", "expired",
    "does not", "doesn't", "do not match", "don't match", "too short", "too long", "too many",
  ]

  static var statusNotAnnounced: WalkCheck {
    .turn(SpeechRules.statusNotAnnounced) { turn, seen, _ in
      let isByItself = turn.act == .rest || turn.act == .leave
      guard turn.act.isOfElement || isByItself && seen.app.isWhole,
        turn.before.front.isSame(as: turn.rested.front)
      else { return nil }
      let heard = turn.all.heard.joined(separator: "\n")
      let unheard = turn.rested.stops.filter { stop in
        guard let label = stop.label, !stop.isOperable else {
          guard seen.app.isWhole, let fault = turn.fault(of: stop, in: faults) else { return false }
          return turn.rested.stop?.element !== stop.element
            && !heard.lowercased().contains(fault.lowercased())
        }
        if seen.app.isWhole, turn.hasNewValue(stop) {
          return !heard.contains(stop.value ?? "") && turn.rested.stop?.element !== stop.element
        }
        return !turn.before.stops.contains { $0.label == label } && !heard.contains(label)
          && turn.rested.stop?.element !== stop.element
      }
      for stop in unheard {
        let small = (stop.isOperable ? stop.words : stop.label ?? "").lowercased()
        // What shows something that runs goes on showing it.
        let isNews = turn.before.place(of: stop.element) == nil
        let isRed = (stop.element as? Label)?.textColor?.isRed == true
        let isStatus =
          stop.traits.contains(.updatesFrequently) && isNews && !isByItself
          || faults.contains { small.contains($0) }
          || stop.element.accessibilityInvalidity != .none
          || isNews && isRed
        guard isStatus else { continue }
        return WalkViolation(
          "\(stop.name) has come on the screen, and was not said", at: stop.element,
          detail: stop.label ?? "")
      }
      // One or two texts that come of what was done may well tell what has come of it.
      let texts = unheard.filter { stop in
        stop.isText && stop.list == nil && !stop.words.isEmpty
          && stop.duration <= longestStatus
          && !turn.before.stops.contains {
            $0.element === stop.element && stop.saysTheSame(as: $0) && !turn.hasSetAtOnce(stop)
          }
          && !turn.before.stops.contains { stop.isMadeAnew(from: $0) }
      }
      if seen.app.isWhole, let picture = turn.newPicture {
        let name: AuditSentence = "'\(picture.name)'"
        return WalkViolation(
          "\(name) has come on the screen, and was not said", at: turn.subject?.element,
          detail: picture.name, isForReview: true)
      }
      guard !isByItself, seen.app.isWhole, (1...2).contains(texts.count),
        let text = texts.first(where: { !turn.isTold($0) })
      else { return nil }
      return WalkViolation(
        "\(text.name) has come on the screen, and was not said", at: text.element,
        detail: text.label ?? "", isForReview: true)
    }
  }

  /// How long it takes at most to say a text that tells what has come of something, in seconds.
  private static let longestStatus = 6.0

  static var transientTooShort: WalkCheck {
    .turn(SpeechRules.transientTooShort) { turn, _, values in
      let states = turn.states
      for (index, come) in states.enumerated() {
        for stop in come.state.stops where !turn.before.hasWhatTells(stop) {
          let wasThere = states[..<index].contains { $0.state.hasWhatTells(stop) }
          guard !wasThere, !stop.isOperable, !stop.words.isEmpty, !stop.isOfSystem,
            let gone = states[index...].first(where: { !$0.state.hasWhatTells(stop) }),
            // What was used may lead elsewhere; what has opened by itself closes by itself, and so does what came beside all
            // that was there.
            gone.state.front.isSame(as: come.state.front)
              || gone.state.front.isSame(as: turn.before.front)
                && (come.state.front.liesOver
                  || turn.before.stops.allSatisfy(come.state.hasWhatTells)),
            // A text that says one thing after the other goes on telling, and so does one that was announced.
            gone.state.place(of: stop.element) == nil
              || !turn.announces(from: come.time, until: gone.time)
                && turn.before.stops.contains(where: { old in
                  old.element === stop.element && gone.state.hasWhatTells(old)
                })
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
      return turn.goneBeforeTold(within: values.number("slack")).map { stop, span, needed in
        WalkViolation(
          "\(stop.name) was there for \(span.rounded(.up)) seconds, and takes \(needed.rounded(.up)) to be heard",
          at: turn.subject?.element, detail: stop.label ?? "")
      }
    }
  }
}

extension WalkTurn {
  /// Whether the reader has come back to an element that its container makes anew whenever it is asked.
  fileprivate var saysAgainWhatIsMadeAnew: Bool {
    (subject ?? before.stop)?.isMadeAnewAlways == true
      && all.contains { $0.kind == .focus && $0.cause == RecoveryRule.sameIdentity.rawValue }
  }

  /// What could be used for a while, and went by itself before what was announced when it came had been said, with how
  /// long it was there and how long that takes, in seconds; where something else has come then, it has done its work.
  ///
  /// - Parameter slack: How much longer it has to be there than it takes to say it, in seconds.
  /// - Returns: The first such thing.
  fileprivate func goneBeforeTold(
    within slack: Double
  ) -> (stop: WalkedStop, span: Double, needed: Double)? {
    for (index, come) in states.enumerated() {
      let last = index > 0 ? states[index - 1].state : before
      for stop in come.state.stops where stop.isOperable && !last.hasWhatTells(stop) {
        guard !before.hasWhatTells(stop), before.front.isSame(as: come.state.front),
          let end = states[index...].firstIndex(where: { !$0.state.hasWhatTells(stop) }),
          states[end].state.front.isSame(as: come.state.front),
          states[end].state.stops.allSatisfy({ stop in
            states[end - 1].state.hasWhatTells(stop) || before.hasWhatTells(stop)
          })
        else { continue }
        let span = (states[end].time - come.time) / .seconds(1)
        let needed = all.filter { event in
          event.isAnnouncement && event.time - begin >= come.time - Self.answer / 2
            && event.time - begin < states[end].time
        }.compactMap(\.text).map(WalkedStop.duration(of:)).max()
        // It has to be heard as well, and found.
        if let needed, span < max(needed, stop.duration + slack) {
          return (stop, span, max(needed, stop.duration + slack))
        }
      }
    }
    return nil
  }

  /// What a field that was there tells of a fault now, and has not before, such as by its placeholder.
  fileprivate func fault(of field: WalkedStop, in words: [String]) -> String? {
    guard field.element.accessibilityTextInput != nil, subject?.element !== field.element,
      let old = before.stops.first(where: { $0.element === field.element })
    else { return nil }
    let earlier = old.words.lowercased()
    return field.words.split(separator: ", ").lazy.map(String.init).first { part in
      words.contains { part.lowercased().contains($0) && !earlier.contains($0) }
    }
  }

  /// Whether a text of the same name was there with another value, and not only with another number.
  fileprivate func hasNewValue(_ text: WalkedStop) -> Bool {
    guard text.value?.isEmpty == false else { return false }
    return before.stops.contains {
      $0.element === text.element && $0.label == text.label && $0.value != text.value
        && (!text.saysTheSame(as: $0) || hasSetAtOnce(text))
    }
  }

  /// Whether using something has made a text say something else at once, be it only a number, such as a sum; what runs
  /// by itself changes later.
  fileprivate func hasSetAtOnce(_ text: WalkedStop) -> Bool {
    guard act.isUse, !text.traits.contains(.updatesFrequently) else { return false }
    func words(_ state: WalkedState) -> String? {
      state.stops.first { $0.element === text.element }?.words
    }
    return words(before) != text.words && words(after) == text.words
  }

  /// Whether something was announced and could be said to its end between two times.
  fileprivate func announces(from first: Duration, until last: Duration) -> Bool {
    all.contains { event in
      let time = event.time - begin
      guard event.isAnnouncement, time >= first - Self.answer / 2, let text = event.text else {
        return false
      }
      return time + .seconds(WalkedStop.duration(of: text)) <= last
    }
  }

  /// Whether anything was announced when a text came, or since, or the app has named something then.
  fileprivate func isTold(_ text: WalkedStop) -> Bool {
    let came = states.first { $0.state.stops.contains { $0.words == text.words } }?.time ?? .zero
    return all.contains { event in
      event.time - begin >= came - Self.answer / 2
        && (event.isAnnouncement || event.isChange && event.element != nil)
    }
  }
}

extension Color {
  /// Whether it is as red as what apps write of faults in.
  fileprivate var isRed: Bool { red > 0.55 && green < 0.35 && blue < 0.35 }
}

extension WalkedState {
  /// Whether what a stop told is still told, be it by an element that was made anew.
  fileprivate func hasWhatTells(_ stop: WalkedStop) -> Bool {
    stops.contains { $0.element === stop.element ? $0.tells(stop) : $0.seemsLike(stop) }
  }
}

extension WalkedStop {
  /// Whether a text still says what it said; what runs, and what can be used, says other things all the time.
  fileprivate func tells(_ other: WalkedStop) -> Bool {
    !isText || traits.contains(.updatesFrequently) || saysTheSame(as: other)
  }

  /// Whether it only shows that something goes on, as the system does.
  fileprivate var isOfSystem: Bool {
    element is RefreshControl || element is ActivityIndicatorView || element is ProgressView
  }
}
