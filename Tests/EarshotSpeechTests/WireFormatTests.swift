import EarshotSpeech
import EarshotTestSupport
import Testing

struct WireFormatTests {
  private static let order = SpeakOrder(
    id: 7, voice: voice(.identifier("gmw/en-US"), "f2"),
    parameters: VoiceParameters(
      rate: 300, pitch: 1, range: 99, volume: 200, wordGap: 3, punctuation: .some),
    text: "Grüße 한국어 😀", spellsOut: true,
    pronunciation: "həˈləʊ", pausesAtEnd: true)

  private static let requests: [WorkerRequest] = [
    .hello(version: 2), .speak(order), .cancel(id: .max), .listVoices(id: 3),
  ]

  private static let replies: [WorkerReply] = [
    .ready(version: 2, sampleRate: 22_050, engine: "espeak-ng 1.51"),
    .audio(
      id: 7,
      SynthesisChunk(
        samples: [0, -1, .max, .min], words: [WordEvent(frame: 2, range: 3..<9)])),
    .audio(id: 8, SynthesisChunk(samples: [])),
    .ended(id: 7, .cancelled),
    .refused(id: 9, .voiceNotFound, detail: 0x1000_06FF),
    .voice(
      id: 1,
      InstalledVoice(
        identifier: "gmw/en", name: "English", languages: ["en-gb", "en"], gender: .male,
        isVariant: false)),
    .voicesEnded(id: 1),
  ]

  private static func voice(_ base: VoiceSelector.Base, _ variant: String?) -> VoiceSelector {
    guard let voice = VoiceSelector(base, variant: variant) else {
      preconditionFailure("the voice of the test is a sound one")
    }
    return voice
  }

  @Test(arguments: requests)
  func requestsComeBack(_ request: WorkerRequest) throws {
    #expect(try WorkerRequest(decoding: content(of: request.encoded())) == request)
  }

  @Test(arguments: replies)
  func repliesComeBack(_ reply: WorkerReply) throws {
    #expect(try WorkerReply(decoding: content(of: reply.encoded())) == reply)
  }

