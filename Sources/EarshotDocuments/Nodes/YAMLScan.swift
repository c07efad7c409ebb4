// Yams builds the whole tree before anybody can look at it, and on the way it hashes every key. An
// alias inside a key, or keys inside keys, cost it years; a few megabytes of dashes cost it
// gigabytes. So the text is walked once before:
//
//  1. `checkCharacters` refuses what YAML calls unprintable, and line breaks that only YAML knows;
//  2. `run` goes from token to token as libyaml's scanner does, and keeps the two stacks that decide
//     what a character means: the indentation of block collections and the open brackets;
//  3. `token` refuses anchors, aliases, tags and keys that are no scalars, and counts the rest.
//
// What is broken YAML is left for Yams to say.

/// Walks YAML text before Yams does, and refuses what Yams cannot take in bounded time and memory.
struct YAMLScan {
  /// What was last seen, which decides whether a colon makes a key of it.
  enum LastToken {
    case scalar(line: Int, column: Int)
    case closedBracket
    case other
  }

  /// An open bracket.
  struct Bracket {
    let isMapping: Bool
    var expectsKey: Bool
  }

  /// The problem of a key that is a list or a mapping.
  static let keyProblem = DocumentProblem.malformed(
    format: "YAML", reason: "a key is a list, a mapping or marked with '?'")

  let source: SourceText
  var index: Int
  /// Where the present line begins.
  var lineStart: Int
  var indents: [Int] = []
  var brackets: [Bracket] = []
  var lastToken = LastToken.other
  private var valueCount = 0
  private let valueLimit: Int

  private init(_ source: SourceText, valueLimit: Int) {
    self.source = source
    self.valueLimit = valueLimit
    index = source.textStart
    lineStart = index
  }

  /// Looks at a whole file whose bytes are UTF-8.
  ///
  /// - Throws: `malformed`, `alias`, `tooDeep` or `tooMany`.
  static func check(
    _ source: SourceText, valueLimit: Int = NodeLimits.values
  ) throws(FileError) {
    var scan = YAMLScan(source, valueLimit: valueLimit)
    try scan.checkCharacters()
    try scan.run()
  }

  private mutating func run() throws(FileError) {
    while true {
      skipToToken()
      guard index < source.bytes.count else { return }
      if brackets.isEmpty { leaveCollections(deeperThan: column) }
      try token()
    }
  }

  private mutating func token() throws(FileError) {
    let byte = source.bytes[index]
    if column == 0, byte == UInt8(ascii: "%") { return skipLine() }
    if isDocumentMarker { return startDocument() }
    let last = lastToken
    lastToken = .other
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"): try open(isMapping: byte == UInt8(ascii: "{"))
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      _ = brackets.popLast()
      lastToken = .closedBracket
      index += 1
    case UInt8(ascii: ","):
      if let bracket = brackets.last {
        brackets[brackets.count - 1].expectsKey = bracket.isMapping
      }
      try count()
      index += 1
    case UInt8(ascii: "-") where isBlank(index + 1):
      if brackets.isEmpty { try enterCollection(at: column) }
      try count()
      index += 1
    case UInt8(ascii: "?") where !brackets.isEmpty || isBlank(index + 1):
      throw source.error(at: index, Self.keyProblem)
    case UInt8(ascii: ":") where !brackets.isEmpty || isBlank(index + 1):
      try value(behind: last)
    case UInt8(ascii: "&"), UInt8(ascii: "*"): throw source.error(at: index, .alias)
    case UInt8(ascii: "!"):
      throw source.error(
        at: index, .malformed(format: "YAML", reason: "tags that begin with '!' are not accepted"))
    case UInt8(ascii: "|") where brackets.isEmpty, UInt8(ascii: ">") where brackets.isEmpty:
      try count()
      skipBlockScalar()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try scalar { $0.skipQuoted(byte) }
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: "`"),
      UInt8(ascii: "%"):
      index += 1
    default:
      try scalar { $0.skipPlain() }
    }
  }

  private mutating func scalar(_ skip: (inout YAMLScan) -> Void) throws(FileError) {
    try count()
    lastToken = .scalar(line: lineStart, column: column)
    skip(&self)
  }

  private mutating func open(isMapping: Bool) throws(FileError) {
    if brackets.last?.expectsKey ?? false { throw source.error(at: index, Self.keyProblem) }
    try count()
    brackets.append(Bracket(isMapping: isMapping, expectsKey: isMapping))
    try checkDepth()
    index += 1
  }

  /// A colon: what stands before it is a key.
  private mutating func value(behind last: LastToken) throws(FileError) {
    switch last {
    case .closedBracket: throw source.error(at: index, Self.keyProblem)
    case .scalar(let line, let column):
      if brackets.isEmpty, line == lineStart { try enterCollection(at: column) }
    case .other: break
    }
    if !brackets.isEmpty { brackets[brackets.count - 1].expectsKey = false }
    try count()
    index += 1
  }

  // MARK: Stacks

  private mutating func enterCollection(at column: Int) throws(FileError) {
    guard indents.last ?? -1 < column else { return }
    indents.append(column)
    try checkDepth()
  }

  private mutating func leaveCollections(deeperThan column: Int) {
    while let last = indents.last, last > column { indents.removeLast() }
  }

  private mutating func startDocument() {
    indents = []
    brackets = []
    lastToken = .other
    index += 3
  }

  private func checkDepth() throws(FileError) {
    guard indents.count + brackets.count <= NodeLimits.depth else {
      throw source.error(at: index, .tooDeep(limit: NodeLimits.depth))
    }
  }

  /// Counts scalars, brackets and separators; no value goes without one of its own.
  private mutating func count() throws(FileError) {
    valueCount += 1
    guard valueCount <= valueLimit else {
      throw source.error(at: index, .tooMany("values", limit: valueLimit))
    }
  }
}
