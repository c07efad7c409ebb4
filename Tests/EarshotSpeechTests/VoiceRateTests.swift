import EarshotSpeech
import Testing

/// Speeds in percent and in words a minute.
@Suite struct VoiceRateTests {
  @Test(arguments: [
    (-1, 80), (0, 80), (1, 82), (10, 99), (25, 128), (49, 173), (50, 175), (51, 177), (60, 219),
    (75, 380), (99, 873), (100, 900), (101, 900),
  ])
  func aPercentageIsASpeed(percent: Int, rate: Int) {
    #expect(VoiceParameters.rate(ofPercent: percent) == rate)
  }

  @Test(arguments: [
    (0, 0), (80, 0), (81, 1), (82, 1), (83, 2), (174, 49), (175, 50), (176, 50), (177, 51),
    (899, 100), (900, 100), (901, 100),
  ])
  func aSpeedIsThePercentageNextToIt(rate: Int, percent: Int) {
    #expect(VoiceParameters.percent(ofRate: rate) == percent)
  }

  @Test func fasterIsNeverSlower() {
    let rates = (0...100).map(VoiceParameters.rate(ofPercent:))
    let steps = zip(rates, rates.dropFirst()).map { $1 - $0 }
    #expect(steps.prefix(50).allSatisfy { $0 == 1 || $0 == 2 })
    // Above the middle each step is as large as the one before it or larger, but for the rounding.
    #expect(zip(steps.dropFirst(50), steps.dropFirst(51)).allSatisfy { $1 >= $0 - 1 })
    #expect(rates.map(VoiceParameters.percent(ofRate:)) == Array(0...100))
  }
}
