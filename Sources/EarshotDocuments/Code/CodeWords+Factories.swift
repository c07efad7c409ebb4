// A screen that only a function makes which nobody calls is shown by nobody. Of the functions that a type has, others call
// those that stand for no object: the system calls none of them by itself, and neither does Objective-C, unless it is let.

/// The functions of a file of Swift that make screens for others.
nonisolated extension CodeWords {
  /// The functions that ask for screens and hand something on, each with the names that stand in it alone.
  ///
  /// What the file itself calls, other programs or Objective-C may use, or takes the place of another is none.
  var factories: [CodeName: Set<CodeName>] {
    guard !tokens.contains(where: { $0.kind == .word && $0.name == Self.exposed }) else {
      return [:]
    }
    let ends = endsOfBraces
    var factories: [CodeName: Set<CodeName>] = [:]
    var spans: [CodeName: ClosedRange<Int>]?
    var last = 0
    for place in tokens.indices where place >= last && isFactory(at: place) {
      guard let name = tokens.word(at: place + 1), let start = start(ofBodyBehind: place),
        let end = ends[start]
      else { continue }
      last = end
      let inside = names(of: tokens[start...end])
      guard !inside.isDisjoint(with: Self.screenMakers) else { continue }
      let known = spans ?? spansOfNames
      spans = known
      func standsHereAlone(_ name: CodeName) -> Bool {
        known[name].map { $0.lowerBound >= place && $0.upperBound <= end } ?? true
      }
      if standsHereAlone(name) { factories[name] = inside.filter(standsHereAlone) }
    }
    return factories
  }

  /// From where to where each name stands in the file.
  private var spansOfNames: [CodeName: ClosedRange<Int>] {
    var spans: [CodeName: ClosedRange<Int>] = [:]
    for place in tokens.indices {
      for name in names(of: tokens[place...place]) {
        spans[name] = (spans[name]?.lowerBound ?? place)...place
      }
    }
    return spans
  }

  /// Whether a function is declared at a place that stands for no object.
  private func isFactory(at place: Int) -> Bool {
    guard tokens.word(at: place) == Self.function else { return false }
    let before = tokens[..<place].reversed().prefix(6).prefix {
      $0.kind == .word || $0.kind == .sign(UInt8(ascii: "@"))
    }
    .map(\.name)
    return before.contains(where: Self.ofTypes.contains)
      && !before.contains(where: Self.ofOthers.contains)
  }

  /// Where the braces of a function begin that hands something on; `nil` for others.
  private func start(ofBodyBehind place: Int) -> Int? {
    var depth = 0
    var handsOn = false
    for start in place + 1..<tokens.count {
      switch tokens.sign(at: start) {
      case "(": depth += 1
      case ")": depth -= 1
      case ">" where depth == 0 && tokens.sign(at: start - 1) == "-": handsOn = true
      case "}": return nil
      case "{" where depth == 0: return handsOn ? start : nil
      default: if tokens.word(at: start) == Self.function { return nil }
      }
    }
    return nil
  }

  /// The words of code that makes a screen.
  static let screenMakers = askers.union(
    ["UINib", "UIStoryboard", "instantiateInitialViewController"].map { CodeName($0) })
  private static let function = CodeName("func")
  private static let exposed = CodeName("objcMembers")
  private static let ofTypes = Set(["class", "static"].map { CodeName($0) })
  private static let ofOthers = Set(["objc", "open", "override", "public"].map { CodeName($0) })
}
