import EarshotFiles
import FoundationEssentials

/// The file of a transcript that a test expects.
nonisolated struct TranscriptFile {
  /// Where it is.
  let path: String

  /// The folder beside each file of tests that holds them.
  static let folder = "__Transcripts__"

  /// The file for a test.
  ///
  /// - Parameters:
  ///   - source: The path of the file of the test.
  ///   - test: The name of the test, as Swift writes it.
  ///   - name: What tells several transcripts of the test apart.
  init(source: String, test: String, name: String?) {
    let file = URL(filePath: source)
    let words = [test, name].compactMap(\.self).map(Self.word).filter { !$0.isEmpty }
    path =
      file.deletingLastPathComponent().appending(path: Self.folder)
      .appending(path: file.deletingPathExtension().lastPathComponent)
      .appending(path: words.joined(separator: ".") + ".txt").path
  }

  /// What can stand in the name of a file anywhere: letters and digits, and dashes for all the rest.
  private static func word(_ text: String) -> String {
    let name = text.split(separator: "(", maxSplits: 1).first ?? ""
    return name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }

  /// What it holds; `nil` when it is not there.
  var text: String? {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes it, with its folder.
  ///
  /// - Returns: Why it could not be written; `nil` when it was.
  func write(_ text: String) -> String? {
    do {
      try FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try WholeFile.write(Array(text.utf8), to: path)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
