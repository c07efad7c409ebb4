import EarshotSession
import Foundation
import Testing

@Suite struct TranscriptTests {
  @Test func linesForPeople() {
    let events = [
      TranscriptEvent(time: .zero, kind: .callback, id: "Player", name: "viewDidAppear"),
      TranscriptEvent(time: .milliseconds(1_250), kind: .speech, text: "Volume, 50%, adjustable"),
      TranscriptEvent(time: .microseconds(1_999_600), kind: .focus, id: "volume", cause: "push"),
      TranscriptEvent(time: .seconds(61), kind: .outcome, text: "Saved", outcome: "heard"),
      TranscriptEvent(time: .seconds(61), kind: .expectation, text: "Saved", ok: false),
      TranscriptEvent(time: .seconds(61), kind: .speech, text: "two\nlines\u{2028}or\u{7}three"),
    ]
    #expect(
      events.map(\.description) == [
        "0.000 callback: Player viewDidAppear",
        "1.250 speech: Volume, 50%, adjustable",
        "2.000 focus: volume, because of push",
        "61.000 outcome: Saved, heard",
        "61.000 expectation: Saved, not as expected",
        "61.000 speech: two lines or three",
      ])
  }

  @Test func linesOfJSON() {
    let event = TranscriptEvent(
      time: .milliseconds(1_250), kind: .action, text: "t", id: "i", cause: "c", name: "n",
      handledBy: "h", outcome: "o", ok: true)
    #expect(
      event.json
        == #"{"t": 1.25, "event": "action", "text": "t", "id": "i", "cause": "c", "name": "n", "#
        + #""handledBy": "h", "outcome": "o", "ok": true}"#)
    #expect(
      TranscriptEvent(time: .seconds(3), kind: .sound).json == #"{"t": 3, "event": "sound"}"#)
    #expect(
      TranscriptEvent(time: .microseconds(60_500), kind: .sound).json
        == #"{"t": 0.0605, "event": "sound"}"#)
  }

  @Test func everyTextSurvivesJSON() throws {
    let texts = [
      "\"quoted\" \\ back", "line\nbreak\r\ttab", "\u{0}\u{1}\u{1F}\u{7F}\u{2028}", "한국어 🎧",
    ]
    for text in texts {
      let json = TranscriptEvent(time: .zero, kind: .speech, text: text).json
      #expect(!json.contains("\n"))
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect(object?["text"] as? String == text)
    }
  }

  @Test func oldEventsAreForgottenWhenThereIsALimit() {
    let transcript = Transcript(limit: 10)
    var heard = 0
    transcript.onEvent = { _ in heard += 1 }
    for number in 0..<1_000 {
      transcript.append(TranscriptEvent(time: .zero, kind: .note, text: "\(number)"))
      #expect(transcript.events.count < 20)
    }
    #expect(transcript.events.last?.text == "999" && transcript.events.count >= 10)
    #expect(heard == 1_000)
    #expect(transcript.take().count >= 10 && transcript.events.isEmpty)
  }
}
