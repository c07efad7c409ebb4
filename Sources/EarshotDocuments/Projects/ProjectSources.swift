import EarshotFiles

/// Where the code and the colours of a project are.
nonisolated package struct ProjectSources: Sendable {
  /// A file in a folder that was looked through.
  struct PlacedFile {
    /// Where it is.
    let path: String
    /// The folders around it, inside of the one that was looked through.
    let folders: [Substring]

    init(_ path: String, in folder: String) {
      let depth = folder == "." ? 0 : folder.split(separator: "/").count
      self.path = path
      folders = path.split(separator: "/").dropFirst(depth).dropLast()
    }
  }

  /// The files of code, and the lists of properties.
  private(set) var codeFiles: [PlacedFile] = []
  /// The asset catalogues.
  private(set) var catalogs: [String] = []
  /// The storyboards and xibs.
  private var interfaceFiles: [PlacedFile] = []
  /// What says with which storyboard an app begins.
  private(set) var mains: [NamedStoryboard] = []
  /// The files that are shown until an app has begun, every link on their ways resolved.
  private(set) var launchScreens: Set<String> = []
  /// The `project.pbxproj` files.
  private var projects: [String] = []
  /// The `.csproj` files.
  private var xamarinProjects: [String] = []
  /// The folders of packages and pods.
  private var packages: [String] = []
  /// Whether projects are generated when somebody builds them.
  private var isGenerated = false
  /// Whether a whole project is among what was looked through, so that what nothing there shows is shown by
  /// nothing.
  private(set) var isWhole = false
  /// Whether an Xcode project stands in a folder that was looked through, and not only deeper.
  private var hasMainProject = false
  /// The folders that were looked through.
  private var mainFolders: Set<String> = []

  /// Knows of nothing.
  init() {}

  /// Adds what was found in a folder.
  mutating func add(_ found: FolderWalk.Found, in folder: String) {
    mainFolders.insert(folder)
    catalogs += found.catalogs
    let placed = { (path: String) in PlacedFile(path, in: folder) }
    codeFiles += found.codeFiles.map(placed)
    interfaceFiles += found.files.filter(\.isInterfaceBuilderFile).map(placed)
    mains += found.mains
    launchScreens.formUnion(found.launchScreens)
    projects += found.projects
    xamarinProjects += found.xamarinProjects
    hasMainProject = hasMainProject || found.projects.contains { placed($0).folders.count == 1 }
    packages += found.packages
    isGenerated = isGenerated || found.isGenerated
    isWhole = isWhole || found.isWhole
  }

  /// What the code says of the screens; `nil` where there is none.
  ///
  /// A file that cannot be read says nothing.
  func code(from origin: FileOrigin) -> ProjectCode? {
    guard codeFiles.contains(where: { !$0.path.isPropertyList }) else { return nil }
    let built = BuiltFiles(
      projects: projects, xamarinProjects: xamarinProjects, packages: packages,
      isGenerated: isGenerated, from: origin)
    var reading = CodeSettings()
    let files = codeFiles.compactMap { file -> CodeFile? in
      guard let bytes = Self.bytes(of: file.path, from: origin) else { return nil }
      let ending = file.path.fileEnding
      guard !file.path.isPropertyList else { return CodeFile(list: bytes) }
      var code = CodeFile(code: bytes, in: CodeLanguage(ending: ending), &reading)
      // A project need not name headers.
      code.isBuilt = ending == "h" || built.mayHold(file.path, in: file.folders)
      return code
    }
    let interfaces = interfaceFiles.sorted { $0.path < $1.path }
      .compactMap { file -> ProjectCode.Interface? in
        Self.bytes(of: file.path, from: origin).map {
          ProjectCode.Interface(
            file.path, InterfaceNames($0),
            isBuilt: built.mayHold(file.path, in: file.folders)
              && !file.folders.contains(where: Self.isOfNobody) && !isExample(file))
        }
      }
    let code = ProjectCode(
      files, interfaces: interfaces,
      mains: mains.isEmpty && isGenerated ? nil : Set(mains.map(\.name)), isWhole: isWhole)
    return code.isEmpty ? nil : code
  }

  /// Whether a folder holds screens that no user sees: of tests, or of apps that another has taken the place of.
  private static func isOfNobody(_ folder: Substring) -> Bool {
    folder.hasSuffix("Tests") || formerly.contains(folder.lowercased())
  }

  /// The names of folders that say of themselves that what is in them is over.
  private static let formerly: Set = [
    "archive", "archived", "deprecated", "legacy", "obsolete", "old", "unused",
  ]

  /// Whether a file belongs to an example of how to use a package or another library that lies inside of an app's
  /// project.
  private func isExample(_ file: PlacedFile) -> Bool {
    let isExample = { (folder: Substring) in Self.examples.contains(folder.lowercased()) }
    // One of its own stands beside a project, or in a folder of such; that of a library deeper.
    let own = hasMainProject ? 0 : 1
    if file.folders.firstIndex(where: isExample) ?? 0 > own { return true }
    // A copy of a whole repository, as GitHub packs it, comes with projects that show how to use it.
    let isCopy = { (folder: Substring) in folder.hasSuffix("-master") || folder.hasSuffix("-main") }
    if let copy = file.folders.firstIndex(where: isCopy),
      file.folders[(copy + 1)...].contains(where: { folder in
        Self.examples.contains { folder.lowercased().contains($0) }
      })
    {
      return true
    }
    return packages.contains { package in
      guard package != ".", !mainFolders.contains(package), file.path.hasPrefix(package + "/")
      else { return false }
      return file.path.dropFirst(package.utf8.count).split(separator: "/").dropLast()
        .contains(where: isExample)
    }
  }

  private static let examples: Set = [
    "demo", "demos", "example", "examples", "sample", "samples",
  ]

  /// What is longer was written by a program, in bytes.
  private static let limit = 4 << 20

  private static func bytes(of path: String, from origin: FileOrigin) -> [UInt8]? {
    let limit = path.isInterfaceBuilderFile ? SourceText.sizeLimit : limit
    return try? SourceText(contentsOf: path, as: .text, from: origin, limit: limit).bytes
  }
}

nonisolated extension String {
  /// Whether a path is that of a list of properties, by its name.
  fileprivate var isPropertyList: Bool { fileEnding == "plist" }
}
