// How an app is walked:
//
//  1. an app that has just started is led to a state by the shortest way that is known; the states are taken in
//     the order of how many gestures lead to them;
//  2. a listener goes over the screen forward, back and forward again; another one is given everything that can be
//     done there, one thing after the other, each from the state as it was: where something has come of it, the app
//     is started anew and led back;
//  3. what comes of each thing is a turn; where it ends at a state that was not seen before, its way is remembered;
//  4. what was found out about the state is judged (`WalkCheck`), and what a turn shows is tried once more by the
//     shortest way, so that what is told can be repeated;
//  5. when no state is left, or the budget is spent, what only the whole of the ways can tell is judged, such as
//     whether any leads out of a dialog; what was not explored is named;
//  6. each fault is shown once more by the fewest gestures, and what is heard of them is told with it.

public import EarshotAudit
import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotScript
import EarshotSession

/// Uses an app by ear from its start to wherever it leads, and takes note of what goes wrong on the way.
public final class AppWalk {
  let app: WalkedApp
  let configuration: AuditConfiguration
  private let budget: WalkBudget
  private var waiting: [WalkWay] = []
  private var seen: Set<String> = []
  private var explored: [String: Int] = [:]
  /// What was heard of the states that were explored, and of what controllers they were made.
  private var heard: Set<String> = []
  /// What has opened the same over a screen, by the digests of what lies there.
  private var openers: [String: Set<String>] = [:]
  private var coverage = WalkCoverage()
  private var faults = WalkFaults()
  private var graph = WalkGraph()
  /// Is told what was done in each run of the app.
  private var tell: (([Finding.WalkedStep]) -> Void)?

  /// The most things that are tried on the elements of one screen.
  private static let actLimit = 120
  /// How many times the variants of a screen are explored when only numbers in its texts differ: what runs is another
  /// screen every second.
  private static let timesOfNumbers = 3
  /// Of how many controls of a screen is heard whether they answer a second time.
  private static let timesUsedAgain = 3
  /// From how many places what lies over a screen is gone through.
  private static let timesOpened = 2
  /// How often a way is gone again to see whether it leads to the same.
  private static let repetitions = 3

  /// Prepares to walk an app.
  ///
  /// - Parameters:
  ///   - app: The app, which is started often.
  ///   - configuration: The rules to apply; those that a walk decides are used whatever it says of walks.
  ///   - budget: How far the walk goes.
  public init(
    _ app: WalkedApp, configuration: AuditConfiguration = AuditConfiguration(),
    budget: WalkBudget = WalkBudget()
  ) {
    self.app = app
    var configuration = configuration
    configuration.walks = true
    self.configuration = configuration
    self.budget = budget
  }

  /// Walks as far as it goes.
  ///
  /// - Parameter tell: Is told what was done in each run of the app, and what was heard; a script of the same
  ///   steps does it again.
  /// - Returns: What was found, and how much of the app was come to.
  /// - Throws: What the app cannot be made for.
  public func walk(
    telling tell: (([Finding.WalkedStep]) -> Void)? = nil
  ) throws -> WalkResult {
    self.tell = tell
    waiting = [WalkWay()]
    while let way = next() { try explore(way) }
    let judge = WalkJudge(app: app, configuration: configuration)
    faults.add(judge.faults(of: graph))
    return WalkResult(findings: try faults.all.map(told), coverage: coverage)
  }

  /// A fault with what is heard when it is shown in an app that was started for it alone.
  private func told(_ fault: WalkFault) throws -> Finding {
    var finding = fault.finding
    if let heard = fault.heard, heard.contains(where: { !$0.heard.isEmpty }) {
      finding.walk = heard.walk
      return finding
    }
    let listener = try start(fault.steps)
    // Who has heard nothing on the way is told where the cursor stands.
    if listener.way.allSatisfy(\.heard.isEmpty) { try listener.take(.command(.speakItem)) }
    finding.walk = listener.way.walk
    tell?(finding.walk)
    return finding
  }

  /// The way to the state that takes the fewest gestures, among those that are to be explored; those come last that only
  /// have the cursor elsewhere.
  private func next() -> WalkWay? {
    while !waiting.isEmpty {
      let order = waiting.map { way in
        (way.end.map { heard.contains($0.phrases) } ?? false ? 1 : 0, way.length)
      }
      let index = order.indices.min { order[$0] < order[$1] } ?? 0
      let way = waiting.remove(at: index)
      if let end = way.end, isExplored(end) {
        coverage.alike += 1
        continue
      }
      guard coverage.states < budget.states else {
        cut(
          "\(budget.states) \(budget.states == 1 ? "state was" : "states were") explored",
          leaving: way)
        continue
      }
      guard hasStepsLeft else {
        cut(endOfSteps, leaving: way)
        continue
      }
      return way
    }
    return nil
  }

