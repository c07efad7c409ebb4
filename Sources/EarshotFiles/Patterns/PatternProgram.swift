// How a pattern is matched:
//
//  1. it becomes a list of steps, in which a choice is a step that leads to two others;
//  2. the steps that can be reached stand in a set, and each character of the text leads from one set to
//     the next, so that no way is gone twice and none is gone back.

/// The steps by which a pattern is matched.
struct PatternProgram: Sendable {
  private enum Step: Sendable {
    case one(PatternCharacters)
    case edge(PatternEdge)
    case split(Int, Int)
    case end
  }

  private var steps: [Step] = []
  private let ignoresCase: Bool
  /// How much was put together, of parts that are empty too.
  private var effort = 0

  /// How many steps there are.
  var count: Int { steps.count }

  /// The most parts of a pattern, with what is repeated counted as often as it has to be there.
  static let limit = 1_000

  /// Puts the steps of a pattern together.
  ///
  /// - Throws: That there are too many of them.
  init(_ pattern: PatternNode, ignoresCase: Bool) throws(PatternFault) {
    self.ignoresCase = ignoresCase
    try add(pattern)
    steps.append(.end)
  }

  /// Whether a text matches, as a whole or in any of its parts.
  func matches(_ text: [Character], asWhole isWhole: Bool) -> Bool {
    var reached = Reached(count: steps.count)
    var next = Reached(count: steps.count)
    var waiting: [Int] = []
    for index in 0...text.count {
      if index == 0 || !isWhole { reach(0, at: index, of: text, &reached, &waiting) }
      if reached.isEnd, !isWhole || index == text.count { return true }
      guard index < text.count else { return false }
      for step in reached.list {
        guard case .one(let kind) = steps[step],
          kind.contain(text[index], ignoringCase: ignoresCase)
        else { continue }
        reach(step + 1, at: index + 1, of: text, &next, &waiting)
      }
      swap(&reached, &next)
      next.clear()
      if isWhole, reached.list.isEmpty { return false }
    }
    return false
  }

  /// Goes to a step, and to all that can be reached from it without another character.
  private func reach(
    _ step: Int, at index: Int, of text: [Character], _ reached: inout Reached,
    _ waiting: inout [Int]
  ) {
    waiting.append(step)
    while let step = waiting.popLast() {
      guard reached.insert(step) else { continue }
      switch steps[step] {
      case .one: break
      case .edge(let edge): if edge.isThere(in: text, at: index) { waiting.append(step + 1) }
      case .split(let one, let other): waiting += [other, one]
      case .end: reached.isEnd = true
      }
    }
  }

  // MARK: Putting together

  private mutating func add(_ node: PatternNode) throws(PatternFault) {
    effort += 1
    guard effort <= Self.limit else {
      throw PatternFault(reason: "of at most \(Self.limit) parts, each as often as it is repeated")
    }
    switch node {
    case .one(let kind): steps.append(.one(kind))
    case .edge(let edge): steps.append(.edge(edge))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let nodes): try add(choice: nodes)
    case .repeated(let node, let least, let most):
      for _ in 0..<least { try add(node) }
      guard let most else { return try add(anyNumberOf: node) }
      for _ in least..<most { try add(optional: node) }
    }
  }

  private mutating func add(choice nodes: [PatternNode]) throws(PatternFault) {
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      let split = steps.count
      if index < nodes.count - 1 { steps.append(.end) }
      try add(node)
      guard index < nodes.count - 1 else { break }
      ends.append(steps.count)
      steps.append(.end)
      steps[split] = .split(split + 1, steps.count)
    }
    for end in ends { steps[end] = .split(steps.count, steps.count) }
  }

  private mutating func add(anyNumberOf node: PatternNode) throws(PatternFault) {
    let split = steps.count
    steps.append(.end)
    try add(node)
    steps.append(.split(split, split))
    steps[split] = .split(split + 1, steps.count)
  }

  private mutating func add(optional node: PatternNode) throws(PatternFault) {
    let split = steps.count
    steps.append(.end)
    try add(node)
    steps[split] = .split(split + 1, steps.count)
  }
}

/// The steps that can be reached, each once.
private struct Reached {
  var list: [Int] = []
  var isEnd = false
  private var isThere: [Bool]

  init(count: Int) {
    isThere = Array(repeating: false, count: count)
  }

  mutating func insert(_ step: Int) -> Bool {
    guard !isThere[step] else { return false }
    isThere[step] = true
    list.append(step)
    return true
  }

  mutating func clear() {
    for step in list { isThere[step] = false }
    list.removeAll(keepingCapacity: true)
    isEnd = false
  }
}
