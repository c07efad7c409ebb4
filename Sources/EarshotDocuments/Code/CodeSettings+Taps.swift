// A recognizer is made where it is added, or kept under a name. Where a file keeps several kinds under one name, or one
// that wants more than one tap, it is not known what is added.

/// The recognizers of gestures that code adds to objects.
nonisolated extension CodeSettings {
  /// Whether a method adds what recognizes a single tap, by which more is done than typing ended or a picture zoomed.
  ///
  /// - Parameters:
  ///   - method: Where its name stands.
  ///   - argument: Where what it is handed begins.
  /// - Returns: Whether it does.
  mutating func isTap(at method: Int, handedFrom argument: Int) -> Bool {
    guard tokens.word(at: method).map(Self.adders.contains) ?? false else { return false }
    if let kind = kind(madeFrom: argument) { return kind == Self.tapRecognizer }
    var last = argument
    while tokens.word(at: last) != nil, tokens.sign(at: last + 1) == ".",
      tokens.word(at: last + 2) != nil
    { last += 2 }
    guard let name = tokens.word(at: last), [")", "]"].contains(tokens.sign(at: last + 1)) else {
      return false
    }
    let kept = keptTaps ?? findKeptTaps()
    keptTaps = kept
    return kept.contains(name)
  }

  private func findKeptTaps() -> Set<CodeName> {
    var (taps, others): (Set<CodeName>, Set<CodeName>) = ([], [])
    for place in tokens.indices {
      guard let name = tokens.word(at: place) else { continue }
      if let kind = kind(givenAt: place) {
        if kind == Self.tapRecognizer { taps.insert(name) } else { others.insert(name) }
      }
      if wantsMore(at: place) { others.insert(name) }
    }
    return taps.subtracting(others)
  }

  /// The kind of what a name is given or declared to be at a place; `nil` where nothing is said of it there.
  private func kind(givenAt place: Int) -> CodeName? {
    if tokens.sign(at: place - 1) == "*", let kind = recognizer(at: place - 2) { return kind }
    switch tokens.sign(at: place + 1) {
    // What else is given to it is none that is known.
    case "=" where tokens.sign(at: place + 2) != "=":
      return kind(madeFrom: place + 2) ?? CodeName.none
    case ":": return recognizer(at: place + 2)
    default: return nil
    }
  }

  /// The kind of recognizer that is made from a place on.
  private func kind(madeFrom place: Int) -> CodeName? {
    var start = place
    while tokens.sign(at: start) == "[" { start += 1 }
    if tokens.word(at: start) == Self.maker { start += 1 }
    let kind = recognizer(at: start)
    return kind == Self.tapRecognizer && callsSlightAction(start) ? CodeName.none : kind
  }

  private func recognizer(at place: Int) -> CodeName? {
    tokens.word(at: place).flatMap { Self.recognizers.contains($0) ? $0 : nil }
  }

  /// Whether code asks for more than one tap, or more than one finger, of what a name at a place stands for.
  private func wantsMore(at place: Int) -> Bool {
    let isProperty = tokens.sign(at: place + 1) == "."
    guard let property = tokens.word(at: isProperty ? place + 2 : place + 1),
      Self.counts.contains(property)
    else { return false }
    return tokens.word(at: isProperty ? place + 4 : place + 3) != Self.one
  }

  private static let adders = names(["addGestureRecognizer", "AddGestureRecognizer"])
  private static let maker = CodeName("new")
  private static let tapRecognizer = CodeName("UITapGestureRecognizer")
  private static let recognizers: Set = names([
    "UIGestureRecognizer", "UIHoverGestureRecognizer", "UILongPressGestureRecognizer",
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer",
  ])
  private static let counts = names([
    "numberOfTapsRequired", "numberOfTouchesRequired", "setNumberOfTapsRequired",
    "setNumberOfTouchesRequired",
  ])
  private static let one = CodeName("1")

  private static func names(_ words: [String]) -> Set<CodeName> { Set(words.map { CodeName($0) }) }
}
