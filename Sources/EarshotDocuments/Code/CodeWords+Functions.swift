/// The functions that a file declares, with what they are handed.
nonisolated extension CodeWords {
  /// A function with a body.
  struct Function {
    /// What it is known by for each of its arguments, by their names inside.
    var arguments: [CodeName: CodedFunctions.Role]
    /// What it is called.
    var name: CodeName
    /// Whether it is added to a class of UIKit, whose properties are then its own.
    var isAdded = false
    /// From where to where it does something.
    var body: ClosedRange<Int>
  }

  /// The functions, in the order in which they begin.
  var functions: [Function] {
    let ends = endsOfBraces
    var additions = 0..<0
    return tokens.indices.compactMap { place in
      if let addition = addition(at: place, ends) { additions = addition }
      guard let head = head(at: place), let end = ends[head.start] else { return nil }
      return Function(
        arguments: head.arguments, name: head.name, isAdded: additions.contains(place),
        body: head.start...end)
    }
  }

  /// From where to where something is added to a class of views of UIKit, when that begins at a place.
  private func addition(at place: Int, _ ends: [Int: Int]) -> Range<Int>? {
    guard let word = tokens.word(at: place), tokens.word(at: place + 1) != nil else { return nil }
    if word == Self.implementation {
      // What a file of Objective-C implements goes up to its `@end`.
      let isOfUIKit = tokens.sign(at: place + 2) == "(" && isOfUIKit(at: place + 1)
      return isOfUIKit ? place..<tokens.count : place..<place
    }
    guard word == Self.extensionKeyword, isOfUIKit(at: place + 1),
      let start = (place..<min(place + 30, tokens.count)).first(where: {
        tokens.sign(at: $0) == "{"
      }), let end = ends[start]
    else { return nil }
    return place..<end
  }

  private func isOfUIKit(at place: Int) -> Bool {
    let name = text(at: place)
    return name.hasPrefix("UI") && !name.hasSuffix("Controller")
  }

  private typealias Head = (
    name: CodeName, arguments: [CodeName: CodedFunctions.Role], start: Int
  )

  private func head(at place: Int) -> Head? {
    if tokens.sign(at: place) == "=", tokens.sign(at: place + 1) == "{" {
      return headOfClosure(at: place)
    }
    if tokens.word(at: place) == Self.functionKeyword { return headOfSwift(at: place) }
    if ["-", "+"].contains(tokens.sign(at: place)) { return headOfObjectiveC(at: place) }
    return headOfC(at: place)
  }

  /// What Swift says: `func style(_ label: UILabel, by theme: Theme) -> Bool {`.
  private func headOfSwift(at place: Int) -> Head? {
    guard let name = tokens.word(at: place + 1),
      let open = (place + 2..<min(place + 30, tokens.count)).first(where: {
        tokens.sign(at: $0) == "("
      }), let close = end(ofBracketAt: open)
    else { return nil }
    var arguments: [CodeName: CodedFunctions.Role] = [:]
    var depth = 0
    var isNext = true
    for next in open...close {
      switch tokens.sign(at: next) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 1: isNext = true
      case ":" where depth == 1 && isNext:
        if let argument = tokens.word(at: next - 1) {
          // A name of its own inside stands behind the label.
          let label = tokens.word(at: next - 2) ?? argument
          arguments[argument] = .init(name: name, label: label == Self.noLabel ? nil : label)
        }
        isNext = false
      default: break
      }
    }
    for next in close + 1..<min(close + 60, tokens.count) {
      if tokens.sign(at: next) == "{" { return (name, arguments, next) }
      if tokens.sign(at: next) == "}" || tokens.word(at: next) == Self.functionKeyword { break }
    }
    return nil
  }

  /// What Objective-C says: `- (void)style:(UILabel *)label by:(Theme *)theme {`.
  private func headOfObjectiveC(at place: Int) -> Head? {
    guard tokens.sign(at: place + 1) == "(", let close = end(ofBracketAt: place + 1),
      let name = tokens.word(at: close + 1)
    else { return nil }
    var arguments: [CodeName: CodedFunctions.Role] = [:]
    var next = close + 1
    while let part = tokens.word(at: next) {
      guard tokens.sign(at: next + 1) == ":", tokens.sign(at: next + 2) == "(",
        let end = end(ofBracketAt: next + 2), let argument = tokens.word(at: end + 1)
      else { break }
      arguments[argument] = .init(name: part)
      next = end + 2
    }
    if arguments.isEmpty { next = close + 2 }
    return tokens.sign(at: next) == "{" ? (name, arguments, next) : nil
  }

  /// A closure that is kept under a name, and handed something: `let style = { (label: UILabel) in`.
  private func headOfClosure(at place: Int) -> Head? {
    guard let name = name(givenValueAt: place) else { return nil }
    var names = arguments(ofClosureAt: place + 1) ?? []
    // Without a name of its own it has one only if its type says that it is handed something.
    let isTyped = (max(0, place - 8)..<place).contains {
      tokens.sign(at: $0) == ">" && tokens.sign(at: $0 - 1) == "-"
    }
    if names.isEmpty, isTyped { names = [Self.firstArgument] }
    guard !names.isEmpty else { return nil }
    let role = CodedFunctions.Role(name: name)
    return (name, Dictionary(uniqueKeysWithValues: names.map { ($0, role) }), place + 1)
  }

  /// The names of what a closure is handed whose braces begin at a place; `nil` where it gives none.
  func arguments(ofClosureAt start: Int) -> Set<CodeName>? {
    var names: Set<CodeName> = []
    for place in start + 1..<min(start + Self.headOfClosures, tokens.count) {
      switch tokens.kind(at: place) {
      case .word where tokens.word(at: place) == Self.inside: return names
      case .word where tokens.sign(at: place - 1) != ":": names.insert(tokens[place].name)
      case .word, .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: ",")),
        .sign(UInt8(ascii: ":")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "]")),
        .sign(UInt8(ascii: "?")), .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: ">")):
        continue
      default: return nil
      }
    }
    return nil
  }

  /// The name to which a value is given at a place, past the type that it may be said to have.
  func name(givenValueAt place: Int) -> CodeName? {
    let isTyped =
      ["]", ")", "?"].contains(tokens.sign(at: place - 1)) || tokens.sign(at: place - 2) == ":"
      || tokens.sign(at: place - 2) == ">"
    guard isTyped else { return tokens.word(at: place - 1) }
    let start = (max(0, place - 20)..<place).last {
      tokens.word(at: $0).map(Self.declaringWords.contains) ?? false
    }
    return start.flatMap { tokens.word(at: $0 + 1) }
  }

  /// The last words of the two arguments that a function at a place is handed: `zip(self.buttons, names)`.
  func pair(from place: Int) -> (CodeName, CodeName)? {
    guard tokens.sign(at: place + 1) == "(", let end = end(ofBracketAt: place + 1),
      let comma = (place + 2..<end).first(where: { tokens.sign(at: $0) == "," }),
      let first = tokens.word(at: comma - 1), let second = tokens.word(at: end - 1)
    else { return nil }
    return (first, second)
  }

  /// What C and C# say: `void style (UILabel label, Theme theme) {`.
  private func headOfC(at place: Int) -> Head? {
    guard let name = tokens.word(at: place), tokens.sign(at: place + 1) == "(",
      tokens.word(at: place - 1) != nil || tokens.sign(at: place - 1) == "*",
      let close = end(ofBracketAt: place + 1), tokens.sign(at: close + 1) == "{"
    else { return nil }
    var arguments: [CodeName: CodedFunctions.Role] = [:]
    for next in place + 2..<close {
      guard let argument = tokens.word(at: next), [",", ")"].contains(tokens.sign(at: next + 1)),
        tokens.word(at: next - 1) != nil || tokens.sign(at: next - 1) == "*"
      else { continue }
      // `this` makes it one of the methods of what it is handed.
      let isMethod = tokens.word(at: next - 2) == Self.ownObject
      arguments[argument] = .init(name: name, isMethod: isMethod)
    }
    return arguments.isEmpty ? nil : (name, arguments, close + 1)
  }

  /// Where the bracket ends that begins at a place; `nil` where that is far away.
  func end(ofBracketAt open: Int) -> Int? {
    var depth = 0
    for place in open..<min(open + 400, tokens.count) {
      switch tokens.sign(at: place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  static let noLabel = CodeName("_")
  /// The function that puts two lists together, to go through both at once.
  static let joiner = CodeName("zip")
  private static let inside = CodeName("in")
  private static let firstArgument = CodeName("0")
  private static let declaringWords = Set(["let", "var"].map { CodeName($0) })
  /// How many tokens of a closure may say what it is handed.
  private static let headOfClosures = 16
  private static let functionKeyword = CodeName("func")
  private static let extensionKeyword = CodeName("extension")
  private static let implementation = CodeName("implementation")
  private static let ownObject = CodeName("this")
}
