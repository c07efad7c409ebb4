import EarshotFiles

// How is found out of which storyboard code asks for a scene:
//
//  1. a text that is all that a method for scenes is handed, as in `board.instantiateViewController(withIdentifier:
//     "Help")`, asks for the scene of that name;
//  2. what stands before the method is a storyboard: one that is made there, or a variable, which is one of those
//     that the file gives to it;
//  3. what is handed to a method for xibs asks for no scene of that name;
//  4. where a storyboard is not made of a text, or the text stands elsewhere in the file as well, it is not known.

/// The scenes that a file of code asks for by texts alone, each with the storyboards that it asks.
nonisolated extension CodeWords {
  /// The names of storyboards by those of the scenes that are asked for in them and nowhere else in the file.
  var requests: [CodeName: Set<CodeName>] {
    var found: [CodeName: Set<CodeName>] = [:]
    var unknown: Set<CodeName> = []
    var boards: [CodeName: Set<CodeName>?] = [:]
    for place in tokens.indices where tokens[place].kind == .text {
      let name = CodeName(bytes, at: tokens[place].range)
      if isNameOfXib(at: place) {
        found[name] = found[name] ?? []
        continue
      }
      guard let receiver = receiver(ofRequestAt: place),
        let storyboards = storyboards(endingAt: receiver, &boards)
      else {
        unknown.insert(name)
        continue
      }
      found[name, default: []].formUnion(storyboards)
    }
    return found.filter { !unknown.contains($0.key) }
  }

  /// Whether the text at a place is all that a method which loads a xib is handed for its name.
  private func isNameOfXib(at text: Int) -> Bool {
    let start = start(ofText: text)
    return isWholeArgument(text) && [":", "("].contains(tokens.sign(at: start - 1))
      && tokens.word(at: start - 2).map(Self.loaders.contains) ?? false
  }

  /// Where what is asked for a scene ends, when the text at a place is the name of that scene.
  private func receiver(ofRequestAt text: Int) -> Int? {
    let start = start(ofText: text)
    guard tokens.sign(at: start - 1) == ":", let label = tokens.word(at: start - 2) else {
      return nil
    }
    if label == Self.message {
      return tokens.sign(at: text + 1) == "]" ? start - 3 : nil
    }
    guard Self.labels.contains(label), tokens.sign(at: text + 1) == ")",
      tokens.sign(at: start - 3) == "(", tokens.word(at: start - 4) == Self.method,
      tokens.sign(at: start - 5) == "."
    else { return nil }
    let end = start - 6
    return ["?", "!"].contains(tokens.sign(at: end)) ? end - 1 : end
  }

  /// The names of the storyboards that what ends at a place may be; `nil` when they are not known.
  private func storyboards(
    endingAt place: Int, _ known: inout [CodeName: Set<CodeName>?]
  ) -> Set<CodeName>? {
    if let variable = tokens.word(at: place) {
      // Of another object nothing is known, as of the storyboard that a screen is from.
      let isOwn = tokens.sign(at: place - 1) != "." || tokens.word(at: place - 2) == Self.ownObject
      guard isOwn else { return nil }
      if let storyboards = known[variable] { return storyboards }
      let storyboards = storyboards(givenTo: variable)
      known[variable] = .some(storyboards)
      return storyboards
    }
    return start(ofBracketsEndingAt: place).flatMap { storyboard(madeFrom: $0) }.map { [$0] }
  }

  /// The names of the storyboards that the file gives to a variable; `nil` when it gives anything else to it, or
  /// nothing.
  private func storyboards(givenTo variable: CodeName) -> Set<CodeName>? {
    var names: Set<CodeName> = []
    for place in tokens.indices where tokens.word(at: place) == variable {
      var next = place + 1
      if tokens.sign(at: next) == ":", tokens.word(at: next + 1) == Self.storyboard {
        next += ["?", "!"].contains(tokens.sign(at: next + 2)) ? 3 : 2
      }
      guard tokens.sign(at: next) == "=", tokens.sign(at: next + 1) != "=" else { continue }
      guard let name = storyboard(madeFrom: next + 1) else { return nil }
      names.insert(name)
    }
    return names.isEmpty ? nil : names
  }

  /// The name of the storyboard that is made of a text from a place on.
  private func storyboard(madeFrom place: Int) -> CodeName? {
    var next = tokens.sign(at: place) == "[" ? place + 1 : place
    guard tokens.word(at: next) == Self.storyboard else { return nil }
    next += 1
    if tokens.sign(at: next) == ".", tokens.word(at: next + 1) == Self.maker { next += 2 }
    if tokens.sign(at: next) == "(" { next += 1 }
    guard let label = tokens.word(at: next), Self.naming.contains(label),
      tokens.sign(at: next + 1) == ":"
    else { return nil }
    let text = text(from: next + 2)
    guard tokens.kind(at: text) == .text, isWholeArgument(text) else { return nil }
    return CodeName(bytes, at: tokens[text].range)
  }

  /// Where brackets begin, or in Swift what is called with them.
  private func start(ofBracketsEndingAt end: Int) -> Int? {
    let (open, close): (Unicode.Scalar, Unicode.Scalar) =
      tokens.sign(at: end) == "]" ? ("[", "]") : ("(", ")")
    guard tokens.sign(at: end) == close else { return nil }
    var depth = 0
    for place in (max(0, end - 40)...end).reversed() {
      if tokens.sign(at: place) == close { depth += 1 }
      if tokens.sign(at: place) == open { depth -= 1 }
      guard depth == 0 else { continue }
      guard open == "(" else { return place }
      return tokens.word(at: place - 1) == Self.maker ? place - 3 : place - 1
    }
    return nil
  }

  private static let method = CodeName("instantiateViewController")
  private static let message = CodeName("instantiateViewControllerWithIdentifier")
  private static let labels = Set(["withIdentifier", "identifier"].map { CodeName($0) })
  private static let storyboard = CodeName("UIStoryboard")
  private static let naming = Set(["name", "storyboardWithName"].map { CodeName($0) })
  private static let maker = CodeName("init")
  private static let ownObject = CodeName("self")

  private static let loaders = Set(
    ["initWithNibName", "loadNibNamed", "nibName", "nibWithNibName"].map { CodeName($0) })

  /// The methods that are handed the name of a scene or of a xib.
  static let askers = loaders.union([method, message])
}
