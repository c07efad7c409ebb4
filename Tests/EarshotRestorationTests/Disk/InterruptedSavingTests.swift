import EarshotInterface
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Glibc
import Testing

/// What is on the disk when saving is cut off: the old state or the new one, whole.
@Suite struct InterruptedSavingTests {
  /// The number that all screens of an archive hold.
  private func generation(in folder: StateFolder) throws -> Int? {
    let keeper = StateRestoration(folder: folder.state)
    guard try keeper.readArchive() != nil else { return nil }
    let text = try #require(folder.text(of: "state.json"))
    let numbers = Set(text.matches(of: #/"generation": (\d+)/#).map { String($0.output.1) })
    let paddings = Set(text.matches(of: #/"padding": "(x*)"/#).map { $0.output.1.count })
    #expect(numbers.count == 1 && paddings.count == 1, "a mixture of two archives")
    return numbers.first.flatMap { Int($0) }
  }

  @Test func killedAtAnyMoment() throws {
    let program = try #require(SaverProgram())
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let folder = StateFolder()
    var last = 0
    for round in 0..<SoakScale.rounds(of: 500) {
      let saver = try RunningSaver(program, in: folder)
      // After some archives, or before the first, at any moment of writing another.
      let archives = Int.random(in: 0...3, using: &generator)
      #expect(saver.wait(forArchives: archives), "seed \(seed), round \(round)")
      // Spent so that the kill falls anywhere in the writing; nothing depends on how long it takes.
      for _ in 0..<Int.random(in: 0..<300_000, using: &generator) { _ = generator.next() }
      #expect(saver.end() == 128 + SIGKILL)
      let generation = try generation(in: folder)
      if let generation {
        #expect(generation >= 1, "seed \(seed), round \(round)")
        last = generation
      } else {
        #expect(
          last == 0 && archives == 0, "seed \(seed), round \(round): the archive is gone")
      }
      let extra = folder.names.filter { $0 != "state.json" && $0 != "state.json.new" }
      #expect(extra == [], "seed \(seed), round \(round)")
    }
    // What was left unfinished is no hindrance, and is gone with the next archive.
    let log = Log()
    let app = KeptApp(folder, log).launch(KeptController("Root", log))
    app.leave()
    #expect(app.warnings == [])
    #expect(folder.names == ["state.json"])
    #expect(last > 0, "seed \(seed)")
  }

  @Test(
    "a full disk is told of, and leaves the old archive as it was", arguments: [0, 1, 100, 4096])
  func fullDisk(room: Int) throws {
    let program = try #require(SaverProgram())
    let folder = StateFolder()
    let log = Log()
    KeptApp(folder, log).launch(KeptController("Root", log, note: "old")).leave()
    let old = try #require(folder.bytes(of: "state.json"))

    // The report of the program is limited as well, so the folder alone tells of small limits.
    let (status, report) = try program.run(["limited", folder.state, "\(room)"], in: folder)
    #expect(status == 0)
    if room >= 4096 {
      #expect(
        report
          == "\(folder.state)/state.json: error: the app's state was not kept: File too large; what "
          + "was kept before is untouched\n")
    }
    #expect(folder.bytes(of: "state.json") == old)
    #expect(folder.names == ["state.json"])
  }

  @Test("a folder that refuses writes is told of, and leaves the old archive as it was")
  func refusingFolder() throws {
    let program = try #require(SaverProgram())
    let folder = StateFolder()
    let log = Log()
    KeptApp(folder, log).launch(KeptController("Root", log, note: "old")).leave()
    let old = try #require(folder.bytes(of: "state.json"))
    chmod(folder.path, 0o755)
    chmod(folder.state, 0o555)
    defer { chmod(folder.state, 0o755) }
    // Nothing refuses the superuser, so the program gives its rights up first.
    let user = getuid() == 0 ? 65_534 : getuid()
    let (status, report) = try program.run(["as", folder.state, "\(user)"], in: folder)
    #expect(status == 0)
    #expect(
      report
        == "\(folder.state)/state.json: error: the app's state was not kept: Permission denied; what "
        + "was kept before is untouched\n")
    #expect(folder.bytes(of: "state.json") == old)
  }
}
