/// The types in a file of code that say themselves where touches reach their objects.
///
/// What a category or an extension of a class of the library says holds for all of its objects, so that it matters in
/// which type of a file it stands.
nonisolated struct TouchPlacers {
  /// What they are called.
  private(set) var names: Set<CodeName> = []

  private let words: CodeWords
  private var tokens: [CodeToken] { words.tokens }

  /// The methods by which a type says it, as languages spell them; in Swift one is known by its label.
  static let methods = Set(
    ["HitTest", "PointInside", "hitTest", "inside", "pointInside"].map { CodeName($0) })

  /// Looks through a file.
  init(in words: CodeWords) {
    self.words = words
    /// The types that braces belong to; a brace of anything else belongs to none.
    var opened: [CodeName?] = []
    var announced: CodeName?
    // In Objective-C no brace begins a type.
    var implemented: CodeName?
    for place in tokens.indices {
      switch tokens[place].kind {
      case .sign(UInt8(ascii: "{")):
        opened.append(announced)
        announced = nil
      case .sign(UInt8(ascii: "}")): _ = opened.popLast()
      case .word where CodeWords.keywords.contains(tokens[place].name):
        guard words.isTypeName(at: place + 1) else { continue }
        let type = words.lastName(from: place + 1)
        if tokens.sign(at: place - 1) == "@" { implemented = type } else { announced = type }
      case .word where isDeclaration(at: place):
        if let type = opened.compactMap(\.self).last ?? implemented { names.insert(type) }
      default: break
      }
    }
  }

  /// Whether one of the methods is declared at a place, and not called.
  private func isDeclaration(at place: Int) -> Bool {
    switch tokens[place].name {
    case Self.hitTest where tokens.word(at: place - 1) == Self.function: true
    case Self.point:
      tokens.word(at: place - 1) == Self.function && tokens.word(at: place + 2) == Self.inside
    case Self.hitTest, Self.pointInside:
      tokens.sign(at: place - 1) == ")" && tokens.sign(at: place + 1) == ":"
    case Self.sharpHitTest, Self.sharpPointInside: tokens.word(at: place - 2) == Self.override
    default: false
    }
  }

  private static let function = CodeName("func")
  private static let override = CodeName("override")
  private static let hitTest = CodeName("hitTest")
  private static let point = CodeName("point")
  private static let inside = CodeName("inside")
  private static let pointInside = CodeName("pointInside")
  private static let sharpHitTest = CodeName("HitTest")
  private static let sharpPointInside = CodeName("PointInside")
}
