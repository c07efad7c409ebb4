import Foundation
import GuideCoverage

// Writes the page of the guide's coverage: guide-coverage TESTS PAGE.

let paths = CommandLine.arguments.dropFirst()
guard paths.count == 2, let tests = paths.first, let page = paths.last else {
  FileHandle.standardError.write(Data("usage: guide-coverage TESTS PAGE\n".utf8))
  exit(64)
}
let coverage = try GuideCoverage(ofTestsIn: tests)
try coverage.page.write(toFile: page, atomically: true, encoding: .utf8)
