import EarshotSpeech
import Testing

/// Sound of two channels at its edges.
@Suite struct StereoEdgeTests {
  @Test func soundIsAddedFromAFrameOn() {
    var sound = StereoSound(silence: 2)
    #expect(sound.frameCount == 2 && sound.samples == [0, 0, 0, 0])
    sound.add(StereoSound(interleaved: [1, 2]), at: 1)
    #expect(sound.samples == [0, 0, 1, 2])
    sound.add(StereoSound(interleaved: [3, 4]), at: 3)
    #expect(sound.samples == [0, 0, 1, 2, 0, 0, 3, 4])
    sound.add(StereoSound(interleaved: [5, 6]), at: -2)
    #expect(sound.samples == [5, 6, 1, 2, 0, 0, 3, 4])
    sound.add(StereoSound(interleaved: [1, 1]))
    #expect(sound.samples.prefix(2) == [6, 7])
    #expect(StereoSound(silence: -1).samples == [] && StereoSound().frameCount == 0)
    #expect(StereoSound(interleaved: [1, 2]).samples == [1, 2])
  }

  @Test func theLoudestSamplesStayInTheirRange() {
    for place in [Pan.none, Pan(-1), Pan(0), Pan(1)] {
      let samples = StereoSound([.max, .min], pan: place).samples
      let (left, right) = place.gains
      let expected = [32767 * left, 32767 * right, -32768 * left, -32768 * right]
      #expect(samples.map { Double($0) } == expected.map { $0.rounded() })
    }
  }

  @Test(arguments: [
    (-1.0, 1.0, 0.0), (-0.28, 0.8, 0.6), (0.28, 0.6, 0.8), (1, 0, 1), (-2, 1, 0), (2, 0, 1),
  ])
  func placesHaveTheirLoudness(position: Double, left: Double, right: Double) {
    let gains = Pan(position).gains
    #expect(abs(gains.left - left) < 1e-9 && abs(gains.right - right) < 1e-9)
  }

  @Test func placesComeFromTheScreen() {
    #expect(
      [0, 100, 200, 300, 400, 500, -9].map { Pan(x: $0, width: 400).position } == [
        -1, -0.5, 0, 0.5, 1, 1, -1,
      ])
    #expect(Pan(x: 1, width: -5).position == 0 && Pan(x: 1, width: 1).position == 1)
  }

  @Test func partsAreTakenFrameByFrame() {
    let sound = StereoSound(interleaved: [1, 2, 3, 4, 5, 6])
    #expect(sound.part(0..<1).samples == [1, 2] && sound.part(1..<3).samples == [3, 4, 5, 6])
    #expect(sound.part(-3..<1).samples == [1, 2] && sound.part(2..<2).samples == [])
    #expect(sound.part(3..<9).samples == [])
  }

  @Test func durationsAndFramesRoundToTheNearest() {
    let format = AudioFormat(sampleRate: 1000)
    #expect(
      format.frames(in: .microseconds(499)) == 0 && format.frames(in: .microseconds(500)) == 1)
    #expect(format.frames(in: .microseconds(1499)) == 1 && format.frames(in: .seconds(2)) == 2000)
    #expect(format.frames(in: .zero) == 0 && format.frames(in: .milliseconds(-1)) == 0)
    #expect(
      format.duration(of: 1) == .milliseconds(1) && format.duration(of: 2500) == .milliseconds(2500)
    )
    #expect(
      AudioFormat(sampleRate: -1).sampleRate == 1 && AudioFormat(sampleRate: 2).sampleRate == 2)
    let largest = Duration.seconds(Int64.max / 1000) + .milliseconds(999)
    #expect(format.frames(in: largest) == Int.max)
  }

  /// A sound is as loud as it is wanted, and beyond the ends as at the nearest one.
  @Test func soundsHaveTheirLoudness() {
    let whole = Earcon.focus.samples().map { Int($0) }
    func samples(_ gain: Double) -> [Int] { Earcon.focus.samples(gain: gain).map { Int($0) } }
    #expect(samples(1) == whole && samples(7) == whole)
    #expect(samples(0).allSatisfy { $0 == 0 } && samples(-1) == samples(0))
    #expect(zip(samples(0.5), whole).allSatisfy { abs($0 * 2 - $1) <= 2 })
    let slow = Earcon.focus.samples(in: AudioFormat(sampleRate: 1000))
    #expect(slow.count == 30)
  }
}
