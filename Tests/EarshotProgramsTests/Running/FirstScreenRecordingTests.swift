import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotPrograms

/// First screens of real programs, cut wherever a pause could come.
@Suite("First screens of recorded programs")
struct FirstScreenRecordingTests {
  /// What is told as highlighted of a recording's first screen, of which only so many bytes come.
  private func heard(_ recording: ProgramRecording, cut: Int) -> [String] {
    let session = ProgramSession(
      rows: recording.rows, columns: recording.columns,
      profile: .supplied(for: recording.command.first ?? ""))
    var heard: [String] = []
    session.onReading = { reading, _ in
      heard += reading.events.filter { $0.kind == .focus }.map(\.text)
    }
    session.takeOutput(Array(recording.steps[0].bytes.prefix(cut)), at: .zero)
    while let due = session.nextDue { session.advance(to: due) }
    return heard
  }

  @Test(
    "Of cuts through what a program draws first one in twenty at most tells what the whole does not confirm",
    .enabled(if: SharedFolder.url("corpus/terminal/expected-highlights.json") != nil))
  func cuts() throws {
    let folder = try #require(SharedFolder.url("corpus/terminal"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // Primes, so that all places in lines and sequences come up.
    let step = SoakScale.rounds(of: 20) == 20 ? 23 : 461
    var (count, wrong): (Int, [String]) = (0, [])
    for file in files.sorted() where file.hasSuffix(".json") && !file.hasPrefix("expected") {
      let recording = try ProgramRecording(contentsOf: folder.path + "/" + file)
      guard let first = recording.steps.first, !first.bytes.isEmpty else { continue }
      let whole = Set(heard(recording, cut: first.bytes.count))
      for cut in stride(from: 1, to: first.bytes.count, by: step) {
        count += 1
        let untrue = heard(recording, cut: cut).filter { !whole.contains($0) }
        if !untrue.isEmpty { wrong.append("\(file) at \(cut): \(untrue)") }
      }
    }
    #expect(wrong.count * 20 <= count, "\(wrong.count) of \(count): \(wrong)")
  }
}
