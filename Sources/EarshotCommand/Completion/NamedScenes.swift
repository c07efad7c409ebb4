import EarshotDocuments
import EarshotFiles
import FoundationEssentials

/// The screens of the files and folders that a line of a shell names, for the shell to offer.
struct NamedScenes {
  /// Their names, those of the first file first, without those that a shell would take for more than names.
  let names: [String]

  /// Reads whatever the words of a line name behind the program and its command; what cannot be read has no
  /// screens, and nobody is told, as the line is not finished.
  init(onLine words: [String]) {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    var seen: Set<String> = []
    names = words.dropFirst(2).flatMap { Self.names(in: Self.unquoted($0, home: home)) }
      .filter { $0.isPlainToShells && seen.insert($0).inserted }
  }

  private static func names(in argument: String) -> [String] {
    let reader = DocumentReader()
    let documents: [Document?] =
      if argument == "demo" {
        [try? reader.read(SampleApp.files[0].bytes, file: SampleApp.files[0].name)]
      } else if ProjectSearch.isFolder(argument) {
        files(in: argument).map { try? reader.read($0) }
      } else if FileEndings.screens.contains(argument.fileEnding) {
        [try? reader.read(argument)]
      } else {
        []
      }
    return documents.flatMap { $0?.screens.map(\.name) ?? [] }
  }

  /// How many names are looked at in a folder: whoever has pressed a key does not wait for a whole disk.
  private static let entryLimit = 50_000

  private static func files(in folder: String) -> [Project.File] {
    var search = ProjectSearch()
    search.filter = (try? ProjectFinding.filter(within: nil)) ?? ProjectFilter()
    search.entryLimit = entryLimit
    return search.project(of: [folder]).files
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
