/// Reads a regular expression: characters, `.`, classes in brackets, groups, `|`, repetition, `^`, `$`, `\b`
/// and the classes `\d`, `\w` and `\s`.
struct PatternParser {
  private let text: [Character]
  private var place = 0
  private var depth = 0

  /// How deep groups may stand inside each other.
  private static let depthLimit = 50
  /// How often something may have to be repeated.
  private static let repeatLimit = 1_000

  /// Takes a regular expression, without its slashes.
  init(_ text: String) {
    self.text = Array(text)
  }

  /// The whole expression.
  ///
  /// - Throws: The first thing that is wrong with it.
  mutating func pattern() throws(PatternFault) -> PatternNode {
    let node = try choice()
    guard place == text.count else { throw fault("without a ) that closes nothing") }
    return node
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func take() -> Character? {
    guard let next else { return nil }
    place += 1
    return next
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  /// A fault at the character that was read last, or that is missing at the end.
  private func fault(_ words: String) -> PatternFault {
    PatternFault(reason: "\(words), at character \(min(place + 1, text.count))")
  }

  // MARK: Parts

  private mutating func choice() throws(PatternFault) -> PatternNode {
    var nodes = [try sequence()]
    while take("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next, next != "|", next != ")" { nodes.append(try repeated(part())) }
    return .sequence(nodes)
  }

  private mutating func part() throws(PatternFault) -> PatternNode {
    switch take() {
    case "(": return try group()
    case "[": return .one(try bracket())
    case ".": return .one(.any)
    case "^": return .edge(.start)
    case "$": return .edge(.end)
    case "\\": return try escape()
    case "*", "+", "?", "{":
      place -= 1
      throw fault("with something before what repeats it")
    case let character?: return .one(PatternCharacters([.range(character...character)]))
    case nil: return .sequence([])
    }
  }

  private mutating func group() throws(PatternFault) -> PatternNode {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw fault("with groups at most \(Self.depthLimit) deep")
    }
    defer { depth -= 1 }
    if take("?"), !take(":") { throw fault("without what (? begins, other than (?:") }
    let node = try choice()
    guard take(")") else { throw fault("with a ) for every (") }
    return node
  }

  private mutating func repeated(_ node: PatternNode) throws(PatternFault) -> PatternNode {
    guard let next, "*+?{".contains(next) else { return node }
    place += 1
    let (least, most): (Int, Int?) =
      switch next {
      case "*": (0, nil)
      case "+": (1, nil)
      case "?": (0, 1)
      default: try times()
      }
    // Whether little or much is taken makes no difference to whether a text matches.
    _ = take("?")
    return .repeated(node, least, most)
  }

  private mutating func times() throws(PatternFault) -> (Int, Int?) {
    let least = try number() ?? 0
    guard take(",") else {
      guard take("}") else { throw fault("with numbers in braces, as in {2} or {2,4}") }
      return (least, least)
    }
    let most = try number()
    guard take("}"), least <= most ?? .max else {
      throw fault("with numbers in braces, as in {2} or {2,4}")
    }
    return (least, most)
  }

  private mutating func number() throws(PatternFault) -> Int? {
    var number: Int?
    while let digit = next?.wholeNumberValue, next?.isASCII == true {
      place += 1
      number = (number ?? 0) * 10 + digit
      guard number ?? 0 <= Self.repeatLimit else {
        throw fault("that repeats nothing more than \(Self.repeatLimit) times")
      }
    }
    return number
  }

  // MARK: Characters

  private mutating func escape() throws(PatternFault) -> PatternNode {
    if take("b") { return .edge(.word) }
    if take("B") { return .edge(.noWord) }
    return .one(PatternCharacters([try escapedPart()]))
  }

  /// What stands behind a backslash.
  private mutating func escapedPart() throws(PatternFault) -> PatternCharacters.Part {
    switch take() {
    case "d": return .digits
    case "w": return .words
    case "s": return .blanks
    case "D": return .others(PatternCharacters([.digits]))
    case "W": return .others(PatternCharacters([.words]))
    case "S": return .others(PatternCharacters([.blanks]))
    case "n": return .range("\n"..."\n")
    case "t": return .range("\t"..."\t")
    case let character? where !PatternCharacters.isWord(character):
      return .range(character...character)
    case nil: throw fault("with a character behind every backslash")
    default:
      place -= 1
      throw fault("in which a backslash stands before d, w, s, b, n, t or a sign")
    }
  }

  private mutating func bracket() throws(PatternFault) -> PatternCharacters {
    let isNegated = take("^")
    var parts: [PatternCharacters.Part] = []
    while let character = take() {
      if character == "]", !parts.isEmpty { return PatternCharacters(parts, isNegated: isNegated) }
      let part = character == "\\" ? try escapedPart() : .range(character...character)
      parts.append(try range(from: part))
    }
    throw fault("with a ] for every [")
  }

  /// A range, where a dash and an end stand behind its beginning.
  private mutating func range(
    from part: PatternCharacters.Part
  ) throws(PatternFault) -> PatternCharacters.Part {
    guard case .range(let first) = part, next == "-", place + 1 < text.count,
      text[place + 1] != "]"
    else { return part }
    place += 1
    let character = take()
    let last = character == "\\" ? try escapedPart() : character.map { .range($0...$0) }
    guard case .range(let end)? = last, first.lowerBound <= end.upperBound else {
      throw fault("with ranges from a lower to a higher character")
    }
    return .range(first.lowerBound...end.upperBound)
  }
}
