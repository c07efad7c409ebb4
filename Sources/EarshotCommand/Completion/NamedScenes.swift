import EarshotDocuments
import EarshotFiles
import FoundationEssentials

/// The screens of the files that a line of a shell names, for the shell to offer.
struct NamedScenes {
  /// Their names, those of the first file first, without those that a shell would take for more than names.
  let names: [String]

  /// Reads whatever the words of a line name; what cannot be read has no screens, and nobody is told, as
  /// the line is not finished.
  init(onLine words: [String]) {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    var seen: Set<String> = []
    names = words.flatMap { Self.names(in: Self.unquoted($0, home: home)) }
      .filter { $0.isPlainToShells && seen.insert($0).inserted }
  }

  private static func names(in file: String) -> [String] {
    let reader = DocumentReader()
    let document =
      if file == "demo" {
        try? reader.read(SampleApp.files[0].bytes, file: SampleApp.files[0].name)
      } else if FileEndings.screens.contains(file.fileEnding) {
        try? reader.read(file)
      } else {
        Document?.none
      }
    return document?.screens.map(\.name) ?? []
  }

  /// A word as a shell would understand it, as far as names of files go.
  private static func unquoted(_ word: String, home: String) -> String {
    var result = ""
    var quote: Character?
    var isEscaped = false
    for character in word {
      if isEscaped {
        result.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        result.append(character)
      }
    }
    return word.hasPrefix("~/") ? home + result.dropFirst() : result
  }
}
