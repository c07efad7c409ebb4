import EarshotFiles

/// Which files the projects of a folder build into something: those of Xcode, and those in C#.
///
/// A project of today lists each file, or the folder that it stands in. What other tools build (packages, pods, projects
/// that are generated) is not known, and taken for built.
nonisolated struct BuiltFiles: Sendable {
  /// The last parts of the paths that the projects name.
  private var names: Set<String> = []
  /// The storyboards and xibs that the projects name and that are there.
  private var found: Set<FolderListing.FileIdentity> = []
  /// What these are called: of several files of one name only those that were found are built.
  private var foundNames: Set<String> = []
  /// The folders that they take with everything in them.
  private var folders: Set<String> = []
  /// The folders that something else may build.
  private let packages: [String]
  /// The folders that the projects stand in.
  private let homes: [String]
  private var isKnown = false
  /// The apps in C#.
  private let xamarinProjects: [XamarinProject]

  /// Reads the projects.
  ///
  /// - Parameters:
  ///   - projects: Their `project.pbxproj` files.
  ///   - xamarinProjects: The `.csproj` files.
  ///   - packages: The folders of packages and pods.
  ///   - isGenerated: Whether there are projects that are written only when somebody builds them.
  ///   - origin: How the program came to them.
  init(
    projects: [String], xamarinProjects: [String], packages: [String], isGenerated: Bool,
    from origin: FileOrigin
  ) {
    self.packages = packages
    self.xamarinProjects = xamarinProjects.compactMap { path in
      (try? SourceText(contentsOf: path, as: .text, from: origin, limit: 64 << 20))
        .flatMap { XamarinProject($0.bytes, at: path) }
    }
    homes = projects.map { $0.folder.folder }
    var isKnown = !isGenerated && !projects.isEmpty
    for project in projects {
      guard
        let source = try? SourceText(contentsOf: project, as: .text, from: origin, limit: 64 << 20)
      else {
        isKnown = false
        continue
      }
      for reference in XcodeProject(source, at: project).references { add(reference) }
    }
    // A project that names nothing is none that Xcode wrote.
    self.isKnown = isKnown && !names.isEmpty
  }

  /// Whether a file may be built into something; `inner` are the folders around it inside of what was looked through.
  func mayHold(_ path: String, in inner: [Substring]) -> Bool {
    if isLeftOut(path) { return false }
    // A project that lies elsewhere, such as one of a library's, tells nothing of what is around it.
    guard isKnown, homes.contains(where: { Self.isInside(path, of: $0) }) else { return true }
    let name = String(path.fileName)
    let isNamed =
      foundNames.contains(name)
      ? FolderListing.FileIdentity(of: path).map(found.contains) ?? true : names.contains(name)
    return isNamed || packages.contains { Self.isInside(path, of: $0) }
      || inner.contains { folders.contains(String($0)) }
  }

  /// Whether a storyboard or xib stands in the folders of apps in C#, none of which lists it.
  private func isLeftOut(_ path: String) -> Bool {
    guard path.isInterfaceBuilderFile else { return false }
    let around = xamarinProjects.filter { Self.isInside(path, of: $0.folder) }
    return !around.isEmpty && !around.contains { $0.lists(path.fileName) }
  }

  private static func isInside(_ path: String, of folder: String) -> Bool {
    folder == "." || path.hasPrefix(folder + "/")
  }

  private mutating func add(_ reference: XcodeProject.Reference) {
    guard !reference.isFolder else {
      folders.insert(reference.name)
      return
    }
    names.insert(reference.name)
    guard reference.name.isInterfaceBuilderFile,
      let identity = reference.path.flatMap({ FolderListing.FileIdentity(of: $0) })
    else { return }
    found.insert(identity)
    foundNames.insert(reference.name)
  }
}
