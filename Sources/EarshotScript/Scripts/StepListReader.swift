import EarshotDocuments
import EarshotFiles

/// Reads lists of steps, those that have a name and may be run, and those that stand inside others.
final class StepListReader {
  /// Steps in order, with what they come to.
  struct List {
    /// The steps.
    var steps: [ScriptStep] = []
    /// How many steps are carried out, each as often as it is repeated.
    var size = 0
    /// How many lists stand inside each other at most, this one among them.
    var depth = 1
  }

  private enum Definition {
    case waiting(NodeCursor)
    case reading
    case read(List)
  }

  /// How deep lists of steps may stand inside each other.
  static let depthLimit = 32
  /// How many steps a script may carry out.
  static let sizeLimit = 100_000

  /// Where everything goes that is wrong.
  let errors: ScriptErrors
  /// Whether the format has every text in quotes, so that they tell nothing.
  let quotesAllTexts: Bool
  /// The names of the steps that may be run, in the order of the file.
  private var names: [String] = []
  private var definitions: [String: Definition] = [:]
  /// How deep the list stands that is read.
  private var depth = 0
  /// Whether it was said that there are too many steps.
  private var saidTooMany = false

  /// Begins with nothing that may be run.
  init(errors: ScriptErrors, quotesAllTexts: Bool) {
    self.errors = errors
    self.quotesAllTexts = quotesAllTexts
  }

  /// Reads the steps that have names.
  ///
  /// - Throws: A problem of the mapping as a whole.
  func define(_ value: NodeCursor) throws(FileError) {
    let keys = try value.mapping()
    names = keys.members.map(\.key)
    for member in keys.members {
      definitions[member.key] = .waiting(
        NodeCursor(file: value.file, key: member.key, node: member.value))
    }
    for name in names where !errors.isFull { _ = list(named: name) }
  }

  /// Reads a list; steps that are wrong are left out.
  ///
  /// - Throws: A problem of the list as a whole.
  func list(_ value: NodeCursor) throws(FileError) -> List {
    let cursors = try value.list("a list of steps")
    depth += 1
    defer { depth -= 1 }
    var list = List()
    list.steps.reserveCapacity(cursors.count)
    for cursor in cursors where !errors.isFull {
      errors.attempt { () throws(FileError) in
        try add(StepParser(cursor: cursor, lists: self).action(), of: cursor, to: &list)
      }
    }
    return list
  }

  private func add(
    _ action: ScriptAction, of cursor: NodeCursor, to list: inout List
  ) throws(FileError) {
    guard depth + action.depth <= Self.depthLimit else {
      throw cursor.error(ScriptProblem.stepsTooDeep(limit: Self.depthLimit))
    }
    list.depth = max(list.depth, action.depth + 1)
    list.size += action.size
    if list.size > Self.sizeLimit {
      list.size = Self.sizeLimit
      guard !saidTooMany else { return }
      saidTooMany = true
      throw cursor.error(ScriptProblem.tooManySteps(limit: Self.sizeLimit))
    }
    list.steps.append(
      ScriptStep(
        line: cursor.node.place.line, column: cursor.node.place.column, action: action))
  }

  /// Reads a list that holds something: the whole script's, or one that stands inside a step.
  ///
  /// - Throws: A problem of the list as a whole, or that it stands too deep.
  func filled(_ value: NodeCursor) throws(FileError) -> List {
    guard depth < Self.depthLimit else {
      throw value.error(ScriptProblem.stepsTooDeep(limit: Self.depthLimit))
    }
    if case .sequence(let values) = value.node.content, values.isEmpty {
      throw value.wrong("at least one step")
    }
    return try list(value)
  }

  /// The steps of a name.
  ///
  /// - Throws: A problem at the name that nothing has, or that is being read itself.
  func list(at value: NodeCursor) throws(FileError) -> List {
    let name = try value.text()
    guard definitions[name] != nil else {
      guard !names.isEmpty else { throw value.wrong("the name of steps below 'define'") }
      throw value.error(
        ValueProblem.unknownName(name.printable, kind: "name of steps", known: names))
    }
    if case .reading = definitions[name] {
      throw value.error(ScriptProblem.endlessRun(name.printable))
    }
    guard depth < Self.depthLimit else {
      throw value.error(ScriptProblem.stepsTooDeep(limit: Self.depthLimit))
    }
    return list(named: name)
  }

  /// The steps of a name that there is; none where they are wrong, which is told once, at their place.
  private func list(named name: String) -> List {
    switch definitions[name] {
    case .read(let list): return list
    case .waiting(let value):
      definitions[name] = .reading
      let list = errors.attempt { () throws(FileError) in try filled(value) } ?? List()
      definitions[name] = .read(list)
      return list
    case .reading, nil: return List()
    }
  }
}

extension ScriptAction {
  /// How many steps are carried out, this one among them.
  fileprivate var size: Int {
    switch self {
    case .command(_, let repeats), .deleteBackward(let repeats): max(1, repeats)
    case .group(_, let list): 1 + list.size
    // Neither is more than some ten thousands.
    case .repeat(let times, let list): 1 + times * max(1, list.size)
    default: 1
    }
  }

  /// How many lists stand inside each other in it at most.
  fileprivate var depth: Int {
    switch self {
    case .group(_, let list), .repeat(_, let list): list.depth
    default: 0
    }
  }
}
