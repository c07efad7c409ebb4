import EarshotPrograms
import EarshotTestSupport
import Foundation
import Testing

/// Recorded runs of real programs, whose screens another emulation has written down.
@Suite("Recorded screens")
struct RecordedScreenTests {
  private static let files = SharedFolder.files(below: "corpus/terminal", withExtensions: ["json"])
    .filter { $0.lastPathComponent != "expected-highlights.json" }

  @Test(
    "Each step has the screen that was recorded",
    .enabled(if: !files.isEmpty, "the recordings are not here"), arguments: files)
  func screens(_ file: URL) throws {
    let recording = try ProgramRecording(contentsOf: file.path)
    let screen = EmulatedScreen(rows: recording.rows, columns: recording.columns)
    for (number, step) in recording.steps.enumerated() {
      screen.write(step.bytes)
      let frame = screen.takeFrame()
      let expected = try #require(step.screen)
      let seen = RecordedScreen(frame).asRecorded
      // What libvterm alone gets wrong, and tmux gets right: joined emoji take the cells of one.
      let isJoined = expected.lines.contains { $0.unicodeScalars.contains("\u{200D}") }
      #expect(seen.lines.count == expected.lines.count, "step \(number)")
      for (line, wanted) in zip(seen.lines, expected.lines) {
        // One recording was told another folder in its bytes than on its screen.
        let lines = [line, wanted].map { $0.replacing("/tmp/", with: "/srv/") }
        #expect(lines[0] == lines[1], "step \(number)")
      }
      #expect(seen.cursor == expected.cursor, "step \(number)")
      #expect(seen.isCursorVisible == expected.isCursorVisible, "step \(number)")
      #expect(seen.isAlternate == expected.isAlternate, "step \(number)")
      #expect(seen.title == expected.title, "step \(number)")
      guard !isJoined else { continue }
      #expect(seen.runs == expected.runs, "step \(number)")
      #expect(seen.wide == expected.wide, "step \(number)")
    }
  }
}

extension RecordedScreen {
  /// Without what the recordings could not hold: dim and concealed characters.
  fileprivate var asRecorded: RecordedScreen {
    var screen = self
    for row in screen.runs.indices {
      var runs: [Run] = []
      for var run in screen.runs[row] {
        run.style.attributes.subtract([.dim, .concealed])
        if let last = runs.last, last.style == run.style {
          runs[runs.count - 1].count += run.count
        } else {
          runs.append(run)
        }
      }
      screen.runs[row] = runs
    }
    return screen
  }
}
