/// Draws over what was typed where a program has written it.
///
/// Words of a few characters and more are found wherever they are written again, as by a history; single
/// characters where they come back as an echo.
struct TypingRedaction: Sendable {
  /// What stands in place of a character.
  static let mark = UInt8(ascii: "x")
  /// From how many characters on a word is looked for everywhere.
  private let shortest: Int
  /// How many words are remembered.
  private static let limit = 1_000

  private var words: [[UInt8]] = []
  private var word: [UInt8] = []
  private var last: [UInt8] = []

  /// Begins with nothing that was typed.
  init(shortest: Int = 4) {
    self.shortest = shortest
  }

  /// Takes in what was typed.
  mutating func typed(_ text: String) {
    last = Array(text.utf8)
    for byte in last {
      if byte == 0x20 {
        remember()
      } else {
        word.append(byte)
      }
    }
    if word.count > shortest { remember(keeping: true) }
  }

  /// Takes in that what is typed next is another word.
  mutating func endWord() {
    remember()
    last = []
  }

  /// The words, so that none is drawn over in part because a shorter one begins it.
  private var longestFirst: [[UInt8]] { words.sorted { $0.count > $1.count } }

  private mutating func remember(keeping: Bool = false) {
    if word.count >= shortest, !words.contains(word) {
      if words.count == Self.limit { words.removeFirst() }
      words.append(word)
    }
    if !keeping { word = [] }
  }

  /// Draws over what was typed last, at the beginning of what the program wrote then, and over words.
  mutating func redact(_ bytes: inout [UInt8]) {
    if !last.isEmpty, bytes.starts(with: last) {
      for index in last.indices { bytes[index] = Self.mark }
    }
    last = []
    for word in longestFirst { Self.redact(word, in: &bytes) }
  }

  /// Lines in which the words are drawn over.
  func redacted(_ lines: [String]) -> [String] {
    lines.map { line in
      var bytes = Array(line.utf8)
      for word in longestFirst { Self.redact(word, in: &bytes) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func redact(_ word: [UInt8], in bytes: inout [UInt8]) {
    guard let first = word.first, bytes.count >= word.count else { return }
    var index = 0
    while index + word.count <= bytes.count {
      if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) {
        for place in index..<index + word.count { bytes[place] = mark }
        index += word.count
      } else {
        index += 1
      }
    }
  }
}
