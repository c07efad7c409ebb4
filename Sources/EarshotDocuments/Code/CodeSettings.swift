// The flow:
//
//  1. a chain of names joined by dots, such as `self.nameLabel.font`, is followed to its end;
//  2. where a value is given to it, or it is called, its last name says what is set of each object before it;
//  3. where it is handed to a function, or put in a list with others, the name of the function says so;
//  4. Objective-C puts the name of what is called behind a blank: `[self.nameLabel setFont:font]`.

/// Finds in files of code what they set of objects, by the names of the properties that hold them.
nonisolated struct CodeSettings {
  /// What is set in the last file, by property.
  private(set) var found: [CodeName: CodedAttributes] = [:]

  /// What the functions of the last file do to what they are handed, and what is handed to which.
  var functions = CodedFunctions()

  private(set) var words = CodeWords([])
  var tokens: [CodeToken] { words.tokens }
  /// What the names of properties and methods say: all files share them, and each is taken apart once.
  var known: [CodeName: CodedAttributes] = [:]
  /// What loops go through, each with what they call one of it, and where that is what a function was handed, with that.
  private var loops: [(one: CodeName, all: CodeName, function: CodedFunctions.Role?)] = []
  /// What is set of all views of a class, in the last file.
  var appearances: [CodeName: CodedAttributes] = [:]
  /// The names under which the last file keeps what stands for all views of a class.
  var proxies: [(name: CodeName, owner: CodeName)] = []
  /// The brackets around a place.
  var brackets: [Bracket] = []
  /// The lists that the last file keeps under a name, each with what stands in it.
  var lists: [(name: CodeName, one: CodeName)] = []
  /// The functions around a place, the innermost last.
  private(set) var around: [CodeWords.Function] = []
  /// The names under which the last file keeps recognizers of single taps and nothing else; `nil` until somebody asks.
  var keptTaps: Set<CodeName>?
  /// The functions of the last file that do nothing but end typing or zoom.
  private(set) var slightActions: Set<CodeName> = []
  /// What words mean where they are called or given a value: all files share them, as what they set.
  var effects: [CodeName: Effect] = [:]

  /// Goes through a file.
  mutating func look(through words: CodeWords) {
    self.words = words
    found = [:]
    loops = []
    lists = []
    appearances = [:]
    proxies = []
    brackets = []
    keptTaps = nil
    functions = CodedFunctions()
    around = []
    var declared = words.functions[...]
    slightActions = slightActions(among: Array(declared))
    for place in words.tokens.indices {
      while let last = around.last, last.body.upperBound <= place { around.removeLast() }
      while let next = declared.first, next.body.lowerBound <= place {
        around.append(declared.removeFirst())
        if next.body.upperBound <= place { around.removeLast() }
      }
      switch words.tokens[place].kind {
      case .word where isChainStart(at: place):
        follow(chainAt: place)
        followLoop(at: place)
        followMessage(at: place)
        followAppearance(at: place)
      case .word: followAppearance(at: place)
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): open(bracketAt: place)
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): _ = brackets.popLast()
      default: break
      }
    }
    // What is set of the one of a loop is set of all.
    for (one, all, function) in loops {
      found[all, default: []].formUnion(found[one] ?? [])
      if let function { functions.note(found[one] ?? [], setBy: function) }
    }
    for (name, owner) in proxies { noteAppearance(found[name] ?? [], of: owner) }
    for (name, one) in lists {
      found[one, default: []].formUnion((found[name] ?? []).intersection(Self.ofLists))
    }
    // Only where a file names pictures of the system may it set one.
    guard !words.tokens.contains(where: { $0.name == Self.systemPicture }) else { return }
    for name in found.keys { found[name]?.remove(.systemPicture) }
  }

  private static let systemPicture = CodeName("systemName")

  static let loop = CodeName("in")
  private static let loopStart = CodeName("for")
  static let object = CodeName("on")
  /// What is told of the objects in a list by what is done to each.
  private static let ofLists: CodedAttributes = [
    .font, .color, .text, .placeholder, .accessibility, .hint, .visibility,
  ]
  private static let configuration = CodeName("configuration")
  private static let superview = CodeName("superview")
  private static let toggle = CodeName("toggle")

  // MARK: Chains

  /// Whether a chain begins with a word: it is the first, or what stands before its dot is no name, as in
  /// `(cell as! Row).label`.
  private func isChainStart(at place: Int) -> Bool {
    guard tokens.sign(at: place - 1) == "." else { return true }
    var before = place - 2
    while tokens.sign(at: before) == "?" || tokens.sign(at: before) == "!" { before -= 1 }
    return tokens.sign(at: before) == ")" || tokens.sign(at: before) == "]"
  }

  /// The place behind what marks an optional, or tells which one of several is meant, as in `items?[0]`.
  private func placeBehindSubscript(_ place: Int) -> Int {
    let next = placeBehindMarks(place)
    guard tokens.sign(at: next) == "[",
      let end = (next..<(next + 12)).first(where: { tokens.sign(at: $0) == "]" }),
      tokens.sign(at: end + 1) == "." || tokens.sign(at: end + 2) == "."
    else { return next }
    return placeBehindMarks(end + 1)
  }

  func placeBehindMarks(_ place: Int) -> Int {
    var next = place
    while tokens.sign(at: next) == "?" || tokens.sign(at: next) == "!" { next += 1 }
    return next
  }

  /// Notes what a loop goes through, as in `for field in fields {`, where the last word of a chain says it.
  private mutating func followLoop(at place: Int) {
    guard tokens.word(at: place) == Self.loopStart else { return }
    // In Objective-C it stands in brackets, behind a type.
    let rest = place + 1..<min(place + 12, tokens.count)
    guard let word = rest.first(where: { tokens.word(at: $0) == Self.loop }),
      let one = tokens.word(at: word - 1) ?? tokens.word(at: word - 2)
    else { return }
    var last = word + 1
    while tokens.sign(at: last + 1) == ".", tokens.word(at: last + 2) != nil,
      tokens.sign(at: last + 3) != "("
    { last += 2 }
    guard let all = tokens.word(at: last) else { return }
    if all == CodeWords.joiner, let (first, second) = words.pair(from: last) {
      if let other = tokens.word(at: word - 4) { addLoop(of: other, through: first) }
      return addLoop(of: one, through: second)
    }
    // Of several that stand together it is not known which is meant.
    if tokens.sign(at: word - 1) == ")", let other = tokens.word(at: word - 4) {
      addLoop(of: other, through: all)
    }
    addLoop(of: one, through: all)
  }

  private mutating func addLoop(of one: CodeName, through all: CodeName) {
    loops.append((one, all, around.last?.arguments[all]))
  }

  /// Notes what an object that is asked for in brackets of Objective-C is told to do: `[[cell button] setTitle:title]`.
  private mutating func followMessage(at place: Int) {
    guard tokens.sign(at: place - 1) == "[", tokens.word(at: place + 1) != nil,
      tokens.sign(at: place + 2) == "]", tokens.sign(at: place + 4) == ":",
      tokens.word(at: place + 3) != nil, isOrder(at: place + 3)
    else { return }
    note(learn(place + 3).given(messageValue(from: place + 5)), of: place + 1..<place + 2)
  }

  private mutating func follow(chainAt start: Int) {
    var last = start
    var next = start + 1
    while true {
      next = placeBehindSubscript(next)
      guard tokens.sign(at: next) == ".", tokens.word(at: next + 1) != nil else { break }
      last = next + 1
      next += 2
    }
    let members = start..<last
    followUses(of: start..<last + 1, before: next)
    followItem(at: last, before: next)
    if isCalled(at: next) { followTyping(of: members, at: last) }
    if tokens.sign(at: next + 1) == "]" { followTyping(of: start..<last + 1, at: next) }
    if !members.isEmpty, isGivenValue(at: next) || isCalled(at: next) || isBound(members) {
      let value =
        tokens.sign(at: next) == "=" ? value(from: next + 1) : emptyTitle(from: next + 1)
      // `isHidden.toggle()` sets what stands before it.
      let isToggled = tokens.word(at: last) == Self.toggle && tokens.word(at: last - 2) != nil
      let name = isToggled ? last - 2 : last
      var attributes = learn(name).given(value)
      if isTap(at: last, handedFrom: next + 1) { attributes.insert(.tap) }
      note(attributes, of: start..<name)
    } else if isMessage(next) {
      var attributes = learn(next).given(messageValue(from: next + 2))
      if isTap(at: next, handedFrom: next + 2) { attributes.insert(.tap) }
      note(attributes, of: start..<next)
    } else if isArgument(from: start, to: next) {
      handOn(start..<next)
    }
  }

  /// Notes that code puts an item of its own on a bar, in the place of the one in the file.
  private mutating func followItem(at place: Int, before next: Int) {
    guard let name = tokens.word(at: place), Self.itemsOfBars.contains(name),
      tokens.sign(at: next) == "=", isGivenValue(at: next),
      value(from: next + 1).map({ !CodedAttributes.emptyValues.contains($0) }) ?? true
    else { return }
    found[name, default: []].formUnion(.text)
  }

  private static let itemsOfBars = Set(
    [
      "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
      "LeftBarButtonItem", "LeftBarButtonItems", "RightBarButtonItem", "RightBarButtonItems",
    ].map { CodeName($0) })

  /// Whether a value is given to what ends before a place.
  func isGivenValue(at place: Int) -> Bool {
    let sign =
      switch tokens.sign(at: place) {
      case "+", "-", "|": place + 1
      default: place
      }
    return tokens.sign(at: sign) == "=" && tokens.sign(at: sign + 1) != "="
  }

  func isCalled(at place: Int) -> Bool {
    tokens.sign(at: place) == "(" || tokens.sign(at: place) == "{"
  }

  /// Whether a library sets what is named last whenever something else changes, as in `label.rx.text`.
  private func isBound(_ members: Range<Int>) -> Bool {
    members.dropFirst().contains { tokens.word(at: $0).map(Self.bindings.contains) ?? false }
  }

  private static let bindings = Set(["rx", "reactive", "bnd"].map { CodeName($0) })

  /// Whether a word is what an object before it is told to do in brackets of Objective-C: to set something, to put on
  /// a style, or to call something.
  private func isMessage(_ place: Int) -> Bool {
    guard tokens.word(at: place) != nil, isFree,
      tokens.sign(at: place + 1) == ":" || tokens.sign(at: place + 1) == "]"
    else { return false }
    return isOrder(at: place)
  }

  /// Whether the innermost brackets are those of no arguments.
  private var isFree: Bool {
    switch brackets.last {
    case .list, .other: true
    default: false
    }
  }

  private func isOrder(at place: Int) -> Bool {
    let name = words.bytes[words.tokens[place].range]
    return Self.orders.contains { name.starts(with: $0.utf8) }
  }

  private static let orders = [
    "add", "apply", "bk", "configure", "customize", "decorate", "handle", "insert", "rac", "set",
    "style",
  ]

  /// Notes what a key path leads to, where a publisher gives its values to an object: `assign(to: \.text, on: label)`.
  mutating func noteAssignment(to chain: Range<Int>) {
    for place in (max(0, chain.lowerBound - 10)..<chain.lowerBound).reversed()
    where tokens.sign(at: place) == "\\" {
      guard tokens.word(at: place + 2) != nil else { return }
      return note(learn(place + 2), of: chain)
    }
  }

  /// Notes what is set of every object in a chain; some of that concerns the last one alone.
  ///
  /// What is called when an object is used may hang on something in between, as in `button.rx.tap.bind(to: next)`.
  mutating func note(_ attributes: CodedAttributes, of members: Range<Int>) {
    if let function = function(handed: members) { functions.note(attributes, setBy: function) }
    var rest = attributes
    for place in members.reversed() {
      guard let name = tokens.word(at: place) else { continue }
      if !rest.isEmpty { found[name, default: []].formUnion(rest) }
      // Who hides what a view stands in hides it as well, as in `button.superview?.isHidden`.
      let comesAndGoes = name == Self.superview && !rest.isDisjoint(with: [.hidden, .visibility])
      rest.subtract(.ownOnly)
      if comesAndGoes { rest.insert(.visibility) }
      // A title is that of a button, and no longer of what the button stands in.
      if name != Self.configuration { rest = rest.ofDoubtfulObject }
      rest.formUnion(learn(place).intersection(.action))
    }
  }

  @discardableResult
  mutating func learn(_ place: Int) -> CodedAttributes {
    let name = tokens[place].name
    if let attributes = known[name] { return attributes }
    let attributes = CodedAttributes(settingBy: words.text(at: place))
    known[name] = attributes
    return attributes
  }
}
