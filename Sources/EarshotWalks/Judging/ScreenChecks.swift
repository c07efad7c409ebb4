import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotSession

/// What the rules about screens that come and go look for.
enum ScreenChecks {
  static var all: [WalkCheck] {
    [silent, spurious, storm, staleChild, restorationFocus, backUnhandled]
  }

  private static var silent: WalkCheck {
    .turn(ScreenRules.silent) { turn, _, values in
      guard 1 - turn.kept() > values.number("share"), !turn.rested.stops.isEmpty,
        !turn.all.contains(where: { $0.kind == .notification && $0.name == "screenChanged" }),
        !turn.all.contains(where: {
          $0.kind == .notification && $0.name == "layoutChanged" && $0.id != nil
        }),
        let before = turn.before.stop,
        !turn.rested.stops.contains(where: { $0.seemsLike(before) }) || turn.isSilentlyElsewhere
      else { return nil }
      return WalkViolation(
        "another screen has come in the place of the one with \(before.name), and no change was posted",
        at: before.element)
    }
  }

  private static var spurious: WalkCheck {
    .turn(ScreenRules.spurious) { turn, _, values in
      let isPosted = turn.all.contains { $0.isScreenChange && $0.cause == nil }
      guard isPosted, turn.before.front.isSame(as: turn.rested.front), turn.before.stops.count > 1,
        turn.kept() >= values.number("kept"), let cursor = turn.before.cursor
      else { return nil }
      // A change of the layout sends the cursor to what was there before; a new screen does not.
      if turn.before.stops.count == turn.rested.stops.count,
        let sent = turn.before.stops.first(where: { stop in
          turn.all.contains { $0.isScreenChange && $0.cause == nil && $0.names(stop.element) }
        })
      {
        return WalkViolation(
          "the app has posted a new screen although most of it has stayed, and sends the cursor to \(sent.name)",
          at: turn.before.stop?.element)
      }
      guard cursor > 0, turn.rested.cursor == 0 else { return nil }
      return WalkViolation(
        "the app has posted a new screen although most of it has stayed, and the cursor left"
          + " \(turn.before.stops[cursor].name) for the first stop", at: turn.before.stop?.element)
    }
  }

  private static var storm: WalkCheck {
    .turn(ScreenRules.storm) { turn, _, values in
      let names = turn.events.filter { $0.kind == .notification && $0.cause == nil }.compactMap(
        \.name)
      let screens = names.count { $0 == "screenChanged" }
      let layouts = names.count { $0 == "layoutChanged" }
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
        guard front.depth > 0, front.modal == nil || front.isPopover else { return nil }
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
  /// Whether another heading is the first, and nothing was said that tells of it: what was used, such as a tab, says the
  /// same as before as well.
  fileprivate var isSilentlyElsewhere: Bool {
    guard rested.stop?.words == before.stop?.words else { return false }
    func title(_ state: WalkedState) -> String? {
      state.stops.first { $0.traits.contains(.header) }?.label
    }
    guard let old = title(before), let new = title(rested), old != new else { return false }
    return !rested.stops.contains { $0.label == old }
      && !all.heard.contains { $0.contains(new) } && !all.contains(where: \.isAnnouncement)
  }
}

extension WalkGraph.Node {
  /// What goes back where escape is answered by nobody: it is called as the system calls that, or takes the whole screen
  /// along, itself included, and the app says of it that the screen has changed.
  fileprivate func backWithoutEscape(in graph: WalkGraph) -> WalkedStop? {
    // What a file calls "Back" may turn a page of the web back, and code what escape does.
    guard exploration.app.isWhole, exploration.state.front.modal == nil,
      exploration.turns.contains(where: { $0.act == .escape && $0.wasUnhandled })
    else { return nil }
    let texts = exploration.application.traitCollection.systemTexts
    let names = [texts[.back], SystemTexts.english[.back]].map { $0.lowercased() }
    return exploration.turns.lazy.filter { $0.act == .activate }.first { turn in
      guard let subject = turn.subject, let label = subject.label else { return false }
      let isPosted = turn.all.contains { $0.isScreenChange && $0.cause == nil }
      let leadsBack =
        isPosted && turn.rested.place(of: subject.element) == nil
        && graph.isEarlier(turn.rested, than: exploration.state)
      return leadsBack
        || names.contains(label.lowercased()) && graph.hasSeen(turn.rested, before: self)
    }?.subject
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
