import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotSession

/// What the rules about screens that come and go look for.
enum ScreenChecks {
  static var all: [WalkCheck] {
    [silent, spurious, storm, staleChild, childAside, restorationFocus, backUnhandled]
  }

  private static var silent: WalkCheck {
    .turn(ScreenRules.silent) { turn, seen, values in
      guard !turn.rested.stops.isEmpty, let before = turn.before.stop,
        !turn.all.contains(where: \.isScreenChange),
        !turn.all.contains(where: {
          $0.kind == .notification && $0.name == "layoutChanged" && $0.id != nil
        })
      else { return nil }
      let isGone = !turn.rested.stops.contains { $0.seemsLike(before) }
      let isExchanged =
        1 - turn.kept() > values.number("share") && (isGone || turn.isSilentlyElsewhere)
      // Another controller is another screen, however much stays beside it; and so is the same with other texts.
      let isOther = seen.app.isWhole && turn.isFilledAnew(more: values.number("share"))
      guard isExchanged || isOther, !turn.choosesPart else { return nil }
      return WalkViolation(
        "another screen has come in the place of the one with \(before.name), and no change was posted",
        at: before.element)
    }
  }

  private static var spurious: WalkCheck {
    .turn(ScreenRules.spurious) { turn, seen, values in
      // What was brought up to date, and is begun anew, is another fault.
      if seen.app.isWhole, turn.bringsUpToDate,
        turn.all.allSatisfy({ !$0.isChange || $0.element == nil })
      {
        return nil
      }
      let isPosted = turn.all.contains { $0.isScreenChange && $0.cause == nil }
      guard isPosted, turn.rested.front.holds(turn.before.front), turn.before.stops.count > 1,
        turn.kept(orMadeAnew: true) >= values.number("kept"), let cursor = turn.before.cursor
      else { return nil }
      let (before, after) = (turn.before.stops, turn.rested.stops)
      if cursor > 0, turn.rested.cursor == 0 {
        return WalkViolation(
          "the app has posted a new screen although most of it has stayed, and the cursor left"
            + " \(before[cursor].name) for the first stop", at: turn.before.stop?.element)
      }
      // Something that has come to stand beside the rest may be as good as a screen.
      let come = after.count { stop in
        !before.contains { $0.seemsLike(stop) || stop.isMadeAnew(from: $0) }
      }
      let most = (1 - values.number("kept")) * Double(before.count)
      guard let sent = turn.rested.stop else { return nil }
      // Who sends the cursor to what was used has unfolded it, whatever has come.
      guard Double(come) <= max(1, most) || turn.isSentToSubject else { return nil }
      return WalkViolation(
        "the app has posted a new screen although most of it has stayed, and sends the cursor to \(sent.name)",
        at: turn.before.stop?.element)
    }
  }

  private static var storm: WalkCheck {
    .turn(ScreenRules.storm) { turn, _, values in
      // How close to each other changes are that are posted for one thing, in seconds.
      let moment = 1.0
      let posted = turn.all.filter { $0.isChange && $0.cause == nil }
      func most(of events: [TranscriptEvent]) -> Int {
        events.map { first in
          events.count { (0..<moment).contains(($0.time - first.time) / .seconds(1)) }
        }.max() ?? 0
      }
      // A stack tells of each of its screens by itself.
      let moves = [ScreenChangeCause.push, .pop].map(\.rawValue)
      let stacked = turn.all.filter { $0.isScreenChange && moves.contains($0.cause ?? "") }
      let screens = max(
        most(of: posted.filter(\.isScreenChange)), turn.act.isUse ? most(of: stacked) : 0)
      let layouts = most(of: posted.filter { !$0.isScreenChange })
      if Double(screens) > values.number("screens") {
        return WalkViolation(
          "\(screens) changes of the screen were posted at once", at: turn.subject?.element)
      }
      guard Double(layouts) > values.number("layouts") else { return nil }
      return WalkViolation(
        "\(layouts) changes of the layout were posted at once", at: turn.subject?.element)
    }
  }

  private static var staleChild: WalkCheck {
    .state(ScreenRules.staleChild) { seen, _ in
      var found: [WalkViolation] = []
      var told: Set<ObjectIdentifier> = []
      for stop in seen.state.stops {
        guard let left = ResponderPath(from: stop.element).lazy.compactMap(owner).first,
          (left as? ViewController)?.isInHierarchy(of: seen.application) != true,
          told.insert(ObjectIdentifier(left)).inserted
        else { continue }
        found.append(
          WalkViolation(
            "\(stop.name) belongs to a controller that is in no window and in no other controller",
            at: stop.element))
      }
      return found
        + seen.stopsUnderChildren.map {
          WalkViolation(
            "\($0.name) lies under the view of another controller, and is still come to",
            at: $0.element)
        }
    }
  }

