import EarshotModel

/// Which states lead to which, for what only the whole of the ways can tell.
struct WalkGraph {
  /// A state that was explored.
  struct Node {
    let exploration: Exploration
    /// The states that something tried there leads to.
    let ends: [String]
  }

  /// What is known of a state, whether it was explored or only seen.
  struct Mark {
    let depth: Int
    let isModal: Bool
    /// The identity of its screen, whatever its values.
    let shape: String
  }

  /// The states that were explored, in the order in which that was done.
  private(set) var nodes: [Node] = []
  private var places: [String: Int] = [:]
  private var marks: [String: Mark] = [:]
  /// The first state of each screen that was explored: what can be done on another with other values is the same.
  private var likes: [String: Int] = [:]

  /// Takes a state that was explored.
  mutating func add(_ exploration: Exploration) {
    places[exploration.state.digest] = nodes.count
    let shape = exploration.state.identity.shape
    likes[shape] = likes[shape] ?? nodes.count
    mark(exploration.state)
    // An app that is launched anew is no way out of anything.
    let turns = exploration.turns.filter(\.act.leadsOn)
    let ends = turns.flatMap(\.restings).map(\.state)
    for end in ends { mark(end) }
    nodes.append(Node(exploration: exploration, ends: ends.map(\.digest)))
  }

  private mutating func mark(_ state: WalkedState) {
    marks[state.digest] = Mark(
      depth: state.front.depth, isModal: state.front.isCovered, shape: state.identity.shape)
  }

  /// Whether the same is heard in a state that was explored before another one.
  func hasSeen(_ state: WalkedState, before node: Node) -> Bool {
    nodes.prefix { $0.exploration.state.digest != node.exploration.state.digest }
      .contains { $0.exploration.state.soundsLike(state) }
  }

  /// Whether the screen of a state was explored before that of another one.
  func isEarlier(_ state: WalkedState, than other: WalkedState) -> Bool {
    guard let first = likes[state.identity.shape], let second = likes[other.identity.shape] else {
      return false
    }
    return first < second
  }

  /// The last state on the way to another one whose screen is called as that of a third one, and is as deep.
  func origin(of node: Node, like state: WalkedState) -> Node? {
    let steps = node.exploration.way.map(\.step)
    return nodes.filter { other in
      let way = other.exploration.way.map(\.step)
      return way.count < steps.count && steps.starts(with: way)
        && other.exploration.state.front.depth == state.front.depth
        && other.exploration.state.front.title == state.front.title
    }.max { $0.exploration.way.count < $1.exploration.way.count }
  }

  /// Whether so many turns, or fewer, lead from a state to one of a kind.
  ///
  /// A state that was seen and not explored may lead anywhere; it counts as leading there only when it is asked to.
  func leads(
    from node: Node, within turns: Int, to isWanted: (Mark) -> Bool
  ) -> (leads: Bool, isKnown: Bool) {
    var edge = node.ends
    var seen = Set(edge + [node.exploration.state.digest])
    var isKnown = true
    for turn in 1...max(1, turns) {
      if edge.contains(where: { marks[$0].map(isWanted) ?? false }) { return (true, true) }
      guard turn < turns else { break }
      var next: [String] = []
      for digest in edge {
        guard let place = places[digest] ?? marks[digest].flatMap({ likes[$0.shape] }) else {
          isKnown = false
          continue
        }
        next += nodes[place].ends.filter { seen.insert($0).inserted }
      }
      edge = next
    }
    return (false, isKnown)
  }
}
