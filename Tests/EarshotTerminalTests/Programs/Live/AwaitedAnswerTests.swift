import Testing

@testable import EarshotTerminal

/// Pieces of an answer to a key are handed on together.
@Suite("The answer to a key that is awaited")
struct AwaitedAnswerTests {
  /// What happens at so many microseconds.
  private enum Event {
    case output(Int, bytes: Int = 6, keys: Int)
    case quiet(Int, waits: Bool = false)
  }

  /// What is done about each event, and how many microseconds later it is looked again.
  private func steps(_ events: [Event]) -> [String] {
    var answer = AwaitedAnswer()
    return events.map { event in
      let (step, time): (AwaitedAnswer.Step, Duration)
      switch event {
      case .output(let place, let bytes, let keys):
        time = .microseconds(place)
        step = answer.noteOutput(bytes, after: keys, at: time)
      case .quiet(let place, let waits):
        time = .microseconds(place)
        step = answer.noteQuiet(at: time) { _ in waits }
      }
      let pause = answer.pause(at: time).map { "\(Int($0 / .microseconds(1)))" } ?? "none"
      return "\(step), \(pause)"
    }
  }

  @Test("What comes of no key is handed on at once, and nobody looks after it")
  func others() {
    #expect(
      steps([.output(0, keys: 0), .quiet(100, waits: true)]) == ["handOn, none", "nothing, none"])
  }

  @Test(
    "Pieces are held back until the program waits for the next key, then what comes is of no key")
  func pieces() {
    #expect(
      steps([
        .output(0, keys: 1), .quiet(50), .output(90, keys: 1), .quiet(450, waits: true),
        .output(900, keys: 1),
      ]) == [
        "nothing, 0", "nothing, 40", "nothing, 0", "answered(keys: 1), none", "handOn, none",
      ])
  }

  @Test("What takes long is read while it comes")
  func late() {
    #expect(
      steps([
        .output(5_000, keys: 2), .quiet(5_900), .quiet(6_000), .output(6_100, keys: 2),
        .quiet(7_100), .quiet(7_200, waits: true),
      ]) == [
        "nothing, 0", "nothing, 225", "handOn, 250", "handOn, 0", "nothing, 250",
        "answered(keys: 2), none",
      ])
  }

  @Test("What is long is read once nothing more comes, although the program waits already")
  func long() {
    #expect(
      steps([
        .output(0, keys: 1), .output(10, bytes: 4_000, keys: 1), .output(20, keys: 1),
        .quiet(60, waits: true), .output(5_020, keys: 1), .quiet(20_020, waits: true),
        .output(21_000, keys: 2), .quiet(21_050, waits: true),
      ]) == [
        "nothing, 0", "handOn, 15000", "handOn, 15000", "nothing, 14960", "handOn, 15000",
        "nothing, none", "nothing, 0", "answered(keys: 2), none",
      ])
  }

  @Test("A program that is quiet for as long as a frame waits is not looked at any more")
  func giveUp() {
    #expect(
      steps([
        .output(0, keys: 1), .quiet(14_999), .quiet(15_000), .output(16_000, keys: 1),
        .output(20_000, keys: 2), .quiet(40_000),
      ]) == [
        "nothing, 0", "handOn, 1000", "nothing, none", "handOn, none", "nothing, 0",
        "handOn, none",
      ])
  }
}