  /// Whether enough was seen of the screen of a state.
  private func isExplored(_ identity: WalkedIdentity) -> Bool {
    explored[identity.shape, default: 0] >= budget.variants
      || explored[identity.outline, default: 0] >= Self.timesOfNumbers * budget.variants
  }

  private var hasStepsLeft: Bool { coverage.steps < budget.steps && !budget.isOver() }

  /// Why no further step is taken.
  private var endOfSteps: String {
    budget.isOver() ? "the time was over" : "\(budget.steps) steps were taken"
  }

  private func cut(_ reason: String) {
    if !coverage.cuts.contains(reason) { coverage.cuts.append(reason) }
  }

  private func cut(_ reason: String, leaving way: WalkWay) {
    cut(reason)
    coverage.unexplored.append(way.steps.script)
  }

  // MARK: One state

  private func explore(_ way: WalkWay) throws {
    let listener = try start(way.steps)
    let state = listener.state()
    seen.insert(state.digest)
    heard.insert(state.identity.phrases)
    // They are one where the screen has no numbers.
    for screen in Set([state.identity.shape, state.identity.outline]) {
      explored[screen, default: 0] += 1
    }
    coverage.states += 1
    if !state.isWhole {
      cut(
        "\(Self.name(of: state, in: listener.application, app)) has more than \(WalkedState.stopLimit) stops"
      )
    }
    var exploration = exploration(of: state, by: listener, opening: way.opening)
    exploration.isSentAsNewScreen = way.endsOnNewScreen
    exploration.launched = way.steps.isEmpty ? listener.launched : []
    if exploration.launched.contains(where: \.isAnnouncement) {
      exploration.announcedAtLaunch = try app.announcedAtLaunch()
    }
    try sweep(with: listener, into: &exploration)
    spend(listener)
    let looks = try tryEverything(by: way, into: &exploration)
    let judge = WalkJudge(app: app, configuration: configuration)
    var found = try judge.faults(
      of: exploration, isUnsteady: { try isUnsteady(way, leadingTo: state) },
      repeated: { turn in
        // The same by the shortest way, from an app in which nothing else was tried.
        turn.isFirst ? turn : try? self.turn(turn.act, at: turn.stop, by: way)
      })
    found += looks.flatMap { judge.faults(atALook: $0) }
    faults.add(found)
    graph.add(exploration)
  }

  /// Whether a way that has led to another state than before leads elsewhere when it is gone again.
  ///
  /// The first time more was tried on it, and more time has passed, by which an app may well have gone on.
  private func isUnsteady(_ way: WalkWay, leadingTo state: WalkedState) throws -> Bool {
    guard let end = way.end, end.digest != state.digest else { return false }
    for _ in 0..<Self.repetitions {
      let listener = try start(way.steps)
      defer { spend(listener) }
      if listener.state().digest != state.digest { return true }
    }
    return false
  }

  /// What is known of a state before anything is done there.
  private func exploration(
    of state: WalkedState, by listener: AppListener, opening: ModalOpening?
  ) -> Exploration {
    let document = listener.application as? DocumentApplication
    let (scene, origins) = (document?.frontOrigin, document?.origins ?? { _ in nil })
    let (screen, responders) = AuditedScreen.reading(
      listener.application, name: Self.name(of: state, in: listener.application, app),
      scene: scene, origins: origins)
    return Exploration(
      app: app, application: listener.application, way: listener.way, opening: opening,
      state: state, screen: screen, responders: listener.first(of: responders), scene: scene,
      origins: origins)
  }

  /// What findings call a screen.
  static func name(of state: WalkedState, in application: Application, _ app: WalkedApp) -> String {
    state.front.title ?? (application as? DocumentApplication)?.frontScreenName
      ?? application.applicationName ?? app.name
  }

  /// Starts the app and leads it somewhere.
  private func start(_ steps: [WalkStep]) throws -> AppListener {
    let listener = try AppListener(app)
    for step in steps { try listener.take(step) }
    return listener
  }

  private func spend(_ listener: AppListener) {
    coverage.steps += listener.way.count
    tell?(listener.way.walk)
  }

  // MARK: Sweeps

  private func sweep(
    with listener: AppListener, into exploration: inout Exploration
  ) throws {
    exploration.forward = try listener.sweep(isForward: true)
    exploration.backward = try listener.sweep(isForward: false)
    exploration.again = try listener.sweep(isForward: true)
    if exploration.forward.visits.contains(where: \.begins) {
      exploration.slow = try listener.sweep(isForward: true, isSlow: true)
    }
  }

