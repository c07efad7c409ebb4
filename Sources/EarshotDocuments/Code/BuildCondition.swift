/// Whether the app that users have was built with code that stands behind a condition, such as `#if DEBUG`.
///
/// They have none that was built for debugging, or for a simulator. What else a condition asks may be so or not.
nonisolated struct BuildCondition {
  /// What is known of a condition.
  enum Answer {
    /// No user has what stands behind it.
    case never
    /// Every user has it.
    case always
    /// Users may have it.
    case maybe
    /// A flag of the project asks; who joins one to `DEBUG` by "or" names another build that is none for users.
    case flag

    /// What is known of the opposite.
    var opposite: Answer {
      switch self {
      case .never: .always
      case .always: .never
      case .maybe, .flag: self
      }
    }
  }

  private let bytes: [UInt8]
  private let tokens: [CodeToken]
  private var place = 0

  /// What is known of a condition, by what stands behind `#if`.
  static func answer(to condition: [UInt8]) -> Answer {
    guard !condition.contains(UInt8(ascii: "#")) else { return .maybe }
    let tokens = CodeScanner.tokens(of: condition)
    guard tokens.count <= limit else { return .maybe }
    var parts = BuildCondition(bytes: condition, tokens: tokens)
    return parts.alternatives()
  }

  private init(bytes: [UInt8], tokens: [CodeToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  private mutating func alternatives() -> Answer {
    var answer = conjunction()
    while takes("|") {
      let other = conjunction()
      answer =
        switch (answer, other) {
        case (.always, _), (_, .always): .always
        case (.maybe, _), (_, .maybe): .maybe
        case (.never, _), (_, .never): .never
        default: .flag
        }
    }
    return answer
  }

  private mutating func conjunction() -> Answer {
    var answer = part()
    while takes("&") {
      let other = part()
      answer =
        switch (answer, other) {
        case (.never, _), (_, .never): .never
        case (.maybe, _), (_, .maybe): .maybe
        case (.flag, _), (_, .flag): .flag
        default: .always
        }
    }
    return answer
  }

  private mutating func part() -> Answer {
    switch tokens.sign(at: place) {
    case "!":
      place += 1
      return part().opposite
    case "(":
      place += 1
      let answer = alternatives()
      place += 1
      return answer
    default: break
    }
    guard let word = tokens.word(at: place) else { return unknown() }
    place += 1
    if word == Self.defined { return part() }
    if tokens.sign(at: place) == "(" {
      let isSimulator = tokens.word(at: place + 1) == Self.simulator
      passBrackets()
      return isSimulator ? .never : .maybe
    }
    // What is compared, as a version is, may be anything.
    let isCompared =
      ["<", ">", "="].contains(tokens.sign(at: place))
      || tokens.sign(at: place) == "!" && tokens.sign(at: place + 1) == "="
    if isCompared { return unknown() }
    if Self.absent.contains(word) { return .never }
    if Self.given.contains(word) { return .always }
    let name = bytes[tokens[place - 1].range]
    return Self.beginnings.contains { name.starts(with: $0.utf8) } ? .maybe : .flag
  }

  /// Gives up on the rest.
  private mutating func unknown() -> Answer {
    place = tokens.count
    return .maybe
  }

  /// Goes behind a sign that stands there twice.
  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard tokens.sign(at: place) == sign, tokens.sign(at: place + 1) == sign else { return false }
    place += 2
    return true
  }

  private mutating func passBrackets() {
    var depth = 0
    while place < tokens.count {
      if tokens.sign(at: place) == "(" { depth += 1 }
      if tokens.sign(at: place) == ")" { depth -= 1 }
      place += 1
      if depth == 0 { return }
    }
  }

  private static let defined = CodeName("defined")
  private static let simulator = CodeName("simulator")
  private static let absent = Set(
    ["0", "DEBUG", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_SIMULATOR", "false"]
      .map { CodeName($0) })
  private static let given = Set(["1", "true"].map { CodeName($0) })
  /// How names begin that compilers and Apple's headers give, and no project.
  private static let beginnings = ["TARGET_", "_"]
  /// Nobody writes longer ones, in tokens.
  private static let limit = 60
}
