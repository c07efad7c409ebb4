import EarshotModel
import EarshotReader

/// What a listener does on a state so that a fault shows there.
enum WalkProof {
  /// Goes to the element that the fault is about; stays where the cursor is when it is about the screen.
  case arrival
  /// Goes to the element and listens for so many seconds.
  case dwelling(Double)
  /// Goes to one stop and flicks from there to another one.
  case flicks(from: Int, to: Int)
  /// Tries things, one after the other, on a stop or on the screen.
  case acts([WalkAct], stop: Int?)
  /// Flicks over the screen so many times from an end: on, back, and on again; what is not known to show
  /// without what goes before it has that before it.
  case sweeps([SweepPart])
  /// Did it already, from the start of the app, and heard what came of it.
  case done([HeardStep])

  /// One way over the screen, or a part of it.
  struct SweepPart: Hashable {
    let isForward: Bool
    /// How many flicks follow on the jump to the end at which it begins.
    let flicks: Int

    /// On from the first stop.
    static func forward(_ flicks: Int) -> SweepPart { SweepPart(isForward: true, flicks: flicks) }
    /// Back from the last stop.
    static func backward(_ flicks: Int) -> SweepPart { SweepPart(isForward: false, flicks: flicks) }

    var steps: [WalkStep] {
      [.command(isForward ? .first : .last)]
        + Array(repeating: .command(isForward ? .moveForward : .moveBackward), count: flicks)
    }
  }
}

extension Exploration {
  /// What is done on the state for a proof.
  func steps(of proof: WalkProof, about element: Responder?) -> [WalkStep] {
    switch proof {
    case .arrival: return arrival(at: element)
    case .dwelling(let seconds): return arrival(at: element) + [.wait(seconds)]
    case .flicks(let from, let to):
      let flick = WalkStep.command(from < to ? .moveForward : .moveBackward)
      return WalkWay.steps(to: from, from: state)
        + Array(repeating: flick, count: abs(to - from))
    case .acts(let acts, let stop):
      let way = stop.map { WalkWay.steps(to: $0, from: state) } ?? []
      return way + acts.flatMap(\.steps) + [.wait(acts.map(\.waiting).max() ?? WalkAct.patience)]
    case .sweeps(let parts): return parts.flatMap(\.steps)
    case .done: return []
    }
  }

  private func arrival(at element: Responder?) -> [WalkStep] {
    let stop = element.flatMap { element in
      state.place(of: element)
        ?? state.stops.firstIndex { ResponderPath(from: $0.element).contains { $0 === element } }
    }
    let steps = stop.map { WalkWay.steps(to: $0, from: state) } ?? []
    // What an app begins with is not heard by anything that is done.
    return steps.isEmpty && way.isEmpty ? [.command(.speakItem)] : steps
  }
}
