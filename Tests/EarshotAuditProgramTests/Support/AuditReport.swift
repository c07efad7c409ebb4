import EarshotTestSupport
import Foundation

/// What `earshot audit --format json` printed.
struct AuditReport: Decodable {
  /// One finding, as far as the tests ask.
  struct Finding: Decodable {
    var rule: String
    var severity: String
    var file: String
    var line: Int
    var screen: String
    var element: String
    var fingerprint: String
  }

  var earshot: Int
  var checked: Int
  var findings: [Finding]

  /// Runs the program over files, whose paths are relative to a folder.
  ///
  /// Files, not pipes, take what is printed: a full pipe that nobody reads would stop the program.
  static func of(_ files: [String], in folder: URL) throws -> (report: AuditReport, status: Int32) {
    let output = try ScratchFolder()
    let status = try ChildProcess(
      [
        "timeout", "120", "env", "-C", folder.path, BuiltProgram.path("earshot"), "audit",
        "--format", "json",
      ] + files,
      environment: ProcessInfo.processInfo.environment, output: output.path(of: "report"),
      diagnostics: "/dev/null"
    ).wait()
    let bytes = try Data(contentsOf: output.url.appendingPathComponent("report"))
    let report = try JSONDecoder().decode(AuditReport.self, from: bytes)
    return (report, status)
  }
}
