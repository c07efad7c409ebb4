import Foundation

/// Finds the texts and the copies of a file in other languages: the `.lproj` folders beside its own.
struct LocalizedFiles {
  /// The path of the file that was asked for.
  let file: String

  private let folder: String
  private let name: String
  private let stem: String

  /// Looks around `file`.
  init(_ file: String) {
    self.file = file
    let url = URL(fileURLWithPath: file)
    name = url.lastPathComponent
    stem = url.deletingPathExtension().lastPathComponent
    let slash = file.lastIndex(of: "/")
    folder = slash.map { String(file[..<$0]) } ?? "."
  }

  /// The language of the folder the file stands in, as a BCP 47 tag; `nil` for a base or none.
  var language: String? {
    guard let own = Self.language(ofFolder: URL(fileURLWithPath: folder).lastPathComponent),
      own != "Base"
    else { return nil }
    return own
  }

  /// Whether the file itself is the one for a language.
  func isLanguage(_ language: String) -> Bool {
    self.language?.lowercased() == language.replacing("_", with: "-").lowercased()
  }

  /// The copy of the whole file in a language, or `nil` when there is none but the file itself.
  func copy(in language: String) -> String? {
    path(of: name, in: language)
  }

  /// The `.strings` file of the file's texts in a language, or `nil`.
  func strings(in language: String) -> String? {
    path(of: stem + ".strings", in: language)
  }

  /// Looks for `name` in the best folder for `language`: `pt-BR` before `pt`.
  private func path(of name: String, in language: String) -> String? {
    guard folder.hasSuffix(".lproj") else { return nil }
    let parent = folder + "/.."
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    let folders = entries.sorted().compactMap { entry in
      Self.language(ofFolder: entry).map { (tag: $0.lowercased(), folder: entry) }
    }
    var tag = language.replacing("_", with: "-").lowercased()
    while true {
      for candidate in folders where candidate.tag == tag {
        let path = siblingFolder(candidate.folder) + "/" + name
        if FileManager.default.fileExists(atPath: path) { return path }
      }
      guard let dash = tag.lastIndex(of: "-") else { return nil }
      tag = String(tag[..<dash])
    }
  }

  /// The path of a folder beside the file's own, spelled as the caller spelled the file's.
  private func siblingFolder(_ name: String) -> String {
    guard let slash = folder.lastIndex(of: "/") else { return name }
    return String(folder[...slash]) + name
  }

  /// The language an `.lproj` folder is for; old projects spell a few out.
  private static func language(ofFolder name: String) -> String? {
    guard name.hasSuffix(".lproj") else { return nil }
    let stem = String(name.dropLast(6))
    return spelledOut[stem] ?? stem.replacing("_", with: "-")
  }

  private static let spelledOut = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es",
    "Italian": "it", "Dutch": "nl",
  ]
}
