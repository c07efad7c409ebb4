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
    #expect(WaveHeader(format: .speech, frameCount: .max).frameCount == 2_147_483_629)
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
    #expect(Prosody(pitch: .nan).pitch == 1)
  }
}
