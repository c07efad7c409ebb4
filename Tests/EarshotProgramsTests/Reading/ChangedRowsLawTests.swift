import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotPrograms

/// A reader that looks only at rows that have changed, beside one that looks at all of them every time.
private struct TwoReaders {
  private var quick: ProgramReader
  private var thorough: ProgramReader

  init(_ profile: ProgramProfile = .standard) {
    quick = ProgramReader(profile: profile)
    thorough = quick
    thorough.looksOnlyAtChanges = false
  }

  /// Has both read a frame: the nodes, what is said and where the highlight is are the same.
  mutating func read(_ frame: TerminalFrame, _ cause: FrameCause, _ place: String) {
    let (mine, all) = (quick.read(frame, cause: cause), thorough.read(frame, cause: cause))
    #expect(mine.events == all.events, "\(place)")
    #expect(mine.focus == all.focus, "\(place)")
    #expect(mine.change == all.change, "\(place)")
    #expect(quick.layout.roots == thorough.layout.roots, "\(place)")
    #expect(quick.book.nodes == thorough.book.nodes, "\(place)")
  }
}

@Suite("Looking only at what has changed")
struct ChangedRowsLawTests {
  private static let seeds = (0..<SoakScale.rounds(of: 1_000)).map { UInt64($0) + 22_500 }
  private static let keys: [ProgramKey] = [
    .text("a"), .enter, .tab, .escape, .backspace, .up, .down, .left, .right, .pageDown,
  ]
  private static let files = SharedFolder.files(below: "corpus/terminal", withExtensions: ["json"])
    .filter { $0.lastPathComponent != "expected-highlights.json" }

  @Test("Whatever is drawn, it comes to what looking at everything comes to", arguments: seeds)
  func drawn(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var screen = DrawnScreen(seed: seed, rows: 24, columns: 80)
    var readers = TwoReaders(ProgramProfile.supplied.randomElement(using: &random) ?? .standard)
    for step in 0..<30 {
      let keys =
        Bool.random(using: &random) ? [Self.keys.randomElement(using: &random) ?? .down] : []
      readers.read(
        screen.frame, FrameCause(at: .milliseconds(step * 400), keys: keys),
        "seed \(seed), step \(step)")
      screen.goOn()
    }
  }

  @Test(
    "Of every recording, piece by piece, it comes to what looking at everything comes to",
    .enabled(if: !files.isEmpty, "the recordings are not here"), arguments: files)
  func recorded(_ file: URL) throws {
    let recording = try ProgramRecording(contentsOf: file.path)
    let screen = EmulatedScreen(rows: recording.rows, columns: recording.columns)
    var readers = TwoReaders(.supplied(for: recording.command.first ?? ""))
    var time = Duration.zero
    for (number, step) in recording.steps.enumerated() {
      var rest = step.bytes[...]
      var keys = step.cause.keys
      for chunk in step.chunks {
        screen.write(Array(rest.prefix(chunk.count)))
        rest = rest.dropFirst(chunk.count)
        time += .milliseconds(20)
        readers.read(
          screen.takeFrame(), FrameCause(at: time, keys: keys),
          "\(file.lastPathComponent), step \(number)")
        keys = []
      }
      time += .seconds(1)
    }
  }
}
