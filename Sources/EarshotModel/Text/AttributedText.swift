/// Text whose stretches carry speech attributes: what `NSAttributedString` is to VoiceOver.
public struct AttributedText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A stretch of text with one set of attributes.
  public struct Run: Hashable, Sendable {
    /// The text of the stretch.
    public var text: String
    /// How it is to be spoken.
    public var attributes: SpeechAttributes

    /// Creates a stretch of text.
    public init(_ text: String, attributes: SpeechAttributes = SpeechAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The stretches, in reading order.
  public var runs: [Run]

  /// Creates text from its stretches.
  public init(runs: [Run]) {
    self.runs = runs
  }

  /// Creates text with the same attributes throughout.
  public init(_ text: String, attributes: SpeechAttributes = SpeechAttributes()) {
    runs = text.isEmpty ? [] : [Run(text, attributes: attributes)]
  }

  /// Creates text without attributes.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text without its attributes.
  public var text: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  /// Whether there is nothing to say.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
