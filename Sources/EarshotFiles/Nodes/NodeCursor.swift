/// A value under the name of its key: what typed reading starts from.
///
/// Every reading either gives the value or throws a ``FileError`` at its place that names the
/// key, what stands there and what was expected.
package struct NodeCursor {
  /// The path of the file, for errors.
  package let file: String
  /// The key, for errors.
  package let key: String
  /// The value.
  package let node: SourceNode

  package init(file: String, key: String, node: SourceNode) {
    self.file = file
    self.key = key
    self.node = node
  }

  /// A refusal at the place of the value.
  package func error(_ problem: any FileProblem) -> FileError {
    FileError(file: file, at: node.place, problem: problem)
  }

  /// The refusal of a value of another kind than `expected` says.
  package func wrong(_ expected: String) -> FileError {
    error(ValueProblem.wrongValue(key: key, found: node.summary, expected: expected))
  }

  /// The refusal of a value that is none of the words that there are.
  package func wrong(among known: [String]) -> FileError {
    error(ValueProblem.wrongChoice(key: key, found: node.summary, known: known))
  }

  /// The text as written, quoted or not.
  package func text() throws(FileError) -> String {
    guard case .scalar(let text, _) = node.content, !node.isNull else { throw wrong("text") }
    return text
  }

  /// `true` or `false`.
  package func flag() throws(FileError) -> Bool {
    guard let flag = node.flag else { throw wrong("true or false") }
    return flag
  }

  /// A number within `range`; `expected` says which numbers those are.
  package func number(
    in range: ClosedRange<Double> = -1e9...1e9, expected: String = "a number"
  ) throws(FileError) -> Double {
    guard let number = node.number, range.contains(number) else { throw wrong(expected) }
    return number
  }

  /// A whole number within `range`.
  package func integer(in range: ClosedRange<Int>) throws(FileError) -> Int {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let number = try number(expected: expected)
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw wrong(expected)
    }
    return integer
  }

  /// One of the raw values of an enumeration.
  package func choice<Choice>(_ type: Choice.Type) throws(FileError) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    if case .scalar(let text, _) = node.content, let choice = Choice(rawValue: text) {
      return choice
    }
    throw wrong(among: Choice.allCases.map(\.rawValue))
  }

  /// The values of a list, each under the same key.
  package func list(_ expected: String = "a list") throws(FileError) -> [NodeCursor] {
    guard case .sequence(let values) = node.content else { throw wrong(expected) }
    return values.map { NodeCursor(file: file, key: key, node: $0) }
  }

  /// Goes through the values of a list, each under the same key, without a list of them.
  package func eachItem(
    _ expected: String, _ body: (NodeCursor) throws(FileError) -> Void
  ) throws(FileError) {
    let isList = try node.eachValue { value throws(FileError) in
      try body(NodeCursor(file: file, key: key, node: value))
    }
    guard isList else { throw wrong(expected) }
  }

  /// The words of a list, each of them one that is known.
  package func names(among known: [String]) throws(FileError) -> [String] {
    try list("a list of words").map { word throws(FileError) in
      let text = try word.text()
      guard known.contains(text) else { throw word.wrong(among: known) }
      return text
    }
  }

  /// The texts of a list.
  package func texts() throws(FileError) -> [String] {
    try list("a list of texts").map { value throws(FileError) in try value.text() }
  }

  /// A mapping that may hold `keys` and no others.
  package func mapping(_ keys: [String]) throws(FileError) -> NodeMapping {
    let mapping = try mapping()
    try mapping.require(keysAmong: keys)
    return mapping
  }

  /// A mapping, whatever its keys.
  package func mapping() throws(FileError) -> NodeMapping {
    guard case .mapping(let members) = node.content else { throw wrong("a mapping") }
    return NodeMapping(file: file, place: node.place, members: members)
  }
}
