import EarshotFiles

/// The names in a file of code, and the types that it declares.
nonisolated struct CodeWords {
  let bytes: [UInt8]
  let tokens: [CodeToken]
  /// Where braces end, by where they begin; those that nothing closes are left out.
  let endsOfBraces: [Int: Int]

  /// Takes a file of code apart.
  init(_ bytes: [UInt8], in language: CodeLanguage = .swift) {
    self.bytes = bytes
    tokens = CodeScanner.tokens(of: bytes, in: language)
    endsOfBraces = Self.endsOfBraces(in: tokens)
  }

  private static func endsOfBraces(in tokens: [CodeToken]) -> [Int: Int] {
    var (ends, open): ([Int: Int], [Int]) = ([:], [])
    for place in tokens.indices {
      switch tokens.sign(at: place) {
      case "{": open.append(place)
      case "}": if let start = open.popLast() { ends[start] = place }
      default: continue
      }
    }
    return ends
  }

  /// The text of a token.
  func text(at place: Int) -> String {
    String(decoding: bytes[tokens[place].range], as: UTF8.self)
  }

  /// The place of the text that begins at one: in Objective-C it is behind a sign.
  func text(from place: Int) -> Int { tokens.sign(at: place) == "@" ? place + 1 : place }

  /// Where the text at a place begins.
  func start(ofText place: Int) -> Int { tokens.sign(at: place - 1) == "@" ? place - 1 : place }

  /// Whether the text at a place is all of an argument, and no part of what is put together.
  func isWholeArgument(_ place: Int) -> Bool {
    [",", ")", "]"].contains(tokens.sign(at: place + 1)) || tokens.word(at: place + 1) != nil
  }

  /// Every word, every text, and what of texts could be names, such as "Main" of "Main.storyboard".
  var names: Set<CodeName> { names(of: tokens[...]) }

  /// Every word, every text, and what of texts could be names, in a part of the file.
  func names(of tokens: ArraySlice<CodeToken>) -> Set<CodeName> {
    var names: Set<CodeName> = []
    for token in tokens {
      switch token.kind {
      case .sign: break
      case .word: names.insert(token.name)
      // What is longer names nothing.
      case .text where token.range.count <= 200: insertNames(of: token.range, into: &names)
      case .text: break
      }
    }
    return names
  }

  /// What of it stands in texts.
  var texts: Set<CodeName> {
    var texts: Set<CodeName> = []
    for token in tokens where token.kind == .text && token.range.count <= 200 {
      insertNames(of: token.range, into: &texts)
    }
    return texts
  }

  /// The words of which something is taken, and that begin as those of types do.
  var subjects: Set<CodeName> {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    var subjects: Set<CodeName> = []
    for place in tokens.indices where tokens[place].kind == .word {
      guard tokens.sign(at: place + 1) == ".",
        capitals.contains(bytes[tokens[place].range.lowerBound])
      else { continue }
      subjects.insert(tokens[place].name)
    }
    return subjects
  }

  /// The words from which a file makes other names, and the texts where it gives texts large letters.
  ///
  /// Much that is called "main" is no storyboard, such as `DispatchQueue.main` and `@main`, so that this is a name only
  /// where it is declared, or taken of the storyboards.
  var nameWords: Set<CodeName> {
    let words = tokens.indices.filter { place in
      guard let word = tokens.word(at: place) else { return false }
      guard word == Self.main else { return true }
      if let before = tokens.word(at: place - 1) { return Self.declaring.contains(before) }
      return tokens.sign(at: place - 1) == ","
        || tokens.sign(at: place - 1) == "." && tokens.word(at: place - 2) == Self.storyboard
    }.map { tokens[$0].name }
    let names = Set(words)
    return names.isDisjoint(with: Self.enlargers) ? names : names.union(texts)
  }

  private func insertNames(of text: Range<Int>, into names: inout Set<CodeName>) {
    names.insert(CodeName(bytes, at: text))
    for mark in DeviceMark.allCases
    where bytes[text].reversed().starts(with: mark.rawValue.utf8.reversed()) {
      names.insert(mark.name)
    }
    for part in bytes[text].split(whereSeparator: { !CodeScanner.isWord($0) }) {
      names.insert(CodeName(bytes, at: part.indices))
    }
  }

  /// The types that are declared, or added to.
  var types: Set<CodeFile.DeclaredType> {
    var types: Set<CodeFile.DeclaredType> = []
    for place in tokens.indices where tokens[place].kind == .word {
      guard isTypeName(at: place + 1), Self.keywords.contains(tokens[place].name) else { continue }
      types.insert(
        CodeFile.DeclaredType(
          name: tokens[place + 1].name,
          above: Self.inheriting.contains(tokens[place].name) ? nameAbove(typeAt: place + 1) : nil,
          isPublic: isPublic(keywordAt: place)))
    }
    return types
  }

  /// Whether a word could be the name of a type: `class` stands before members too, whose keywords begin small.
  func isTypeName(at place: Int) -> Bool {
    guard tokens.word(at: place) != nil else { return false }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return capitals.contains(bytes[tokens[place].range.lowerBound])
      || [":", "{"].contains(tokens.sign(at: place + 1))
  }

  /// The name behind the colon after the name of a type, past what stands in angle brackets; of several joined
  /// by dots the last.
  private func nameAbove(typeAt place: Int) -> CodeName? {
    var next = place + 1
    if tokens.sign(at: next) == "<" {
      while next < tokens.count, next < place + 50, tokens.sign(at: next) != ">" { next += 1 }
      next += 1
    }
    guard tokens.sign(at: next) == ":", tokens.word(at: next + 1) != nil else { return nil }
    return lastName(from: next + 1)
  }

  /// The last of some names joined by dots.
  func lastName(from place: Int) -> CodeName {
    var last = place
    while tokens.sign(at: last + 1) == ".", tokens.word(at: last + 2) != nil { last += 2 }
    return tokens[last].name
  }

  /// Whether one of the words before a keyword lets other programs use what it declares.
  private func isPublic(keywordAt place: Int) -> Bool {
    (max(0, place - 3)..<place).contains { tokens.word(at: $0).map(Self.open.contains) ?? false }
  }

  /// Whether an app begins here.
  var isEntry: Bool {
    tokens.indices.contains { place in
      guard let name = tokens.word(at: place) else { return false }
      return Self.functions.contains(name)
        || name == Self.attribute && tokens.sign(at: place - 1) == "@"
    }
  }

  /// Whether a type says itself what readers are told of it: it gives such a thing a value, or takes its place, without
  /// speaking of another object.
  var namesItself: Bool {
    tokens.indices.contains { place in
      guard let name = tokens.word(at: place), Self.readerWords.contains(name) else { return false }
      let isOwn =
        tokens.sign(at: place - 1) != "." || tokens.word(at: place - 2) == Self.ownObject
      let next = tokens.sign(at: place + 1)
      return isOwn && (next == "=" && tokens.sign(at: place + 2) != "=" || next == ":")
    }
  }

  /// Whether a type says how large it is, where nothing else does: it declares ``intrinsicSize``.
  var sizesItself: Bool {
    tokens.indices.contains { place in
      guard tokens.word(at: place) == Self.intrinsicSize else { return false }
      return tokens.word(at: place - 1) == Self.variable || tokens.sign(at: place - 1) == ")"
    }
  }

  static let intrinsicSize = CodeName("intrinsicContentSize")
  /// Whether a type gives itself a title: it calls what does without speaking of another object.
  var titlesItself: Bool {
    tokens.indices.contains { place in
      guard tokens.word(at: place).map(Self.titleSetters.contains) ?? false else { return false }
      switch tokens.sign(at: place + 1) {
      case "(":
        guard tokens.sign(at: place - 1) == "." else {
          return tokens.word(at: place - 1) != Self.function
        }
        return tokens.word(at: place - 2).map(Self.ownObjects.contains) ?? false
      case ":":
        return tokens.sign(at: place - 2) == "["
          && tokens.word(at: place - 1).map(Self.ownObjects.contains) ?? false
      default: return false
      }
    }
  }

  /// Whether a method that sets fonts by its name is called of a whole view, or of no object that is named, as in
  /// `view.setFontTextStyle()`.
  var setsFonts: Bool {
    tokens.indices.contains { place in
      guard tokens.word(at: place) != nil, tokens.sign(at: place + 1) == "(",
        tokens.word(at: place - 1) != Self.function,
        tokens.sign(at: place - 1) != "."
          || tokens.word(at: place - 2).map(Self.wholes.contains) ?? false
      else { return false }
      // There are very many calls, and few begin so.
      let name = bytes[tokens[place].range]
      guard Self.settingWords.contains(where: { name.starts(with: $0.utf8) }) else { return false }
      let words = text(at: place).nameWords.map { $0.lowercased() }
      return words.count > 1 && Self.settingWords.contains(words[0])
        && (words.contains("font") || words.contains("fonts"))
    }
  }

  /// The numbers by which views are looked for, as in `cell.viewWithTag(3)`.
  ///
  /// A name in the place of a number is mostly that of a view that code made itself.
  var tags: Set<CodeName> {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var tags: Set<CodeName> = []
    for place in tokens.indices where tokens.word(at: place) == Self.finder {
      guard ["(", ":"].contains(tokens.sign(at: place + 1)), let tag = tokens.word(at: place + 2),
        [")", "]"].contains(tokens.sign(at: place + 3)),
        bytes[tokens[place + 2].range].allSatisfy(digits.contains)
      else { continue }
      tags.insert(tag)
    }
    return tags
  }

  /// The outlets that are declared in the file, in order.
  var outlets: [CodeName] {
    tokens.indices.compactMap { place -> CodeName? in
      guard tokens.word(at: place) == Self.outlet else { return nil }
      let rest = place + 1..<min(place + 16, tokens.count)
      // In Swift the name is behind `var`, and in Objective-C it is what the declaration ends with.
      if let keyword = rest.first(where: { tokens.word(at: $0) == Self.variable }) {
        return tokens.word(at: keyword + 1)
      }
      return rest.first { tokens.sign(at: $0) == ";" }.flatMap { tokens.word(at: $0 - 1) }
    }
  }

  /// Those of the outlets of a file that are used nowhere in it.
  func idle(among outlets: [CodeName]) -> Set<CodeName> {
    guard !outlets.isEmpty else { return [] }
    var idle = Set(outlets)
    var met: Set<CodeName> = []
    for token in tokens where idle.contains(token.name) && !met.insert(token.name).inserted {
      idle.remove(token.name)
    }
    return idle
  }

  /// The method that looks for a view by its tag.
  static let finder = CodeName("viewWithTag")
  /// What generated code of files is called, as in `R.storyboard.main.help()`.
  static let generated = CodeName("R")
  /// The words of code that makes names of files and scenes from other words.
  static let nameMakers = Set(
    [
      "R", "StoryboardScene", "StoryboardSegue", "rawValue", "capitalized", "uppercased",
    ].map { CodeName($0) })
  private static let enlargers = names(["capitalized", "uppercased"])
  private static let main = CodeName("main")
  private static let storyboard = CodeName("storyboard")
  private static let declaring = names(["case", "func", "let", "var"])
  /// What marks a property that a file of Interface Builder fills.
  static let outlet = CodeName("IBOutlet")
  private static let variable = CodeName("var")
  private static let titleSetters = names(["SetTitle", "setAttributedTitle", "setTitle"])
  private static let ownObjects = names(["self", "super"])
  private static let wholes = names(["contentView", "self", "view"])
  private static let function = CodeName("func")
  private static let settingWords: Set = ["adjust", "apply", "scale", "set", "setup", "update"]
  private static let readerWords = names([
    "accessibilityElements", "accessibilityLabel", "isAccessibilityElement",
  ])
  private static let ownObject = CodeName("self")
  /// The words before the names of types that are declared, or added to.
  static let keywords = names([
    "actor", "class", "enum", "extension", "implementation", "interface", "protocol", "struct",
  ])
  /// The words before a type that may have a class above it; behind others stand protocols.
  private static let inheriting = names(["class", "interface"])
  private static let open = names(["public", "open"])
  private static let functions = names(["UIApplicationMain", "NSApplicationMain"])
  private static let attribute = CodeName("main")

  private static func names(_ words: [String]) -> Set<CodeName> { Set(words.map { CodeName($0) }) }
}
