import EarshotVoices

/// The texts that interface classes make by themselves, in one language.
public struct SystemTexts: Hashable, Sendable {
  /// The language of the texts, as a BCP 47 tag.
  public let language: String
  /// Texts that stand in for those of the table.
  private let own: [SystemText: String]
  /// The lines that stand in for those of the table.
  private let replacements: [SystemTextLines]
  /// The table of the language, or of English where it has none.
  private let lines: WordingLines

  /// The texts as they stand in the source.
  public static let english = SystemTexts(language: "en")

  /// Creates the texts of a language; one without a table has those of English.
  ///
  /// - Parameters:
  ///   - language: The language, as a BCP 47 tag.
  ///   - texts: Texts that stand in for those of the table, with gaps as in ``SystemText``.
  ///   - lines: Lines that stand in for those of the table in its language; earlier ones win.
  public init(
    language: String, texts: [SystemText: String] = [:], lines: [SystemTextLines] = []
  ) {
    self.language = language
    own = texts
    let table = WordingTables.language(for: language) ?? "en"
    replacements = lines.filter { $0.language == table }
    var own = WordingLines(SystemTextTables.table(language: table), language: table)
    for lines in replacements.reversed() { own.replace(by: lines.bytes) }
    self.lines = own
  }

  /// Creates the texts that an app in a language has: those of the language, or those of English, told to be
  /// English, where it has no table or none is known.
  package init(ofAppIn language: String?, lines: [SystemTextLines] = []) {
    let table = language.flatMap(WordingTables.language)
    guard let language, let table, table != "en" else {
      self = lines.isEmpty ? .english : SystemTexts(language: "en", lines: lines)
      return
    }
    self.init(language: language, lines: lines)
  }

  /// The text of one meaning.
  public subscript(text: SystemText) -> String {
    own[text] ?? lines[text.rawValue] ?? text.rawValue
  }

  /// The text of one meaning with its gaps filled in, the first value for `{1}`; where that is a number, it
  /// chooses the form.
  public func format(_ text: SystemText, _ values: any CustomStringConvertible...) -> String {
    let form = (values.first as? Int).flatMap { number in
      own[text] == nil ? lines.form(of: text.rawValue, for: number) : nil
    }
    return WordingLines.filled(form ?? self[text], with: values.map(\.description))
  }

  /// What stands between two texts of one name, as between those of a cell.
  var comma: String { Punctuation(language: lines.language).comma }

  /// What a text becomes in a place that the language tells apart; `nil` where it does not.
  func form(_ place: String, of text: SystemText) -> String? {
    own[text] == nil ? lines["\(text.rawValue).\(place)"] : nil
  }

  /// Two tables are the same when their languages and what stands in for their texts are.
  public static func == (one: SystemTexts, other: SystemTexts) -> Bool {
    one.language == other.language && one.own == other.own
      && one.replacements == other.replacements
  }

  /// Hashes what makes tables differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(own)
    hasher.combine(replacements)
  }
}

extension SystemTexts {
  /// The place of `value` between two bounds as a whole percentage, such as "75%".
  ///
  /// - Parameters:
  ///   - value: A place; one outside the bounds is moved to the nearer of them.
  ///   - bounds: Both ends.
  /// - Returns: The percentage; 0% between two equal bounds.
  func percent(of value: Double, in bounds: ClosedRange<Double>) -> String {
    let extent = bounds.upperBound - bounds.lowerBound
    guard extent > 0, extent.isFinite, value.isFinite else { return format(.percent, 0) }
    let share = (value - bounds.lowerBound) / extent
    return format(.percent, Int((max(0, min(1, share)) * 100).rounded()))
  }
}
