// A function is known by its name: what is handed to it, by itself, in a list, or behind a label, is what it sets.

/// The brackets around a place, and what functions are handed in them.
nonisolated extension CodeSettings {
  /// What stands in a pair of brackets.
  enum Bracket: Equatable {
    /// The arguments of a function.
    case arguments(of: CodeName)
    /// A list that is one of the arguments of a function.
    case handedList(of: CodeName, label: CodeName?)
    /// A list that is gone through, or kept to be, by a name where it has one.
    case list(CodeName?)
    /// Anything else.
    case other
  }

  mutating func open(bracketAt place: Int) {
    if tokens.sign(at: place) == "(" {
      guard let name = tokens.word(at: place - 1) else {
        // What a list holds several of, as objects with their names, is in the list.
        if case .list? = brackets.last, ["[", ",", "("].contains(tokens.sign(at: place - 1)) {
          return brackets.append(brackets[brackets.count - 1])
        }
        return brackets.append(.other)
      }
      learn(place - 1)
      return brackets.append(.arguments(of: name))
    }
    let before = tokens.sign(at: place - 1) == "@" ? place - 2 : place - 1
    // A list of arguments is handed on as they are.
    if ["(", ",", ":"].contains(tokens.sign(at: before)),
      case .arguments(let name)? = brackets.last
    {
      let label = tokens.sign(at: before) == ":" ? tokens.word(at: before - 1) : nil
      return brackets.append(.handedList(of: name, label: label))
    }
    let isList =
      switch tokens.sign(at: before) {
      case "=", "{", "}", ")": true
      default: tokens.word(at: before) == Self.loop
      }
    guard isList else { return brackets.append(.other) }
    brackets.append(
      .list(tokens.sign(at: before) == "=" ? words.name(givenValueAt: before) : nil))
  }

  /// The function that is handed an argument of the innermost brackets, which may stand behind a label.
  func receiver(ofArgumentCalled label: CodeName?) -> CodedFunctions.Role? {
    switch brackets.last {
    case .arguments(let name): .init(name: name, label: label)
    case .handedList(let name, let label): .init(name: name, label: label)
    default: nil
    }
  }

  func isArgument(from start: Int, to end: Int) -> Bool {
    switch (tokens.sign(at: start - 1), tokens.sign(at: end)) {
    case ("(", ")"), ("(", ","), (",", ")"), (",", ","), (":", ")"), (":", ","), (":", "]"),
      ("[", ","), (",", "]"), ("[", "]"):
      true
    // The next part of the name of a method in Objective-C.
    case (":", _): tokens.word(at: end) != nil && tokens.sign(at: end + 1) == ":"
    default: false
    }
  }

  /// Notes what a function sets of an object it is handed, or a loop of one in its list.
  mutating func handOn(_ chain: Range<Int>) {
    if let object = tokens.word(at: chain.upperBound - 1) {
      for function in receivers(ofArgumentAt: chain.lowerBound) {
        use(chain, of: object, in: function)
      }
    }
    var attributes: CodedAttributes = []
    // In Objective-C the name of an argument is a part of that of the method.
    let isNamed = tokens.sign(at: chain.lowerBound - 1) == ":"
    if isNamed, let name = tokens.word(at: chain.lowerBound - 2) {
      attributes.formUnion(learn(chain.lowerBound - 2))
      if name == Self.object { noteAssignment(to: chain) }
    }
    switch brackets.last {
    case .arguments(let name):
      attributes.formUnion(known[name] ?? [])
      if !isNamed { noteLabels(behind: chain) }
    case .handedList(let name, _): attributes.formUnion(known[name] ?? [])
    case .list(let name) where !isNamed:
      attributes.formUnion([.font, .color, .action])
      if let name, let one = tokens.word(at: chain.upperBound - 1) { lists.append((name, one)) }
    default: break
    }
    note(attributes, of: chain)
  }

  /// Notes what the labels of the arguments behind an object say that a function sets of it, as in
  /// `setUp(nameField, placeholder: "Name")`.
  private mutating func noteLabels(behind chain: Range<Int>) {
    var attributes: CodedAttributes = []
    var depth = 0
    for place in chain.upperBound..<min(chain.upperBound + Self.reach, tokens.count) {
      switch tokens.sign(at: place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ":" where depth == 0 && tokens.sign(at: place - 2) == ",":
        if tokens.word(at: place - 1) != nil {
          attributes.formUnion(learn(place - 1).intersection(.spoken))
        }
      default: break
      }
      if depth < 0 { break }
    }
    note(attributes, of: chain.suffix(1))
  }

  /// How many tokens behind an argument are looked at for others.
  private static let reach = 40
}
