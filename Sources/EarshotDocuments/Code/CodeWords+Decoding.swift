// What a storyboard or xib makes is made by `init(coder:)`. Who makes a screen or a view by code alone has to declare that as
// well, and lets it end the app: Xcode writes it so. Of such a class no file can show anything.

/// The classes of Swift that no file can make.
nonisolated extension CodeWords {
  /// The classes whose `init(coder:)` does nothing but end the app, or makes nothing.
  ///
  /// Another one that is handed more than a coder makes objects of files as well, and calls that of the class above it.
  var undecodableClasses: Set<CodeName> {
    let classes = self.classes
    var ending: Set<Int> = []
    var decoding: Set<CodeName> = []
    for place in tokens.indices where tokens.word(at: place) == Self.maker {
      guard let number = classes.lastIndex(where: { $0.braces.contains(place) }) else { continue }
      if endsApp(makerAt: place) {
        ending.insert(number)
      } else if tokens.word(at: place - 2) == Self.upper, tokens.word(at: place + 2) == Self.coder {
        decoding.insert(classes[number].name)
      }
    }
    // A class may be declared for several conditions of the build.
    for (number, declared) in classes.enumerated() where !ending.contains(number) {
      decoding.insert(declared.name)
    }
    return Set(ending.map { classes[$0].name }).subtracting(decoding)
  }

  /// The classes that are declared, in order, each with its braces.
  private var classes: [(name: CodeName, braces: ClosedRange<Int>)] {
    let ends = endsOfBraces
    return tokens.indices.compactMap { place in
      guard tokens.word(at: place) == Self.declaring, isTypeName(at: place + 1),
        let start = (place + 2..<max(place + 2, min(place + Self.reach, tokens.count)))
          .first(where: { tokens.sign(at: $0) == "{" }), let end = ends[start]
      else { return nil }
      return (tokens[place + 1].name, start...end)
    }
  }

  /// Whether what makes an object of a coder begins at a place, and nothing comes of it.
  private func endsApp(makerAt place: Int) -> Bool {
    let open = ["?", "!"].contains(tokens.sign(at: place + 1)) ? place + 2 : place + 1
    guard tokens.sign(at: open) == "(", tokens.word(at: open + 1) == Self.coder,
      let close = end(ofBracketAt: open), tokens.sign(at: close + 1) == "{",
      !(open..<close).contains(where: { tokens.sign(at: $0) == "," })
    else { return false }
    guard let first = tokens.word(at: close + 2) else { return false }
    if Self.enders.contains(first) { return tokens.sign(at: close + 3) == "(" }
    return first == Self.handing && tokens.word(at: close + 3) == Self.nothing
      && tokens.sign(at: close + 4) == "}"
  }

  /// What makes an object of a file is handed.
  static let coder = CodeName("coder")
  /// The words of what makes nothing of it.
  static let decodingEnders = enders.union([nothing])
  private static let enders = Set(["fatalError", "preconditionFailure"].map { CodeName($0) })
  private static let nothing = CodeName("nil")
  private static let handing = CodeName("return")
  private static let maker = CodeName("init")
  private static let upper = CodeName("super")
  private static let declaring = CodeName("class")
  /// The most tokens before the braces of a class.
  private static let reach = 60
}
