// A view whose xib bears the name of its class is made by who speaks of the class to make one: calls it, hands it on as
// `Row.self`, or keeps what it is told to be one. To declare a class, to add to it, to be handed one and to ask whether
// something is one makes none.

/// The classes that a file of Swift speaks of, and makes none of.
nonisolated extension CodeWords {
  /// The classes that stand nowhere in the file but where one has to be there before, and that no other program may use.
  var toldClasses: Set<CodeName> {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    var (told, made): (Set<CodeName>, Set<CodeName>) = ([], [])
    for (place, token) in tokens.enumerated() where token.kind == .word {
      guard capitals.contains(bytes[token.range.lowerBound]), !made.contains(token.name) else {
        continue
      }
      if isDeclared(at: place) || isTold(classAt: place) || isArgument(at: place) {
        told.insert(token.name)
      } else {
        made.insert(token.name)
      }
    }
    return told.subtracting(made).subtracting(texts)
      .subtracting(types.lazy.filter(\.isPublic).map(\.name))
  }

  /// Whether a class is declared or added to that the system does not make itself, as it does with what an app begins with.
  private func isDeclared(at place: Int) -> Bool {
    guard tokens.word(at: place - 1).map(Self.keywords.contains) ?? false else { return false }
    return !(max(0, place - 4)..<place).contains { mark in
      tokens.sign(at: mark - 1) == "@" && tokens.word(at: mark).map(Self.entries.contains) ?? false
    }
  }

  /// Whether an object is asked whether it is of a class, taken for one that it is, or one of its functions is only named.
  private func isTold(classAt place: Int) -> Bool {
    if tokens.sign(at: place - 1) == "(" {
      return tokens.word(at: place - 2) == Self.selector && tokens.sign(at: place - 3) == "#"
    }
    if tokens.sign(at: place - 1) == ":" {
      // `isKind(of: Row.self)`
      return tokens.sign(at: place - 3) == "("
        && tokens.word(at: place - 4).map(Self.tellers.contains) ?? false
    }
    guard ![".", "(", "<"].contains(tokens.sign(at: place + 1)) else { return false }
    let isMarked = ["?", "!"].contains(tokens.sign(at: place - 1))
    let word = isMarked ? place - 2 : place - 1
    switch tokens.word(at: word) {
    case Self.telling: return !isMarked
    // What a call has handed out may have been made by it, and the first of several is mostly what a xib has in it.
    case Self.taking: return tokens.word(at: word - 1).map { !Self.parts.contains($0) } ?? false
    default: return false
    }
  }

  /// Whether a function that is declared is handed one.
  private func isArgument(at place: Int) -> Bool {
    tokens.sign(at: place - 1) == ":" && ![".", "<"].contains(tokens.sign(at: place + 1))
      && isArgument(namedBefore: place - 1)
  }

  private static let entries = Set(["UIApplicationMain", "main"].map { CodeName($0) })
  private static let telling = CodeName("is")
  private static let taking = CodeName("as")
  private static let selector = CodeName("selector")
  private static let tellers = Set(["isKind", "isMember"].map { CodeName($0) })
  private static let parts = Set(["first", "last"].map { CodeName($0) })
}
