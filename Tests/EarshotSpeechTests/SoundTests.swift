import EarshotSpeech
import Testing

struct SoundTests {
  @Test func framesAndDurationsAgree() {
    let format = AudioFormat.speech
    #expect(format.frames(in: .milliseconds(60)) == 1323)
    #expect(format.frames(in: .milliseconds(1100)) == 24_255)
    #expect(format.duration(of: 1323) == .milliseconds(60))
    #expect(format.frames(in: .zero - .seconds(1)) == 0)
    #expect(format.frames(in: .seconds(Int64.max)) == Int.max)
    for frames in stride(from: 0, to: 5_000_000, by: 9973) {
      #expect(format.frames(in: format.duration(of: frames)) == frames)
    }
  }

  @Test func waveHeaderIsTheOneOtherProgramsRead() {
    let header = WaveHeader(format: .speech, frameCount: 3).bytes
    let expected: [UInt8] =
      Array("RIFF".utf8) + [42, 0, 0, 0] + Array("WAVEfmt ".utf8)
      + [16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0]
      + Array("data".utf8) + [6, 0, 0, 0]
    #expect(header == expected)
    #expect(header.count == WaveHeader.byteCount)
    var samples: [UInt8] = [7]
    WaveHeader.append([1, -2], to: &samples)
    #expect(samples == [7, 1, 0, 0xFE, 0xFF])
  }

  /// Two ears: twice the bytes in a frame and in a second.
  @Test func waveHeaderOfTwoChannels() {
    let header = WaveHeader(format: AudioFormat(sampleRate: 48_000), channelCount: 2, frameCount: 3)
    let expected: [UInt8] =
      Array("RIFF".utf8) + [48, 0, 0, 0] + Array("WAVEfmt ".utf8)
      + [16, 0, 0, 0, 1, 0, 2, 0, 0x80, 0xBB, 0, 0, 0, 0xEE, 2, 0, 4, 0, 16, 0]
      + Array("data".utf8) + [12, 0, 0, 0]
    #expect(header.bytes == expected)
  }

