import EarshotFiles

extension ProjectSearch {
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
    for argument in arguments where argument != "-" {
      let isFolder = Self.isFolder(argument)
      guard isFolder || argument.isInterfaceBuilderFile else { continue }
      let own = isFolder ? Self.folder(of: argument) : argument.folder
      guard let folder = projectFolder(around: own) ?? (isFolder ? own : nil),
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

  /// The folder of the project around another; `nil` where there is none.
  private func projectFolder(around folder: String) -> String? {
    guard var place = folder.resolvedPath else { return nil }
    var project: String?
    while root?.contains(place) ?? true {
      let names = (try? FolderListing.entries(of: place, limit: entryLimit))?.map(\.name) ?? []
      if project == nil, names.contains(where: FolderWalk.isOfProject) { project = place }
      if names.contains(".git") { return place }
      guard place != "/" else { break }
      place = place.folder
    }
    return project
  }
}
