import EarshotInterface
import EarshotSession

/// One thing that was tried on a screen, and what came of it.
struct WalkTurn {
  /// What was tried.
  let act: WalkAct
  /// The stop it was tried on, by its place among those of the state before; `nil` for the whole screen.
  let stop: Int?
  /// Whether nothing else was tried before in this run of the app.
  let isFirst: Bool
  /// Everything that was done from the start of the app, what was tried at the end.
  let way: [HeardStep]
  /// What the app showed before.
  let before: WalkedState
  /// What had been announced before and was still being said.
  let unfinished: [String]
  /// What happened at once.
  let events: [TranscriptEvent]
  /// What the app showed then.
  let after: WalkedState
  /// What happened while the listener waited.
  let later: [TranscriptEvent]
  /// What the app showed while the listener waited, as often as it was something else, with the time since the
  /// thing was tried; the state after all waiting is the last.
  let moments: [(time: Duration, state: WalkedState)]

  /// What the app showed in the end.
  var rested: WalkedState { moments.last?.state ?? after }
  /// Everything that happened.
  var all: [TranscriptEvent] { events + later }
  /// The element it was tried on.
  var subject: WalkedStop? { stop.map { before.stops[$0] } }

  /// Whether anybody has answered what was tried.
  var wasHandled: Bool { events.contains { $0.kind == .action && $0.handledBy != nil } }
  /// Whether the reader said that nobody has.
  var wasUnhandled: Bool {
    events.contains { $0.kind == .action && $0.handledBy == nil } && !wasHandled
  }

  /// Whether nothing at all has come of it.
  var hadNoEffect: Bool {
    before.digest == after.digest && before.digest == rested.digest
      && before.front.isSame(as: rested.front)
      && !all.contains { event in
        switch event.kind {
        case .notification: event.name != "AccessibilityElementFocused"
        // What the reader asks of an element is answered by the element; what the app does is told besides.
        case .action: event.handledBy != nil && !isAsked(event.name ?? "")
        default: false
        }
      }
  }

  /// How much of what stood on the screen is still there, from 0 to 1.
  ///
  /// - Parameter countsMadeAnew: Whether something else in its place that says the same but for its numbers counts.
  /// - Returns: The share.
  func kept(orMadeAnew countsMadeAnew: Bool = false) -> Double {
    guard !before.stops.isEmpty else { return 1 }
    let kept = before.stops.count { stop in
      rested.stops.contains {
        $0.seemsLike(stop) || countsMadeAnew && $0.isMadeAnew(from: stop)
      }
    }
    return Double(kept) / Double(before.stops.count)
  }

  /// Whether the app has named the element on which the cursor stands in the end.
  var isSent: Bool { all.contains { $0.isChange && $0.names(rested.stop?.element) } }

  /// A stop, besides that of the cursor, in whose place another element came while nobody did anything: what becomes
  /// of a cursor on it is to be seen.
  var stopMadeAnew: Int? {
    guard act == .rest, stop == nil else { return nil }
    return before.stops.indices.first { index in
      index != before.cursor && rested.place(of: before.stops[index].element) == nil
        && rested.stops.contains { $0.isMadeAnew(from: before.stops[index]) }
    }
  }

  /// Whether a list that is still there has told of what became of its row: lists do so by themselves.
  func listTells(of stop: WalkedStop) -> Bool {
    // When this is asked the app may have ended, and its window with it.
    stop.list.map { list in
      rested.front.controllers.contains { $0.viewIfLoaded.map(list.isDescendant) ?? false }
    } ?? false
  }

  /// Whether an action is what the reader asked for.
  private func isAsked(_ name: String) -> Bool {
    if case .customAction(_, name) = act { true } else { Self.ofReader.contains(name) }
  }

  /// What the reader asks for, as transcripts call it.
  private static let ofReader: Set = [
    "activate", "escape", "magicTap", "scroll", "increment", "decrement",
  ]
}
