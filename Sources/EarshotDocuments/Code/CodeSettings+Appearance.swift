// `UILabel.appearance()` stands for all labels of an app: what is set of it is set of each that is shown. One that names
// in what they have to stand is about few of them, and says nothing here.

/// What code sets of all views of a class.
nonisolated extension CodeSettings {
  /// Notes what is set of what stands for all views of a class, where that is asked for at a place.
  mutating func followAppearance(at place: Int) {
    guard tokens.word(at: place).map(Self.askers.contains) ?? false else { return }
    let isMessage = tokens.sign(at: place - 2) == "[" && tokens.sign(at: place + 1) == "]"
    guard isMessage || tokens.sign(at: place - 1) == ".",
      let owner = tokens.word(at: isMessage ? place - 1 : place - 2)
    else { return }
    var next = place + 1
    if isMessage {
      next += 1
    } else if tokens.sign(at: next) == "(" {
      guard tokens.sign(at: next + 1) == ")" else { return }
      next += 2
    }
    if tokens.sign(at: place - 3) == "=", let name = words.name(givenValueAt: place - 3) {
      proxies.append((name, owner))
    }
    var last: Int?
    while tokens.sign(at: next) == ".", tokens.word(at: next + 1) != nil {
      last = next + 1
      next = placeBehindMarks(next + 2)
    }
    if let member = last, isGivenValue(at: next) || isCalled(at: next) {
      // `keyboardAppearance` is no style of a text.
      guard !words.text(at: member).hasSuffix("Appearance") else { return }
      noteAppearance(learn(member), of: owner)
    } else if isMessage, last == nil, tokens.word(at: next) != nil {
      noteAppearance(learn(next), of: owner)
    }
  }

  /// Notes what is set of all views of a class.
  mutating func noteAppearance(_ attributes: CodedAttributes, of owner: CodeName) {
    let looks = attributes.intersection([.font, .color])
    if !looks.isEmpty { appearances[owner, default: []].formUnion(looks) }
  }

  private static let askers = Set(["Appearance", "appearance"].map { CodeName($0) })
}
