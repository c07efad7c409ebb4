import Testing

@testable import EarshotTerminal

/// After Ctrl-C a host that shows no life is ended, and one that does is not, however long it takes.
@Suite struct PatienceTests {
  private let start = ContinuousClock.now

  @Test func nobodyIsWaitedForBeforeItIsNeeded() {
    var patience = Patience(length: .seconds(3))
    patience.update(isNeeded: false, signsOfLife: 0, now: start)
    #expect(!patience.isOver(at: start + .seconds(1000)))
    #expect(patience.milliseconds(from: start) == -1)
  }

  @Test func itIsOverWithoutASignOfLife() {
    var patience = Patience(length: .seconds(3))
    for second in [0.0, 1, 2, 2.9] {
      patience.update(isNeeded: true, signsOfLife: 7, now: start + .seconds(second))
      #expect(!patience.isOver(at: start + .seconds(second)))
    }
    #expect(patience.milliseconds(from: start + .seconds(1)) == 2001)
    #expect(patience.isOver(at: start + .seconds(3)))
    #expect(patience.milliseconds(from: start + .seconds(9)) == 1)
  }

  @Test func everySignOfLifeBeginsItAnew() {
    var patience = Patience(length: .seconds(3))
    for sign in 0..<100 {
      let now = start + .seconds(2 * sign)
      patience.update(isNeeded: true, signsOfLife: sign, now: now)
      #expect(!patience.isOver(at: now))
    }
    patience.update(isNeeded: false, signsOfLife: 99, now: start + .seconds(1000))
    #expect(!patience.isOver(at: start + .seconds(1000)))
  }
}
