// Who wants a function to do nothing any more, and not to lose what it did, puts a `return` before it. What stands
// behind one that no condition leads to, up to the end of its braces, is never done.

/// What code never comes to, since a `return` stands before it.
nonisolated struct UnreachedCode {
  private let bytes: [UInt8]
  private let tokens: [CodeToken]
  private let isSwift: Bool
  /// The tokens before which a condition of the build begins, goes on or ends: what stands there may be all there is.
  private let borders: Set<Int>

  /// Leaves out of some tokens what is never come to.
  ///
  /// In C#, functions stand behind a `return`, so that nothing is left out.
  static func leftOut(
    of tokens: [CodeToken], in bytes: [UInt8], language: CodeLanguage, borders: Set<Int>
  ) -> [CodeToken] {
    guard language != .cSharp else { return tokens }
    let code = UnreachedCode(
      bytes: bytes, tokens: tokens, isSwift: language == .swift, borders: borders)
    var living: [CodeToken] = []
    var last = 0
    for place in tokens.indices where place >= last && code.isReturn(at: place) {
      guard let start = code.end(ofReturnAt: place), let end = code.end(ofDeadCodeFrom: start),
        start < end
      else { continue }
      living += tokens[last..<start]
      last = end
    }
    return last == 0 ? tokens : living + tokens[last...]
  }

  /// Whether a `return` stands at a place to which nothing but the start of its braces leads.
  private func isReturn(at place: Int) -> Bool {
    guard tokens.word(at: place) == Self.keyword else { return false }
    switch tokens.sign(at: place - 1) {
    case "{", "}", ";": return true
    // In Swift what stands behind a condition stands in braces.
    default: return isSwift && beginsLine(place)
    }
  }

  /// The place behind what is returned; `nil` where that is not known.
  private func end(ofReturnAt start: Int) -> Int? {
    var depth = 0
    for place in start + 1..<min(start + Self.reach, tokens.count) {
      if borders.contains(place) { return nil }
      if depth == 0, isSwift, beginsLine(place), !goesOn(at: place) { return place }
      switch tokens.sign(at: place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return nil }
      case ";" where depth == 0: return place + 1
      default: break
      }
    }
    return nil
  }

  /// Where it ends that code never comes to what begins at a place.
  private func end(ofDeadCodeFrom start: Int) -> Int? {
    var depth = 0
    for place in start..<tokens.count {
      if borders.contains(place) { return place }
      switch tokens.sign(at: place) {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth < 0 { return place }
      default:
        guard depth == 0, let word = tokens.word(at: place) else { continue }
        // Another way leads here, or it may be used from before.
        if Self.entries.contains(word) { return place }
        let isLabel =
          !isSwift && tokens.sign(at: place + 1) == ":"
          && [";", "}"].contains(tokens.sign(at: place - 1))
        if isLabel { return place }
      }
    }
    return nil
  }

  /// Whether what stands on the line before goes on at a place in Swift.
  private func goesOn(at place: Int) -> Bool {
    if let before = tokens.word(at: place - 1), Self.leading.contains(before) {
      // A `return` takes what stands on the next line with it, unless that is a statement.
      return tokens.word(at: place).map { !Self.statements.contains($0) } ?? true
    }
    if let word = tokens.word(at: place) {
      return Self.joining.contains(word) || isOperator(place - 1)
    }
    return tokens.kind(at: place) != .text && tokens.sign(at: place) != "}"
      && tokens.sign(at: place) != "@" || isOperator(place - 1)
  }

  private func isOperator(_ place: Int) -> Bool {
    switch tokens.sign(at: place) {
    case "\0", ")", "]", "}": false
    default: true
    }
  }

  private func beginsLine(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    let (end, start) = (tokens[place - 1].range.upperBound, tokens[place].range.lowerBound)
    // What is worked out inside a text stands before it.
    return end <= start && bytes[end..<start].contains(UInt8(ascii: "\n")) && !isInText(place)
  }

  private func isInText(_ place: Int) -> Bool {
    (place + 1..<min(place + Self.reachOfText, max(tokens.count, place + 1))).contains {
      tokens[$0].kind == .text && tokens[$0].range.lowerBound < tokens[place].range.lowerBound
    }
  }

  private static let keyword = CodeName("return")
  private static let entries = names([
    "case", "class", "default", "enum", "func", "struct", "typealias",
  ])
  private static let leading = names(["as", "await", "is", "return", "try"])
  private static let joining = names(["as", "is"])
  private static let statements = names([
    "defer", "do", "for", "guard", "if", "let", "return", "switch", "throw", "var", "while",
  ])
  /// How many tokens of what is returned are looked at.
  private static let reach = 2000
  /// How many tokens of a text are looked at for where it begins.
  private static let reachOfText = 100

  private static func names(_ words: [String]) -> Set<CodeName> { Set(words.map { CodeName($0) }) }
}
