import Foundation

/// The sentences that the sources of the audit hold, as they are looked for in the tables.
struct SourceSentences {
  /// A sentence with its places, and where it stands.
  struct Sentence: Hashable, CustomStringConvertible {
    let template: String
    let file: String
    let line: Int

    var description: String { "\(file):\(line): \(template)" }
  }

  /// All of them, file by file.
  private(set) var all: [Sentence] = []

  /// Behind these an `AuditSentence` is written out.
  private static let beginnings = ["Violation(", "AuditSentence(", "words(", "skippedCase("]

  /// Reads all sources below folders of `Sources`.
  init(of folders: [String]) throws {
    // Tests/EarshotAuditTests/Wording/SourceSentences.swift: four steps up is the checkout.
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    for folder in folders {
      let path = sources.appendingPathComponent(folder).path
      for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? []
      where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        read(Array(text), file: "\(folder)/\(name)")
      }
    }
  }

  private mutating func read(_ text: [Character], file: String) {
    let beginnings = Self.beginnings.map { Array($0) }
    for start in text.indices {
      guard text[start] == "(",
        beginnings.contains(where: { text[...start].suffix($0.count).elementsEqual($0) })
      else { continue }
      var reader = LiteralReader(text: text, place: start + 1)
      guard let template = reader.template() else { continue }
      let line = text[..<start].count { $0 == "\n" } + 1
      all.append(Sentence(template: template, file: file, line: line))
    }
  }
}

/// Reads the string literals of a sum, one behind the other.
private struct LiteralReader {
  let text: [Character]
  var place: Int
  private var count = 0

  init(text: [Character], place: Int) {
    (self.text, self.place) = (text, place)
  }

  /// The words with numbered places; `nil` where no literal stands here, or the words of another sentence go on in
  /// it.
  mutating func template() -> String? {
    var template: String?
    repeat {
      skipBlanks()
      guard text[place...].first == "\"", !text[place...].starts(with: "\"\"\"") else { break }
      guard let words = literal() else { return nil }
      template = (template ?? "") + words
      skipBlanks()
      guard text[place...].first == "+" else { break }
      place += 1
    } while true
    return template
  }

  private mutating func skipBlanks() {
    while place < text.count, text[place].isWhitespace { place += 1 }
  }

  private mutating func literal() -> String? {
    var words = ""
    place += 1
    while text[place] != "\"" {
      if text[place] == "\\", text[place + 1] == "(" {
        place += 2
        if text[place...].starts(with: "word:") { return nil }
        skipInterpolation()
        count += 1
        words += "{\(count)}"
      } else {
        if text[place] == "\\" { place += 1 }
        words.append(text[place])
        place += 1
      }
    }
    place += 1
    return words
  }

  /// Moves past an interpolation, in which other literals may stand.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0 {
      switch text[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        place += 1
        while text[place] != "\"" { place += text[place] == "\\" ? 2 : 1 }
      default: break
      }
      place += 1
    }
  }
}
