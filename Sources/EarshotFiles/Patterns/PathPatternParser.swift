/// Reads what stands in a pattern for paths: `*` and `?` within a name, `**` over several, and brackets.
struct PathPatternParser {
  private let text: [Character]
  private var place = 0

  /// Takes a pattern without what stands around it: `!`, and slashes at its ends.
  init(_ text: [Character]) {
    self.text = text
  }

  private static let slash = PatternNode.one(PatternCharacters([.range("/"..."/")]))
  private static let inName = PatternNode.one(
    PatternCharacters([.range("/"..."/")], isNegated: true))
  private static let anything = PatternNode.one(.any)

  /// The whole pattern.
  ///
  /// - Throws: Why it can match nothing.
  mutating func pattern() throws(PatternFault) -> PatternNode {
    var nodes: [PatternNode] = []
    while place < text.count {
      if let folders = folders() {
        nodes.append(folders)
        continue
      }
      let character = text[place]
      place += 1
      switch character {
      case "*":
        while place < text.count, text[place] == "*" { place += 1 }
        nodes.append(.repeated(Self.inName, 0, nil))
      case "?": nodes.append(Self.inName)
      case "[": nodes.append(try bracket())
      case "\\":
        guard place < text.count else {
          throw PatternFault(reason: "with a character behind every backslash")
        }
        nodes.append(.one(PatternCharacters([.range(text[place]...text[place])])))
        place += 1
      default: nodes.append(.one(PatternCharacters([.range(character...character)])))
      }
    }
    return .sequence(nodes)
  }

  /// Two stars or more that are a name by themselves: any folders, or at the end everything.
  private mutating func folders() -> PatternNode? {
    guard place == 0 || text[place - 1] == "/" else { return nil }
    let stars = text[place...].prefix { $0 == "*" }.count
    guard stars >= 2 else { return nil }
    let rest = text[(place + stars)...]
    if rest.isEmpty {
      place += stars
      return .repeated(Self.anything, 1, nil)
    }
    guard rest.first == "/" else { return nil }
    place += stars + 1
    return .repeated(.sequence([.repeated(Self.anything, 0, nil), Self.slash]), 0, 1)
  }

  // MARK: Brackets

  private mutating func bracket() throws(PatternFault) -> PatternNode {
    let isNegated = next == "!" || next == "^"
    if isNegated { place += 1 }
    var parts: [PatternCharacters.Part] = []
    var isFirst = true
    while let character = next {
      place += 1
      if character == "]", !isFirst {
        return .one(Self.characters(parts, isNegated: isNegated))
      }
      isFirst = false
      if character == "[", next == ":", let named = try named() {
        parts += named
      } else {
        parts += try range(from: character)
      }
    }
    throw PatternFault(reason: "with a ] for every [")
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  /// What a bracket holds, which is never a slash.
  private static func characters(
    _ parts: [PatternCharacters.Part], isNegated: Bool
  ) -> PatternCharacters {
    let slash = PatternCharacters.Part.range("/"..."/")
    if isNegated { return PatternCharacters(parts + [slash], isNegated: true) }
    let others = PatternCharacters.Part.others(PatternCharacters(parts))
    return PatternCharacters([.others(PatternCharacters([others, slash]))])
  }

  private mutating func range(
    from character: Character
  ) throws(PatternFault) -> [PatternCharacters.Part] {
    let first = try member(character)
    guard next == "-", place + 1 < text.count, text[place + 1] != "]" else {
      return [.range(first...first)]
    }
    place += 2
    let last = try member(text[place - 1])
    // What ends before it begins holds nothing.
    return first <= last ? [.range(first...last)] : []
  }

  private mutating func member(_ character: Character) throws(PatternFault) -> Character {
    guard character == "\\" else { return character }
    guard let escaped = next else {
      throw PatternFault(reason: "with a character behind every backslash")
    }
    place += 1
    return escaped
  }

  /// A kind of characters with a name, as in `[[:digit:]]`; `nil` where it has no end.
  private mutating func named() throws(PatternFault) -> [PatternCharacters.Part]? {
    guard let end = text[place...].firstIndex(of: "]"), text[end - 1] == ":", end > place + 1
    else { return nil }
    let name = String(text[(place + 1)..<(end - 1)])
    guard let ranges = Self.named[name] else {
      throw PatternFault(reason: "with kinds of characters such as [:digit:]")
    }
    place = end + 1
    return ranges.map { .range($0) }
  }

  private static let named: [String: [ClosedRange<Character>]] = [
    "alpha": ["A"..."Z", "a"..."z"], "digit": ["0"..."9"], "upper": ["A"..."Z"],
    "alnum": ["A"..."Z", "a"..."z", "0"..."9"], "lower": ["a"..."z"],
    "xdigit": ["A"..."F", "a"..."f", "0"..."9"], "blank": [" "..." ", "\t"..."\t"],
    "space": [" "..." ", "\t"..."\r"], "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"],
    "graph": ["!"..."~"], "print": [" "..."~"],
    "cntrl": ["\u{0}"..."\u{1F}", "\u{7F}"..."\u{7F}"],
  ]
}
