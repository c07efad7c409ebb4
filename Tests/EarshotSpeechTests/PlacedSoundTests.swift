import Testing

@testable import EarshotSpeech

@Suite struct EarconTests {
  @Test func everySoundIsShortAudibleAndTheSameEveryTime() {
    for earcon in Earcon.allCases {
      let samples = earcon.samples()
      #expect(!samples.isEmpty && samples.count <= 22_050 / 4, "\(earcon)")
      #expect(Audibility.audibleRange(in: samples) != nil, "\(earcon)")
      #expect(samples == earcon.samples(), "\(earcon)")
    }
    #expect(Set(Earcon.allCases.map { $0.samples() }).count == Earcon.allCases.count)
  }

  @Test func noSoundBeginsOrEndsWithAClick() {
    for earcon in Earcon.allCases {
      let samples = earcon.samples()
      #expect(abs(Int(samples.first ?? 0)) < 400 && abs(Int(samples.last ?? 0)) < 400, "\(earcon)")
      let greatestStep = zip(samples, samples.dropFirst()).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(greatestStep < 8000, "\(earcon): \(greatestStep)")
    }
  }

  @Test func aToneHasItsPitch() {
    var samples = [Double](repeating: 0, count: 22_050)
    Tone(441, for: 1000, gain: 1).add(to: &samples, rate: 22_050)
    let rises = zip(samples, samples.dropFirst()).filter { $0 <= 0 && $1 > 0 }.count
    #expect((440...442).contains(rises))
  }

  /// What people have learned to know by ear: the pitches, times and loudness of every sound, as a number
  /// that any of their changes makes another.
  @Test func everySoundIsTheOneThatPeopleKnow() {
    let sounds = Dictionary(
      uniqueKeysWithValues: Earcon.allCases.map { earcon in
        let samples = earcon.samples()
        return (
          "\(earcon)",
          [samples.count, samples.enumerated().reduce(0) { $0 + $1.offset * Int($1.element) }]
        )
      })
    #expect(
      sounds == [
        "focus": [661, -31639],
        "boundary": [1984, -2461048],
        "screenChange": [4410, 1082750],
        "layoutChange": [2315, -989542],
        "scroll": [1323, 1470456],
        "activate": [1102, -151425],
        "select": [1984, -555956],
        "on": [2756, -2729192],
        "off": [2756, 5690143],
        "increment": [992, -97519],
        "decrement": [992, -87254],
        "rotor": [992, 468080],
        "textEntry": [2205, 4022535],
        "error": [5292, 41660389],
        "alert": [5292, -3232506],
        "progress": [441, 14465],
        "capital": [441, 8692],
      ])
  }

  @Test func aToneThatIsTooLongIsCut() {
    var (short, whole) = ([Double](repeating: 0, count: 30), [Double](repeating: 0, count: 441))
    Tone(441, at: 1, for: 10).add(to: &short, rate: 22_050)
    Tone(441, at: 1, for: 10).add(to: &whole, rate: 22_050)
    #expect(short == Array(whole.prefix(30)) && short[..<22].allSatisfy { $0 == 0 })
    #expect(short.last != 0)
  }

  @Test func theSineIsOneAtAQuarterTurn() {
    #expect(abs(Tone.sine(0.25) - 1) < 1e-5)
    #expect(abs(Tone.sine(0.75) + 1) < 1e-5)
    #expect(abs(Tone.sine(0.5)) < 1e-9)
    #expect(abs(Tone.sine(1.0 / 12) - 0.5) < 1e-6)
  }
}

@Suite struct StereoSoundTests {
  @Test func everyPlaceIsAsLoud() {
    for step in -10...10 {
      let (left, right) = Pan(Double(step) / 10).gains
      #expect(abs(left * left + right * right - 1) < 1e-12)
    }
    #expect(Pan(-1).gains == (1, 0))
    #expect(Pan(7).gains == (0, 1))
    #expect(Pan.none.gains == (1, 1))
    #expect(Pan(x: 0, width: 390).position == -1)
    #expect(Pan(x: 195, width: 390).position == 0)
    #expect(Pan(x: 10, width: 0).position == 0)
    #expect(Pan(.nan).position == 0)
  }

  @Test func oneChannelBecomesTwo() {
    #expect(StereoSound([100, -200]).samples == [100, 100, -200, -200])
    #expect(StereoSound([100], pan: Pan(-1)).samples == [100, 0])
    #expect(StereoSound([100, 1], pan: Pan(0)).samples == [71, 71, 1, 1])
    #expect(StereoSound(interleaved: [1, 2, 3]).samples == [1, 2])
  }

  @Test func whatIsTooLoudIsHeld() {
    var sound = StereoSound([30_000, -30_000])
    sound.add(StereoSound([10_000, -10_000, 5]))
    #expect(sound.samples == [32_767, 32_767, -32_768, -32_768, 5, 5])
  }

  @Test func aFadeFallsToSilence() {
    let faded = StereoSound([1000, 1000, 1000, 1000]).fadedOut.samples
    #expect(faded == [1000, 1000, 750, 750, 500, 500, 250, 250])
    #expect(StereoSound().fadedOut.samples == [])
  }

  @Test func partsOutsideAreLeftOut() {
    let sound = StereoSound([1, 2, 3])
    #expect(sound.part(1..<9).samples == [2, 2, 3, 3])
    #expect(sound.part(5..<9).samples == [])
  }
}

@Suite struct SoundingVoiceTests {
  @Test func aRequestBeginsWithItsSound() async throws {
    let voice = SoundingVoice(VirtualVoice())
    let request = SynthesisRequest(SanitizedText("A b"), sounds: [.capital])
    let (stream, continuation) = AsyncStream<SynthesisChunk>.makeStream()
    try await voice.synthesize(request) { continuation.yield($0) }
    continuation.finish()
    var chunks: [SynthesisChunk] = []
    for await chunk in stream { chunks.append(chunk) }
    let sound = Earcon.capital.samples()
    #expect(chunks.first?.samples == sound)
    #expect(chunks.last?.words.map(\.frame) == [sound.count, sound.count + 2646])
  }

  @Test func soundsComeBeforeTheWordsOfAnUtteranceOrStandAlone() async {
    let sink = VirtualSink(playsAtOnce: true)
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    func utterance(_ id: UInt64, _ sounds: [Earcon], _ runs: [SpeechRun]) -> Utterance {
      Utterance(
        id: .init(id), source: .text, queueing: .queue, sounds: sounds, runs: runs)
    }
    speech.perform(.submit(utterance(1, [.boundary, .error], [SpeechRun("")])))
    speech.perform(.submit(utterance(2, [.focus], [SpeechRun("A"), SpeechRun("b")])))
    speech.perform(.submit(utterance(3, [], [SpeechRun("")])))
    var outcomes: [String] = []
    for await event in speech.events {
      guard case .finished(let id, let outcome) = event.news else { continue }
      outcomes.append("\(id.rawValue) \(outcome.name)")
      if outcomes.count == 3 { speech.perform(.shutDown) }
    }
    #expect(outcomes.sorted() == ["1 heard", "2 heard", "3 dropped"])
    let sounds = [Earcon.boundary, .error, .focus].flatMap { $0.samples() }
    #expect(Array(sink.heard.prefix(sounds.count)) == sounds)
    // 60 ms of the virtual voice for each of two letters.
    #expect(sink.heard.count == sounds.count + 2646)
  }
}
