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
    var factories: [CodeName: Set<CodeName>] = [:]
    for place in tokens.indices where isFactory(at: place) {
      guard let name = tokens.word(at: place + 1), let body = body(ofFunction: place) else {
        continue
      }
      let inside = names(of: tokens[body])
      guard !inside.isDisjoint(with: Self.screenMakers) else { continue }
      let outside = names(of: tokens[..<place]).union(names(of: tokens[body.upperBound...]))
      guard !outside.contains(name) else { continue }
      factories[name] = inside.subtracting(outside)
    }
    return factories
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

  /// What stands in the braces of a function that hands something on.
  private func body(ofFunction place: Int) -> Range<Int>? {
    var depth = 0
    var handsOn = false
    for start in place + 1..<tokens.count {
      switch tokens.sign(at: start) {
      case "(": depth += 1
      case ")": depth -= 1
      case ">" where depth == 0 && tokens.sign(at: start - 1) == "-": handsOn = true
      case "}": return nil
      case "{" where depth == 0: return handsOn ? braces(from: start) : nil
      default: if tokens.word(at: start) == Self.function { return nil }
      }
    }
    return nil
  }

  private func braces(from start: Int) -> Range<Int>? {
    var depth = 0
    for place in start..<tokens.count {
      switch tokens.sign(at: place) {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return start..<place + 1 }
      default: continue
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
