import EarshotFiles

nonisolated extension ProjectSearch {
  /// Finds the code and the colours of the projects that files and folders belong to, wherever in them they are: a
  /// screen is judged alike whether it is named itself, or its folder, or the whole project.
  ///
  /// A project is the repository around them, or where there is none the folder in which something of Xcode's or of
  /// the package manager stands; without either it is the folder that was named.
  /// Nothing outside of a root is looked at.
  package func sources(around arguments: [String]) -> ProjectSources {
    var search = self
    search.interest = .sources
    search.filter.include = nil
    search.filter.exclude = nil
    search.keepsFolders = false
    var sources = ProjectSources()
    var known: Set<String> = []
    var folders: [String: FolderMarks] = [:]
    for argument in arguments where argument != "-" {
      let isFolder = Self.isFolder(argument)
      guard isFolder || argument.isInterfaceBuilderFile else { continue }
      let own = isFolder ? Self.folder(of: argument) : argument.folder
      guard let folder = projectFolder(around: own, &folders) ?? (isFolder ? own : nil),
        known.insert(folder.resolvedPath ?? folder).inserted,
        root?.contains(folder) ?? true
      else { continue }
      var walk = FolderWalk(search: search, folder: folder, known: [])
      // What cannot be looked into is told where it is audited.
      try? walk.run()
      sources.add(walk.found, in: folder)
    }
    return sources
  }

  /// What tells of a project in a folder.
  private struct FolderMarks {
    /// Whether something of Xcode's or of the package manager stands there.
    var isOfProject = false
    /// Whether a repository begins there.
    var isRepository = false
  }

  /// The folder of the project around another; `nil` where there is none.
  ///
  /// Files stand together, and have most folders around them in common; `known` has those that were looked into.
  private func projectFolder(
    around folder: String, _ known: inout [String: FolderMarks]
  ) -> String? {
    guard var place = folder.resolvedPath else { return nil }
    var project: String?
    while root?.contains(place) ?? true {
      let marks = known[place] ?? marks(of: place)
      known[place] = marks
      if project == nil, marks.isOfProject { project = place }
      if marks.isRepository { return place }
      guard place != "/" else { break }
      place = place.folder
    }
    return project
  }

  private func marks(of folder: String) -> FolderMarks {
    let names = (try? FolderListing.entries(of: folder, limit: entryLimit))?.map(\.name) ?? []
    return FolderMarks(
      isOfProject: names.contains(where: FolderWalk.isOfProject),
      isRepository: names.contains(".git"))
  }
}
