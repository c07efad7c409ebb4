import EarshotAudit
import EarshotDocuments
import EarshotFiles
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("earshot audit --watch")
struct AuditWatchTests {
  private let folder: AuditFolder
  private var home: String { folder.url.path + "/home.yaml" }
  private var away: String { folder.url.path + "/away.yaml" }

  init() throws {
    folder = try AuditFolder()
    try folder.write(AuditFolder.screen("Home"), to: "home.yaml")
    try folder.write(AuditFolder.screen("Away"), to: "away.yaml")
  }

  /// Changes that a test makes: each step happens when the round before it has been shown.
  private struct Steps: AsyncSequence, AsyncIteratorProtocol {
    var steps: [() throws -> Set<String>]

    func makeAsyncIterator() -> Steps { self }

    mutating func next() async -> Set<String>? {
      guard !steps.isEmpty else { return nil }
      do {
        return try steps.removeFirst()()
      } catch {
        Issue.record(error)
        return nil
      }
    }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Set<String>? {
      await next()
    }
  }

  @Test("Each change is followed by a round that reads only what has changed")
  func rounds() async throws {
    var request = AuditRequest(files: [home, away], root: folder.url.path, today: "2026-11-21")
    request.only = ["label-missing-image"]
    request.configuration = .init(
      path: folder.url.path + "/.earshot.yaml", origin: .met())
    try folder.write("audit: {}", to: ".earshot.yaml")
    let log = Log()
    var watch = AuditWatch(request: request)
    watch.audit = { round, files in
      log.lines.append("reads \(files.map(\.path.fileName))")
      return await BatchAuditing(configuration: round.configuration).audit(files)
    }
    let steps = Steps(steps: [
      {
        try folder.write(AuditFolder.screen("Home", clean: true), to: "home.yaml")
        return [home]
      },
      { [folder.url.path + "/unrelated.txt"] },
      {
        try folder.write("broken: [", to: "away.yaml")
        return [away]
      },
      {
        try folder.write(
          "audit: { ignore: [{ rule: label-missing-image, screen: Away }] }", to: ".earshot.yaml")
        try folder.write(AuditFolder.screen("Away"), to: "away.yaml")
        return [away, folder.url.path + "/.earshot.yaml"]
      },
    ])
    let status = await watch.run(steps) { result, changed in
      log.lines.append(
        "\(result.totals.findingCounts), \(result.totals.refusals.count) refused: \(result.status)")
      return result.status
    }
    #expect(
      log.lines == [
        #"reads ["home.yaml", "away.yaml"]"#, "2 critical, 0 refused: findings",
        #"reads ["home.yaml"]"#, "1 critical, 0 refused: findings",
        #"reads ["away.yaml"]"#, "nothing found, 1 refused: refused",
        #"reads ["home.yaml", "away.yaml"]"#, "nothing found, 0 refused: clean",
      ])
    #expect(status == .clean)
  }

  @Test("A file is known by whatever path it was named and by whatever path it is told of")
  func paths() async throws {
    var request = AuditRequest(
      files: ["./App/home.yaml", "App/../away.yaml"], root: folder.url.path, today: "2026-11-21")
    request.configuration = .init(
      path: folder.url.path + "/.earshot.yaml", origin: .met())
    try folder.write("audit: { baseline: old.json, language: ko }", to: ".earshot.yaml")
    #expect(
      AuditRound(request).watchedFolders == ["./App", folder.url.path, "App/.."])
    let log = Log()
    var watch = AuditWatch(request: request)
    watch.audit = { _, files in
      log.lines.append("reads \(files.map(\.path))")
      return files.map { .audited(Audit(file: $0.path, found: [], checked: 1)) }
    }
    let steps = Steps(steps: [
      { ["./App/home.yaml", "./App/unrelated.yaml"] }, { ["App/../away.yaml"] },
      { [folder.url.path + "/old.json"] }, { ["./App/ko.lproj/home.strings"] },
    ])
    _ = await watch.run(steps) { result, changed in
      log.lines.append("\(changed.map { $0.split(separator: "/").last ?? "" })")
      return result.status
    }
    let both = #"reads ["./App/home.yaml", "App/../away.yaml"]"#
    #expect(
      log.lines == [
        both, "[]", #"reads ["./App/home.yaml"]"#, #"["home.yaml"]"#,
        #"reads ["App/../away.yaml"]"#, #"["away.yaml"]"#, both, #"["old.json"]"#, both,
        #"["home.strings"]"#,
      ])
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test("A file that is written, moved there or taken away is told by its path")
  func folders() async throws {
    var changes = try FolderChanges.watch([folder.url.path]).makeAsyncIterator()
    try folder.write("one", to: "one.yaml")
    #expect(await changes.next()?.contains(folder.url.path + "/one.yaml") == true)
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("one.yaml"),
      to: folder.url.appendingPathComponent("two.yaml"))
    var seen: Set<String> = []
    while !seen.contains(folder.url.path + "/two.yaml"), let more = await changes.next() {
      seen.formUnion(more)
    }
    #expect(seen.contains(folder.url.path + "/one.yaml"))
  }

  @Test("A folder that cannot be watched is refused with its name")
  func refusal() {
    let error = #expect(throws: FolderChanges.Failure.self) {
      _ = try FolderChanges.watch(["nowhere"])
    }
    #expect(
      error?.description
        == "nowhere:1:1: error: cannot be watched: No such file or directory; "
        + "expected a folder that this user may read")
  }
}
