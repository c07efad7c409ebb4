/// What functions do to what they are handed.
nonisolated extension CodeSettings {
  /// Notes which function a chain calls of an object, and what a method sets of its own object.
  ///
  /// - Parameters:
  ///   - chain: The chain to its end.
  ///   - next: The place behind it.
  mutating func followUses(of chain: Range<Int>, before next: Int) {
    let last = chain.upperBound - 1
    if chain.count > 1, isCalled(at: next), let object = tokens.word(at: objectBefore(last)),
      let method = tokens.word(at: last)
    {
      use(chain.lowerBound..<last, of: object, in: .init(name: method, isMethod: true))
      if method == Self.each { followEach(of: [chain.lowerBound..<last], from: next) }
    } else if tokens.word(at: last) == Self.each, isCalled(at: next) {
      followEach(of: elements(ofListEndingAt: last - 2), from: next)
    } else if tokens.sign(at: chain.lowerBound - 1) == "[", let method = tokens.word(at: next),
      let object = tokens.word(at: last), [":", "]"].contains(tokens.sign(at: next + 1))
    {
      let called = method == Self.performer ? selector(at: next + 2)?.name : method
      if let called { use(chain, of: object, in: .init(name: called, isMethod: true)) }
      followGetter(at: last, method)
    }
    // Inside of a type that is added to, its own properties need no object before them.
    if chain.count == 1, isGivenValue(at: next), let function = around.last, function.isAdded,
      tokens.word(at: chain.lowerBound - 1) == nil, tokens.sign(at: chain.lowerBound - 1) != "*"
    {
      functions.note(learn(last), setBy: .init(name: function.name, isMethod: true))
    }
  }

  /// Notes that a function does something with an object, be it one that another was handed.
  mutating func use(_ chain: Range<Int>, of object: CodeName, in function: CodedFunctions.Role) {
    functions.note(object, usedBy: function)
    if let other = self.function(handed: chain) { functions.note(other, handsTo: function) }
  }

  /// Notes what Objective-C hands on by asking its own object for it: `[style polish:[self label]]`.
  private mutating func followGetter(at owner: Int, _ object: CodeName) {
    guard tokens.word(at: owner).map(Self.ownObjects.contains) ?? false,
      tokens.sign(at: owner - 2) == ":", let part = tokens.word(at: owner - 3),
      tokens.sign(at: owner + 2) == "]"
    else { return }
    functions.note(object, usedBy: .init(name: part))
  }

  /// The function around a place that was handed what a chain leads to, or belongs to it.
  func function(handed chain: Range<Int>) -> CodedFunctions.Role? {
    guard let function = around.last, let first = tokens.word(at: chain.lowerBound) else {
      return nil
    }
    let rest = chain.dropFirst().compactMap { tokens.word(at: $0) }
    guard rest.isEmpty || rest == [Self.titleLabel] else { return nil }
    guard Self.ownObjects.contains(first) else {
      // A closure is inside of what has it.
      return around.reversed().lazy.compactMap { $0.arguments[first] }.first
    }
    return function.isAdded ? .init(name: function.name, isMethod: true) : nil
  }

  /// The functions that may be handed an argument: in Objective-C what is said before it is a part of their name.
  func receivers(ofArgumentAt place: Int) -> [CodedFunctions.Role] {
    let part = tokens.sign(at: place - 1) == ":" ? tokens.word(at: place - 2) : nil
    let whole = receiver(ofArgumentCalled: part)
    let isHandedOn = part.map(Self.handing.contains) ?? false
    let selected = (max(0, place - 14)..<place).last { isHandedOn && selector(at: $0) != nil }
    return [part.map { .init(name: $0) }, whole, selected.flatMap(selector)].compactMap(\.self)
  }

  /// The function of which a selector begins at a place: `@selector(polish:)` or `#selector(polish(_:))`.
  func selector(at place: Int) -> CodedFunctions.Role? {
    guard ["@", "#"].contains(tokens.sign(at: place)), tokens.word(at: place + 1) == Self.selector,
      tokens.sign(at: place + 2) == "("
    else { return nil }
    var last = place + 3
    while tokens.sign(at: last + 1) == ".", tokens.word(at: last + 2) != nil { last += 2 }
    guard let name = tokens.word(at: last) else { return nil }
    let label = tokens.sign(at: last + 1) == "(" ? tokens.word(at: last + 2) : nil
    return .init(name: name, label: label == CodeWords.noLabel ? nil : label)
  }

  /// Notes what is done to each of some objects: `labels.forEach { $0.font = font }`.
  private mutating func followEach(of lists: [Range<Int>], from open: Int) {
    let start = tokens.sign(at: open) == "(" ? open + 1 : open
    var done: (attributes: CodedAttributes, functions: [CodedFunctions.Role]) = ([], [])
    if tokens.sign(at: start) == "{", let end = words.end(ofBracketAt: start) {
      done = whatIsDoneToEach(in: start...end)
    } else if tokens.word(at: start) != nil {
      done.functions = [.init(name: words.lastName(from: start))]
    }
    for list in lists {
      if !done.attributes.isEmpty { note(done.attributes, of: list) }
      guard let name = tokens.word(at: list.upperBound - 1) else { continue }
      for function in done.functions { functions.note(name, usedBy: function) }
    }
  }

  /// What is set inside of braces of what is handed to them, and to which functions that is handed on.
  private mutating func whatIsDoneToEach(
    in braces: ClosedRange<Int>
  ) -> (attributes: CodedAttributes, functions: [CodedFunctions.Role]) {
    let start = braces.lowerBound
    // Where it is handed several, it is not known which of them is of the list.
    let ones = words.arguments(ofClosureAt: start) ?? [Self.first, Self.second]
    var done: (attributes: CodedAttributes, functions: [CodedFunctions.Role]) = ([], [])
    for place in braces where tokens.sign(at: place - 1) != "." {
      guard tokens.word(at: place).map(ones.contains) ?? false else { continue }
      var last = place
      var next = placeBehindMarks(place + 1)
      while tokens.sign(at: next) == ".", tokens.word(at: next + 1) != nil {
        last = next + 1
        next = placeBehindMarks(last + 1)
      }
      if last > place {
        guard isGivenValue(at: next) || isCalled(at: next) else { continue }
        done.attributes.formUnion(learn(last))
        if isCalled(at: next) {
          done.functions.append(.init(name: tokens[last].name, isMethod: true))
        }
      } else {
        let before = tokens.sign(at: place - 1) == "$" ? place - 2 : place - 1
        guard tokens.sign(at: before) == "(", let function = tokens.word(at: before - 1) else {
          continue
        }
        done.attributes.formUnion(learn(before - 1))
        done.functions.append(.init(name: function))
      }
    }
    return done
  }

  /// The objects in a list that ends at a place, as in `[titleLabel, textLabel]`.
  private func elements(ofListEndingAt end: Int) -> [Range<Int>] {
    if tokens.sign(at: end) == ")" { return lists(ofCallEndingAt: end) }
    guard tokens.sign(at: end) == "]" else { return [] }
    var elements: [Range<Int>] = []
    var upper = end
    for place in (max(0, end - 200)..<end).reversed() {
      let isStart = tokens.sign(at: place) == "["
      guard isStart || tokens.sign(at: place) == "," else { continue }
      if place + 1 < upper { elements.append(place + 1..<upper) }
      if isStart { return elements }
      upper = place
    }
    return []
  }

  /// The lists that a call puts together or counts: `zip(buttons, names)`, `buttons.enumerated()`.
  private func lists(ofCallEndingAt end: Int) -> [Range<Int>] {
    guard let open = (max(0, end - 20)..<end).last(where: { tokens.sign(at: $0) == "(" }),
      let function = tokens.word(at: open - 1)
    else { return [] }
    if function == Self.counter {
      let list = objectBefore(open - 1)
      return tokens.word(at: list) == nil ? [] : [list..<list + 1]
    }
    guard function == CodeWords.joiner else { return [] }
    return (open + 1...end).filter { [",", ")"].contains(tokens.sign(at: $0)) }
      .filter { tokens.word(at: $0 - 1) != nil }.map { $0 - 1..<$0 }
  }

  /// The word of an object before a dot, past what marks an optional.
  private func objectBefore(_ member: Int) -> Int {
    var place = member - 2
    while ["?", "!"].contains(tokens.sign(at: place)) { place -= 1 }
    return place
  }

  private static let each = CodeName("forEach")
  private static let first = CodeName("0")
  private static let second = CodeName("1")
  private static let counter = CodeName("enumerated")
  private static let selector = CodeName("selector")
  private static let performer = CodeName("makeObjectsPerformSelector")
  private static let handing = Set(["with", "withObject"].map { CodeName($0) })
  private static let titleLabel = CodeName("titleLabel")
  private static let ownObjects = Set(["self", "this"].map { CodeName($0) })
}
