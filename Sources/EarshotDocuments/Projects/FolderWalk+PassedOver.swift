import EarshotFiles

/// What of a folder nobody looks at, and who says so.
nonisolated extension FolderWalk {
  /// Folders in which no app keeps the sources of its screens (Decisions, "Which files of a folder are looked
  /// at").
  private static let passedOver = [
    ".*/", "Pods/", "Carthage/", "DerivedData/", "node_modules/", "*.xcodeproj/", "*.xcworkspace/",
    "*.xcassets/", "*.xcdatamodeld/", "*.framework/", "*.xcframework/", "*.app/", "*.bundle/",
    "*.xcarchive/", "*.xctemplate/", "*.xcloc/", "*.docc/", "._*",
  ]

  private static let common = PathRules(passedOver, in: "/")

  /// Whether something is passed over: the last list that has a word on it counts.
  ///
  /// A `.gitignore` that takes something back says that it is committed, as the sources of libraries are in some
  /// projects, and not that it is the app's own; only the settings can say that.
  mutating func isPassedOver(
    _ path: String, _ place: String, of folder: Folder, isFolder: Bool
  ) -> Bool {
    let place = Array(place)
    if let verdict = search.filter.exclude?.verdict(on: place, isFolder: isFolder) {
      if verdict {
        note(path, "passed over: the settings exclude it", isSkip: isFolder || isScreens(path))
      }
      return verdict
    }
    let isLeftOver = !isFolder && Self.isLeftOverOfMerge(path)
    let isForeign = isLeftOver || Self.common.verdict(on: place, isFolder: isFolder) ?? false
    let ignored = folder.ignored.reversed().lazy
      .compactMap { list in
        list.rules.verdict(on: place, isFolder: isFolder).map { (verdict: $0, words: list.words) }
      }
      .first { $0.verdict || !isForeign }
    guard ignored?.verdict ?? isForeign else { return false }
    let reason =
      isLeftOver
      ? "a merge has left it over, and nobody builds it" : "no app keeps its screens there"
    note(
      path, "passed over: \(ignored?.words ?? reason)",
      isSkip: !isFolder && isScreens(path), mayBeMissed: isLeftOver ? false : nil)
    return true
  }

  /// Whether a file is one of those that git and tools for merging put beside a file, by its name: `Main.BASE.27.storyboard`,
  /// `Main_BASE_27.storyboard` or `Main.orig.storyboard`.
  private static func isLeftOverOfMerge(_ path: String) -> Bool {
    let parts = path.fileStem.split { $0 == "." || $0 == "_" }
    guard parts.count > 1, let last = parts.last else { return false }
    if path.fileStem.hasSuffix(".orig") { return true }
    return parts.count > 2 && last.allSatisfy { $0.isASCII && $0.isNumber }
      && sidesOfMerge.contains(parts[parts.count - 2])
  }

  private static let sidesOfMerge: Set<Substring> = ["BACKUP", "BASE", "LOCAL", "REMOTE"]

  /// Whether a file is one that is looked for, by its name.
  private func isScreens(_ path: String) -> Bool {
    search.interest == .screens && path.isInterfaceBuilderFile
  }

  mutating func note(
    _ path: String, _ message: String, line: Int = 1, isSkip: Bool = false,
    mayBeMissed: Bool? = nil
  ) {
    found.notes.append(
      Project.Note(
        path: path, line: line, message: message, isSkippedFile: isSkip, mayBeMissed: mayBeMissed))
  }

  /// Leaves of the copies of a file in folders of languages the one that the others are made from.
  mutating func keepOneLanguage() {
    let copies = Dictionary(grouping: found.files.filter { $0.folder.fileEnding == "lproj" }) {
      LocalizedFiles.home(of: $0) + "/" + $0.fileName
    }
    var left: Set<String> = []
    for copies in copies.values where copies.count > 1 {
      let ranked = ["base", "en", "english"].compactMap { language in
        copies.first { $0.folder.fileStem.lowercased() == language }
      }
      let kept = ranked.first ?? copies[0]
      for copy in copies where copy != kept {
        left.insert(copy)
        note(
          copy, "passed over: the same in another language is read; --language takes this one",
          isSkip: true, mayBeMissed: false)
      }
    }
    found.files.removeAll { left.contains($0) }
  }
}
