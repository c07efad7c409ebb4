/// A voice without sound whose timing is a rule: 60 ms for every `Character`, at any speed of
/// machine, so that transcripts are the same everywhere.
///
/// A speed that a listener has chosen makes that shorter or longer. Words begin where a stretch of characters
/// other than white space begins. All frames count as audible.
public struct VirtualVoice: Synthesizer {
  /// What the virtual voice makes of a request.
  public struct Reading: Hashable, Sendable {
    /// How long it lasts, in frames.
    public var frameCount: Int
    /// When its words begin.
    public var words: [WordEvent]
  }

  /// How its sound is stored.
  public let format: AudioFormat
  /// How long a `Character` lasts.
  public let characterDuration: Duration
  /// How many frames a `Character` lasts, where that is a whole number.
  private let framesOfCharacter: Int?

  /// Creates a virtual voice.
  public init(
    format: AudioFormat = .speech, characterDuration: Duration = .milliseconds(60)
  ) {
    self.format = format
    self.characterDuration = characterDuration
    let frames = format.frames(in: characterDuration)
    let isWhole = frames < 1 << 30 && format.duration(of: frames) == characterDuration
    framesOfCharacter = isWhole ? frames : nil
  }

  /// How long the voice takes over a request and when its words begin.
  public func read(_ request: SynthesisRequest) -> Reading {
    let reading = readPlainly(request) ?? readCharacters(of: request)
    return request.manner.rate.map { reading.spoken(atPercent: $0) } ?? reading
  }

  /// Reads text whose bytes are its characters, as most text is; `nil` for any other.
  private func readPlainly(_ request: SynthesisRequest) -> Reading? {
    guard !request.spellsOut else { return nil }
    let reading = request.text.string.utf8.withContiguousStorageIfAvailable(readPlainly)
    return reading ?? nil
  }

  private func readPlainly(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading? {
    var words: [WordEvent] = []
    // A word and the blank behind it seldom are shorter together.
    words.reserveCapacity(bytes.count / 4 + 1)
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      // A carriage return and a line feed are one character.
      guard byte < 0x80, byte != 0x0D else { return nil }
      let isWhitespace = byte == 0x20 || (0x09...0x0C).contains(byte)
      if isWhitespace, let begun = start {
        words.append(WordEvent(frame: frames(for: begun), range: begun..<index))
        start = nil
      } else if !isWhitespace, start == nil {
        start = index
      }
    }
    if let start { words.append(WordEvent(frame: frames(for: start), range: start..<bytes.count)) }
    return Reading(frameCount: frames(for: bytes.count), words: words)
  }

  private func readCharacters(of request: SynthesisRequest) -> Reading {
    var words: [WordEvent] = []
    var offset = 0
    var characters = 0
    var word: (frame: Int, start: Int)?
    func endWord() {
      if let begun = word {
        words.append(WordEvent(frame: begun.frame, range: begun.start..<offset))
        word = nil
      }
    }
    for character in request.text.string {
      if character.isWhitespace || request.spellsOut { endWord() }
      if !character.isWhitespace, word == nil { word = (frames(for: characters), offset) }
      characters += 1
      offset += character.unicodeScalars.count
    }
    endWord()
    return Reading(frameCount: frames(for: characters), words: words)
  }

  /// Delivers a flat level of the right length at once; it counts as audible.
  public func synthesize(
    _ request: SynthesisRequest,
    deliver: @escaping @Sendable (SynthesisChunk) -> Void
  ) async throws(SpeechFailure) {
    let reading = read(request)
    deliver(
      SynthesisChunk(
        samples: Array(repeating: 1000, count: reading.frameCount), words: reading.words))
  }

  private func frames(for characters: Int) -> Int {
    framesOfCharacter.map { $0 * characters } ?? format.frames(in: characterDuration * characters)
  }
}

extension VirtualVoice.Reading {
  /// The same at a speed in percent, of which 50 is the usual one.
  fileprivate func spoken(atPercent percent: Int) -> VirtualVoice.Reading {
    let rate = VoiceParameters.rate(ofPercent: percent)
    guard rate != VoiceParameters.usualRate else { return self }
    func scaled(_ frames: Int) -> Int { frames * VoiceParameters.usualRate / rate }
    return VirtualVoice.Reading(
      frameCount: scaled(frameCount),
      words: words.map { WordEvent(frame: scaled($0.frame), range: $0.range) })
  }
}
