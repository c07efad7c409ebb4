package import EarshotDocuments
package import EarshotFiles

/// Apps of whole projects, whose storyboards refer to each other.
extension AppReader {
  /// How many names a folder may hold that a script opens, whatever it is; people who name one themselves may
  /// wait for more.
  private static let entryLimit = 50_000

  /// Makes an application of the file with which a project begins; references lead through all of it.
  ///
  /// - Throws: A `FileError` that points at what is wrong with the file, or `noSuchScreen`.
  package func application(
    of main: Project.File, in project: Project, scene: String? = nil
  ) throws(FileError) -> DocumentApplication {
    var reader = self
    reader.documents.surroundings = project.surroundings
    return main.isNamed
      ? try reader.application(of: main.path, scene: scene)
      : try reader.application(ofNamed: main.path, scene: scene)
  }

  /// Makes an application of the project in a folder that a file names.
  ///
  /// - Throws: A `FileError` of the folder where it is not clear with what the app begins.
  func application(
    ofProjectIn folder: String, scene: String?
  ) throws(FileError) -> DocumentApplication {
    var search = ProjectSearch()
    search.root = documents.root
    search.filter = try projectFilter()
    search.entryLimit = Self.entryLimit
    var project = search.project(of: [folder])
    codes?.add(to: &project.surroundings, around: folder, within: documents.root)
    return try application(
      of: project.beginning(within: documents.root).file, in: project, scene: scene)
  }
}
