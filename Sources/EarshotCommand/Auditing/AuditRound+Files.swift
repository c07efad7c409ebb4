import EarshotAudit
import EarshotDocuments
import EarshotFiles
import FoundationEssentials

/// What the results of a round depend on.
extension AuditRound {
  /// The folders whose changes concern the audit: those of the files, of the configuration and of the
  /// baseline, and the folders of languages beside the files.
  ///
  /// Those that were looked into are among them where the request keeps them.
  var watchedFolders: [String] {
    var folders = Set(named.map(\.folder)).union(project.folders)
    for folder in folders.filter({ _ in language != nil }) {
      let around = folder.hasSuffix(".lproj") ? folder.folder : folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
      for name in names where name.hasSuffix(".lproj") {
        folders.insert(around == "." ? name : "\(around)/\(name)")
      }
    }
    return folders.sorted()
  }

  /// Whether results depend on a file.
  func depends(on file: String) -> Bool {
    let place = path(file)
    if named.contains(where: { path($0) == place }) { return true }
    if language != nil, place.contains(".lproj/") { return true }
    return (FileEndings.screens + FileEndings.code).contains(file.fileEnding)
      && project.namedFolders.contains { place.hasPrefix(path($0) + "/") }
  }

  private var named: [String] {
    project.files.filter(\.isNamed).map(\.path)
      + [request.configuration, baselineFile].compactMap { $0?.path }
  }

  /// Finds the files that are asked for; of those in a repository only what has changed, where that is asked
  /// for.
  ///
  /// A change of the settings or the baseline concerns every file.
  ///
  /// - Throws: Why git does not say what has changed.
  static func project(
    _ request: AuditRequest, _ filter: ProjectFilter, _ settings: [String]
  ) throws(GitRefusal) -> Project {
    var search = ProjectSearch()
    search.filter = filter
    search.root = request.fileRoot
    search.keepsFolders = request.keepsFolders
    let arguments = request.namesChanges ? ["."] : request.files
    var project = search.project(of: arguments)
    project.surroundings.read(search.sources(around: arguments), within: request.fileRoot)
    if request.namesChanges {
      project.files = project.files(
        concernedBy: Set(request.files.map { Project.place(of: $0.path(from: request.root)) }))
      return project
    }
    guard let reference = request.changedSince else { return project }
    let named = project.files.filter(\.isNamed).map(\.path.folder)
    var changed: Set<String> = []
    var tops: Set<String> = []
    for folder in Set(project.namedFolders + named).sorted() {
      let repository = try GitRepository(around: folder)
      guard tops.insert(repository.top).inserted else { continue }
      changed.formUnion(try repository.changes(since: reference))
    }
    let decisive = (settings + [request.configuration?.path].compactMap(\.self))
      .compactMap(\.resolvedPath)
    if !decisive.contains(where: changed.contains) {
      project.files = project.files(concernedBy: changed)
    }
    return project
  }
}
