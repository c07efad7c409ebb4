/// The words of one language that labels and hints should not need: roles, states, gestures.
///
/// The tables are ours, built from what the systems themselves call these things in each language.
struct Vocabulary: Sendable {
  /// The kinds of words.
  enum Topic: String, CaseIterable {
    case button, link, image, field, searchField, toggle, adjustable, tab, header
    /// What a state is called that a trait or a value says by itself.
    case state
    /// What a state is called that is also an everyday word.
    case onOff
    /// What one does to operate something.
    case action
    /// What names a gesture in a hint.
    case gesture
    /// What tells nothing of where a link leads.
    case vague
    /// What tells nothing only beside other vague words.
    case filler
  }

  private let phrases: [Topic: [[String]]]
  /// Whether words are written without blanks, so that a word may end anything.
  let isUnspaced: Bool

  /// The words of a language, or those of English when there are none.
  static func of(_ language: String?) -> Vocabulary {
    let primary = (language ?? "en").lowercased().split { $0 == "-" || $0 == "_" }.first ?? "en"
    return primary == "en" ? english : all[String(primary)] ?? english
  }

  /// The words of a topic, each as its parts.
  func phrases(_ topic: Topic) -> [[String]] { phrases[topic] ?? [] }

  /// Where a phrase of a topic stands in a text.
  enum Place { case end, start, elsewhere }

  /// Where a text holds a phrase of a topic: at its end, or else at its start, or else somewhere, or not at
  /// all.
  func place(of topic: Topic, in spoken: [String]) -> Place? {
    // "Double-tap" and "check-box" are heard as two words.
    let isJoined = spoken.contains { $0.utf8.contains(UInt8(ascii: "-")) }
    let words =
      isJoined ? spoken.flatMap { $0.split(separator: "-").map(String.init) } : spoken
    var found: Place?
    for phrase in phrases(topic) {
      if isUnspaced {
        let text = words.joined(separator: " ")
        let word = phrase.joined(separator: " ")
        if text.hasSuffix(word) { return .end }
        if text.hasPrefix(word) {
          found = .start
        } else if words.contains(word) {
          found = found ?? .elsewhere
        }
        continue
      }
      guard words.count >= phrase.count else { continue }
      if words.suffix(phrase.count).elementsEqual(phrase) { return .end }
      for start in 0...(words.count - phrase.count)
      where words[start...].starts(with: phrase) {
        found = start == 0 ? .start : found ?? .elsewhere
      }
    }
    return found
  }

  // Nearly every file is in English, and the other languages are not read before one asks for them.
  private static let english =
    read { $0 == "en" }["en"] ?? Vocabulary(phrases: [:], isUnspaced: false)
  private static let all = read { _ in true }
  private static let unspaced: Set = ["ko", "ja", "zh", "th"]

  private static func read(where isWanted: (String) -> Bool) -> [String: Vocabulary] {
    var read: [String: Vocabulary] = [:]
    for line in VocabularyTable.text.description.split(separator: "\n") {
      let parts = line.split(separator: "|", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let language = String(parts[0]).trimmed
      guard isWanted(language) else { continue }
      var phrases: [Topic: [[String]]] = [:]
      for entry in parts[1].split(separator: ";") {
        let pair = entry.split(separator: ":", maxSplits: 1)
        guard pair.count == 2, let topic = Topic(rawValue: String(pair[0]).trimmed) else {
          continue
        }
        phrases[topic] = pair[1].split(separator: ",").map { String($0).spokenWords }
      }
      read[language] = Vocabulary(phrases: phrases, isUnspaced: unspaced.contains(language))
    }
    return read
  }
}

extension String {
  fileprivate var trimmed: String { spoken }
}
