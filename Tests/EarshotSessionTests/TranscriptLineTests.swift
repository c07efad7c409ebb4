import EarshotSession
import Testing

/// How the parts of an event stand in its line.
@Suite struct TranscriptLineTests {
  private func line(
    _ id: String? = nil, _ name: String? = nil, _ text: String? = nil, handledBy: String? = nil,
    outcome: String? = nil, ok: Bool? = nil, cause: String? = nil
  ) -> String {
    TranscriptEvent(
      time: .zero, kind: .action, text: text, id: id, cause: cause, name: name,
      handledBy: handledBy, outcome: outcome, ok: ok
    ).description
  }

  @Test func partsStandInTheirOrderAndClausesBehindCommas() {
    #expect(line() == "0.000 action: ")
    #expect(line("", "", "") == "0.000 action: ")
    #expect(line("a") == "0.000 action: a" && line(nil, "b") == "0.000 action: b")
    #expect(
      line(nil, nil, "c") == "0.000 action: c" && line("a", "b", "c") == "0.000 action: a b c")
    #expect(line(handledBy: "h") == "0.000 action: handled by h")
    #expect(
      line(outcome: "o") == "0.000 action: o" && line(cause: "c") == "0.000 action: because of c")
    #expect(line(ok: true) == "0.000 action: as expected")
    #expect(line("a", ok: false) == "0.000 action: a, not as expected")
    #expect(
      line("a", "b", "c", handledBy: "h", outcome: "o", ok: true, cause: "d")
        == "0.000 action: a b c, handled by h, o, as expected, because of d")
    #expect(line(handledBy: "h", outcome: "o") == "0.000 action: handled by h, o")
  }

  @Test(arguments: [
    (0, "0.000", "0"), (499, "0.000", "0.000499"), (500, "0.001", "0.0005"),
    (999, "0.001", "0.000999"), (9_999, "0.010", "0.009999"), (123_456, "0.123", "0.123456"),
    (999_500, "1.000", "0.9995"), (1_000_000, "1.000", "1"), (1_000_001, "1.000", "1.000001"),
    (12_345_678, "12.346", "12.345678"), (3_600_100_000, "3600.100", "3600.1"),
  ])
  func timesAreRoundedForPeopleAndExactForPrograms(
    microseconds: Int, people: String, programs: String
  ) {
    let event = TranscriptEvent(time: .microseconds(microseconds), kind: .sound)
    #expect(event.description == "\(people) sound: ")
    #expect(event.json == #"{"t": \#(programs), "event": "sound"}"#)
    let before = TranscriptEvent(time: .microseconds(-microseconds), kind: .sound)
    #expect(before.description == "0.000 sound: ")
  }

  /// A time is written once for all events at it, and anew for the next.
  @Test func linesOfATextHaveTheirOwnTimes() {
    let transcript = Transcript()
    for (milliseconds, text) in [(0, "a"), (0, "b"), (1_500, "c"), (1_500, "d\ne"), (250, "f")] {
      transcript.append(
        TranscriptEvent(time: .milliseconds(milliseconds), kind: .note, text: text))
    }
    #expect(
      transcript.text
        == "0.000 note: a\n0.000 note: b\n1.500 note: c\n1.500 note: d e\n0.250 note: f\n")
    #expect(transcript.json.split(separator: "\n").count == 5 && transcript.count == 5)
  }

  /// As many events as wanted are kept, and never twice as many.
  @Test(arguments: [(nil, 50), (1, 1), (0, 1), (2, 2), (7, 7)] as [(Int?, Int)])
  func aTranscriptKeepsItsLatestEvents(limit: Int?, fewest: Int) {
    let transcript = Transcript(limit: limit)
    var counts: Set<Int> = []
    for number in 0..<50 {
      transcript.append(TranscriptEvent(time: .zero, kind: .note, text: "\(number)"))
      counts.insert(transcript.events.count)
      #expect(transcript.events.last?.text == "\(number)" && transcript.count == number + 1)
    }
    let expected = limit == nil ? Set(1...50) : Set(1...max(2 * fewest - 1, 1))
    #expect(counts == expected)
    #expect(transcript.limit == (limit == nil ? nil : fewest))
  }
}