  // MARK: Trying

  /// Tries what can be done on a state.
  ///
  /// - Returns: What a look has shown at the state after each change around the app.
  private func tryEverything(
    by way: WalkWay, into exploration: inout Exploration
  ) throws -> [Exploration] {
    var looks: [Exploration] = []
    var present: AppListener?
    defer { if let present { spend(present) } }
    var trials = trials(on: exploration)[...]
    while let (act, stop) = trials.popFirst() {
      guard hasStepsLeft else {
        cut(endOfSteps, leaving: way)
        return looks
      }
      if case .surroundings = act, let used = present {
        // What is seen then is told with all that was done before.
        spend(used)
        present = nil
      }
      let isFirst = present == nil
      let listener = try present ?? start(way.steps)
      present = listener
      guard let turn = try listener.turn(act, at: stop, isFirst: isFirst) else {
        spend(listener)
        present = nil
        continue
      }
      exploration.turns.append(turn)
      trials = turn.stopsChanged.map { (.rest, $0) } + trials
      if app.isWhole, turn.isAnswer, exploration.timesUsedAgain < Self.timesUsedAgain {
        trials = [(.activateAgain, turn.stop)] + trials
      }
      if case .surroundings(let change) = act,
        change == .landscape || change == .rightToLeft && app.isWhole
          || exploration.hasMoved(in: turn.rested)
      {
        var look = try look(at: turn.rested, with: listener, opening: way.opening)
        look.isGoneOverAlone =
          change == .rightToLeft && !exploration.hasMoved(in: turn.rested)
        look.unchanged = (turn.before, exploration.screen.bounds)
        looks.append(look)
      }
      if !turn.hadNoEffect {
        spend(listener)
        present = nil
      }
      remember(turn, by: way, from: exploration.state)
    }
    exploration.isTriedOut = true
    return looks
  }

  /// Goes over a state after a change around the app, and scrolls to what lies beyond the edges; nothing else is
  /// tried there.
  private func look(
    at state: WalkedState, with listener: AppListener, opening: ModalOpening?
  ) throws -> Exploration {
    var exploration = exploration(of: state, by: listener, opening: opening)
    try sweep(with: listener, into: &exploration)
    for (act, stop) in exploration.trialsOfScrolling {
      guard let turn = try listener.turn(act, at: stop, isFirst: false) else { continue }
      exploration.turns.append(turn)
      if turn.wasHandled, !app.isWhole || exploration.isAllBroughtIntoSight { break }
    }
    return exploration
  }

  /// What is tried on a screen; of what can be done to its stops not more than the limit.
  private func trials(on exploration: Exploration) -> [Exploration.Trial] {
    let unbounded = configuration.usedRules.first {
      $0.id == InteractionRules.adjustableUnbounded.id
    }
    let ofStops = exploration.trialsOfStops(
      turningUp: unbounded.map { Int(configuration.values(of: $0).number("max")) })
    if ofStops.count > Self.actLimit {
      cut("\(exploration.name) has more than \(Self.actLimit) things to try")
    }
    return exploration.trialsOfScreen + ofStops.prefix(Self.actLimit)
  }

  /// Tries one thing in an app that was started for it alone.
  private func turn(_ act: WalkAct, at stop: Int?, by way: WalkWay) throws -> WalkTurn? {
    let listener = try start(way.steps)
    defer { spend(listener) }
    return try listener.turn(act, at: stop, isFirst: true)
  }

  /// Remembers where a turn has led, when that was not seen before.
  private func remember(_ turn: WalkTurn, by way: WalkWay, from state: WalkedState) {
    // Scrolling that nobody answers leads to no other state than the cursor on the stop where it was tried.
    if case .scroll = turn.act, turn.hadNoEffect { return }
    guard turn.act.leadsOn else { return }
    for resting in turn.restings where isNew(resting.state, by: turn) {
      waiting.append(way.adding(turn, restingAt: resting, from: state))
    }
  }

  /// Whether a state was not seen yet, or lies over the screen and was opened from one other place alone: what is done there
  /// is done to another row then.
  private func isNew(_ state: WalkedState, by turn: WalkTurn) -> Bool {
    guard app.isWhole, state.front.liesOver, !turn.before.front.liesOver, let opener = turn.subject
    else { return seen.insert(state.digest).inserted }
    seen.insert(state.digest)
    let isOther = openers[state.digest, default: []].insert(opener.words).inserted
    return isOther && openers[state.digest, default: []].count <= Self.timesOpened
  }
}
