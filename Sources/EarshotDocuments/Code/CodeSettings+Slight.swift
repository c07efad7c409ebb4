import EarshotFiles

// Whoever cannot tap the background of a screen still ends typing with a key, and sees no more of a picture when it is
// larger. A function is known by what it calls and sets: only where all of that ends typing, or zooms, is it slight.

/// The functions of a file that nobody misses who cannot touch what calls them.
nonisolated extension CodeSettings {
  /// What something that a function calls or sets means.
  enum Effect {
    /// It ends typing, or zooms.
    case slight
    /// It changes nothing by itself.
    case none
    /// It does something else.
    case other
  }

  /// The functions that do nothing but end typing or zoom.
  ///
  /// Where two have one name and one of them does more, it is not known which is called.
  mutating func slightActions(among functions: [CodeWords.Function]) -> Set<CodeName> {
    var (slight, others): (Set<CodeName>, Set<CodeName>) = ([], [])
    for function in functions {
      if isSlight(function) { slight.insert(function.name) } else { others.insert(function.name) }
    }
    return slight.subtracting(others)
  }

  private mutating func isSlight(_ function: CodeWords.Function) -> Bool {
    guard function.body.count <= Self.longest else { return false }
    var isSlight = false
    for place in function.body where tokens.word(at: place) != nil && isDone(at: place) {
      switch effect(of: place) {
      case .slight: isSlight = true
      case .none: break
      case .other: return false
      }
    }
    return isSlight
  }

  /// Whether something is called by the word at a place, or a value is given to it that others see.
  private func isDone(at place: Int) -> Bool {
    switch tokens.sign(at: place + 1) {
    case "(", "{": return true
    // In Objective-C it stands behind an object.
    case ":", "]":
      return tokens.word(at: place - 1) != nil || tokens.sign(at: place - 1) == "]"
    case "=", "+", "-", "*", "|":
      guard isGivenValue(at: place + 1) else { return false }
      let isDeclared =
        tokens.word(at: place - 1) != nil || tokens.sign(at: place - 1) == "*"
      return !isDeclared
    default: return false
    }
  }

  /// What the word at a place means where it is called or given a value.
  private mutating func effect(of place: Int) -> Effect {
    let name = tokens[place].name
    if let known = effects[name] { return known }
    let effect = Self.effect(of: words.text(at: place))
    effects[name] = effect
    return effect
  }

  private static func effect(of word: String) -> Effect {
    if neutral.contains(word) { return .none }
    let parts = Set(word.nameWords.map { $0.lowercased() })
    let endsTyping =
      enders.contains(word) || parts.contains("keyboard") && !parts.isDisjoint(with: leaving)
    return endsTyping || !parts.isDisjoint(with: zooming) ? .slight : .other
  }

  /// Whether what recognizes taps at a place is told to call what nobody misses.
  func callsSlightAction(_ recognizer: Int) -> Bool {
    let open = recognizer + 1
    let end =
      tokens.sign(at: open) == "(" ? words.end(ofBracketAt: open) : recognizer + Self.reachOfMaker
    guard let end,
      let action = (open..<max(open, min(end, tokens.count))).lazy.compactMap({ selector(at: $0) })
        .first
    else { return false }
    return slightActions.contains(action.name) || Self.selectors.contains(action.name)
  }

  /// The most tokens of a function that is looked at.
  private static let longest = 120
  /// How many tokens behind the name of its class a recognizer is told in Objective-C what to call.
  private static let reachOfMaker = 24
  private static let enders: Set = [
    "endEditing", "resignFirstResponder", "EndEditing", "ResignFirstResponder",
  ]
  private static let selectors = Set(enders.map { CodeName($0) })
  private static let leaving: Set = ["close", "dismiss", "hide", "resign"]
  private static let zooming: Set = ["zoom", "zooming", "zoomed", "enlarge"]
  /// What only asks, or puts together what is asked for.
  private static let neutral: Set = [
    "CGPoint", "CGPointMake", "CGRect", "CGRectContainsPoint", "CGRectMake", "CGSize", "CGSizeMake",
    "NSLog", "contains", "convert", "else", "guard", "height", "if", "isFirstResponder", "location",
    "locationInView", "max", "min", "origin", "print", "size", "width", "x", "y",
  ]
}
