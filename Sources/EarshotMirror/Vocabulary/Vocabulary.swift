/// What the words of a platform mean to a listener: one table for its roles and one for its states.
///
/// A table is data. What it says can be read by a program, and every line tells what of the platform is lost
/// in it and what is only assumed.
public struct Vocabulary: Hashable, Sendable {
  /// What people call the platform, such as "AT-SPI".
  public var name: String
  /// What decides about the order inside a node that does not say so itself.
  public var arrangement: NodeArrangement
  /// What roles mean.
  public private(set) var roles: [VocabularyRole]
  /// What states mean.
  public private(set) var states: [VocabularyState]
  /// What a role means that is in no line of the table.
  public var unknownRole: VocabularyRole
  /// Where the words come from by which a node is told, in the words of the platform.
  public var origins: Origins
  /// What the platform or its formats do not tell, or what is not used of it; a sentence each.
  public var lost: [String]
  /// What is not known for certain of all roles alike; a sentence each.
  public var assumed: [String]

  /// Where the words come from by which a node is told.
  public struct Origins: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: String
    /// Its hint.
    public var hint: String

    /// Says where each of the three comes from.
    public init(name: String, value: String, hint: String) {
      self.name = name
      self.value = value
      self.hint = hint
    }
  }

  private var roleOfName: [String: Int] = [:]
  /// Which lines about states are for a role, by its name.
  private var statesOfRole: [String: StateLines] = [:]
  /// Which lines about states are for any other role.
  private var statesOfOthers = StateLines()

  /// Lines about states, in the order of the table.
  private struct StateLines: Hashable {
    /// Those for nodes that have any state.
    var all: [Int] = []
    /// Those that apply to a node without any.
    var ofNone: [Int] = []

    mutating func add(_ index: Int, _ state: VocabularyState) {
      all.append(index)
      if state.condition == .isAbsent { ofNone.append(index) }
    }
  }

  /// Creates a vocabulary from its two tables; of two lines for the same role the first counts.
  public init(
    name: String, arrangement: NodeArrangement = .tree, roles: [VocabularyRole],
    states: [VocabularyState], unknownRole: VocabularyRole = VocabularyRole([], part: .cell),
    origins: Origins = Origins(name: "The name.", value: "The value.", hint: "The summary."),
    lost: [String] = [], assumed: [String] = []
  ) {
    self.name = name
    self.origins = origins
    self.lost = lost
    self.assumed = assumed
    self.arrangement = arrangement
    self.roles = roles
    self.states = states
    self.unknownRole = unknownRole
    for (index, role) in roles.enumerated() {
      for name in role.names where roleOfName[name] == nil { roleOfName[name] = index }
    }
    for (index, state) in states.enumerated() {
      if state.roles.isEmpty { statesOfOthers.add(index, state) }
    }
    let named = Set(roles.flatMap(\.names)).union(states.flatMap(\.roles))
    for name in named {
      var lines = StateLines()
      for (index, state) in states.enumerated()
      where state.roles.isEmpty || state.roles.contains(name) {
        lines.add(index, state)
      }
      statesOfRole[name] = lines
    }
  }

  /// The places of the lines about states that may apply to a node; of most nodes there are few.
  func states(thatMayApplyTo node: MirrorNode) -> [Int] {
    let lines = statesOfRole[node.role] ?? statesOfOthers
    return node.states.isEmpty ? lines.ofNone : lines.all
  }

  /// Every vocabulary that is there.
  public static let all: [Vocabulary] = [
    .xcuiTest, .android, .aria, .flutter, .compose, .reactNative, .accessibilitySnapshot, .atSPI,
  ]

  /// What a role means.
  public func role(of name: String) -> VocabularyRole {
    roleOfName[name].map { roles[$0] } ?? unknownRole
  }

  /// Whether the role is in the table.
  public func knows(_ role: String) -> Bool { roleOfName[role] != nil }
}
