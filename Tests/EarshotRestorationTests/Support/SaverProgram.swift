import EarshotTestApps
import EarshotTestSupport
import Foundation

/// The program that keeps state over and over, built beside the tests.
struct SaverProgram {
  let path: String

  /// Finds the program; `nil` when it was not built.
  init?() {
    guard BuiltProgram.isThere("RestorationSaver") else { return nil }
    path = BuiltProgram.path("RestorationSaver")
  }

  /// Runs the program to its end.
  ///
  /// - Returns: Its exit status, and what it printed.
  func run(_ arguments: [String], in folder: StateFolder) throws -> (Int32, String) {
    let output = folder.path + "/output"
    let child = try ChildProcess([path] + arguments, environment: [:], output: output)
    let status = child.wait()
    return (status, (try? String(contentsOfFile: output, encoding: .utf8)) ?? "")
  }
}
