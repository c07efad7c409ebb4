@testable import EarshotSpeech
import Testing

/// What messages look like on the wire, and how large what they hold may be.
@Suite struct WireLimitTests {
  private func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }

  private func text(_ text: String) -> [UInt8] { bytes(UInt32(text.utf8.count)) + text.utf8 }

  /// A frame by its content.
  private func frame(_ kind: UInt8, _ fields: [UInt8]...) -> [UInt8] {
    let content = [kind] + fields.joined()
    return bytes(UInt32(content.count)) + content
  }

  @Test func requestsAreTheirFieldsInARow() throws {
    #expect(WireFormat.version == 2)
    #expect(WorkerRequest.hello(version: 2).encoded() == frame(1, bytes(UInt16(2))))
    #expect(WorkerRequest.cancel(id: 9).encoded() == frame(3, bytes(UInt32(9))))
    #expect(WorkerRequest.listVoices(id: 9).encoded() == frame(4, bytes(UInt32(9))))
    let parameters = VoiceParameters(
      rate: 300, pitch: 1, range: 2, volume: 3, wordGap: 4, punctuation: .some)
    for (base, kind) in [
      (VoiceSelector.Base.identifier("gmw/en"), 0 as UInt8), (.language("en"), 1),
    ] {
      let order = SpeakOrder(
        id: 5, voice: try #require(VoiceSelector(base, variant: "f2")), parameters: parameters,
        text: "hi", spellsOut: true, pronunciation: "x")
      let name = kind == 0 ? "gmw/en" : "en"
      let fields = bytes(UInt32(5)) + [kind] + text(name) + text("f2") + bytes(UInt16(300))
      let expected = frame(2, fields, [1, 2, 3, 4, 2, 1, 0], text("x"), text("hi"))
      #expect(WorkerRequest.speak(order).encoded() == expected)
    }
  }

  @Test func ordersSayTheirWordsPlainlyUnlessAskedTo() throws {
    let voice = try #require(VoiceSelector(.language("en")))
    let order = SpeakOrder(id: 1, voice: voice, parameters: VoiceParameters(), text: "hi")
    #expect(!order.spellsOut && !order.pausesAtEnd && order.pronunciation == nil)
    #expect(try decoded(.speak(order)) == .speak(order))
  }

  @Test func repliesAreTheirFieldsInARow() {
    #expect(
      WorkerReply.ready(version: 2, sampleRate: 7, engine: "e").encoded()
        == frame(1, bytes(UInt16(2)), bytes(UInt32(7)), text("e")))
    let chunk = SynthesisChunk(samples: [3, -1], words: [WordEvent(frame: 5, range: 6..<8)])
    #expect(
      WorkerReply.audio(id: 9, chunk).encoded()
        == frame(
          2, bytes(UInt32(9)), bytes(UInt32(1)), bytes(UInt32(5)), bytes(UInt32(6)),
          bytes(UInt32(2)), bytes(UInt32(2)), bytes(Int16(3)), bytes(Int16(-1))))
    #expect(WorkerReply.ended(id: 9, .cancelled).encoded() == frame(3, bytes(UInt32(9)), [1]))
    #expect(
      WorkerReply.refused(id: 9, .engineFailed, detail: 4).encoded()
        == frame(4, bytes(UInt32(9)), [1], bytes(UInt32(4))))
    #expect(WorkerReply.voicesEnded(id: 9).encoded() == frame(6, bytes(UInt32(9))))
    #expect(
      WorkerReply.voice(id: 9, voice(languages: ["en", "fr"])).encoded()
        == frame(
          5, bytes(UInt32(9)), text("v"), text("V"), [2, 1, 2], text("en"), text("fr")))
  }

  private func voice(
    _ identifier: String = "v", _ name: String = "V", languages: [String] = []
  ) -> InstalledVoice {
    InstalledVoice(
      identifier: identifier, name: name, languages: languages, gender: .female, isVariant: true)
  }

  private func decoded(_ request: WorkerRequest) throws(WireError) -> WorkerRequest {
    try WorkerRequest(decoding: request.encoded()[4...])
  }

  private func decoded(_ reply: WorkerReply) throws(WireError) -> WorkerReply {
    try WorkerReply(decoding: reply.encoded()[4...])
  }

  /// What a reply is refused for, or nothing when it comes back as it was.
  private func refusal(_ reply: WorkerReply) -> String? {
    do {
      #expect(try decoded(reply) == reply)
      return nil
    } catch { return "\(error)" }
  }

  @Test func fieldsOfRepliesHaveTheirLongest() {
    func a(_ count: Int) -> String { String(repeating: "a", count: count) }
    func words(_ count: Int) -> WorkerReply {
      let word = WordEvent(frame: 0, range: 0..<1)
      return .audio(
        id: 1, SynthesisChunk(samples: [], words: Array(repeating: word, count: count)))
    }
    func samples(_ count: Int) -> WorkerReply {
      .audio(id: 1, SynthesisChunk(samples: Array(repeating: 1, count: count)))
    }
    func ready(_ rate: UInt32, _ engine: String = "e") -> WorkerReply {
      .ready(version: 2, sampleRate: rate, engine: engine)
    }
    let rows: [(longest: WorkerReply, tooLong: WorkerReply, field: String)] = [
      (ready(1), ready(0), "sample rate"), (ready(384_000), ready(384_001), "sample rate"),
      (ready(1, a(256)), ready(1, a(257)), "engine"),
      (.voice(id: 1, voice(a(256))), .voice(id: 1, voice(a(257))), "voice"),
      (.voice(id: 1, voice("v", a(256))), .voice(id: 1, voice("v", a(257))), "voice name"),
      (
        .voice(id: 1, voice(languages: [a(64)])), .voice(id: 1, voice(languages: [a(65)])),
        "language"
      ),
      (words(65_536), words(65_537), "word count"),
      (samples(131_072), samples(131_073), "sample count"),
    ]
    for row in rows {
      #expect(refusal(row.longest) == nil, "\(row.field)")
      #expect(refusal(row.tooLong) == "a message holds an impossible \(row.field)")
    }
  }

  @Test func aVoiceTellsOfAsManyLanguagesAsAByteCounts() {
    let many = voice(languages: (0..<300).map { "l\($0)" })
    guard case .voice(_, let told) = try? decoded(.voice(id: 1, many)) else {
      Issue.record("the voice did not come back")
      return
    }
    #expect(told.languages == Array(many.languages.prefix(255)))
  }

  @Test func textsOfOrdersHaveTheirLongest() throws {
    let voice = try #require(VoiceSelector(.language("en")))
    func refusal(text: Int, pronunciation: Int) -> String? {
      let order = SpeakOrder(
        id: 1, voice: voice, parameters: VoiceParameters(),
        text: String(repeating: "a", count: text),
        pronunciation: String(repeating: "a", count: pronunciation))
      do {
        _ = try decoded(.speak(order))
        return nil
      } catch { return "\(error)" }
    }
    #expect(refusal(text: 65_536, pronunciation: 65_536) == nil)
    #expect(refusal(text: 65_537, pronunciation: 1) == "a message holds an impossible text")
    #expect(
      refusal(text: 1, pronunciation: 65_537) == "a message holds an impossible pronunciation")
  }

  @Test(arguments: [(0x10_0000, true), (0x10_0001, false)])
  func framesHaveALongest(size: UInt32, isTaken: Bool) throws {
    var buffer = FrameBuffer()
    let bytes = bytes(size) + [UInt8](repeating: 0, count: Int(size))
    buffer.append(room: bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
    if isTaken {
      #expect(try buffer.next()?.count == Int(size))
      #expect(try buffer.next() == nil)
    } else {
      #expect(throws: WireError.tooLong(byteCount: Int(size), limit: 0x10_0000)) {
        try buffer.next()
      }
    }
  }

  @Test func aBufferHoldsWhatItWasGivenAndNoMore() throws {
    var buffer = FrameBuffer()
    #expect(buffer.append(room: 8) { _ in -1 } == -1)
    #expect(buffer.append(room: 8) { _ in 0 } == 0)
    #expect(try buffer.next() == nil)
    let answer = buffer.append(room: 5) { room in
      room.copyBytes(from: [1, 0, 0, 0, 9] as [UInt8])
      return 99
    }
    #expect(answer == 99)
    #expect(try buffer.next().map { Array($0) } == [9])
    #expect(try buffer.next() == nil)
  }
}
