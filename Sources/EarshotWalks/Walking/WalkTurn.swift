import EarshotInterface
import EarshotModel
import EarshotReader
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
  /// When it was tried, since the app was started.
  let begin: Duration
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
  /// After how long nothing was waited for but what the app had put off, in seconds.
  let settled: Double
  /// How long the listener has waited, in seconds.
  let waited: Double
  /// Whether something was to happen later because of it.
  let setsGoing: Bool
  /// What was seen of all views before, and in the end, where something was used; otherwise `nil`.
  let looksBefore: WalkedLooks?, looks: WalkedLooks?

  /// What the app showed in the end.
  var rested: WalkedState { moments.last?.state ?? after }
  /// What the app showed when there was nothing to wait for but what it had put off, and in the end, each with how long
  /// that took, in seconds; one where it is the same.
  var restings: [(waited: Double, state: WalkedState)] {
    let early = moments.last { $0.time / .seconds(1) <= settled + 0.001 }?.state ?? after
    return early.digest == rested.digest && early.front.isSame(as: rested.front)
      ? [(settled, rested)] : [(settled, early), (waited, rested)]
  }
  /// What the app showed at once and from then on, with the time since the thing was tried.
  var states: [(time: Duration, state: WalkedState)] { [(.zero, after)] + moments }
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

  /// How long it takes at most until what comes of something is its answer, and until somebody has gone on.
  static let answer = Duration.seconds(2)

  /// The element it was tried on as it is in the end, or what has come in its place; `nil` where nothing has.
  var subjectNow: WalkedStop? {
    guard let stop, let subject else { return nil }
    return rested.stops.first { $0.element === subject.element }
      ?? (rested.stops.indices.contains(stop) ? rested.stops[stop] : nil)
  }

  /// Whether what it was tried on looks otherwise than before.
  var hasOtherLooks: Bool { subject?.state != subjectNow?.state }

  /// Whether code was called, and nothing of what was seen or heard has become another.
  var changedNothing: Bool {
    before.digest == after.digest && before.digest == rested.digest
      && before.front.isSame(as: rested.front) && looks == looksBefore && !setsGoing
      && !all.contains { event in
        switch event.kind {
        case .notification: event.name != "AccessibilityElementFocused"
        case .command, .note: event.cause != nil && event.kind == .note
        default: false
        }
      }
  }

  /// Whether all that came of using something is that something was said.
  var isAnswer: Bool {
    act == .activate && subject?.isOperable == true && isAsBefore
      && all.contains(where: \.isAnnouncement) && !all.contains(where: \.isChange)
  }

  /// Whether in the end all is heard and seen as it was before.
  var isAsBefore: Bool {
    before.digest == rested.digest && before.front.isSame(as: rested.front) && looks == looksBefore
  }

  /// Whether what was used has answered the first time, and nothing came of the second.
  var answersOnce: Bool {
    guard act == .activateAgain, isAsBefore,
      let second = way.lastIndex(where: { $0.step == .command(.activate) }),
      let first = way[..<second].lastIndex(where: { $0.step == .command(.activate) })
    else { return false }
    return way[first..<second].contains { !$0.heard.isEmpty }
      && way[second...].allSatisfy(\.heard.isEmpty)
  }

  /// Whether words were said of a use at once that stood nowhere, such as the number of a stepper: they tell what has
  /// come of it, which what is made anew and said again does not.
  var hasAnswer: Bool {
    act == .activate
      && events.heard.contains { said in !before.stops.contains { $0.words == said } }
  }

  /// Whether something came of it and was taken back by itself soon, and nobody has said so.
  var wasTakenBack: Bool {
    isAsBefore && before.digest != after.digest
      && !all.contains { $0.isAnnouncement || $0.isChange }
  }

  /// Whether everything is as before although somebody has answered.
  var wasHandledInVain: Bool {
    wasHandled && changesNothing && !all.contains(where: isPostedByApp)
  }

  /// Whether nothing at all has come of it.
  var hadNoEffect: Bool {
    changesNothing
      && !all.contains { event in
        // What the reader asks of an element is answered by the element; what the app does is told besides.
        event.kind == .action && event.handledBy != nil && !isAsked(event.name ?? "")
          || isPostedByApp(event)
      }
  }

  /// Whether the screen is as before, at once and later, whatever was drawn meanwhile.
  private var changesNothing: Bool {
    before.digest == after.digest && before.digest == rested.digest
      && before.front.isSame(as: rested.front)
  }

  private func isPostedByApp(_ event: TranscriptEvent) -> Bool {
    event.kind == .notification && event.name != "AccessibilityElementFocused"
  }

  /// How much of what stood on the screen is still there, from 0 to 1.
  ///
  /// - Parameter countsMadeAnew: Whether something else in its place that says the same but for its numbers counts.
  /// - Returns: The share.
  func kept(orMadeAnew countsMadeAnew: Bool = false) -> Double {
    share { stop in
      rested.stops.contains { $0.seemsLike(stop) }
        || countsMadeAnew && rested.stops.contains { $0.isMadeAnew(from: stop) }
    }
  }

  /// The share of the stops of which something is true, of those whose elements have gone; the others are there.
  private func share(where isKept: (WalkedStop) -> Bool) -> Double {
    guard !before.stops.isEmpty else { return 1 }
    let elements = Set(rested.stops.map { ObjectIdentifier($0.element) })
    let kept = before.stops.count { elements.contains(ObjectIdentifier($0.element)) || isKept($0) }
    return Double(kept) / Double(before.stops.count)
  }

  /// How much of what stood on the screen is still there, whatever it says, from 0 to 1.
  var keptInPlace: Double {
    share { stop in
      rested.stops.contains {
        $0.seemsLike(stop) || $0.takesPlace(of: stop) || $0.isMadeAnew(from: stop)
      }
    }
  }

  /// The texts that stand where others stood, in the same element or in another one, and say more than another number:
  /// none of what was tried, and none that runs.
  var othersInPlace: [WalkedStop] {
    guard before.digest != rested.digest else { return [] }
    return rested.stops.enumerated().filter { index, stop in
      guard !stop.isOperable, !stop.traits.contains(.updatesFrequently), stop.isText,
        stop.element !== subject?.element, before.stops.indices.contains(index)
      else { return false }
      let old = before.stops.first { $0.element === stop.element } ?? before.stops[index]
      return !old.isOperable && !old.words.isEmpty && old.frame.minX == stop.frame.minX
        && !stop.saysTheSame(as: old) && !before.stops.contains { $0.words == stop.words }
    }.map { $0.element }
  }

  /// Whether the app has named the element on which the cursor stands in the end.
  var isSent: Bool { all.contains { $0.isChange && $0.names(rested.stop?.element) } }

  /// The stops, besides that of the cursor, that became others while nobody did anything: one whose element has gone,
  /// and one that says something else; what becomes of a cursor on them is to be seen.
  var stopsChanged: [Int] {
    guard act == .rest, stop == nil else { return [] }
    let others = before.stops.indices.filter { $0 != before.cursor }
    let gone = others.first { rested.place(of: before.stops[$0].element) == nil }
    let changed = others.first { index in
      let stop = before.stops[index]
      return moments.contains { moment in
        moment.state.stops.contains { $0.element === stop.element && $0.words != stop.words }
      }
    }
    let told = all.contains(where: \.isChange) ? others.last : nil
    return Set([gone, changed ?? told].compactMap(\.self)).sorted()
  }

  /// Whether the reader has looked for another place by itself.
  var isRecovered: Bool {
    all.contains { event in
      event.kind == .focus && event.cause.flatMap(RecoveryRule.init(rawValue:)) != nil
    }
  }

  /// The stop of the cursor, where its element has gone and the reader has looked for another place by itself.
  private var stopLost: WalkedStop? {
    // What is scrolled away goes where one wanted it to go.
    if case .scroll = act { return nil }
    guard isRecovered, let stop = before.stop, rested.place(of: stop.element) == nil,
      !listTells(of: stop)
    else { return nil }
    return stop
  }

  /// Whether the element under the cursor has gone, and nothing was told of it.
  var hasLostSilently: Bool { !all.contains(where: \.isChange) && stopLost != nil }

  /// Whether the element under the cursor has gone, what was told of it names no other, and nothing has come in its
  /// place: where the cursor goes then is up to the reader.
  var hasLostWithoutHeir: Bool {
    let changes = all.filter(\.isChange)
    guard !changes.isEmpty,
      changes.allSatisfy({ !$0.isScreenChange && $0.element == nil && $0.cause == nil }),
      let stopLost
    else { return false }
    return !rested.stops.contains { other in
      before.place(of: other.element) == nil
        && (other.takesPlace(of: stopLost) || other.isMadeAnew(from: stopLost))
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
