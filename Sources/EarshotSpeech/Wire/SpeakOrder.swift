/// What the worker is told to say in one request.
public struct SpeakOrder: Hashable, Sendable {
  /// What tells the order from others of the conversation.
  public var id: UInt32
  /// Which voice speaks.
  public var voice: VoiceSelector
  /// How it speaks.
  public var parameters: VoiceParameters
  /// The words; the worker sanitises them once more.
  public var text: String
  /// Whether every character is spoken by its name.
  public var spellsOut: Bool
  /// Whether the pause after a sentence follows.
  public var pausesAtEnd: Bool

  /// Creates an order.
  public init(
    id: UInt32,
    voice: VoiceSelector,
    parameters: VoiceParameters,
    text: String,
    spellsOut: Bool = false,
    pausesAtEnd: Bool = false
  ) {
    self.id = id
    self.voice = voice
    self.parameters = parameters
    self.text = text
    self.spellsOut = spellsOut
    self.pausesAtEnd = pausesAtEnd
  }
}
