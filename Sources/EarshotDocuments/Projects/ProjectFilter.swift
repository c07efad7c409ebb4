package import EarshotFiles

/// What a project and git's settings have written down about which files are looked at.
nonisolated package struct ProjectFilter: Sendable {
  /// What alone is taken; `nil` for everything.
  package var include: PathRules?
  /// What is passed over; a pattern behind a `!` is taken back.
  package var exclude: PathRules?
  /// The file of patterns that git ignores files by in every repository of the user, by its path; `nil` for none.
  package var gitExcludes: String?

  /// Everything is taken.
  package init() {}

  /// Whether a file or any folder around it is to be taken; what is not below the folder of the patterns is.
  func includes(_ path: [Character]) -> Bool {
    guard let include, !include.isEmpty else { return true }
    guard include.isAbout(path) else { return true }
    if let verdict = include.verdict(on: path, isFolder: false) { return verdict }
    var end = path.count
    while let slash = path[..<end].lastIndex(of: "/"), slash > 0 {
      if let verdict = include.verdict(on: Array(path[..<slash]), isFolder: true) { return verdict }
      end = slash
    }
    return false
  }
}
