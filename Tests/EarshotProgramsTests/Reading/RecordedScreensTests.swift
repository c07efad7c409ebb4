import EarshotPrograms
import EarshotTestSupport
import Foundation
import Testing

/// Recorded runs of real programs, which stand beside the checkout where they are kept.
@Suite(
  "Recorded programs",
  .enabled(if: SharedFolder.url("corpus/terminal/expected-highlights.json") != nil))
struct RecordedScreensTests {
  private struct Expected: Decodable {
    var expected: [String: [String: String]]
  }

  private func recording(_ name: String) throws -> RecordedScreens? {
    guard let url = SharedFolder.url("corpus/terminal/\(name).json") else { return nil }
    return try RecordedScreens(url)
  }

  /// The events of each step.
  private func events(
    _ recording: RecordedScreens, _ profile: ProgramProfile
  ) -> [[ReadingEvent]] {
    var reader = ProgramReader(profile: profile)
    return recording.steps.indices.map { step in
      let cause = FrameCause(at: .seconds(step), keys: recording.keys(step))
      return reader.read(recording.frame(step), cause: cause).events
    }
  }

  @Test(
    "The item to which a key leads is said, once, by itself and with its cells",
    arguments: [true, false])
  func highlights(withProfiles: Bool) throws {
    let url = try #require(SharedFolder.url("corpus/terminal/expected-highlights.json"))
    let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: url)).expected
    var (found, misses) = (0, [String]())
    for (name, labels) in expected.sorted(by: { $0.key < $1.key }) {
      guard let recording = try recording(name) else { continue }
      let profile = withProfiles ? ProgramProfile.supplied(for: recording.command[0]) : .standard
      for (step, events) in events(recording, profile).enumerated() {
        guard let label = labels[String(step)], !label.isEmpty else { continue }
        let focus = events.filter { $0.kind == .focus }
        let others = labels.values.filter {
          !$0.isEmpty && !$0.contains(label) && !label.contains($0)
        }
        let words = { (text: String) in Set(text.split { !$0.isLetter && !$0.isNumber }) }
        let isAlone = focus.first.map { event in
          others.allSatisfy { !words(event.text).isSuperset(of: words($0)) }
        }
        if focus.count == 1, focus[0].text.contains(label), !focus[0].cells.isEmpty, isAlone == true
        {
          found += 1
        } else {
          misses.append("\(name) step \(step): \(label), not \(focus.map(\.text))")
        }
      }
    }
    #expect(found + misses.count == 68)
    #expect(found >= 65, "\(misses.joined(separator: "\n"))")
  }

  @Test(
    "What turns, ticks and grows is said seldom",
    arguments: [("spinner", 2), ("progress-cr", 8), ("streaming-status", 22)])
  func redraws(name: String, most: Int) throws {
    guard let recording = try recording(name) else { return }
    var terminal = PlainTerminal(rows: recording.rows, columns: recording.cols)
    var reader = ProgramReader()
    var said: [String] = []
    for (index, piece) in recording.pieces.enumerated() {
      terminal.write(piece)
      let reading = reader.read(
        terminal.frame, cause: FrameCause(at: .milliseconds(index * 100)))
      said += reading.events.map(\.text)
    }
    #expect(!said.isEmpty)
    #expect(said.count <= most, "\(said)")
    if name == "streaming-status" {
      let answer = said.map { $0.split(separator: "\n").first.map(String.init) ?? "" }
      #expect(
        answer.joined(separator: " ")
          == "The answer is that the engine reads every changed line and "
          + "then decides what matters to the listener before it speaks.")
    }
  }

  @Test("What was typed at a prompt that shows nothing is in no event and in no node")
  func secrets() throws {
    for (name, secret) in [("bash-read-prompt", "pw"), ("dialog-passwordbox", "secret")] {
      guard let recording = try recording(name) else { continue }
      let all = events(recording, .standard).flatMap { $0 }
      #expect(!all.contains { $0.text.contains(secret) })
      #expect(all.contains { $0.kind == .hidden && $0.text == String(secret.count) })
    }
  }

  @Test("Reading any recording leaves nothing unsaid that stays and was new in a shell")
  func nothingIsLost() throws {
    for name in ["bash-edit", "bash-compl", "bash-select", "git-add-p", "python-repl"] {
      guard let recording = try recording(name) else { continue }
      var reader = ProgramReader(profile: .supplied(for: recording.command[0]))
      var said = ""
      for step in recording.steps.indices {
        let frame = recording.frame(step)
        let cause = FrameCause(at: .seconds(step), keys: recording.keys(step))
        said += reader.read(frame, cause: cause).events.map(\.text).joined(separator: " ") + " "
        // Command lines are said as they are edited, letter by letter.
        for row in 0..<frame.rows where !frame.isAlternate && !frame.text(row: row).contains("$ ") {
          for word in frame.text(row: row).split(separator: " ") where word.count > 2 {
            #expect(said.contains(word), "\(name) step \(step): \(word)")
          }
        }
      }
    }
  }
}
