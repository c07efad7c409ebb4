import EarshotSpeech
import Testing

@Suite struct SharedPatienceTests {
  @Test func aSecondSilenceIsProbedAndAThirdEndsIt() {
    let patience = SharedPatience()
    #expect(patience.noteSilence(of: .voice) == .askAgain)
    #expect(patience.wait(for: .voice) == .seconds(3))
    #expect(patience.noteSilence(of: .voice) == .probe)
    #expect(patience.wait(for: .voice) == .milliseconds(500))
    #expect(!patience.isExhausted(for: .voice))
    #expect(patience.noteSilence(of: .voice) == .giveUp)
    #expect(patience.isExhausted(for: .voice))
    patience.noteAnswer(of: .voice)
    #expect(patience.noteSilence(of: .voice) == .giveUp)
  }

  @Test func answersBeginTheRowAnewButNotTheSum() {
    let patience = SharedPatience(limit: 5)
    for _ in 1...2 {
      #expect(patience.noteSilence(of: .voice) == .askAgain)
      #expect(patience.noteSilence(of: .voice) == .probe)
      patience.noteAnswer(of: .voice)
    }
    #expect(patience.noteSilence(of: .voice) == .giveUp)
    #expect(SharedPatience(limit: 0).limit == 3)
  }

  @Test func aRunHasNineSilences() {
    let patience = SharedPatience()
    #expect(patience.limit == 9 && SharedPatience(limit: 4).limit == 4)
    for number in 1...8 {
      #expect(patience.noteSilence(of: .voice) == (number.isMultiple(of: 2) ? .probe : .askAgain))
      if number.isMultiple(of: 2) { patience.noteAnswer(of: .voice) }
      #expect(!patience.isExhausted(for: .voice))
    }
    #expect(patience.noteSilence(of: .voice) == .giveUp)
  }

  @Test func aSilentVoiceSaysNothingOfTheDeviceButTheRunHasOneSum() {
    let patience = SharedPatience(limit: 4)
    for _ in 1...3 { patience.noteSilence(of: .voice) }
    #expect(patience.isExhausted(for: .voice))
    #expect(!patience.isExhausted(for: .sound))
    #expect(patience.wait(for: .sound) == patience.longestWait)
    #expect(patience.noteSilence(of: .sound) == .giveUp)
  }
}
