// A screen that an app shows is made somewhere. Objective-C names the class of an object before a `*` wherever it keeps
// one, is handed one, or takes something for one, and makes none by that; who makes one sends its class a message, or
// asks something else for an object in the same statement. In Swift a function may make an object of whatever type it is
// asked for, so that only what is handed over, told from others, kept weakly or added to is none that is made.

/// The classes of controllers that a file speaks of, and makes none of.
nonisolated extension CodeWords {
  /// The classes that stand nowhere in the file but as those of what is kept, handed on or told from others.
  func heldControllers(in language: CodeLanguage) -> Set<CodeName> {
    var (held, made): (Set<CodeName>, Set<CodeName>) = ([], [])
    for (place, token) in tokens.enumerated() where token.kind == .word {
      guard bytes[token.range].suffix(Self.controller.count).elementsEqual(Self.controller) else {
        continue
      }
      let isHeld =
        language == .swift ? isHeldInSwift(at: place) : isKept(at: place) || isTold(at: place)
      if isHeld {
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

  /// Whether a class of Swift stands where an object of it has to be there before.
  private func isHeldInSwift(at place: Int) -> Bool {
    guard ![".", "(", "<"].contains(tokens.sign(at: place + 1)) else { return false }
    if tokens.sign(at: place - 1) == ":" {
      return isWeak(declaredBefore: place - 1) || isArgument(namedBefore: place - 1)
    }
    let isMarked = ["?", "!"].contains(tokens.sign(at: place - 1))
    let word = isMarked ? place - 2 : place - 1
    switch tokens.word(at: word) {
    case Self.extending: return true
    case Self.telling: return !isMarked
    // What a call has handed out may have been made by it.
    case Self.taking: return tokens.word(at: word - 1) != nil
    default: return false
    }
  }

  /// Whether a name before a colon is that of a variable that keeps nothing alive.
  private func isWeak(declaredBefore colon: Int) -> Bool {
    tokens.word(at: colon - 2) == Self.variable
      && (max(0, colon - 6)..<colon).contains { tokens.word(at: $0) == Self.weak }
  }

  /// Whether a name before a colon is that of an argument of a function that is declared there.
  func isArgument(namedBefore colon: Int) -> Bool {
    var depth = 0
    for place in (max(0, colon - Self.reach)..<colon).reversed() {
      switch tokens.sign(at: place) {
      case ")": depth += 1
      case "{", "}": return false
      case "(" where depth == 0: return tokens.word(at: place - 2) == Self.function
      case "(": depth -= 1
      default: continue
      }
    }
    return false
  }

  private static let extending = CodeName("extension")
  private static let telling = CodeName("is")
  private static let taking = CodeName("as")
  private static let variable = CodeName("var")
  private static let weak = CodeName("weak")
  private static let function = CodeName("func")
  private static let controller = Array("Controller".utf8)
  private static let ownClass = CodeName("class")
  private static let tellers = Set(["isKindOfClass", "isMemberOfClass"].map { CodeName($0) })
  /// How many tokens of a statement are looked at.
  private static let reach = 60
}
