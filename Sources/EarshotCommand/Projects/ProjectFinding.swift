import EarshotAudit
import EarshotDocuments
import EarshotFiles
import FoundationEssentials

/// Finds what the arguments of a command come to, and tells what there is to tell of it.
struct ProjectFinding {
  /// Where it is told.
  let console: Console
  /// What is looked for in folders.
  var interest = ProjectSearch.Interest.screens
  /// The folder that nothing is looked at outside of but what is named; `nil` for any.
  var root: FileRoot?
  /// Whether what is passed over is told too.
  var isVerbose = false

  /// Finds the files of arguments.
  ///
  /// - Returns: The project, and `refused` where something could not be looked into, or `nothingToCheck`
  ///   where the folders that are named hold nothing.
  func project(of arguments: [String]) -> (project: Project, status: ExitStatus) {
    var search = ProjectSearch(for: interest)
    search.root = root
    var status = ExitStatus.clean
    if arguments.contains(where: ProjectSearch.isFolder) {
      let (filter, faults) = Self.settings(within: root)
      search.filter = filter
      for fault in faults {
        console.report("\(fault)")
        status = .refused
      }
    }
    var project = search.project(of: arguments)
    if interest == .screens { project.surroundings.readCode(around: arguments, by: search) }
    for fault in project.faults {
      console.report("\(fault)")
      status = .refused
    }
    if isVerbose {
      for note in project.notes { console.report(note.description) }
    }
    if project.files.isEmpty, status == .clean, let folder = project.namedFolders.first {
      let problem = ProjectProblem.nothingFound(
        interest == .screens ? "storyboard, xib or screen document" : "script")
      console.report(
        "\(folder):1:1: note: \(problem.message); \(problem.expectation ?? "")")
      status = .nothingToCheck
    }
    return (project, status)
  }

  /// Whether a listener can go through a storyboard, or whoever named it wants it; what is passed over is told
  /// where that is asked for.
  func isGoneThrough(_ storyboard: Storyboard, of file: Project.File) -> Bool {
    guard storyboard.isLaunchScreen, !file.isNamed else { return true }
    if isVerbose {
      let note = Project.Note(
        path: file.path, message: "passed over: a launch screen, in which nobody moves")
      console.report(note.description)
    }
    return false
  }

  /// What the project around the present folder has written down about which of its files are looked at.
  ///
  /// - Throws: The first fault of its settings.
  static func filter(within root: FileRoot?) throws(FileError) -> ProjectFilter {
    let (filter, faults) = settings(within: root)
    if let fault = faults.first { throw fault }
    return filter
  }

  private static func settings(
    within root: FileRoot?
  ) -> (filter: ProjectFilter, faults: [FileError]) {
    var (filter, faults) = SettingsSearch.filter(
      around: FileManager.default.currentDirectoryPath, within: root)
    // Nothing outside of a root is looked at.
    if root == nil { filter.gitExcludes = GitRepository.excludes }
    return (filter, faults)
  }
}
