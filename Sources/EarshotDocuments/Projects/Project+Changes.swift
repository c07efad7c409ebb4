import EarshotFiles

nonisolated extension Project {
  /// Finds the files that changes of others concern.
  ///
  /// A storyboard or xib is concerned by its own file, its copies in other languages and its texts
  /// (`.strings`, `.stringsdict`, `.xcstrings` of its name beside it), the first storyboard of an app also
  /// by what says that it is the first; everything else by itself alone (Decisions, "What a pull request is
  /// about").
  ///
  /// - Parameter changed: The paths of what was changed, put there or taken away, each from the root of the
  ///   system on.
  /// - Returns: The files, in their order.
  package func files(concernedBy changed: Set<String>) -> [File] {
    let texts = FileEndings.interfaceBuilder + ["strings", "stringsdict", "xcstrings"]
    let homes = Set(
      changed.filter { texts.contains($0.fileEnding) }.map(Self.home(of:)))
    let lists = Set(
      surroundings.mains.filter { changed.contains(Self.place(of: $0.file)) }.map(\.name))
    return files.filter { file in
      let place = Self.place(of: file.path)
      if changed.contains(place) { return true }
      guard file.path.isInterfaceBuilderFile else { return false }
      return homes.contains(Self.home(of: place)) || lists.contains(String(file.path.fileStem))
    }
  }

  /// Where a file is, which may have been taken away, from the root of the system on.
  package static func place(of path: String) -> String {
    (path.folder.resolvedPath.map { $0 == "/" ? "" : $0 } ?? path.folder) + "/" + path.fileName
  }

  /// What a file and its texts have in common: their name, and the folder around those of languages.
  private static func home(of place: String) -> String {
    LocalizedFiles.home(of: place) + "/" + place.fileStem
  }
}