  /// A controller that was moved out of sight and is still there for readers.
  private static var childAside: WalkCheck {
    .state(ScreenRules.staleChild, needsTrials: true) { seen, _ in
      seen.stopsBeforeEdges.filter(seen.isOfChildAside).prefix(1).map {
        FocusChecks.comesBeyond(to: $0)
      }
    }
  }

  /// A responder that is a controller, or the view that one has left behind when it went.
  private static func owner(_ responder: Responder) -> Responder? {
    // Another controller may have taken the view over.
    if let view = responder as? View {
      return view.hasLostController && !(view.next is ViewController) ? view : nil
    }
    return responder as? ViewController
  }

  private static var restorationFocus: WalkCheck {
    .turn(ScreenRules.restorationFocus, ofRestarts: true) { turn, seen, _ in
      // Whether anything is kept at all is up to code.
      guard seen.app.isWhole else { return nil }
      let (before, after) = (turn.before, turn.rested)
      if before.front.title != after.front.title {
        return WalkViolation(
          "the app was ended on '\(before.front.title ?? "")' and comes back with"
            + " '\(after.front.title ?? "")'", detail: "title")
      }
      let lost = before.stops.first { stop in !after.stops.contains { $0.words == stop.words } }
      if let lost {
        return WalkViolation(
          "\(lost.name) is not there when the app was ended and comes back", at: lost.element,
          detail: "stops")
      }
      let added = after.stops.first { stop in
        after.stops.count { $0.words == stop.words } > before.stops.count { $0.words == stop.words }
      }
      if let added {
        return WalkViolation(
          "\(added.name) was not there when the app was ended, and is there when it comes back",
          at: added.element, detail: "more")
      }
      guard let stop = before.stop, let cursor = after.cursor, cursor > 0,
        after.stops[cursor].words != stop.words
      else { return nil }
      return WalkViolation(
        "the cursor stood on \(stop.name) when the app was ended, and stands on"
          + " \(after.stops[cursor].name) when it comes back", at: stop.element)
    }
  }

  private static var backUnhandled: WalkCheck {
    .walk(ScreenRules.backUnhandled) { graph, _ in
      graph.nodes.compactMap { node in
        if let back = node.backWithoutEscape(in: graph) {
          return (
            node,
            WalkViolation(
              "\(back.name) goes back, and escape does not", at: back.element,
              by: .acts([.escape], stop: nil), isForReview: true)
          )
        }
        let front = node.exploration.state.front
        guard front.depth > 0 else { return nil }
        if let (back, place) = node.backWithIdleEscape {
          return (
            node,
            WalkViolation(
              "\(back.name) goes back, and escape does not", at: back.element,
              by: .acts([.escape], stop: place), isForReview: true)
          )
        }
        // What was not tried may lead back.
        guard !front.isCovered || front.isPopover, node.exploration.isTriedOut else { return nil }
        let way = graph.leads(from: node, within: 1) { $0.depth < front.depth }
        // What escape leads to otherwise, such as a field that is no longer edited, is judged by itself.
        let escape = node.exploration.turns.first { $0.act == .escape }
        let leadsOn = escape.map { $0.rested.digest != node.exploration.state.digest } ?? false
        guard !way.leads, !leadsOn else { return nil }
        return (
          node,
          WalkViolation(
            "neither escape nor anything that the cursor comes to goes back",
            by: .acts([.escape], stop: nil))
        )
      }
    }
  }
}

extension WalkTurn {
  /// Whether the app sends the cursor to what was used, which is there as before.
  fileprivate var isSentToSubject: Bool {
    guard let subject else { return false }
    return all.contains { $0.isScreenChange && $0.cause == nil && $0.names(subject.element) }
  }

  /// Whether what was used is one of several that choose what stands beside them, such as a segment: it is told as
  /// chosen now, stays where it was, and the app has told of another layout.
  fileprivate var choosesPart: Bool {
    guard let subject, let subjectNow, subjectNow.element === subject.element,
      !subject.traits.contains(.selected), subjectNow.traits.contains(.selected)
    else { return false }
    return all.contains { $0.isChange && $0.cause == nil }
  }

