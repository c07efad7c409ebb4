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
struct Program {
  /// Runs `earshot` with these arguments and no standard input.
  ///
  /// `wrapper` stands before it and runs it: `timeout`, a shell that sets a limit, another user. The
  /// program gets two minutes, so that a hang ends in a failure and not in silence.
  static func earshot(
    _ arguments: [String], in folder: URL? = nil, wrapper: [String] = []
  ) throws -> CommandRun {
    try run(["timeout", "120"] + wrapper + [path("earshot")] + arguments, in: folder)
  }

  /// Runs a line of shell in which `$EARSHOT` is the program.
  static func shell(_ script: String, in folder: URL? = nil) throws -> CommandRun {
    try run(["timeout", "120", "bash", "-c", script], in: folder)
  }

  /// The path of a program that was built with the tests.
  static func path(_ name: String) -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent(name).path
  }

  private static func run(_ command: [String], in folder: URL?) throws -> CommandRun {
    // Files, not pipes: a full pipe that nobody reads would stop the program.
    let scratch = try ScratchFolder()
    let output = scratch.url.appendingPathComponent("output")
    let diagnostics = scratch.url.appendingPathComponent("diagnostics")
    for file in [output, diagnostics] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder ?? scratch.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["EARSHOT": path("earshot"), "LC_ALL": "C.UTF-8"], uniquingKeysWith: { $1 })
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: diagnostics)
    try process.run()
    process.waitUntilExit()
    return CommandRun(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      diagnostics: String(decoding: try Data(contentsOf: diagnostics), as: UTF8.self),
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus)
  }
}
