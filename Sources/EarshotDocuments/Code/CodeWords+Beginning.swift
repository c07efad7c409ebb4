// An app whose list names a storyboard comes up with the first scene of it, unless its delegate puts another screen into
// the window before anybody sees it. That counts where it happens on every way through the function that the system calls;
// where the function looks at what is in the window before, the scene is used all the same.

/// How the delegates of an app change what it begins with.
nonisolated extension CodeWords {
  /// Whether the functions that the system calls when an app, and when a scene of it, has begun put a screen of their own into
  /// the window; nothing for those that are not there.
  var beginnings: [CodeFile.Beginning: Bool] {
    let functions = self.functions
    let ends = endsOfBraces
    var beginnings: [CodeFile.Beginning: Bool] = [:]
    for function in functions {
      let names =
        [function.name] + function.arguments.values.flatMap { [$0.name, $0.label ?? $0.name] }
      for beginning in CodeFile.Beginning.allCases
      where names.contains(where: { beginning.functions.contains($0) }) {
        let fills =
          !looksIntoWindow(function.body) && fillsWindow(function.body, functions, ends, depth: 0)
        beginnings[beginning] = (beginnings[beginning] ?? true) && fills
      }
    }
    return beginnings
  }

  /// Whether code asks for what is in a window, or for the storyboard that it is from.
  private func looksIntoWindow(_ body: ClosedRange<Int>) -> Bool {
    body.contains { place in
      guard let word = tokens.word(at: place) else { return false }
      if word == Self.storyboardOfScreen { return tokens.sign(at: place - 1) == "." }
      return word == Self.screenOfWindow && !isSet(at: place)
    }
  }

  private func isSet(at place: Int) -> Bool {
    tokens.sign(at: place + 1) == "=" && tokens.sign(at: place + 2) != "="
  }

  /// Whether every way through some braces puts a screen into the window.
  private func fillsWindow(
    _ braces: ClosedRange<Int>, _ functions: [Function], _ ends: [Int: Int], depth: Int
  ) -> Bool {
    var place = braces.lowerBound + 1
    while place < braces.upperBound {
      if tokens.sign(at: place) == "{" {
        place = (ends[place] ?? place) + 1
        continue
      }
      guard let word = tokens.word(at: place) else {
        place += 1
        continue
      }
      if word == Self.condition {
        let branches = self.branches(from: place, ends)
        if branches.isWhole,
          branches.all.allSatisfy({ fillsWindow($0, functions, ends, depth: depth) })
        {
          return true
        }
        place = (branches.all.last?.upperBound ?? place) + 1
        continue
      }
      if word == Self.screenOfWindow && isSet(at: place)
        || word == Self.setter && tokens.sign(at: place + 1) == ":"
      {
        return true
      }
      // A function of the file may do it.
      if depth < Self.deepest, ["(", "]"].contains(tokens.sign(at: place + 1)),
        let other = functions.first(where: { $0.name == word }), !other.body.contains(place),
        !looksIntoWindow(other.body),
        fillsWindow(other.body, functions, ends, depth: depth + 1)
      {
        return true
      }
      place += 1
    }
    return false
  }

  /// The braces of a condition that begins at a place and of what is done else, and whether there is such in any case.
  private func branches(
    from start: Int, _ ends: [Int: Int]
  ) -> (all: [ClosedRange<Int>], isWhole: Bool) {
    var all: [ClosedRange<Int>] = []
    var place = start
    while let open = (place..<min(place + Self.longest, tokens.count)).first(where: {
      tokens.sign(at: $0) == "{"
    }), let end = ends[open] {
      all.append(open...end)
      guard tokens.word(at: end + 1) == Self.otherwise else { return (all, false) }
      guard tokens.word(at: end + 2) == Self.condition else {
        guard let last = ends[end + 2] else { return (all, false) }
        return (all + [end + 2...last], true)
      }
      place = end + 2
    }
    return (all, false)
  }

  /// The most tokens of a condition.
  private static let longest = 80
  /// How many functions deep it is looked for.
  private static let deepest = 2
  private static let screenOfWindow = CodeName("rootViewController")
  private static let setter = CodeName("setRootViewController")
  private static let storyboardOfScreen = CodeName("storyboard")
  private static let condition = CodeName("if")
  private static let otherwise = CodeName("else")
}

nonisolated extension CodeFile {
  /// What the system tells a delegate of.
  enum Beginning: Hashable, Sendable, CaseIterable {
    /// That the app has begun.
    case app
    /// That a scene of the app, and so its window, is there.
    case scene

    /// What is in the name of the function that it calls then.
    var functions: Set<CodeName> {
      switch self {
      case .app: Self.ofApp
      case .scene: Self.ofScene
      }
    }

    private static let ofApp = Set([CodeName("didFinishLaunchingWithOptions")])
    private static let ofScene = Set(
      ["willConnectTo", "willConnectToSession"].map { CodeName($0) })
    /// All of them.
    static let allFunctions = ofApp.union(ofScene)
  }
}
