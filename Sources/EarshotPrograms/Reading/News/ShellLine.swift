/// What a line of a shell starts, as far as its text tells.
///
/// It is no whole grammar: programs are found in pipelines, lists and groups, behind assignments and behind words such
/// as `sudo` and `then`. What is quoted, redirected, a comment, or run for the sake of its output is passed over.
struct ShellLine {
  /// The programs that are started, by the last component of their paths, in the order in which they stand.
  private(set) var programs: [String] = []
  /// Whether the shell waits for more of the same: for what follows an operator or a backslash at the end, for the end
  /// of a quotation, or for that of a text below the line.
  private(set) var isOpen = false

  /// What the word that is read is for.
  private enum Purpose {
    case command, file, delimiter
  }

  private var word: String?
  private var purpose = Purpose.command
  private var isProgramNext = true
  /// The words that end the texts below the line.
  private var delimiters: [String] = []
  private var rest: Substring

  /// What is no program where one may stand: what starts another one, and words of the shell.
  private static let passedOver: Set = [
    "sudo", "doas", "env", "exec", "command", "nohup", "time", "nice", "!", "{", "}", "if", "then",
    "elif", "else", "fi", "while", "until", "do", "done",
  ]

  /// Reads what was entered: a line, or the lines of one that goes on.
  init(_ text: String) {
    rest = text[...]
    while let character = rest.popFirst() { take(character) }
    endWord()
    if !delimiters.isEmpty { isOpen = true }
  }

  private mutating func take(_ character: Character) {
    if !character.isWhitespace { isOpen = false }
    switch character {
    case "\\":
      let next = rest.popFirst()
      if let next, next != "\n" { add(next) }
      isOpen = next == nil
    case "'", "\"", "`": skip(to: character)
    case "$" where rest.first == "(": skipSubstitution()
    case "#" where word == nil: rest = rest.drop { $0 != "\n" }
    case "\n":
      endCommand()
      skipTextsBelow()
    case "|", "&", ";", "(", ")": operate(character)
    case "<", ">": redirect(character)
    case _ where character.isWhitespace: endWord()
    default: add(character)
    }
  }

  private mutating func add(_ character: Character) { word = (word ?? "") + String(character) }

  private mutating func endWord() {
    guard let word else { return }
    self.word = nil
    switch exchange(&purpose, with: .command) {
    case .delimiter: delimiters.append(word)
    case .command where isProgramNext:
      guard !word.contains("="), !word.hasPrefix("-"), !Self.passedOver.contains(word) else {
        return
      }
      isProgramNext = false
      programs += word.split(separator: "/").suffix(1).map(String.init)
    case .command, .file: break
    }
  }

  private mutating func endCommand() {
    endWord()
    isProgramNext = true
    // What names no file after all has no part in what comes next.
    purpose = .command
  }

  private mutating func operate(_ character: Character) {
    endCommand()
    isOpen = character == "|" || character == "&" && rest.first == "&"
    if rest.first == character { rest.removeFirst() }
  }

  private mutating func redirect(_ character: Character) {
    // The number in front is that of what is redirected.
    if word?.allSatisfy(\.isNumber) ?? false { word = nil } else { endWord() }
    let marks = rest.prefix { "<>&|-".contains($0) }
    rest.removeFirst(marks.count)
    purpose = character == "<" && ["<", "<-"].contains(marks) ? .delimiter : .file
  }

  /// Takes what is quoted, which may belong to a word, to its end.
  private mutating func skip(to end: Character) {
    while let character = rest.popFirst() {
      if character == end { return word = word ?? "" }
      let next = character == "\\" && end != "'" ? rest.popFirst() ?? character : character
      if end != "`" { add(next) }
    }
    isOpen = true
  }

  /// Takes what is run for its output, which stands in its place.
  private mutating func skipSubstitution() {
    var depth = 0
    while let character = rest.popFirst() {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0 { return add("$") }
    }
    isOpen = true
  }

  private mutating func skipTextsBelow() {
    while let delimiter = delimiters.first, !rest.isEmpty {
      let line = rest.prefix { $0 != "\n" }
      rest = rest.dropFirst(line.count + 1)
      if line.drop(while: \.isWhitespace) == delimiter[...] { delimiters.removeFirst() }
    }
  }
}
