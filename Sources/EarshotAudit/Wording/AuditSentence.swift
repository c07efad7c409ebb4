import EarshotVoices

/// A sentence of the audit as it is written in English, with what it is about apart from its words, so that other
/// languages can put it in their order.
///
/// A string literal is one, and so is the name of one of a list of cases; no text that is put together while the program
/// runs becomes a sentence. What is interpolated becomes a place, `{1}` and so on, of ``template``, by which ``AuditTexts`` finds the
/// sentence in another language.
package struct AuditSentence: Hashable, Sendable {
  /// What stands in a place.
  package enum Value: Hashable, Sendable {
    /// A text that is the same in every language: a name, a tag, a measure.
    case text(String)
    /// A number; the first decides which form the words have.
    case number(Int)
    /// What another sentence says, such as `the button 'Save'`.
    case sentence(AuditSentence)

    /// What stands there in English.
    fileprivate var english: String {
      switch self {
      case .text(let text): text
      case .number(let number): String(number)
      case .sentence(let sentence): sentence.description
      }
    }
  }

  /// The English words with their places, by which the sentence is found in other languages.
  package private(set) var template: String
  /// What stands in the places, the first in `{1}`.
  package private(set) var values: [Value]
  /// What is said in English, where the words depend on numbers.
  private var counted: String?

  private init(_ template: String, _ values: [Value]) {
    self.template = template
    self.values = values
  }

  /// A sentence that counts things, which English says in other words where there is one of them.
  ///
  /// - Parameters:
  ///   - template: What is said of several, with places.
  ///   - values: What stands in the places.
  ///   - english: The whole sentence in English.
  init(_ template: StaticString, _ values: [Value], english: String) {
    self.init("\(template)" as String, values)
    counted = english
  }

  /// What one of a closed list of cases is called.
  init<Name: RawRepresentable & CaseIterable>(naming name: Name) where Name.RawValue == String {
    self.init(name.rawValue, [])
  }

  /// Names several things, the last behind "and".
  init(joining things: [AuditSentence]) {
    self =
      things.dropFirst().reduce(things.first ?? "") { "\($0) and \($1)" }
  }

  /// The number that decides which form the words have.
  var number: Int? {
    for case .number(let number) in values { return number }
    return nil
  }

  /// Two parts of one sentence, which were written apart since it is long.
  package static func + (first: Self, second: Self) -> Self {
    var interpolation = StringInterpolation(first)
    interpolation.appendInterpolation(word: second)
    return Self(stringInterpolation: interpolation)
  }
}

extension AuditSentence: CustomStringConvertible {
  /// The sentence in English.
  package var description: String {
    counted ?? WordingLines.filled(template, with: values.map(\.english))
  }
}

extension AuditSentence: ExpressibleByStringInterpolation {
  /// Gathers the words and what stands between them.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template: String
    fileprivate var values: [Value] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      template = ""
    }

    fileprivate init(_ sentence: AuditSentence) {
      template = sentence.template
      values = sentence.values
    }

    package mutating func appendLiteral(_ words: StaticString) { template += words.description }

    /// Puts something into a place of its own.
    package mutating func appendInterpolation(_ value: Value) {
      values.append(value)
      template += "{\(values.count)}"
    }

    /// Puts a text that is the same in every language; between quotation marks in one line, and of a long one the
    /// beginning, by which it is known.
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      guard template.hasSuffix("'"), !Self.isShortLine(text) else {
        return appendInterpolation(.text(String(text)))
      }
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      let isCut = line.count > Self.quotationLimit
      appendInterpolation(.text(isCut ? line.prefix(Self.quotationLimit) + "…" : line))
    }

    /// Whether a text is seen at once to be one line that need not be cut, as most names are.
    private static func isShortLine(_ text: some StringProtocol) -> Bool {
      text.utf8.count <= quotationLimit && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// The most characters of a text that stand between quotation marks.
    private static var quotationLimit: Int { 60 }

    /// Puts a whole number.
    package mutating func appendInterpolation(_ number: Int) {
      appendInterpolation(.number(number))
    }

    /// Puts a number that is no count.
    package mutating func appendInterpolation(_ number: Double) {
      appendInterpolation(.text("\(number)"))
    }

    /// Puts what another sentence says.
    package mutating func appendInterpolation(_ sentence: AuditSentence) {
      appendInterpolation(.sentence(sentence))
    }

    /// Goes on with the words of another sentence, as if they had been written here.
    package mutating func appendInterpolation(word sentence: AuditSentence) {
      var rest = sentence.template[...]
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        template += rest[..<open]
        if let place = Int(rest[rest.index(after: open)..<close]),
          sentence.values.indices.contains(place - 1)
        {
          appendInterpolation(sentence.values[place - 1])
        }
        rest = rest[rest.index(after: close)...]
      }
      template += rest
    }
  }

  package init(stringLiteral words: StaticString) { self.init(words.description, []) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.template, stringInterpolation.values)
  }
}
