import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct ApplicationTimeTests {
  @Test func workIsDoneInTheOrderOfItsTime() {
    let app = TestApp()
    let log = app.log
    app.application.perform(after: 2) { log("two") }
    app.application.perform(after: 1) { log("one") }
    app.application.perform(after: 1) { log("one again") }
    app.application.perform(after: -5) { log("now") }
    app.application.perform(after: .nan) { log("now too") }
    app.wait(0)
    #expect(log.take() == ["now", "now too"])
    app.wait(1.5)
    #expect(log.take() == ["one", "one again"])
    app.wait(10)
    #expect(log.take() == ["two"])
    #expect(app.application.time == 11.5)
  }

  @Test func cancelledWorkIsNotDone() {
    let app = TestApp()
    let log = app.log
    let work = app.application.perform(after: 1) { log("never") }
    #expect(work.isPending)
    work.cancel()
    #expect(!work.isPending && app.application.nextDue == nil)
    app.wait(5)
    #expect(log.take() == [])
  }

  @Test func workThatIsDueAtOnceWaitsForTheNextRound() {
    let app = TestApp()
    let log = app.log
    app.application.perform(after: 0) {
      log("first")
      app.application.perform(after: 0) { log("second") }
    }
    #expect(app.application.hasWaitingWork)
    #expect(app.application.doWaitingWork() == 1)
    #expect(log.take() == ["first"])
    #expect(app.application.doWaitingWork() == 1)
    #expect(log.take() == ["second"])
    #expect(!app.application.hasWaitingWork)
  }

  @Test func nothingIsDoneWhileSuspended() {
    let app = TestApp()
    let log = app.log
    app.application.perform(after: 1) { log("work") }
    app.application.mailbox.send { _ in }
    app.application.suspend()
    #expect(app.application.nextDue == nil && !app.application.hasWaitingWork)
    app.application.advanceClock(to: .seconds(5))
    #expect(app.application.doWaitingWork() == 0)
    app.application.enterForeground()
    #expect(app.application.doWaitingWork() == 2)
    #expect(log.take() == ["work"])
  }

  @Test func theMailboxIsFilledByOtherTasks() async {
    let app = TestApp()
    let mailbox = app.application.mailbox
    await withTaskGroup(of: Void.self) { group in
      for number in 1...50 {
        group.addTask { mailbox.send { application in application.tagOfTest += number } }
      }
    }
    app.application.tagOfTest = 0
    #expect(app.application.doWaitingWork() == 50)
    #expect(app.application.tagOfTest == 1275)
    #expect(mailbox.isEmpty)
  }

  @Test func nothingIsKeptForAnAppThatEnded() {
    let app = TestApp()
    app.application.mailbox.send { _ in }
    app.application.terminate()
    app.application.mailbox.send { _ in }
    #expect(app.application.mailbox.isEmpty && app.application.doWaitingWork() == 0)
  }

  @Test func theSenderWakesWhoeverWaits() {
    let app = TestApp()
    let (stream, wake) = AsyncStream.makeStream(of: Void.self)
    app.application.mailbox.onArrival { wake.yield() }
    app.application.mailbox.send { _ in }
    wake.finish()
    _ = stream
    #expect(!app.application.mailbox.isEmpty)
  }

  /// A law: whatever is scheduled and cancelled, everything else is done once, ordered by its time
  /// and then by when it was asked for.
  @Test func scheduleLaw() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("scheduleLaw seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let app = TestApp()
      var done: [(Double, Int)] = []
      var expected: [(Double, Int)] = []
      for number in 0..<Int.random(in: 1...60, using: &random) {
        let time = Double(Int.random(in: 0...12, using: &random)) / 4
        let work = app.application.perform(after: time) { done.append((time, number)) }
        if Bool.random(using: &random) && Bool.random(using: &random) {
          work.cancel()
        } else {
          expected.append((time, number))
        }
      }
      app.wait(3)
      expected.sort { $0 < $1 }
      #expect(done.map(\.1) == expected.map(\.1))
    }
  }
}

extension Application {
  /// A number that letters change; the identifier of the application keeps it.
  fileprivate var tagOfTest: Int {
    get { accessibilityIdentifier.flatMap { Int($0) } ?? 0 }
    set { accessibilityIdentifier = String(newValue) }
  }
}