  /// Whether another heading is the first, and nothing was said that tells of it: what was used, such as a tab, says the
  /// same as before as well.
  fileprivate var isSilentlyElsewhere: Bool {
    guard rested.stop?.words == before.stop?.words else { return false }
    func title(_ state: WalkedState) -> String? {
      let headings = state.stops.filter { $0.traits.contains(.header) }
      // What stands in a bar may stay over one page after the other.
      return (headings.first { !$0.isInBar } ?? headings.first)?.label
    }
    guard let old = title(before), let new = title(rested), old != new else { return false }
    return !rested.stops.contains { $0.label == old }
      && !all.heard.contains { $0.contains(new) } && !all.contains(where: \.isAnnouncement)
  }
}

extension WalkTurn {
  /// Whether most that stood there to be read says something else, or another controller has filled a part of the
  /// screen, and nothing of that was heard.
  fileprivate func isFilledAnew(more share: Double) -> Bool {
    guard before.digest != rested.digest, !all.contains(where: \.isAnnouncement),
      before.front.depth == rested.front.depth,
      before.front.isCovered == rested.front.isCovered
    else { return false }
    let new = rested.stops.filter { stop in
      !before.stops.contains {
        $0.words == stop.words || stop.isMadeAnew(from: $0) || $0.saysTheSame(as: stop)
      }
    }
    guard new.count > 1,
      !new.contains(where: { stop in all.heard.contains { $0.contains(stop.words) } })
    else { return false }
    let texts = before.stops.filter {
      !$0.isInBar && ($0.isText || $0.traits.contains(.header)) && !$0.isOperable
    }
    let changed = texts.count { old in
      !rested.stops.contains { stop in
        stop.saysTheSame(as: old) || !act.isUse && stop.isUpdate(of: old)
      }
    }
    let isExchanged =
      texts.count > 1 && changed > 1 && Double(changed) > share * Double(texts.count)
    let controllers = rested.front.controllers.filter { controller in
      !before.front.controllers.contains { $0 === controller }
    }
    let others = before.stops.filter { !$0.isInBar }
    if isExchanged {
      return Double(changed) > share * Double(others.count) || !controllers.isEmpty
    }
    // Most of what another controller shows may be controls.
    guard changed > 0, !controllers.isEmpty else { return false }
    let gone = others.count { old in !rested.stops.contains { $0.saysTheSame(as: old) } }
    return gone > 1 && Double(gone) > share * Double(others.count)
  }
}

extension WalkGraph.Node {
  /// What goes back where escape is answered by nobody: it is called as the system calls that, or takes the whole screen
  /// along, itself included, and the app says of it that the screen has changed.
  fileprivate func backWithoutEscape(in graph: WalkGraph) -> WalkedStop? {
    // What a file calls "Back" may turn a page of the web back, and code what escape does.
    guard exploration.app.isWhole, !exploration.state.front.liesOver,
      exploration.turns.contains(where: {
        $0.act == .escape && ($0.wasUnhandled || $0.hadNoEffect)
      })
    else { return nil }
    let texts = exploration.application.traitCollection.systemTexts
    let names = [texts[.back], SystemTexts.english[.back]].map { $0.lowercased() }
    return exploration.turns.lazy.filter { $0.act == .activate }.first { turn in
      // What opens a question, or goes on, does not go back, however often the question was seen before.
      guard let subject = turn.subject, let label = subject.label, !turn.rested.front.liesOver,
        turn.rested.front.depth <= exploration.state.front.depth
      else { return false }
      let isPosted = turn.all.contains { $0.isChange && $0.cause == nil }
      let leadsBack =
        isPosted && turn.rested.place(of: subject.element) == nil && turn.kept() < 0.5
        && graph.isEarlier(turn.rested, than: exploration.state)
      return leadsBack
        || names.contains(label.lowercased()) && graph.hasSeen(turn.rested, before: self)
    }?.subject
  }
}

extension WalkGraph.Node {
  /// What goes back where escape comes to nothing, and the stop on which that was tried; `nil` for the screen.
  fileprivate var backWithIdleEscape: (back: WalkedStop, place: Int?)? {
    let front = exploration.state.front
    guard exploration.app.isWhole, !front.isCovered || front.isPresented,
      let idle = exploration.turns.first(where: {
        // Nobody has to answer on what is presented over the whole screen, but who does has to mean it.
        $0.act == .escape && (front.isPresented ? $0.wasHandledInVain : $0.hadNoEffect)
      }),
      let back = exploration.turns.first(where: {
        $0.act == .activate && $0.rested.front.depth < front.depth
      })?.subject
    else { return nil }
    return (back, idle.stop)
  }
}

extension ViewController {
  /// Whether the controller fills a window, is presented, or belongs to one that is.
  fileprivate func isInHierarchy(of application: Application) -> Bool {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost.presentingViewController != nil
      || application.windows.contains { $0.rootViewController === outermost }
  }
}
