import EarshotTestSupport
import Foundation
import Testing

/// `earshot open` and `earshot demo` at a terminal, from the first key to the last.
@Suite(.serialized, .enabled(if: VTermScreen.isAvailable, "\(VTermScreen.reason)"))
struct OpenCommandTests {
  /// A user who has heard the introduction, or has not.
  private final class User {
    let folder: URL
    var environment: [String: String] {
      TerminalRun.environment.merging([
        "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
      ]) { $1 }
    }
    var transcript: String { folder.path + "/transcript" }

    init(isNew: Bool = false) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("user-\(UUID())")
      let marks = folder.appendingPathComponent("earshot")
      try FileManager.default.createDirectory(at: marks, withIntermediateDirectories: true)
      if !isNew { try Data().write(to: marks.appendingPathComponent("welcomed")) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The lines that were spoken, from the transcript.
    func spoken() throws -> [String] {
      struct Event: Decodable {
        var event: String
        var text: String?
      }
      return try String(contentsOfFile: transcript, encoding: .utf8).split(separator: "\n")
        .map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
        .filter { $0.event == "speech" }.compactMap(\.text)
    }
  }

  /// A step of a walk: keys, and what is seen and spoken after them.
  private struct Step: Decodable {
    var keys: String
    var caption: String
    var spoken: [String]
    var screen: [String]?
  }

  @Test("The demo walked by keys from start to end")
  func demo() async throws {
    try await onTerminal {
      let steps = try VectorRows.all(in: "demo-walk", as: Step.self)
      let user = try User()
      let run = try TerminalRun(
        [BuiltProgram.path("earshot"), "open", "demo", "--mute", "--transcript", user.transcript],
        environment: user.environment)
      for step in steps {
        try run.type(step.keys)
        try run.wait(forCaption: step.caption)
        if let screen = step.screen {
          #expect(run.screen.text.split(separator: "\n").map(String.init) == screen)
        }
      }
      try run.quit()
      #expect(try user.spoken() == steps.flatMap(\.spoken))
    }
  }

  @Test("The first time begins with an introduction, and only the first")
  func introduction() async throws {
    try await onTerminal {
      let user = try User(isNew: true)
      let command = [BuiltProgram.path("earshot"), "open", "demo", "--mute"]
      let first = try TerminalRun(command, environment: user.environment)
      try first.wait(for: "the introduction") { first.caption.hasPrefix("Welcome to Earshot.") }
      try first.type("\u{1B}[C")
      try first.wait(for: "the app") { !first.caption.hasPrefix("Welcome") }
      try first.quit()
      let second = try TerminalRun(command, environment: user.environment)
      try second.wait(for: "the app") { !second.caption.isEmpty }
      try second.quit()
      #expect(!String(decoding: second.output, as: UTF8.self).contains("Welcome"))
    }
  }
}
