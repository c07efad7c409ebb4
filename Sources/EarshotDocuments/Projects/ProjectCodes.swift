package import EarshotFiles
import Synchronization

/// What the code around files says, for those who open many files one after the other.
nonisolated package final class ProjectCodes: Sendable {
  private let readings = Mutex<[String: CodeReading]>([:])

  /// Knows of none.
  package init() {}

  /// Lets the code around a file or a folder say what is heard.
  ///
  /// - Parameters:
  ///   - surroundings: What stands around the file.
  ///   - path: The file or the folder.
  ///   - root: The folder that nothing is looked at outside of; `nil` for any.
  package func add(
    to surroundings: inout ProjectSurroundings, around path: String, within root: FileRoot?
  ) {
    guard ProjectSearch.isFolder(path) || path.isInterfaceBuilderFile else { return }
    let place = ProjectSearch.isFolder(path) ? path : path.folder
    surroundings.read(
      readings.withLock { readings in
        if let known = readings[place] { return known }
        var search = ProjectSearch()
        search.root = root
        let reading = CodeReading(around: [path], by: search)
        readings[place] = reading
        return reading
      })
  }
}
