import EarshotFiles

extension String {
  /// The words as a listener tells them apart: lower case, without punctuation around them.
  var spokenWords: [String] {
    if isASCII { return spokenWordsOfASCII }
    var words: [String] = []
    var word = ""
    for character in self {
      if character.isLetter || character.isNumber || character.isEmojiLike {
        word += character.lowercased()
      } else if character == "'" || character == "’" || character == "-", !word.isEmpty {
        word += character == "’" ? "'" : String(character)
      } else if !word.isEmpty {
        words.append(word.withoutTail)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word.withoutTail) }
    return words
  }

  /// Whether there is nothing but ASCII in it, of which no property has to be looked up.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// The same for a text of nothing but ASCII, which most are.
  private var spokenWordsOfASCII: [String] {
    let lower = utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    var words: [String] = []
    var start: Int?
    func end(at place: Int) {
      guard let first = start else { return }
      words.append(String(decoding: lower[first..<place], as: UTF8.self).withoutTail)
      start = nil
    }
    for (place, byte) in lower.enumerated() {
      switch byte {
      case 0x30...0x39, 0x61...0x7A: start = start ?? place
      // They join parts of a word, and begin none.
      case UInt8(ascii: "'"), UInt8(ascii: "-"): break
      default: end(at: place)
      }
    }
    end(at: lower.count)
    return words
  }

  /// The words, those that a hyphen joins apart, as they are heard.
  var singleWords: [String] {
    guard utf8.contains(UInt8(ascii: "-")) else { return spokenWords }
    return spokenWords.flatMap { $0.split(separator: "-").map(String.init) }
  }

  /// The words in one line, for comparing what is heard.
  var spokenKey: String { spokenWords.joined(separator: " ") }

  /// The words in one line with the signs that are spoken by their names, for telling names apart: "+1" is
  /// not "-1".
  var nameKey: String {
    let isPlain = utf8.allSatisfy { byte in
      byte == 0x20 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    guard !isPlain else { return "\(spokenKey)\n" }
    let words = spokenKey
    // Of signs alone each is spoken, and nothing else tells them apart.
    guard !words.isEmpty else { return "\n\(spoken)" }
    return "\(words)\n\(symbols)\(spoken.hasPrefix("-") ? "-" : "")"
  }

  /// The signs that stand for something, such as those of sums and currencies.
  private var symbols: String {
    guard isASCII else { return filter { $0.isSymbol || $0.isMathSymbol } }
    return String(decoding: utf8.filter(Self.symbolsOfASCII.contains), as: UTF8.self)
  }

  private static let symbolsOfASCII = Array("$+<=>^`|~".utf8)

  /// Whether a letter or a digit of any script stands in the text.
  var hasLetterOrDigit: Bool { contains { $0.isLetter || $0.isNumber } }

  private var withoutTail: String {
    let isTail = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'") }
    guard let last = utf8.last, isTail(last) else { return self }
    return String(decoding: utf8.reversed().drop(while: isTail).reversed(), as: UTF8.self)
  }
}

extension Character {
  /// Whether the character is a picture that is spoken by its name.
  var isEmojiLike: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation }
      || unicodeScalars.contains("\u{FE0F}")
  }
}

extension Array where Element == String {
  /// Whether the words of another list stand in this one, one right behind the other.
  func contains(run other: [String]) -> Bool { firstIndex(ofRun: other) != nil }

  /// Where the words of another list begin in this one, or `nil`.
  func firstIndex(ofRun other: [String]) -> Int? {
    guard !other.isEmpty, other.count <= count else { return nil }
    return (0...(count - other.count)).first { self[$0...].starts(with: other) }
  }
}
