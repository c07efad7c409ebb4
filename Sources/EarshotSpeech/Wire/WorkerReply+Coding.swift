extension WorkerReply {
  /// The message as a frame.
  package func encoded() -> [UInt8] {
    switch self {
    case .ready(let version, let sampleRate, let engine):
      var writer = WireWriter(kind: 1)
      writer.append(version)
      writer.append(sampleRate)
      writer.append(engine)
      return writer.finish()
    case .audio(let id, let chunk):
      return WorkerReply.encode(chunk, id: id)
    case .ended(let id, let ending):
      var writer = WireWriter(kind: 3)
      writer.append(id)
      writer.append(ending.rawValue)
      return writer.finish()
    case .refused(let id, let refusal, let detail):
      var writer = WireWriter(kind: 4)
      writer.append(id)
      writer.append(refusal.rawValue)
      writer.append(detail)
      return writer.finish()
    case .voice(let id, let voice):
      return WorkerReply.encode(voice, id: id)
    case .voicesEnded(let id):
      var writer = WireWriter(kind: 6)
      writer.append(id)
      return writer.finish()
    }
  }

  /// Reads the message in the content of a frame.
  package init(decoding frame: ArraySlice<UInt8>) throws(WireError) {
    var reader = WireReader(frame)
    let kind = try reader.number(UInt8.self)
    switch kind {
    case 1:
      let version = try reader.number(UInt16.self)
      let sampleRate = try reader.number(UInt32.self)
      guard (1...384_000).contains(sampleRate) else { throw .badValue(field: "sample rate") }
      let engine = try reader.text("engine", limit: 256)
      self = .ready(version: version, sampleRate: sampleRate, engine: engine)
    case 2: self = try WorkerReply.decodeAudio(&reader)
    case 3:
      let id = try reader.number(UInt32.self)
      let ending = Ending(rawValue: try reader.number())
      guard let ending else { throw .badValue(field: "ending") }
      self = .ended(id: id, ending)
    case 4:
      let id = try reader.number(UInt32.self)
      let refusal = Refusal(rawValue: try reader.number())
      guard let refusal else { throw .badValue(field: "refusal") }
      self = .refused(id: id, refusal, detail: try reader.number())
    case 5: self = try WorkerReply.decodeVoice(&reader)
    case 6: self = .voicesEnded(id: try reader.number())
    default: throw .unknownKind(kind)
    }
    try reader.finish()
  }

  private static func encode(_ chunk: SynthesisChunk, id: UInt32) -> [UInt8] {
    var writer = WireWriter(
      kind: 2, reserving: chunk.samples.count * 2 + chunk.words.count * 12 + 16)
    writer.append(id)
    writer.append(UInt32(chunk.words.count))
    for word in chunk.words {
      writer.append(UInt32(clamping: word.frame))
      writer.append(UInt32(clamping: word.range.lowerBound))
      writer.append(UInt32(clamping: word.range.count))
    }
    writer.append(chunk.samples)
    return writer.finish()
  }

  private static func decodeAudio(_ reader: inout WireReader) throws(WireError) -> WorkerReply {
    let id = try reader.number(UInt32.self)
    let count = Int(try reader.number(UInt32.self))
    guard count <= WireFormat.maximumTextSize else { throw .badValue(field: "word count") }
    var words: [WordEvent] = []
    for _ in 0..<count {
      let frame = Int(try reader.number(UInt32.self))
      let start = Int(try reader.number(UInt32.self))
      let length = Int(try reader.number(UInt32.self))
      words.append(WordEvent(frame: frame, range: start..<(start + length)))
    }
    return .audio(id: id, SynthesisChunk(samples: try reader.samples(), words: words))
  }

  private static func encode(_ voice: InstalledVoice, id: UInt32) -> [UInt8] {
    var writer = WireWriter(kind: 5)
    writer.append(id)
    writer.append(voice.identifier)
    writer.append(voice.name)
    writer.append(voice.gender.rawValue)
    writer.append(voice.isVariant)
    writer.append(UInt8(clamping: voice.languages.count))
    for language in voice.languages.prefix(255) { writer.append(language) }
    return writer.finish()
  }

  private static func decodeVoice(_ reader: inout WireReader) throws(WireError) -> WorkerReply {
    let id = try reader.number(UInt32.self)
    let identifier = try reader.text("voice", limit: 256)
    let name = try reader.text("voice name", limit: 256)
    let gender = InstalledVoice.Gender(rawValue: try reader.number())
    guard let gender else { throw .badValue(field: "gender") }
    let isVariant = try reader.flag("kind of voice")
    var languages: [String] = []
    for _ in 0..<(try reader.number(UInt8.self)) {
      languages.append(try reader.text("language", limit: 64))
    }
    return .voice(
      id: id,
      InstalledVoice(
        identifier: identifier, name: name, languages: languages, gender: gender,
        isVariant: isVariant))
  }
}
