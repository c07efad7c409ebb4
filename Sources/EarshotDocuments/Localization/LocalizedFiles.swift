import EarshotFiles
import FoundationEssentials

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
      own.lowercased() != "base"
    else { return nil }
    return own
  }

  /// Whether the file itself is the one for a language.
  func isLanguage(_ language: String) -> Bool {
    self.language?.lowercased() == language.replacing("_", with: "-").lowercased()
  }

  /// The copy of the whole file in a language, or `nil` when there is none but the file itself.
  func copy(in language: String) -> String? {
    Self.fallbacks(of: language).lazy.compactMap { path(of: name, in: $0) }.first
  }

  /// The `.strings` file of the file's texts in exactly that language, or `nil`.
  func strings(in language: String) -> String? { path(of: stem + ".strings", in: language) }

  /// The String Catalog of the file's texts, or `nil`: Xcode keeps it in a folder for several languages,
  /// and beside a file that is not in the folder of a language.
  var catalog: String? {
    let shared = isLocalized ? siblingFolder("mul.lproj") : "\(folder)/mul.lproj"
    return [shared, folder].lazy.map { "\($0)/\(stem).xcstrings" }
      .first { FileOrigin.isThere($0) }
  }

  /// The folder around those of languages in which a file stands, or the file's own where it stands in none.
  nonisolated static func home(of file: String) -> String {
    let folder = file.folder
    return folder.hasSuffix(".lproj") ? folder.folder : folder
  }

  /// The tags to look for in place of one, from itself to the most general: `pt-BR` before `pt`.
  static func fallbacks(of language: String) -> [String] {
    var tag = language.replacing("_", with: "-").lowercased()
    var tags = [tag]
    while let dash = tag.lastIndex(of: "-") {
      tag = String(tag[..<dash])
      tags.append(tag)
    }
    return tags
  }

  /// Whether the file stands in the folder of a language, beside which others have theirs.
  private var isLocalized: Bool { folder.hasSuffix(".lproj") }

  /// Looks for `name` in the folder for exactly that language.
  private func path(of name: String, in tag: String) -> String? {
    folders.filter { $0.tag == tag }.lazy.map { siblingFolder($0.folder) + "/" + name }
      .first { FileOrigin.isThere($0) }
  }

  /// The path of a folder beside the file's own, spelled as the caller spelled the file's.
  private func siblingFolder(_ name: String) -> String {
    guard let slash = folder.lastIndex(of: "/") else { return name }
    return String(folder[...slash]) + name
  }

  /// The folders of languages beside the file's own, in the order of their names.
  private var folders: [(tag: String, folder: String)] {
    guard isLocalized else { return [] }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/..")) ?? []
    return entries.sorted().compactMap { entry in
      Self.language(ofFolder: entry).map { (tag: $0.lowercased(), folder: entry) }
    }
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
