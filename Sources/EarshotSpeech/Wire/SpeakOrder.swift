/// What the worker is told to say in one request.
package struct SpeakOrder: Hashable, Sendable {
  /// What tells the order from others of the conversation.
  package var id: UInt32
  /// Which voice speaks.
  package var voice: VoiceSelector
  /// How it speaks.
  package var parameters: VoiceParameters
  /// The words; the worker sanitises them once more.
  package var text: String
  /// Whether every character is spoken by its name.
  package var spellsOut: Bool
  /// How the words are pronounced, in the International Phonetic Alphabet; `nil` leaves it to the engine.
  package var pronunciation: String?
  /// Whether the pause after a sentence follows.
  package var pausesAtEnd: Bool

  /// Creates an order.
  package init(
    id: UInt32,
    voice: VoiceSelector,
    parameters: VoiceParameters,
    text: String,
    spellsOut: Bool = false,
    pronunciation: String? = nil,
    pausesAtEnd: Bool = false
  ) {
    self.id = id
    self.voice = voice
    self.parameters = parameters
    self.text = text
    self.spellsOut = spellsOut
    self.pronunciation = pronunciation
    self.pausesAtEnd = pausesAtEnd
  }
}
