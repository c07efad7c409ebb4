/// What the reader asks of its voice worker.
package enum WorkerRequest: Hashable, Sendable {
  /// The first message of a conversation.
  case hello(version: UInt16)
  /// Say something.
  case speak(SpeakOrder)
  /// Stop saying it; nothing happens when it has ended.
  case cancel(id: UInt32)
  /// Tell which voices and variants are installed.
  case listVoices(id: UInt32)

  /// The message as a frame.
  package func encoded() -> [UInt8] {
    switch self {
    case .hello(let version):
      var writer = WireWriter(kind: 1)
      writer.append(version)
      return writer.finish()
    case .speak(let order):
      return WorkerRequest.encode(order)
    case .cancel(let id):
      var writer = WireWriter(kind: 3)
      writer.append(id)
      return writer.finish()
    case .listVoices(let id):
      var writer = WireWriter(kind: 4)
      writer.append(id)
      return writer.finish()
    }
  }

  /// Reads the message in the content of a frame.
  package init(decoding frame: ArraySlice<UInt8>) throws(WireError) {
    var reader = WireReader(frame)
    let kind = try reader.number(UInt8.self)
    switch kind {
    case 1: self = .hello(version: try reader.number())
    case 2: self = .speak(try WorkerRequest.decodeOrder(&reader))
    case 3: self = .cancel(id: try reader.number())
    case 4: self = .listVoices(id: try reader.number())
    default: throw .unknownKind(kind)
    }
    try reader.finish()
  }

  private static func encode(_ order: SpeakOrder) -> [UInt8] {
    var writer = WireWriter(kind: 2, reserving: order.text.utf8.count + 80)
    writer.append(order.id)
    switch order.voice.base {
    case .identifier(let identifier):
      writer.append(UInt8(0))
      writer.append(identifier)
    case .language(let language):
      writer.append(UInt8(1))
      writer.append(language)
    }
    writer.append(order.voice.variant ?? "")
    writer.append(UInt16(order.parameters.rate))
    writer.append(UInt8(order.parameters.pitch))
    writer.append(UInt8(order.parameters.range))
    writer.append(UInt8(order.parameters.volume))
    writer.append(UInt8(order.parameters.wordGap))
    writer.append(order.parameters.punctuation.rawValue)
    writer.append(order.spellsOut)
    writer.append(order.pausesAtEnd)
    writer.append(order.pronunciation ?? "")
    writer.append(order.text)
    return writer.finish()
  }

  private static func decodeOrder(_ reader: inout WireReader) throws(WireError) -> SpeakOrder {
    let id = try reader.number(UInt32.self)
    let isLanguage = try reader.flag("kind of voice")
    let name = try reader.text("voice", limit: 64)
    let variant = try reader.text("variant", limit: 64)
    let base: VoiceSelector.Base = isLanguage ? .language(name) : .identifier(name)
    guard let voice = VoiceSelector(base, variant: variant.isEmpty ? nil : variant) else {
      throw .badValue(field: "voice")
    }
    let rate = Int(try reader.number(UInt16.self))
    let pitch = Int(try reader.number(UInt8.self))
    let range = Int(try reader.number(UInt8.self))
    let volume = Int(try reader.number(UInt8.self))
    let wordGap = Int(try reader.number(UInt8.self))
    let level = try reader.number(UInt8.self)
    guard let punctuation = VoiceParameters.Punctuation(rawValue: level) else {
      throw .badValue(field: "punctuation")
    }
    let parameters = VoiceParameters(
      rate: rate, pitch: pitch, range: range, volume: volume, wordGap: wordGap,
      punctuation: punctuation)
    let spellsOut = try reader.flag("spelling")
    let pausesAtEnd = try reader.flag("pause")
    let pronunciation = try reader.text("pronunciation", limit: WireFormat.maximumTextSize)
    let text = try reader.text("text", limit: WireFormat.maximumTextSize)
    return SpeakOrder(
      id: id, voice: voice, parameters: parameters, text: text, spellsOut: spellsOut,
      pronunciation: pronunciation.isEmpty ? nil : pronunciation, pausesAtEnd: pausesAtEnd)
  }
}
