import EarshotFiles

/// Patterns by which git ignores files, and where they stand.
nonisolated struct IgnoreList {
  /// The patterns.
  var rules: PathRules
  /// Who names what is ignored, as a clause.
  var words: String
}

nonisolated extension FolderWalk {
  /// What counts as patterns of git around a folder, the strongest last: those of the user, those of the
  /// repository itself, and the `.gitignore` files from the repository's folder inward; nothing outside of a
  /// repository (gitignore(5)).
  mutating func ignoreLists(around place: String) -> [IgnoreList] {
    var folders: [String] = []
    var top = place
    while !FileOrigin.isThere(top + "/.git") {
      guard top != "/" else { return [] }
      top = top.folder
      folders.append(top)
    }
    var lists: [IgnoreList] = []
    if let file = search.filter.gitExcludes {
      add(patternsIn: file, about: top, "the settings of git name it", to: &lists)
    }
    addOwnExcludes(of: top, about: top, to: &lists)
    for folder in folders.reversed() { addIgnoreFile(of: folder, about: folder, to: &lists) }
    return lists
  }

  /// Adds the `.gitignore` of a folder, where it has one.
  mutating func addIgnoreFile(
    of folder: String, about place: String, to lists: inout [IgnoreList]
  ) {
    let path = Self.path(of: ".gitignore", in: folder)
    add(patternsIn: path, about: place, "a .gitignore names it", to: &lists)
  }

  /// Adds the patterns that a repository keeps for itself alone, where it has any.
  mutating func addOwnExcludes(
    of folder: String, about place: String, to lists: inout [IgnoreList]
  ) {
    guard let folder = gitFolder(of: folder) else { return }
    add(
      patternsIn: folder + "/info/exclude", about: place, "the repository's info/exclude names it",
      to: &lists)
  }

  /// How large a file of patterns may be, in bytes.
  private static let limit = 1 << 20

  private mutating func add(
    patternsIn path: String, about place: String, _ words: String, to lists: inout [IgnoreList]
  ) {
    guard FileOrigin.isThere(path) else { return }
    do throws(FileError) {
      let source = try text(of: path)
      let list = PathRules(source.bytes, in: place)
      for line in list.unusable {
        note(path, "this line is passed over; expected a pattern \(line.reason)", line: line.line)
      }
      lists.append(IgnoreList(rules: list, words: words))
    } catch {
      note(path, "passed over: \(error.problem.message)")
    }
  }

  /// Where a repository keeps what its work trees have in common: `.git`, or, where that is a file, the folder
  /// that it leads to by way of `commondir` (gitrepository-layout(5)).
  private func gitFolder(of top: String) -> String? {
    let path = Self.path(of: ".git", in: top)
    if FolderListing.isFolder(path) { return path }
    let mark = "gitdir: "
    guard let line = firstLine(of: path), line.hasPrefix(mark) else { return nil }
    let own = Self.path(String(line.dropFirst(mark.count)), from: top)
    return firstLine(of: own + "/commondir").map { Self.path($0, from: own) } ?? own
  }

  private func firstLine(of path: String) -> String? {
    guard let bytes = try? text(of: path).bytes else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(validating: line, as: UTF8.self)
  }

  private func text(of path: String) throws(FileError) -> SourceText {
    try SourceText(
      contentsOf: path, as: .text, from: .met(within: search.root), limit: Self.limit)
  }

  /// A path from a folder on, unless it begins at the root of the system.
  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : Self.path(of: path, in: folder)
  }
}
