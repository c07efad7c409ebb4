// A screen that an app shows is made somewhere. Objective-C names the class of an object before a `*` wherever it keeps
// one, is handed one, or takes something for one, and makes none by that; who makes one sends its class a message, or
// asks something else for an object in the same statement.

/// The classes of controllers that a file of Objective-C speaks of, and makes none of.
nonisolated extension CodeWords {
  /// The classes that stand nowhere in the file but as those of what is kept, handed on or told from others.
  var heldControllers: Set<CodeName> {
    var (held, made): (Set<CodeName>, Set<CodeName>) = ([], [])
    for (place, token) in tokens.enumerated() where token.kind == .word {
      guard bytes[token.range].suffix(Self.controller.count).elementsEqual(Self.controller) else {
        continue
      }
      if isKept(at: place) || isTold(at: place) {
        held.insert(token.name)
      } else {
        made.insert(token.name)
      }
    }
    guard !held.isEmpty else { return [] }
    return held.subtracting(made).subtracting(texts)
  }

  /// Whether a class stands before a `*`, and nothing is asked for up to the end of the statement.
  private func isKept(at place: Int) -> Bool {
    guard tokens.sign(at: place + 1) == "*" else { return false }
    for next in place..<min(place + Self.reach, tokens.count) {
      switch tokens.sign(at: next) {
      case ";", "{", "}": return true
      case "[": return false
      default: continue
      }
    }
    return false
  }

  /// Whether an object is asked whether it is one of a class, as in `[next isKindOfClass:[HelpController class]]`.
  private func isTold(at place: Int) -> Bool {
    tokens.sign(at: place - 1) == "[" && tokens.word(at: place + 1) == Self.ownClass
      && tokens.sign(at: place - 2) == ":"
      && tokens.word(at: place - 3).map(Self.tellers.contains) ?? false
  }

  private static let controller = Array("Controller".utf8)
  private static let ownClass = CodeName("class")
  private static let tellers = Set(["isKindOfClass", "isMemberOfClass"].map { CodeName($0) })
  /// How many tokens of a statement are looked at.
  private static let reach = 60
}