  @Test func framesComeInAnyPieces() throws {
    let bytes = WireFormatTests.replies.flatMap { $0.encoded() }
    for size in [1, 3, 7, bytes.count] {
      var buffer = FrameBuffer()
      var replies: [WorkerReply] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        add(bytes[start..<min(start + size, bytes.count)], to: &buffer)
        while let frame = try buffer.next() { replies.append(try WorkerReply(decoding: frame)) }
      }
      #expect(replies == WireFormatTests.replies)
    }
  }

  @Test func hugeFramesAreRefused() {
    var buffer = FrameBuffer()
    add([0xFF, 0xFF, 0xFF, 0x7F], to: &buffer)
    #expect(throws: WireError.tooLong(byteCount: 0x7FFF_FFFF, limit: 1 << 20)) {
      try buffer.next()
    }
    var empty = FrameBuffer()
    add([0, 0, 0, 0], to: &empty)
    #expect(throws: WireError.truncated) { try empty.next() }
  }

  @Test func everyTruncationIsRefused() {
    for frame in WireFormatTests.requests.map({ content(of: $0.encoded()) }) {
      for length in 0..<frame.count {
        #expect(throws: WireError.self) { try WorkerRequest(decoding: frame.prefix(length)) }
      }
      #expect(throws: WireError.trailingBytes(count: 1)) {
        try WorkerRequest(decoding: frame + [0])
      }
    }
    for frame in WireFormatTests.replies.map({ content(of: $0.encoded()) }) {
      for length in 0..<frame.count {
        #expect(throws: WireError.self) { try WorkerReply(decoding: frame.prefix(length)) }
      }
    }
  }

  @Test func spoiledMessagesNeverTrap() {
    let seed: UInt64 = 44
    var generator = SeededGenerator(seed: seed)
    let frames =
      WireFormatTests.requests.map { content(of: $0.encoded()) }
      + WireFormatTests.replies.map { content(of: $0.encoded()) }
    var refused = 0
    let rounds = SoakScale.rounds(of: 200_000)
    for _ in 0..<rounds {
      var frame = Array(frames.randomElement(using: &generator) ?? [])
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !frame.isEmpty {
        let index = Int.random(in: 0..<frame.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: frame[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: frame.remove(at: index)
        default: frame.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        }
      }
      do { _ = try WorkerRequest(decoding: frame[...]) } catch { refused += 1 }
      do { _ = try WorkerReply(decoding: frame[...]) } catch { refused += 1 }
    }
    #expect(refused > rounds, "seed \(seed)")
  }

  @Test(arguments: [
    "", "/", "gmw/", "../en", "gmw/../../x", "mb/mb-en1", "gmw en", "gmw/en+f2",
    "a/b/c/d", "en\u{0}", String(repeating: "a", count: 40),
  ])
  func harmfulVoiceNamesAreRefused(_ name: String) {
    #expect(VoiceSelector(.identifier(name)) == nil)
  }

  @Test func harmfulVariantsAreRefused() {
    for variant in ["", "../x", "+f2", String(repeating: "b", count: 30), "f\n"] {
      #expect(VoiceSelector(.identifier("gmw/en"), variant: variant) == nil)
    }
    #expect(WireFormatTests.voice(.identifier("gmw/en"), "f2").description == "gmw/en+f2")
  }

  @Test(arguments: [
    ("0", true), ("9", true), ("A", true), ("Z", true), ("a", true), ("z", true), ("/", false),
    (":", false), ("@", false), ("[", false), ("`", false), ("{", false), ("a-_", true),
    ("-a", false), ("_a", false), ("a,b", false), ("a.b", false), ("a^b", false), ("é", false),
  ])
  func namesOfVoicesAreLettersAndDigits(name: String, isSound: Bool) {
    #expect((VoiceSelector(.language(name)) != nil) == isSound)
    #expect((VoiceSelector(.identifier(name)) != nil) == (isSound && name != "/"))
    #expect((VoiceSelector(.language("en"), variant: name) != nil) == isSound)
  }

  @Test func namesOfVoicesHaveTheLengthThatTheEngineBears() {
    func a(_ count: Int) -> String { String(repeating: "a", count: count) }
    #expect(VoiceSelector(.language(a(20))) != nil)
    #expect(VoiceSelector(.language(a(21))) == nil)
    #expect(VoiceSelector(.identifier(a(36))) != nil)
    #expect(VoiceSelector(.identifier(a(37))) == nil)
    #expect(VoiceSelector(.identifier("en"), variant: a(20)) != nil)
    #expect(VoiceSelector(.identifier("en"), variant: a(21)) == nil)
    #expect(VoiceSelector(.identifier(a(15)), variant: a(20)) != nil)
    #expect(VoiceSelector(.identifier(a(16)), variant: a(20)) == nil)
    #expect(VoiceSelector(.identifier("a/b/c")) != nil)
    #expect(VoiceSelector(.identifier("en"), variant: "a b") != nil)
    #expect(VoiceSelector(.identifier("en"), variant: " a") == nil)
  }

  /// A voice as it is by itself, at the rate of espeak-ng.
  @Test func parametersChangeNothingByThemselves() {
    let own = VoiceParameters()
    #expect([own.rate, own.pitch, own.range, own.volume, own.wordGap] == [175, 50, 50, 100, 0])
    #expect(own.punctuation == .none)
  }

  @Test func theEndsOfParametersAreAmongThem() {
    let most = VoiceParameters(rate: 900, pitch: 99, range: 99, volume: 200, wordGap: 30)
    #expect(
      [most.rate, most.pitch, most.range, most.volume, most.wordGap] == [900, 99, 99, 200, 30])
    let least = VoiceParameters(rate: 80, pitch: 0, range: 0, volume: 0, wordGap: 0)
    #expect(
      [least.rate, least.pitch, least.range, least.volume, least.wordGap] == [80, 0, 0, 0, 0])
    let between = VoiceParameters(rate: 81, pitch: 1, range: 98, volume: 199, wordGap: 29)
    #expect(
      [between.rate, between.pitch, between.range, between.volume, between.wordGap]
        == [81, 1, 98, 199, 29])
  }

  @Test func parametersAreClamped() {
    let parameters = VoiceParameters(
      rate: 5000, pitch: -5, range: 500, volume: 1000, wordGap: 1000)
    #expect(
      parameters == VoiceParameters(rate: 900, pitch: 0, range: 99, volume: 200, wordGap: 30))
    let least = VoiceParameters(rate: 0, pitch: -1, range: -1, volume: -1, wordGap: -1)
    #expect(
      [least.rate, least.pitch, least.range, least.volume, least.wordGap] == [80, 0, 0, 0, 0])
  }

  private func content(of frame: [UInt8]) -> ArraySlice<UInt8> { frame.dropFirst(4) }

  private func add(_ bytes: ArraySlice<UInt8>, to buffer: inout FrameBuffer) {
    buffer.append(room: bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
  }
}
