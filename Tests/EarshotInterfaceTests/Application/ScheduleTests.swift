import EarshotTestSupport
import Testing

@testable import EarshotInterface

@Suite struct ScheduleTests {
  /// A law: what is due comes by its time, at equal times in the order in which it was asked for, and what
  /// was cancelled does not come.
  @Test(arguments: [UInt64(1), 2, 3]) func workComesInItsOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 20_000) {
      var schedule = Schedule()
      var waiting: [(seconds: Int, number: Int)] = []
      for number in 0..<Int.random(in: 0...12, using: &random) {
        let seconds = Int.random(in: 0...5, using: &random)
        let work = schedule.add(due: .seconds(seconds)) {}
        if Int.random(in: 0..<4, using: &random) == 0 {
          work.cancel()
        } else {
          waiting.append((seconds, number + 1))
        }
      }
      for now in [Int.random(in: 0...5, using: &random), 5] {
        #expect(schedule.nextDue() == waiting.map { .seconds($0.seconds) }.min(), "seed \(seed)")
        let taken = schedule.takeDue(at: .seconds(now)).map(\.number)
        let due = waiting.filter { $0.seconds <= now }.sorted { $0 < $1 }.map(\.number)
        #expect(taken == due, "seed \(seed)")
        waiting.removeAll { $0.seconds <= now }
      }
    }
  }

  @Test func whatIsCancelledIsForgotten() {
    var schedule = Schedule()
    let work = [1, 2].map { second in schedule.add(due: .seconds(second)) {} }
    #expect(!work.contains { !$0.isPending })
    schedule.cancelAll()
    #expect(schedule.nextDue() == nil && !work.contains { $0.isPending })
    #expect(schedule.takeDue(at: .seconds(9)).isEmpty)
  }
}