  /// Sizes are 32 bits wide, and 36 of the bytes counted are the header's.
  @Test(arguments: [
    (1, 2_147_483_629, 4_294_967_294, 4_294_967_258),
    (2, 1_073_741_814, 4_294_967_292, 4_294_967_256),
  ])
  func waveFilesEndSomewhere(channels: Int, frames: Int, whole: Int, data: Int) {
    let header = WaveHeader(format: .speech, channelCount: channels, frameCount: .max)
    #expect(
      header.frameCount == frames && WaveHeader.maximumFrameCount(channels: channels) == frames)
    #expect(number(header.bytes[4..<8]) == whole && number(header.bytes[40...]) == data)
    #expect(
      WaveHeader(format: .speech, channelCount: channels, frameCount: frames - 1).frameCount
        == frames - 1)
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func waveHeadersHoldWhatCannotBe() {
    #expect([-1, 0, 1, 2, 3].map { channels(of: $0) } == [1, 1, 1, 2, 2])
    #expect(WaveHeader(format: .speech, frameCount: -1).frameCount == 0)
    #expect(WaveHeader.maximumFrameCount(channels: 0) == 2_147_483_629)
    #expect(AudioFormat(sampleRate: 0).sampleRate == 1)
    let fast = WaveHeader(format: AudioFormat(sampleRate: .max), frameCount: 0).bytes
    #expect(fast[24..<28] == [0xFF, 0xFF, 0xFF, 0xFF])
  }

  private func channels(of count: Int) -> Int {
    WaveHeader(format: .speech, channelCount: count, frameCount: 0).channelCount
  }

  @Test func trimmingEndsWhereItIsToldTo() {
    func trimmed(_ samples: [Int16]) -> [Int16] {
      var trimmer = LeadingSilenceTrimmer(
        format: AudioFormat(sampleRate: 1000), limit: .milliseconds(3))
      return trimmer.trim(SynthesisChunk(samples: samples)).samples
    }
    #expect(trimmed([0, 0, 900]) == [900])
    #expect(trimmed([0, 0, 0, 900]) == [900])
    #expect(trimmed([0, 0, 0, 0, 900]) == [0, 900])
    #expect(trimmed([900, 0]) == [900, 0])
    #expect(trimmed([32, -32, 33]) == [33] && trimmed([32, -33]) == [-33])
  }

  @Test func silenceThatWasAskedForIsKeptWhole() {
    var chunk = SynthesisChunk(samples: [0, 0])
    chunk.isSilenceMeant = true
    var trimmer = LeadingSilenceTrimmer(format: .speech)
    #expect(trimmer.trim(chunk) == chunk && trimmer.trimmedFrames == 0 && !trimmer.hasBegun)
    #expect(chunk.audibleEnd == 2 && SynthesisChunk(samples: [0, 0]).audibleEnd == nil)
    #expect(SynthesisChunk(samples: [0, 90, 0]).audibleEnd == 2)
  }

  @Test func leadingSilenceIsTakenOffAndWordsMove() {
    var trimmer = LeadingSilenceTrimmer(format: .speech, limit: .milliseconds(1))
    let first = trimmer.trim(
      SynthesisChunk(samples: [0, 5, -3], words: [WordEvent(frame: 0, range: 0..<2)]))
    #expect(first == SynthesisChunk(samples: [], words: [WordEvent(frame: 0, range: 0..<2)]))
    let second = trimmer.trim(
      SynthesisChunk(samples: [0, 900, 0], words: [WordEvent(frame: 4, range: 3..<5)]))
    #expect(
      second == SynthesisChunk(samples: [900, 0], words: [WordEvent(frame: 0, range: 3..<5)]))
    let third = trimmer.trim(SynthesisChunk(samples: [0, 0, 0]))
    #expect(third.samples == [0, 0, 0])
    #expect(trimmer.trimmedFrames == 4)
  }

  @Test func meantSilenceIsKept() {
    var trimmer = LeadingSilenceTrimmer(format: .speech, limit: .milliseconds(1))
    let trimmed = trimmer.trim(SynthesisChunk(samples: Array(repeating: 0, count: 100)))
    #expect(trimmed.samples.count == 78)
    #expect(trimmer.hasBegun)
  }

  @Test func audibleRangeIgnoresNoise() {
    #expect(Audibility.audibleRange(in: [0, 32, -32, 33, 0, -40, 12]) == 3..<6)
    #expect(Audibility.audibleRange(in: [0, 10]) == nil)
    #expect(Audibility.isAudible(.min))
  }

  @Test func virtualVoiceTakesSixtyMillisecondsACharacter() {
    let voice = VirtualVoice()
    let reading = voice.read(SynthesisRequest(SanitizedText("Hi, 👨‍👩‍👧!")))
    #expect(reading.frameCount == 6 * 1323)
    #expect(
      reading.words == [
        WordEvent(frame: 0, range: 0..<3), WordEvent(frame: 4 * 1323, range: 4..<10),
      ])
    let spelled = voice.read(SynthesisRequest(SanitizedText("ab"), spellsOut: true))
    #expect(
      spelled.words == [WordEvent(frame: 0, range: 0..<1), WordEvent(frame: 1323, range: 1..<2)])
  }

  @Test func prosodyStaysInItsRanges() {
    #expect(
      Prosody(pitch: 9, rate: 0, volume: -.infinity) == Prosody(pitch: 2, rate: 0.25, volume: 0))
    #expect(
      Prosody(pitch: -1, rate: 9, volume: 9) == Prosody(pitch: 0, rate: 6, volume: 2))
    #expect(Prosody(pitch: .nan).pitch == 1)
    let own = Prosody.normal
    #expect([own.pitch, own.rate, own.volume] == [1, 1, 1])
    var prosody = Prosody(pitch: 0, rate: 6, volume: 2)
    #expect([prosody.pitch, prosody.rate, prosody.volume] == [0, 6, 2])
    (prosody.pitch, prosody.rate, prosody.volume) = (-1, 0.1, 3)
    #expect([prosody.pitch, prosody.rate, prosody.volume] == [0, 0.25, 2])
    (prosody.pitch, prosody.rate, prosody.volume) = (3, 7, .nan)
    #expect([prosody.pitch, prosody.rate, prosody.volume] == [2, 6, 1])
  }
}
