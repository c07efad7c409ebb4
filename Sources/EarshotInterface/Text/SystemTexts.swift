/// The texts that interface classes make by themselves, in one language.
public struct SystemTexts: Hashable, Sendable {
  /// The language of the texts, as a BCP 47 tag.
  public let language: String
  private let texts: [SystemText: String]

  /// The texts as they stand in the source.
  public static let english = SystemTexts(language: "en", texts: [:])

  /// Creates a table of one language; what it leaves out is answered in English.
  ///
  /// - Parameters:
  ///   - language: The language, as a BCP 47 tag.
  ///   - texts: The texts, with gaps as in ``SystemText``.
  public init(language: String, texts: [SystemText: String]) {
    self.language = language
    self.texts = texts
  }

  /// The text of one meaning.
  public subscript(text: SystemText) -> String { texts[text] ?? text.rawValue }

  /// The text of one meaning with its gaps filled in, the first value for `{1}`.
  public func format(_ text: SystemText, _ values: any CustomStringConvertible...) -> String {
    var result = ""
    var rest = self[text][...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let after = rest[rest.index(after: open)...]
      guard let close = after.firstIndex(of: "}"), let position = Int(after[..<close]),
        values.indices.contains(position - 1)
      else {
        result += "{"
        rest = after
        continue
      }
      result += values[position - 1].description
      rest = after[after.index(after: close)...]
    }
    return result + rest
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
