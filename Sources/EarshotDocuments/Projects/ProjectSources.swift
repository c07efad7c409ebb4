import EarshotFiles

/// Where the code and the colours of a project are.
nonisolated package struct ProjectSources: Sendable {
  /// The files of code, and the lists of properties, each with the folders that stand around it in what was looked
  /// through.
  private var codeFiles: [(path: String, folders: [Substring])] = []
  /// Where the files of code and the lists of properties are.
  var codePaths: [String] { codeFiles.map(\.path) }
  /// The asset catalogues.
  private(set) var catalogs: [String] = []
  /// The storyboards and xibs, each with the folders that stand around it in what was looked through.
  private var interfaceFiles: [(path: String, folders: [Substring])] = []
  /// What says with which storyboard an app begins.
  private(set) var mains: [MainStoryboard] = []
  /// The `project.pbxproj` files.
  private var projects: [String] = []
  /// The folders of packages and pods.
  private var packages: [String] = []
  /// Whether projects are generated when somebody builds them.
  private var isGenerated = false
  /// Whether a whole project is among what was looked through, so that what nothing there shows is shown by
  /// nothing.
  private(set) var isWhole = false

  /// Knows of nothing.
  init() {}

  /// Whether an Xcode project stands in a folder that was looked through, and not only deeper.
  private var hasMainProject = false
  /// The folders that were looked through.
  private var mainFolders: Set<String> = []

  /// Adds what was found in a folder.
  mutating func add(_ found: FolderWalk.Found, in folder: String) {
    mainFolders.insert(folder)
    catalogs += found.catalogs
    let depth = folder == "." ? 0 : folder.split(separator: "/").count
    let placed = { (path: String) in
      (path, Array(path.split(separator: "/").dropFirst(depth).dropLast()))
    }
    codeFiles += found.codeFiles.map(placed)
    interfaceFiles += found.files.filter(\.isInterfaceBuilderFile).map(placed)
    mains += found.mains
    projects += found.projects
    hasMainProject = hasMainProject || found.projects.contains { placed($0).1.count == 1 }
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
      projects: projects, packages: packages, isGenerated: isGenerated, from: origin)
    var reading = CodeSettings()
    let files = codeFiles.compactMap { path, folders -> CodeFile? in
      guard let bytes = Self.bytes(of: path, from: origin) else { return nil }
      guard !path.isPropertyList else { return CodeFile(list: bytes) }
      var file = CodeFile(code: bytes, isSwift: path.fileEnding == "swift", &reading)
      // A project need not name headers.
      file.isBuilt = path.fileEnding == "h" || built.mayHold(path, in: folders)
      return file
    }
    let interfaces = interfaceFiles.sorted { $0.path < $1.path }
      .compactMap { path, folders -> ProjectCode.Interface? in
        Self.bytes(of: path, from: origin).map {
          ProjectCode.Interface(
            path, InterfaceNames($0),
            isBuilt: built.mayHold(path, in: folders) && !folders.contains(where: Self.isOfNobody)
              && !isExample(path, in: folders))
        }
      }
    let code = ProjectCode(
      files, interfaces: interfaces, mains: Set(mains.map(\.name)), isWhole: isWhole)
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
  private func isExample(_ path: String, in folders: [Substring]) -> Bool {
    let isExample = { (folder: Substring) in Self.examples.contains(folder.lowercased()) }
    // One of its own stands beside a project, or in a folder of such; that of a library deeper.
    let own = hasMainProject ? 0 : 1
    if folders.firstIndex(where: isExample) ?? 0 > own { return true }
    return packages.contains { package in
      guard package != ".", !mainFolders.contains(package), path.hasPrefix(package + "/") else {
        return false
      }
      return path.dropFirst(package.utf8.count).split(separator: "/").dropLast()
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
