import EarshotVoices

/// What an audit says in one language.
///
/// What its table lacks is said in English, always as a whole sentence.
package struct AuditTexts: Sendable {
  /// The language of the words, as a tag of `WordingTables.languages`.
  package let language: String
  /// The table; nothing in English, which is what sentences are written in.
  private let lines: WordingLines

  /// Whether the words are written from right to left.
  var isRightToLeft: Bool { ["ar", "he"].contains(language) }

  /// The words of a language.
  ///
  /// - Parameter language: Its tag in `WordingTables.languages`; `nil` for English.
  package init(language: String? = nil) {
    self.language = language ?? "en"
    lines = WordingLines(AuditTextTables.table(language: self.language), language: self.language)
  }

  /// A sentence in the language, or in English where any part of it is missing.
  package func words(_ sentence: AuditSentence) -> String {
    translation(of: sentence) ?? sentence.description
  }

  /// Several things, one after the other.
  package func list(_ names: [String]) -> String { joined(names, by: "{1}, {2}") }

  /// Several facts, one after the other.
  package func facts(_ facts: [String]) -> String { joined(facts, by: "{1}; {2}") }

  /// Sentences one after the other, each closed by the full stop of the language where no mark closes it.
  package func sentences(_ sentences: String...) -> String {
    let marks = Punctuation(language: language)
    return sentences.map { sentence in
      let isClosed = sentence.last.map { ".!?。！？؟".contains($0) } ?? true
      return isClosed ? sentence : sentence + marks.fullStop
    }.joined(separator: marks.sentenceSpace)
  }

  private func joined(_ texts: [String], by name: String) -> String {
    let separator = lines[name] ?? name
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { WordingLines.filled(separator, with: [$0, $1]) }
  }

  /// The fault that a rule looks for, in a few words.
  package func title(of rule: AuditRule) -> String { lines["\(rule.id).title"] ?? rule.title }

  /// What to do about what a rule finds.
  package func fix(of rule: AuditRule) -> String { lines["\(rule.id).fix"] ?? rule.fix }

  private func translation(of sentence: AuditSentence) -> String? {
    let form = sentence.number.flatMap { lines.form(of: sentence.template, for: $0) }
    // What is nothing but a name is the same everywhere.
    let plain = sentence.template == "{1}" ? sentence.template : nil
    guard let template = form ?? lines[sentence.template] ?? plain else { return nil }
    var values: [String] = []
    for value in sentence.values {
      switch value {
      case .text(let text): values.append(text)
      case .number(let number): values.append(String(number))
      case .sentence(let inner):
        guard let words = translation(of: inner) else { return nil }
        values.append(words)
      }
    }
    return WordingLines.filled(template, with: values)
  }
}
