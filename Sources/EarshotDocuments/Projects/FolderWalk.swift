import EarshotFiles

/// Goes through a folder and everything below it, once.
///
/// Links to folders are not followed, so that none leads in a circle; a file is taken once, however many links
/// lead to it. Nothing is opened but folders and regular files.
nonisolated struct FolderWalk {
  /// What was found.
  nonisolated struct Found {
    /// The files, in the order of their paths.
    var files: [String] = []
    var mains: [MainStoryboard] = []
    var folders: [String] = []
    var notes: [Project.Note] = []
    var faults: [FileError] = []
  }

  /// A folder that is still to be looked into.
  private struct Folder {
    /// As it is named.
    var path: String
    /// From the root of the system on.
    var place: [Character]
    /// The patterns of all `.gitignore` around it, the outermost first.
    var rules: [PathRules]
    var depth: Int
  }

  private(set) var found = Found()
  /// The files that were taken, here or before.
  private(set) var known: Set<FolderListing.FileIdentity>
  private let search: ProjectSearch
  private let folder: String
  private let common = PathRules(FolderWalk.passedOver, in: "/")
  private var ahead: [Folder] = []
  private var room = FolderWalk.entryLimit

  /// The most names that are looked at.
  private static let entryLimit = 2_000_000
  /// How deep folders may stand inside each other.
  private static let depthLimit = 100

  /// Folders in which no app keeps the sources of its screens (Decisions, "Which files of a folder are looked
  /// at").
  private static let passedOver = [
    ".*/", "Pods/", "Carthage/", "DerivedData/", "node_modules/", "*.xcodeproj/", "*.xcworkspace/",
    "*.xcassets/", "*.xcdatamodeld/", "*.framework/", "*.xcframework/", "*.app/", "*.bundle/",
    "*.xcarchive/", "*.docc/",
  ]

  /// Prepares to go through a folder.
  init(search: ProjectSearch, folder: String, known: Set<FolderListing.FileIdentity>) {
    self.search = search
    self.folder = folder
    self.known = known
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
        path: folder, place: place == "/" ? [] : Array(place), rules: rules(around: place), depth: 0
      )
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
    guard room > 0 else {
      throw FileError(
        file: self.folder, problem: ProjectProblem.tooManyFiles(limit: Self.entryLimit))
    }
    found.folders.append(folder.path)
    var folder = folder
    if entries.contains(where: { $0.name == ".gitignore" && $0.kind == .file }) {
      add(rulesOf: folder.path, at: String(folder.place), to: &folder.rules)
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

  private mutating func lookAhead(to entry: FolderListing.Entry, in folder: Folder) {
    let path = Self.path(of: entry.name, in: folder.path)
    let place = folder.place + Array("/\(entry.name)")
    if entry.name.fileEnding == "xcodeproj", !isPassedOver(path, place, of: folder, isFolder: false)
    {
      found.mains += MainStoryboard.all(
        inProject: path + "/project.pbxproj", from: .met(within: search.root))
    }
    guard !isPassedOver(path, place, of: folder, isFolder: true) else { return }
    guard !entry.isLink else {
      return note(path, "passed over: a link to a folder")
    }
    guard folder.depth < Self.depthLimit else {
      found.faults.append(
        FileError(file: path, problem: ProjectProblem.tooDeep(limit: Self.depthLimit)))
      return
    }
    ahead.append(
      Folder(path: path, place: place, rules: folder.rules, depth: folder.depth + 1))
  }

  // MARK: Files

  private mutating func take(_ entry: FolderListing.Entry, in folder: Folder) {
    let path = Self.path(of: entry.name, in: folder.path)
    let isList = MainStoryboard.isInformationList(entry.name)
    guard isList || Self.endings(search.interest).contains(path.fileEnding) else { return }
    let place = folder.place + Array("/\(entry.name)")
    guard !isPassedOver(path, place, of: folder, isFolder: false) else { return }
    if isList {
      found.mains += MainStoryboard.all(inList: path, from: .met(within: search.root))
      return
    }
    guard isWanted(path) else { return }
    guard search.filter.includes(place) else {
      return note(path, "passed over: the settings do not include it")
    }
    // A link that leads out of the root is refused when it is read, whatever it leads to.
    guard known.insert(entry.identity).inserted else { return }
    found.files.append(path)
  }

  /// How the names of what is looked for end.
  private static func endings(_ interest: ProjectSearch.Interest) -> Set<String> {
    switch interest {
    case .screens: ["storyboard", "xib", "yaml", "yml", "json"]
    case .scripts: ["yaml", "yml", "json"]
    }
  }

  /// Whether a file is of the kind that is looked for, by its name or by what it says of itself.
  private func isWanted(_ path: String) -> Bool {
    ["storyboard", "xib"].contains(path.fileEnding)
      || (search.root?.contains(path) ?? true) && isOurs(path)
  }

  /// How far into a file its keys are looked for, in bytes.
  private static let headLength = 64 << 10

  /// Whether a file of nodes says that it is one of ours, of the kind that is looked for.
  private func isOurs(_ path: String) -> Bool {
    guard let head = SourceText(beginningOf: path, length: Self.headLength) else { return false }
    let key = search.interest == .screens ? "screens" : "steps"
    // The report of an audit has screens too.
    return head.hasTopLevelKey("earshot") && head.hasTopLevelKey(key)
      && !head.hasTopLevelKey("findings")
  }

  // MARK: What is passed over

  /// Whether something is passed over: the last list that has a word on it counts.
  private mutating func isPassedOver(
    _ path: String, _ place: [Character], of folder: Folder, isFolder: Bool
  ) -> Bool {
    let lists: [(rules: PathRules?, words: String)] =
      [(common, "no app keeps its screens there")]
      + folder.rules.map { ($0, "a .gitignore names it") }
      + [(search.filter.exclude, "the settings exclude it")]
    for list in lists.reversed() {
      guard let verdict = list.rules?.verdict(on: place, isFolder: isFolder) else { continue }
      if verdict { note(path, "passed over: \(list.words)") }
      return verdict
    }
    return false
  }

  private mutating func note(_ path: String, _ message: String, line: Int = 1) {
    found.notes.append(Project.Note(path: path, line: line, message: message))
  }

  /// The patterns of the folders around one, up to that of the repository.
  private mutating func rules(around place: String) -> [PathRules] {
    var folders: [String] = []
    var folder = place
    while !FileOrigin.isThere(folder + "/.git") {
      guard folder != "/", folders.count < Self.depthLimit else { return [] }
      folder = folder.folder
      folders.append(folder)
    }
    var rules: [PathRules] = []
    for folder in folders.reversed() where FileOrigin.isThere(folder + "/.gitignore") {
      add(rulesOf: folder, at: folder, to: &rules)
    }
    return rules
  }

  /// How large a `.gitignore` may be, in bytes.
  private static let ignoreFileLimit = 1 << 20

  private mutating func add(
    rulesOf folder: String, at place: String, to rules: inout [PathRules]
  ) {
    let path = Self.path(of: ".gitignore", in: folder)
    do throws(FileError) {
      let source = try SourceText(
        contentsOf: path, as: .text, from: .met(within: search.root), limit: Self.ignoreFileLimit)
      let list = PathRules(source.bytes, in: place)
      for line in list.unusable {
        note(path, "this line is passed over; expected a pattern \(line.reason)", line: line.line)
      }
      rules.append(list)
    } catch {
      note(path, "passed over: \(error.problem.message)")
    }
  }

  // MARK: Languages

  /// Leaves of the copies of a file in folders of languages the one that the others are made from.
  private mutating func keepOneLanguage() {
    let copies = Dictionary(grouping: found.files.filter { $0.folder.fileEnding == "lproj" }) {
      LocalizedFiles.home(of: $0) + "/" + $0.fileName
    }
    var left: Set<String> = []
    for copies in copies.values where copies.count > 1 {
      let ranked = ["Base", "en", "English"].compactMap { language in
        copies.first { $0.folder.fileStem == language }
      }
      let kept = ranked.first ?? copies[0]
      for copy in copies where copy != kept {
        left.insert(copy)
        note(copy, "passed over: the same in another language is read; --language takes this one")
      }
    }
    found.files.removeAll { left.contains($0) }
  }

  /// The path of something in a folder, as it is written; in the present folder it is the name alone.
  private static func path(of name: String, in folder: String) -> String {
    switch folder {
    case ".": name
    case "/": "/" + name
    default: "\(folder)/\(name)"
    }
  }
}
