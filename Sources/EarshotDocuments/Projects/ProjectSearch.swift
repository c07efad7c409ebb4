package import EarshotFiles

// How folders become files:
//
//  1. a file that is named is taken as it is; the folder of an Xcode project stands for the project;
//  2. a folder is gone through (`FolderWalk`), without what is passed over: what no app is made of, what
//     `.gitignore` names, and what the settings exclude, of which the last word counts;
//  3. of the copies of a file in several languages one is taken, which the others stand beside;
//  4. what says with which storyboard the app begins is read (`NamedStoryboard`).

/// Finds the files that arguments come to.
nonisolated package struct ProjectSearch: Sendable {
  /// What is looked for in folders.
  nonisolated package enum Interest: Sendable {
    /// Storyboards, xibs and screen documents.
    case screens
    /// Scripts.
    case scripts
    /// What tells what becomes of screens: code, lists of properties, storyboards and xibs.
    case sources
  }

  /// What is looked for.
  package var interest = Interest.screens
  /// What the project says of its files.
  package var filter = ProjectFilter()
  /// The folder that nothing is looked at outside of but what is named; `nil` for any.
  package var root: FileRoot?
  /// Whether the project tells of every folder that was looked into.
  package var keepsFolders = false
  /// The most names that are looked at in one folder.
  package var entryLimit = 2_000_000

  /// Creates a search.
  package init(for interest: Interest = .screens) {
    self.interest = interest
  }

  /// Finds the files.
  ///
  /// What cannot be looked into is among the faults of the project, and everything else is found.
  package func project(of arguments: [String]) -> Project {
    var project = Project()
    var known = Set(
      arguments.compactMap { Self.isFolder($0) ? nil : FolderListing.FileIdentity(of: $0) })
    for argument in arguments {
      guard Self.isFolder(argument) else {
        project.files.append(Project.File(argument))
        continue
      }
      let folder = Self.folder(of: argument)
      project.namedFolders.append(folder)
      do throws(FileError) {
        try FileOrigin.met(within: root).requirePlace(of: folder, as: .project)
        var walk = FolderWalk(search: self, folder: folder, known: known)
        try walk.run()
        project.add(walk.found)
        known.formUnion(walk.known)
      } catch {
        project.faults.append(error)
      }
    }
    return project
  }

  /// Whether an argument names a folder to go through: a dash is standard input, whatever stands here, and a
  /// folder that is called like a file was meant to be one.
  package static func isFolder(_ argument: String) -> Bool {
    argument != "-" && FolderListing.isFolder(argument)
      && !FileEndings.screens.contains(argument.fileEnding)
  }

  /// The folder of a project: an `.xcodeproj` or `.xcworkspace` stands in it.
  static func folder(of argument: String) -> String {
    var path = argument[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    let folder = String(path)
    let isProject = ["xcodeproj", "xcworkspace"].contains(folder.fileEnding)
    return isProject ? folder.folder : folder
  }
}

nonisolated extension Project {
  /// Adds what was found in a folder.
  fileprivate mutating func add(_ found: FolderWalk.Found) {
    files += found.files.map { File($0, isNamed: false) }
    surroundings.add(found)
    folders += found.folders
    notes += found.notes
    faults += found.faults
  }
}

nonisolated extension FileKind {
  /// A project on disk.
  static let project = FileKind("a folder with storyboards, xibs or screen documents")
}
