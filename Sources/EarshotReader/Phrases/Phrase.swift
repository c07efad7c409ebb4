public import EarshotModel

/// What is said of an element, as typed parts that a ``Wording`` turns into words.
///
/// Made from the element at the moment when it is spoken, and never kept.
public struct Phrase {
  /// The parts, in the order in which devices say them, without those that a listener does not
  /// want.
  public var parts: [PhrasePart]
  /// The sentences of the hint, which follows after a pause.
  public var hint: [HintSentence]
  /// The language of the author's words as a BCP 47 tag, or `nil` when it is not known.
  public var language: String?
  /// What kind of text the author's words are.
  public var textualContext: AccessibilityTextualContext?
  /// The kind of the outermost container that adds something, or `nil` when all that is added counts.
  var provider: ContainerKind?

  /// Creates a phrase from its parts.
  public init(
    parts: [PhrasePart], hint: [HintSentence] = [], language: String? = nil,
    textualContext: AccessibilityTextualContext? = nil
  ) {
    self.parts = parts
    self.hint = hint
    self.language = language
    self.textualContext = textualContext
  }

  /// Whether nothing is said, hint included.
  public var isSilent: Bool { parts.isEmpty && hint.isEmpty }
}
