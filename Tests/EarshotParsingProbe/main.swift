// Parses files and does nothing with them, for `Benchmarks/run` to compare with `xmllint --noout`, and
// files of other tools, for `Benchmarks/imports` to compare what is made of them with that.
//
//   EarshotParsingProbe FILE…
//   EarshotParsingProbe --parse FORMAT FILE
//   EarshotParsingProbe --import FORMAT FILE

import EarshotDocuments
import EarshotFiles
import EarshotMirror

/// Takes in elements and does nothing with them.
private final class Nobody: MarkupFollower {
  func begin(_ element: MarkupElement) throws(FileError) {}
  func endElement() {}
}

/// What parses a format, without anything that knows what stands in it.
private func parse(_ source: SourceText, as format: ImportFormat) throws(FileError) {
  switch format {
  case .xcuiTest, .uiAutomator:
    try MarkupReader.read(source, in: source.bytes.indices, follower: Nobody())
  case .xcuiDescription, .flutter, .compose:
    let text = String(decoding: source.bytes, as: UTF8.self)
    _ = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  case .appleJSON, .chromium, .ariaSnapshot, .reactNative, .accessibilitySnapshot, .atSPI:
    _ = try source.node()
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 3, let format = ImportFormat(rawValue: arguments[1]) {
  let source = try SourceText(
    contentsOf: arguments[2], as: .screens, from: .named, limit: ImportFormat.largestSize)
  if arguments[0] == "--parse" {
    try parse(source, as: format)
  } else {
    var reader = DocumentReader()
    reader.importFormat = format
    _ = try reader.read(source.bytes, file: source.file)
  }
} else {
  for file in arguments {
    _ = try ElementTree(SourceText(contentsOf: file, as: .text, from: .named))
  }
}
