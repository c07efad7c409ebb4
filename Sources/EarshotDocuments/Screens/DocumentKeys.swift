/// The keys that one kind of mapping in our own files may have.
///
/// The reader of a format accepts what stands here, and its reference page is made of the same entries.
nonisolated package struct DocumentKeys: Sendable {
  /// The keys, in the order in which they are written.
  package let entries: [DocumentKey]
  /// How they are spelled, in the same order.
  package let names: [String]

  package init(_ entries: [DocumentKey]) {
    self.entries = entries
    names = entries.map(\.name)
  }

  /// Lists every word of an enumeration, with what stands behind it and what it means.
  package init<Words: CaseIterable & RawRepresentable<String>>(
    _ words: Words.Type, _ entry: (Words) -> (value: DocumentKey.Value, meaning: String)
  ) {
    self.init(
      words.allCases.map { DocumentKey($0.rawValue, entry($0).value, entry($0).meaning) })
  }
}

/// One key of a mapping, with what its reference page says of it.
nonisolated package struct DocumentKey: Sendable {
  /// How the key is spelled.
  package let name: String
  /// What may stand behind it.
  package let value: Value
  /// What it means, in one sentence.
  package let meaning: String

  package init(_ name: String, _ value: Value, _ meaning: String) {
    self.name = name
    self.value = value
    self.meaning = meaning
  }

  /// What may stand behind a key, in words.
  package struct Value: Sendable, ExpressibleByStringLiteral {
    /// The words, in Markdown.
    package let text: String

    package init(_ text: String) { self.text = text }

    package init(stringLiteral text: String) { self.init(text) }

    /// Any text, quoted or not.
    package static let text: Value = "text"
    /// `true` or `false`.
    package static let flag: Value = "`true` or `false`"
    /// Nothing: the word stands alone.
    package static let nothing: Value = "nothing"

    /// One of some words.
    package static func word(among words: [String]) -> Value {
      Value(words.map { "`\($0)`" }.joined(separator: ", "))
    }

    /// One of the words of an enumeration.
    package static func choice<Choice: CaseIterable & RawRepresentable<String>>(
      _ type: Choice.Type
    ) -> Value {
      .word(among: type.allCases.map(\.rawValue))
    }

    /// A list of words, each one of some.
    package static func list(of words: [String]) -> Value {
      Value("list of: \(word(among: words).text)")
    }

    /// A whole number.
    package static func integer(_ range: ClosedRange<Int>) -> Value {
      Value("whole number, \(range.lowerBound) to \(range.upperBound)")
    }

    /// A number in some unit.
    package static func number(_ range: ClosedRange<Double>, _ unit: String = "number") -> Value {
      Value("\(unit), \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }
  }
}
