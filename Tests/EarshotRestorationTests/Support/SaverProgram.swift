import EarshotTestSupport
import Foundation

/// The program that keeps state over and over, built beside the tests.
struct SaverProgram {
  let path: String

  /// Finds the program; `nil` when it was not built.
  init?() {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    var candidates = [folder]
    // With `--test-product` the tests are a library that another program loads.
    candidates.append(
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/debug"))
    let programs = candidates.map { $0.appendingPathComponent("RestorationSaver").path }
    guard let path = programs.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Runs the program to its end.
  ///
  /// - Returns: Its exit status, and what it printed.
  func run(_ arguments: [String], in folder: ScratchFolder) throws -> (Int32, String) {
    let output = folder.path + "/output"
    let child = try ChildProcess([path] + arguments, environment: [:], output: output)
    let status = child.wait()
    return (status, (try? String(contentsOfFile: output, encoding: .utf8)) ?? "")
  }
}
