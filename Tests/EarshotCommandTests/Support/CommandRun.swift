import EarshotTestSupport
import Foundation

/// What a run of the real program came to: its two streams and how it ended.
struct CommandRun: Equatable {
  /// Everything it wrote to standard output.
  var output: String
  /// Everything it wrote to standard error.
  var diagnostics: String
  /// Its exit status, or 128 and the number of the signal that ended it.
  var status: Int32

  /// The lines of standard output.
  var lines: [String] { Self.lines(output) }
  /// The lines of standard error.
  var diagnosticLines: [String] { Self.lines(diagnostics) }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// Runs the programs of this package that lie beside the tests.
enum Program {
  /// Runs `earshot` with these arguments and no standard input.
  ///
  /// `wrapper` stands before it and runs it: a shell that sets a limit, another user. The program gets
  /// ten minutes, so that a hang ends in a failure and not in silence.
  static func earshot(
    _ arguments: [String], in folder: URL? = nil, wrapper: [String] = []
  ) async throws -> CommandRun {
    try await run(
      ["timeout", "600"] + wrapper + [BuiltProgram.path("earshot")] + arguments, in: folder)
  }

  /// Runs a line of shell in which `$EARSHOT` is the program.
  static func shell(_ script: String, in folder: URL? = nil) async throws -> CommandRun {
    try await run(["timeout", "600", "bash", "-c", script], in: folder)
  }

  /// Waiting for a program blocks a thread, which must not be one that other tests run on.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    return queue
  }()

  /// Runs a command; without an environment it is that of the tests, but for the settings and the sound
  /// server of whoever runs them.
  static func run(
    _ command: [String], in folder: URL?, environment: [String: String]? = nil
  ) async throws -> CommandRun {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation {
        continuation.resume(
          with: Result { try waitForRun(command, in: folder, environment: environment) })
      }
    }
  }

  private static func waitForRun(
    _ command: [String], in folder: URL?, environment: [String: String]?
  ) throws -> CommandRun {
    // Files, not pipes: a full pipe that nobody reads would stop the program.
    let scratch = try ScratchFolder()
    let output = scratch.url.appendingPathComponent("output")
    let diagnostics = scratch.url.appendingPathComponent("diagnostics")
    let environment =
      environment
      ?? ProcessInfo.processInfo.environment.merging(
        [
          "EARSHOT": BuiltProgram.path("earshot"), "LC_ALL": "C.UTF-8",
          "XDG_CONFIG_HOME": folder?.path ?? "/",
          "PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/nonexistent",
        ], uniquingKeysWith: { $1 })
    let status = try ChildProcess(
      ["env", "-C", folder?.path ?? scratch.url.path] + command, environment: environment,
      output: output.path, diagnostics: diagnostics.path
    ).wait()
    return CommandRun(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      diagnostics: String(decoding: try Data(contentsOf: diagnostics), as: UTF8.self),
      status: status)
  }
}
