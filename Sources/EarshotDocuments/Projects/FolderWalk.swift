import EarshotFiles
import EarshotMirror

/// Goes through a folder and everything below it, once.
///
/// Links to folders are not followed, so that none leads in a circle; a file is taken once, however many links
/// lead to it. Nothing is opened but folders and regular files.
nonisolated struct FolderWalk {
  /// What was found.
  nonisolated struct Found {
    /// The files, in the order of their paths.
    var files: [String] = []
    var mains: [NamedStoryboard] = []
    /// What says what is shown until an app has begun.
    var launches: [NamedStoryboard] = []
    /// The files of source code, and the lists of properties.
    var codeFiles: [String] = []
    /// The asset catalogues.
    var catalogs: [String] = []
    /// The `project.pbxproj` files.
    var projects: [String] = []
    /// The `.csproj` files.
    var xamarinProjects: [String] = []
    /// The folders of packages and pods.
    var packages: [String] = []
    /// Whether something of a project stands there, which is whole then.
    var isWhole = false
    /// Whether projects are generated when somebody builds them.
    var isGenerated = false
    var folders: [String] = []
    var notes: [Project.Note] = []
    var faults: [FileError] = []
  }

  /// A folder that is still to be looked into.
  struct Folder {
    /// As it is named.
    var path: String
    /// From the root of the system on.
    var place: String
    /// The patterns by which git ignores files here, the strongest last.
    var ignored: [IgnoreList]
    /// Whether it is the one to go through.
    var isFirst: Bool
  }

  var found = Found()
  /// The files that were taken, here or before.
  private(set) var known: Set<FolderListing.FileIdentity>
  let search: ProjectSearch
  private let folder: String
  private var ahead: [Folder] = []
  private var room: Int

  /// Prepares to go through a folder.
  init(search: ProjectSearch, folder: String, known: Set<FolderListing.FileIdentity>) {
    self.search = search
    self.folder = folder
    self.known = known
    room = search.entryLimit
  }

  /// Goes through it.
  ///
  /// - Throws: Why the folder cannot be looked into at all, or that it holds too much.
  mutating func run() throws(FileError) {
    guard let place = folder.resolvedPath else {
      throw FileError(file: folder, at: .start, problem: ReadingProblem.missing, expecting: .folder)
    }
    ahead = [
      Folder(
        path: folder, place: place == "/" ? "" : place, ignored: ignoreLists(around: place),
        isFirst: true)
    ]
    while let next = ahead.popLast() { try look(into: next) }
    found.files.sort()
    keepOneLanguage()
  }

  // MARK: Folders

  private mutating func look(into folder: Folder) throws(FileError) {
    let entries: [FolderListing.Entry]
    do throws(FolderListing.Failure) {
      entries = try FolderListing.entries(of: folder.path, limit: room)
    } catch {
      found.faults.append(
        FileError(file: folder.path, problem: ProjectProblem.unreadableFolder(error.reason)))
      return
    }
    room -= entries.count
    noteBuild(of: folder.path, by: entries.map(\.name))
    guard room > 0 else {
      throw FileError(
        file: self.folder, problem: ProjectProblem.tooManyFiles(limit: search.entryLimit))
    }
    if search.keepsFolders { found.folders.append(folder.path) }
    var folder = folder
    if !folder.isFirst, entries.contains(where: { $0.name == ".git" }) {
      // A repository inside another has patterns of its own.
      addOwnExcludes(of: folder.path, about: folder.place, to: &folder.ignored)
    }
    if entries.contains(where: { $0.name == ".gitignore" && $0.kind == .file }) {
      addIgnoreFile(of: folder.path, about: folder.place, to: &folder.ignored)
    }
    for entry in entries.reversed() where entry.kind == .folder { lookAhead(to: entry, in: folder) }
    for entry in entries where entry.kind == .file { take(entry, in: folder) }
    for entry in entries where entry.kind == .other {
      let path = Self.path(of: entry.name, in: folder.path)
      guard Self.endings(search.interest).contains(path.fileEnding) else { continue }
      note(
        path, "passed over: \(entry.isLink ? "a link that leads to no file" : "no regular file")")
    }
  }

  /// Notes by what a folder is built.
  private mutating func noteBuild(of folder: String, by names: [String]) {
    if names.contains(where: { Self.isOfProject($0) || $0 == ".git" }) { found.isWhole = true }
    if names.contains(where: { $0 == "Package.swift" || $0.fileEnding == "podspec" }) {
      found.packages.append(folder)
    }
    found.xamarinProjects += names.filter { $0.fileEnding == "csproj" }
      .map { Self.path(of: $0, in: folder) }
    let generators = [
      "project.yml", "project.yaml", "Project.swift", "BUILD", "BUILD.bazel", "BUCK",
    ]
    if names.contains(where: generators.contains) { found.isGenerated = true }
  }

  private mutating func lookAhead(to entry: FolderListing.Entry, in folder: Folder) {
    let path = Self.path(of: entry.name, in: folder.path)
    let place = "\(folder.place)/\(entry.name)"
    if entry.name.fileEnding == "xcodeproj", !isPassedOver(path, place, of: folder, isFolder: false)
    {
      found.add(
        NamedStoryboard.all(
          inProject: path + "/project.pbxproj", from: .met(within: search.root)))
      found.projects.append(path + "/project.pbxproj")
    }
    if entry.name.fileEnding == "xcassets", !isPassedOver(path, place, of: folder, isFolder: false)
    {
      found.catalogs.append(path)
    }
    guard !isPassedOver(path, place, of: folder, isFolder: true) else { return }
    guard !entry.isLink else {
      return note(path, "passed over: a link to a folder")
    }
    ahead.append(Folder(path: path, place: place, ignored: folder.ignored, isFirst: false))
  }

  // MARK: Files

  private mutating func take(_ entry: FolderListing.Entry, in folder: Folder) {
    let path = Self.path(of: entry.name, in: folder.path)
    let isList = NamedStoryboard.isInformationList(entry.name)
    guard isList || Self.endings(search.interest).contains(path.fileEnding) else { return }
    let place = "\(folder.place)/\(entry.name)"
    guard !isPassedOver(path, place, of: folder, isFolder: false) else { return }
    if FileEndings.code.contains(path.fileEnding) { found.codeFiles.append(path) }
    if isList {
      found.add(NamedStoryboard.all(inList: path, from: .met(within: search.root)))
      return
    }
    guard isWanted(path) else { return }
    guard search.filter.includes(Array(place)) else {
      return note(path, "passed over: the settings do not include it", isSkip: true)
    }
    // A link that leads out of the root is refused when it is read, whatever it leads to.
    guard known.insert(entry.identity).inserted else { return }
    found.files.append(path)
  }

  /// Whether something of a name makes its folder that of a project.
  static func isOfProject(_ name: String) -> Bool {
    ["csproj", "xcodeproj", "xcworkspace"].contains(name.fileEnding) || name == "Package.swift"
  }

  /// How the names of what is looked for end.
  private static func endings(_ interest: ProjectSearch.Interest) -> [String] {
    switch interest {
    case .screens: FileEndings.screens
    case .scripts: FileEndings.nodes
    case .sources: FileEndings.interfaceBuilder + FileEndings.code
    }
  }

  /// Whether a file is of the kind that is looked for, by its name or by what it says of itself.
  private mutating func isWanted(_ path: String) -> Bool {
    path.isInterfaceBuilderFile
      || search.interest != .sources && (search.root?.contains(path) ?? true) && isOurs(path)
  }

  /// How far into a file its keys are looked for, in bytes.
  private static let headLength = 64 << 10

  /// Whether a file of nodes says that it is one of ours, of the kind that is looked for.
  private mutating func isOurs(_ path: String) -> Bool {
    guard let head = SourceText(beginningOf: path, length: Self.headLength) else { return false }
    if search.interest == .screens, let format = ImportFormat(head) {
      // Any list may begin with a word that is also a role.
      return format != .ariaSnapshot || path.fileStem.hasSuffix(".aria")
    }
    guard !FileEndings.dumps.contains(path.fileEnding) else { return false }
    let key = search.interest == .screens ? "screens" : "steps"
    // The report of an audit has screens too.
    guard head.hasTopLevelKey(key), !head.hasTopLevelKey("findings") else { return false }
    if head.hasTopLevelKey("earshot") { return true }
    note(path, "passed over: it has '\(key)', and no 'earshot: 1' that says whose they are")
    return false
  }

  /// The path of something in a folder, as it is written; in the present folder it is the name alone.
  static func path(of name: String, in folder: String) -> String {
    switch folder {
    case ".": name
    case "/": "/" + name
    default: "\(folder)/\(name)"
    }
  }
}
