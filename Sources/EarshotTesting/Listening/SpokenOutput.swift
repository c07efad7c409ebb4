public import Testing

/// What was said in answer to a verb (`XCUIVoiceOverService.Output`); it is compared with plain strings.
nonisolated public struct SpokenOutput: Hashable, Sendable {
  /// What was said last, without its hint; empty for silence.
  public var utterance: String

  /// Creates an output.
  public init(utterance: String) { self.utterance = utterance }
}

nonisolated extension SpokenOutput: ExpressibleByStringLiteral {
  /// What is expected to be said.
  public init(stringLiteral utterance: String) { self.init(utterance: utterance) }
}

nonisolated extension SpokenOutput: CustomStringConvertible, CustomTestStringConvertible {
  /// The words.
  public var description: String { utterance.isEmpty ? "(silence)" : utterance }

  /// The words, as failures of expectations print them.
  public var testDescription: String { utterance.isEmpty ? "(silence)" : "\"\(utterance)\"" }
}
