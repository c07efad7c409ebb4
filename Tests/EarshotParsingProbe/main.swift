// Parses files and does nothing with them, for `Benchmarks/run` to compare with `xmllint --noout`.
//
//   EarshotParsingProbe FILE…

@testable import EarshotFiles

for file in CommandLine.arguments.dropFirst() {
  _ = try ElementTree(SourceText(contentsOf: file, as: .text, from: .named))
}
